import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { useLogOut } from '../../ui/toast/use-log-out.ts';

export function LogoutButton() {
  const { t } = useTranslation();
  const { busy, run } = useLogOut();
  return (
    <OnPage variant="quiet" busy={busy} onClick={run}>
      {t('nav.logout')}
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
