import { useContext, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { AlbumPage } from '../../play/sticker/album-page.tsx';
import { Confetti } from '../../play/end/lazy-confetti.tsx';
import { useGame } from '../../play/state/game-store.ts';
import { GuestLimits, GuestWelcome } from './guest-welcome.tsx';
import {
  DailyWaits,
  GuestChallenges,
  GuestEnd,
  LastResultCard,
  useDailyAtHand,
} from './lazy-ends.tsx';
import { keptChallenges } from '../../lib/guest/kept-challenges.ts';
import { useEndsAtHand } from '../../play/end/ends-at-hand.ts';
import { ResultPart } from '../../play/end/own-result.tsx';
import { BetaBanner } from '../../play/sheet/beta-banner.tsx';
import { laterParts } from '../../play/sheet/later-parts.ts';
import { useBroughtName } from '../../play/guess/brought-name.ts';
import { GameSelectors } from '../../play/sheet/game-selectors.tsx';
import { PlaySheet } from '../../play/sheet/play-sheet.tsx';
import { useEndedSession, useGameFromTheStart, useReadAgain, wonLast } from './use-guest-game.ts';
import { useUnlockNotice } from './use-unlock-notice.ts';
import { useScreenGame } from '../../play/state/use-screen-game.ts';

const ends = [GuestEnd, LastResultCard];

/** The guest page at `/`; a signed-in visitor plays for their account. */
export function GuestScreen() {
  const { t } = useTranslation();
  const store = useScreenGame(['all-failed', 'start-failed']);
  const name = useBroughtName();
  const session = useSession();
  const ResultDialog = useContext(ResultPart);
  const choice = useGame(store, (state) => state.choice);
  const daily = useGame(store, (state) => state.daily);
  const lastResult = useGame(store, (state) => state.lastResult);
  const { reading, read, close } = useReadAgain(store);
  useGameFromTheStart(store);
  useEndsAtHand(store, ends);
  useUnlockNotice(store);
  const { stateOf, news } = useDailyAtHand();
  const winner = useGame(store, wonLast);
  const isGuest = session.state !== 'user';
  const [hasChallenges, setHasChallenges] = useState(false);
  useEffect(() => {
    // The prerendered page, which React takes over, has none.
    setHasChallenges(keptChallenges.read().length > 0);
  }, []);
  const endedOver = useEndedSession(store);
  if (endedOver !== undefined) return <Navigate to={`/game/${endedOver}`} replace />;
  return (
    <>
      <title>{t('app.title')}</title>
      <AlbumSpread
        sport={choice.sport}
        page={<AlbumPage store={store} selectors={<GameSelectors store={store} atOnce />} />}
        sheet={
          <PlaySheet
            store={store}
            parts={laterParts}
            isFresh
            name={name}
            opponents={daily?.daily && <DailyWaits sport={daily.sport} date={daily.daily.date} />}
            banner={<BetaBanner>{isGuest && <GuestLimits />}</BetaBanner>}
            ended={(game) => <GuestEnd {...{ store, game }} onDetails={() => read(game)} />}
          >
            {isGuest && hasChallenges && <GuestChallenges />}
            {lastResult && <LastResultCard game={lastResult} onDetails={() => read(lastResult)} />}
            <GuestWelcome isGuest={isGuest} stateOf={stateOf} news={news} />
          </PlaySheet>
        }
      />
      {winner !== undefined && <Confetti key={winner} />}
      {reading && ResultDialog && <ResultDialog game={reading} celebrate={false} onClose={close} />}
    </>
  );
}
