import type { InviteView } from '@craque/common/contracts/challenges.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { leagueName } from '../../lib/league-name.ts';
import { shownName, shownPicture } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { emptySpot } from './empty-spot.ts';
import { type Fact, FactSlip } from './fact-slip.tsx';
import { FaceSticker } from './face-sticker.tsx';
import { Icon } from '../icon.tsx';
import { line } from '../layout.ts';
import { media, space } from '../tokens.ts';

export type ChallengePageProps = Pick<InviteView, 'from' | 'game'> & {
  last: Fact;
};

export function ChallengePage({ from, ...rest }: ChallengePageProps) {
  const mark = <Icon name={rest.game.sport} />;
  const face = <FaceSticker name={shownName(from)} url={shownPicture(from)} mark={mark} />;
  return <MatterPage {...rest} front={face} />;
}

export type MatterPageProps = Omit<ChallengePageProps, 'from'> & {
  /** Above the slip; decorative. */
  front: ReactNode;
};

export function MatterPage({ front, game, last }: MatterPageProps) {
  const { t } = useTranslation();
  const rows: Fact[] = [
    [t('game.sport'), t(`sports.${game.sport}`)],
    [t('game.league'), leagueName(t, game.league)],
    [t('game.level'), t(`levels.${game.difficulty}`)],
    last,
  ];
  return (
    <Stage>
      <Spot aria-hidden="true">{front}</Spot>
      <FactSlip facts={rows} />
    </Stage>
  );
}

export function EmptyChallengePage() {
  return (
    <Stage aria-hidden="true">
      <EmptySpot />
    </Stage>
  );
}

const Stage = styled.div`
  ${line(6)}
  flex-direction: column;
  justify-content: center;
  height: 100%;
  max-height: 1000px;
  padding-bottom: ${space[5]};
  ${media.sideways} {
    flex-direction: row;
    gap: ${space[5]};
  }
  ${media.mobile} {
    flex-direction: row;
    align-items: stretch;
    height: auto;
    min-height: 0;
    padding: ${space[2]} 0 ${space[2]} ${space[1]};
  }
`;

const Spot = styled.div`
  flex: none;
  width: min(340px, 40vh, 84%);
  ${media.sideways} {
    width: min(44vh, 42%);
  }
  ${media.mobile} {
    width: clamp(106px, 29vw, 180px);
  }
`;

const EmptySpot = styled(Spot)`
  ${emptySpot}
  transform: rotate(-2.5deg);
  ${media.mobile} {
    margin: 0 auto;
  }
`;
