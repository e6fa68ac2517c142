import { useTranslation } from 'react-i18next';
import { dailyPath } from '../../lib/addresses/daily-address.ts';
import { ButtonLink, Notice, TextLink } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

const register = `/register?next=${encodeURIComponent(dailyPath)}`;

/** What a guest's streak gains by an account; a clear button once there is something to keep. */
export function GuestInvitation({ hasPlayed }: { hasPlayed: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice aria-label={t('daily.guest.title')}>
      <div>
        <b>{t('daily.guest.title')}</b>
        <Text $step={2} $quiet>
          {t('daily.guest.text')}
        </Text>
      </div>
      {hasPlayed ? (
        <ButtonLink $paper to={register}>
          {t('guest.register')}
        </ButtonLink>
      ) : (
        <TextLink to={register}>{t('guest.register')}</TextLink>
      )}
    </Notice>
  );
}
