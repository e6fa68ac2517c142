import { useNavigate } from 'react-router-dom';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { useAction } from '../../ui/toast/use-action.ts';

export function useLogOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useAction(async () => {
    await session.logout();
    showToast({ title: t('nav.loggedOut.title'), description: t('nav.loggedOut.text') });
    await navigate('/auth', { replace: true });
  }).run;
}
