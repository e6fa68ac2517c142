import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { sportInk } from '../../../ui/sport-ink.ts';
import { color, media, space } from '../../../ui/tokens.ts';
import { capitals, caption, display, size } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { ChallengeMark } from './challenge-mark.tsx';
import { GameSticker } from './game-sticker.tsx';
import { GuessPips } from './guess-pips.tsx';

/**
 * One finished game: its sticker, the athlete, the guesses and the points. The whole row leads to
 * the result, or to the table of a challenge.
 */
export function HistoryRow({ game }: { game: HistoryItem }) {
  const { t } = useTranslation();
  const { number, time } = useProfileTexts();
  const { id, sport, difficulty, won, isMultiplayer } = game;
  return (
    <li data-sport={sport}>
      <Way to={`/game/${id}`} state={isMultiplayer ? undefined : { result: true }}>
        <GameSticker game={game} />
        <VisuallyHidden>{t(won ? 'history.won' : 'history.lost')}</VisuallyHidden>
        <What>
          <b>{game.athleteName ?? t('history.unknownAthlete')}</b>
          <p>
            <span>
              <Icon name={sport} size={16} />
              {t(`sports.${sport}`)}
            </span>
            <span>{t(`levels.${difficulty}`)}</span>
            <time dateTime={game.startTime}>{time(game.startTime)}</time>
          </p>
          {isMultiplayer && <ChallengeMark />}
        </What>
        <Score data-won={won || undefined}>
          <strong>{t('game.points', { points: number(game.score) })}</strong>
          <GuessPips difficulty={difficulty} used={game.guessesUsed} won={won} />
        </Score>
      </Way>
    </li>
  );
}

export const historyRowLook = css`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 92px;
  padding: ${space[2]} 0;
  border-bottom: 1px dashed ${color.rule};
  ${media.mobile} {
    gap: ${space[3]};
  }
`;

const Way = styled(PageLink)`
  ${historyRowLook}
  color: inherit;
  text-decoration: none;
  ${media.hover} {
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;

/** Name, game, and the mark of a challenge, each in a line; the time only where there is room. */
const What = styled.div`
  container-type: inline-size;
  flex: 1;
  min-width: 0;
  b {
    display: block;
    ${capitals(5)}
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space[3]};
    margin: 4px 0 0;
    ${caption()}
    ${media.belowWide} {
      column-gap: ${space[2]};
      font-size: ${size(1)};
    }
  }
  em {
    display: block;
    width: fit-content;
    margin-top: 5px;
  }
  @container (max-width: 239.98px) {
    time {
      display: none;
    }
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  svg {
    flex: none;
    color: ${sportInk};
  }
`;

const Score = styled.div`
  display: grid;
  flex: none;
  justify-items: end;
  gap: 7px;
  strong {
    ${display(6)}
    font-variant-numeric: tabular-nums;
    color: ${color.quiet};
  }
  &[data-won] strong {
    color: ${color.veryClose};
  }
`;
