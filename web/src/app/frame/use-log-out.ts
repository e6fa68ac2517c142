import { useNavigate } from 'react-router-dom';
import { errorText } from '../../lib/error-text.ts';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { showToast } from '../../ui/toast/toast.tsx';

export function useLogOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async () => {
    try {
      await session.logout();
      showToast({ title: t('nav.loggedOut.title'), description: t('nav.loggedOut.text') });
      await navigate('/auth', { replace: true });
    } catch (error) {
      showToast({ title: t('toast.error'), description: errorText(t, error), tone: 'error' });
    }
  };
}
