import { useState } from 'react';
import { styled } from 'styled-components';
import { errorText } from '../../lib/error-text.ts';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { showToast } from '../../ui/toast/toast.tsx';

/** Ends the session; the gate then redirects to /auth. A failure shows the server's message. */
export function LogoutButton() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const logOut = async () => {
    setBusy(true);
    try {
      await session.logout();
      showToast({ title: t('profile.logout.done'), description: t('profile.logout.doneText') });
    } catch (error) {
      setBusy(false);
      showToast({ title: t('toast.error'), description: errorText(t, error), tone: 'error' });
    }
  };
  return (
    <OnPage variant="quiet" busy={busy} onClick={() => void logOut()}>
      {t('profile.logout.action')}
    </OnPage>
  );
}

/** Its border has the text's colour, because that of rules is invisible on the coloured page. */
const OnPage = styled(Button)`
  min-width: 44px;
  && {
    text-decoration-color: currentColor;
  }
`;
