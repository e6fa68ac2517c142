import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { clueSteps } from '@craque/common/domain/party/party-clock.ts';
import { partyGuesses } from '@craque/common/domain/party/party.ts';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { blankPicture } from '../../../play/sticker/blank-picture.ts';
import { Front } from '../../../play/sticker/card-front.ts';
import { FoundBack, FoundFoil, FoundLight } from '../../../play/sticker/found-sticker.tsx';
import { OpenedPack } from '../../../play/sticker/opened-pack.tsx';
import { Brush } from '../../../play/sticker/scratch.tsx';
import { overPrint } from '../../../play/sticker/over-print.ts';
import { StickerPicture } from '../../../play/sticker/sticker-picture.tsx';
import { overlayOpacity } from '../../../play/state/reveal.ts';
import { useTurn } from '../../../play/sticker/use-turn.ts';
import { color, duration, shadow, still } from '../../../ui/tokens.ts';
import { useReducedMotion } from '../../../ui/use-media.ts';
import { least, u, wordsAt } from './stage-style.ts';
import { WholeName } from './whole-name.tsx';

type Round = NonNullable<PartyState['round']>;

export type StageStickerProps = {
  round: Round;
  /** It has been turned over before. */
  isTold?: boolean;
  /** Its round has begun just now: it comes out of its pack. */
  isFresh?: boolean;
  /** Its name is there: with the picture, or while that is awaited. */
  onTold?: (isShown: boolean) => void;
};

/** Scratched free with every clue, and turned over once it has its name. */
export const StageSticker = (props: StageStickerProps) => (
  <StickerOf key={props.round.number} {...props} />
);

function StickerOf({ round, isTold = false, isFresh = false, onTold }: StageStickerProps) {
  const { t } = useTranslation();
  const { clues, imageUrl, sport, answer } = round;
  const covered = round.isPhoto && !answer ? overlayOpacity(attemptsOf(clues)) : 0;
  const credit = answer?.photoCredit;
  const isStill = useReducedMotion();
  const [shown, setShown] = useState<string>();
  const [scratched, setScratched] = useState(clues);
  const [isUnpacked] = useState(isFresh && !isStill);
  const turns = answer !== null && !isTold && !isStill;
  const { isHeld, onTurn } = useTurn(turns);
  const isReady = imageUrl === null || shown === imageUrl;
  const hasName = answer !== null;
  useEffect(() => {
    if (hasName) onTold?.(isReady);
  }, [hasName, isReady, onTold]);
  const isScratched = answer === null && clues > scratched && isReady && !isStill;
  const alt = answer
    ? t('game.sticker.shown', { name: answer.athleteName })
    : t('game.sticker.hidden', { step: clues + 1, steps: clueSteps + 1 });
  return (
    <Spot>
      {answer && !isTold && <FoundLight />}
      <Card data-sticker data-lies={isTold || undefined}>
        <Front style={{ background: ground }}>
          {imageUrl === null ? (
            <img src={blankPicture} alt="" width={300} height={410} />
          ) : (
            <StickerPicture url={imageUrl} {...{ alt, sport, isHeld }} onShown={setShown} />
          )}
          <Cover style={{ opacity: covered }} data-testid="cover" />
          {turns && isReady && <FoundFoil />}
          {isScratched && <Brush key={clues} tone="#fff6cf" onEnd={() => setScratched(clues)} />}
        </Front>
        {turns && isReady && <FoundBack onTurn={onTurn} />}
      </Card>
      {credit && (
        <Credit>
          <WholeName>{t('stage.photo', credit)}</WholeName>
        </Credit>
      )}
      {isUnpacked && <OpenedPack sport={sport} isHeld={imageUrl === null || !isReady} />}
    </Spot>
  );
}

/** A covered sticker, on which a picture may come a moment later. */
const ground = `center / 100% 100% url("${blankPicture}")`;

const lay = keyframes`
  from { opacity: 0; transform: rotate(9deg) scale(1.5); }
  60% { opacity: 1; }
`;

/** As many guesses as clues have opened. */
const attemptsOf = (clues: number) => ({
  ...{ athleteName: null, totalGuesses: partyGuesses, remainingGuesses: partyGuesses - clues },
});

const Cover = styled.div`
  ${overPrint}
  background: #363f48;
  mix-blend-mode: multiply;
  transition: opacity ${duration.calm} ease-out;
  ${still}
`;

const Credit = styled.p`
  position: absolute;
  inset: auto 4% 3%;
  z-index: 1;
  margin: 0;
  padding: 0 ${u(0.6)};
  background: ${color.print};
  color: ${color.onPage};
  ${wordsAt(least, 700)}
`;

const Spot = styled.div`
  position: relative;
  height: 100%;
  aspect-ratio: 300 / 410;
`;

const Card = styled.div`
  position: absolute;
  inset: 0;
  border-radius: 5.7% / 4.1%;
  background: #fff;
  box-shadow: ${shadow.lifted};
  transform: rotate(-2.5deg);
  animation: ${lay} ${duration.feast} ease-out;
  ${still}
  &[data-lies] {
    animation: none;
    img {
      opacity: 1;
      transition: none;
    }
  }
`;
