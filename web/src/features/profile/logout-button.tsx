import { styled } from 'styled-components';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { useAction } from '../../ui/toast/use-action.ts';

/** Ends the session; the gate then redirects to /auth. */
export function LogoutButton() {
  const { t } = useTranslation();
  const { busy, run } = useAction(async () => {
    await session.logout();
    showToast({ title: t('profile.logout.done'), description: t('profile.logout.doneText') });
  });
  return (
    <OnPage variant="quiet" busy={busy} onClick={run}>
      {t('profile.logout.action')}
    </OnPage>
  );
}

/** The rule colour of the underline would be invisible on the coloured page. */
const OnPage = styled(Button)`
  min-width: 44px;
  && {
    text-decoration-color: currentColor;
  }
`;
