import { useNavigate } from 'react-router-dom';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { showToast } from './toast.tsx';
import { useAction } from './use-action.ts';

/** Ends the session, says so and opens the sign-in page. */
export function useLogOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useAction(async () => {
    await session.logout();
    showToast({ title: t('nav.loggedOut.title'), description: t('nav.loggedOut.text') });
    await navigate('/auth', { replace: true });
  });
}
