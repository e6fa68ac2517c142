import type { InviteView } from '@craque/common/contracts/challenges.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { leagueName } from '../../lib/league-name.ts';
import { shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { FaceSticker } from './face-sticker.tsx';
import { Icon } from '../icon.tsx';
import { line } from '../layout.ts';
import { color, media, slip, space } from '../tokens.ts';
import { caption, heading, size } from '../type.ts';

export type ChallengePageProps = Pick<InviteView, 'from' | 'game'> & {
  /** The last line of the slip. */
  last: { label: string; value: string };
};

/**
 * The coloured page: the challenger's sticker, and a slip that says what the challenge is about.
 */
export function ChallengePage({ from, ...rest }: ChallengePageProps) {
  const mark = <Icon name={rest.game.sport} />;
  const face = <FaceSticker name={shownName(from)} url={from.avatarUrl} mark={mark} />;
  return <MatterPage {...rest} front={face} />;
}

export type MatterPageProps = Omit<ChallengePageProps, 'from'> & {
  /** Above the slip; decorative. */
  front: ReactNode;
};

/** The coloured page with anything above the slip that says what is played. */
export function MatterPage({ front, game, last }: MatterPageProps) {
  const { t } = useTranslation();
  const rows = [
    { label: t('game.sport'), value: t(`sports.${game.sport}`) },
    { label: t('game.league'), value: leagueName(t, game.league) },
    { label: t('game.level'), value: t(`levels.${game.difficulty}`) },
    last,
  ];
  return (
    <Stage>
      <Spot aria-hidden="true">{front}</Spot>
      <Slip>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Slip>
    </Stage>
  );
}

/** Placeholder of the sticker: the link is invalid, or still loading. */
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
  box-sizing: border-box;
  aspect-ratio: 300 / 410;
  border: 3px dashed ${color.onPage};
  border-radius: 12px;
  background: rgb(0 0 0 / 0.14);
  transform: rotate(-2.5deg);
  ${media.mobile} {
    margin: 0 auto;
  }
`;

const Slip = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  width: min(100%, 440px);
  margin: 0;
  ${slip}
  > div {
    min-width: 0;
    padding: 10px ${space[4]} 12px;
  }
  > div:nth-child(even) {
    border-left: 1px dashed ${color.rule};
  }
  > div:nth-child(n + 3) {
    border-top: 1px dashed ${color.rule};
  }
  dt {
    ${caption(1)}
    line-height: 1.3;
  }
  dd {
    ${heading(5)}
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    align-content: stretch;
    width: auto;
    > div {
      display: grid;
      align-content: center;
      padding: 1px ${space[3]};
    }
    > div:nth-child(n) {
      border-left: 0;
    }
    > div + div {
      border-top: 1px dashed ${color.rule};
    }
    dd {
      font-size: ${size(4)};
    }
  }
`;
