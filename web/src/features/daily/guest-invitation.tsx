import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dailyPath } from '../../lib/addresses/daily-address.ts';
import { buttonLook } from '../../ui/form/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { color, media, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';

const register = `/register?next=${encodeURIComponent(dailyPath)}`;

/** What a guest's streak gains by an account; a clear button once there is something to keep. */
export function GuestInvitation({ hasPlayed }: { hasPlayed: boolean }) {
  const { t } = useTranslation();
  return (
    <Slip aria-label={t('daily.guest.title')}>
      <div>
        <b>{t('daily.guest.title')}</b>
        <p>{t('daily.guest.text')}</p>
      </div>
      <Register to={register} data-calm={!hasPlayed || undefined}>
        {t('guest.register')}
      </Register>
    </Slip>
  );
}

const Slip = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  padding: ${space[3]} ${space[4]};
  background: ${color.sunk};
  b {
    font-size: ${size(3)};
  }
  p {
    margin: 2px 0 0;
    color: ${color.quiet};
    font-size: ${size(2)};
    text-wrap: pretty;
  }
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[3]};
  }
`;

const Register = styled(PageLink)`
  ${buttonLook('paper')}
  &[data-calm] {
    min-height: 44px;
    font-size: ${size(4)};
  }
`;
