import { styled } from 'styled-components';
import { dailyPath } from '../../lib/addresses/daily-address.ts';
import { errorText } from '../../lib/error-text.ts';
import { dayAndMonth } from '../../lib/time/date-texts.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { SheetText } from '../../ui/album/sheet-text.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ButtonLink, Middle } from '../../ui/layout.ts';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { gameOf } from '../../play/state/game-state.ts';
import { useGame } from '../../play/state/game-store.ts';
import { useScreenGame } from '../../play/state/use-screen-game.ts';
import { DailySpread } from './daily-spread.tsx';
import { type OpenedDaily, useOpenedDaily } from './use-opened-daily.ts';

/** The page of a daily game, at /daily/{sport} and with its date behind it. */
export function DailyGameScreen() {
  const { t } = useTranslation();
  const store = useScreenGame();
  const opened = useOpenedDaily(store);
  const game = useGame(store, gameOf);
  return (
    <>
      <title>{`${t('daily.title')} · Craque`}</title>
      {opened.failure ? (
        <Failed {...opened} />
      ) : (
        <DailySpread store={store} game={game} sport={opened.sport ?? 'soccer'} />
      )}
    </>
  );
}

function Failed({ sport = 'soccer', date, failure, retry }: OpenedDaily) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isEarly = failure?.kind === 'early';
  const hasFailed = failure?.kind === 'failed';
  const title = isEarly ? 'early' : hasFailed ? 'title' : 'none';
  const day = date && dayAndMonth(language, date);
  return (
    <AlbumSpread
      sport={sport}
      page={
        <Spot>
          <StickerArt picture={sport} veil={0.82} />
        </Spot>
      }
      sheet={
        <SheetText role="alert">
          <h1>{t(`daily.failed.${title}`)}</h1>
          {isEarly && <p>{t('daily.failed.earlyText', { date: day })}</p>}
          {failure?.kind === 'none' && <p>{t('daily.failed.noneText')}</p>}
          {hasFailed && (
            <>
              <p>{errorText(t, failure.error)}</p>
              <p>{t('daily.failed.kept')}</p>
              <Button onClick={retry}>{t('profile.retry')}</Button>
            </>
          )}
          <ButtonLink $paper to={dailyPath}>
            {t('daily.game.back')}
          </ButtonLink>
        </SheetText>
      }
    />
  );
}

const Spot = styled(Middle)`
  grid-template-columns: min(60%, 260px);
  justify-content: center;
`;
