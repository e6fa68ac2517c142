import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { line, Row, Stack } from '../../../ui/layout.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { sportInk } from '../../../ui/sport-ink.ts';
import { color, media, space } from '../../../ui/tokens.ts';
import { caption, Display, Heading, size } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { GameSticker } from './game-sticker.tsx';
import { GuessPips } from './guess-pips.tsx';

/** A finished game; the whole row leads to the result, or to the table of a challenge. */
export function HistoryRow({ game }: { game: HistoryItem }) {
  const { t } = useTranslation();
  const { number, time } = useProfileTexts();
  const { id, sport, difficulty, won, isMultiplayer } = game;
  return (
    <li data-sport={sport}>
      <Way to={`/game/${id}`} state={isMultiplayer ? undefined : { result: true }}>
        <GameSticker game={game} />
        <VisuallyHidden>{t(won ? 'history.won' : 'history.lost')}</VisuallyHidden>
        <What $gap={1} $align="start">
          <Heading as="b" $step={5}>
            {game.athleteName ?? t('history.unknownAthlete')}
          </Heading>
          <Row>
            <Icon name={sport} size={16} />
            <span>{t(`sports.${sport}`)}</span>
            <span>{t(`levels.${difficulty}`)}</span>
            <time dateTime={game.startTime}>{time(game.startTime)}</time>
          </Row>
          {isMultiplayer && <Badge>{t('history.challenge')}</Badge>}
        </What>
        <Score $align="end" $gap={2} data-won={won || undefined}>
          <Display as="strong" $step={6}>
            {t('game.points', { points: number(game.score) })}
          </Display>
          <GuessPips difficulty={difficulty} used={game.guessesUsed} won={won} />
        </Score>
      </Way>
    </li>
  );
}

const Way = styled(PageLink)`
  ${line(4)}
  min-height: 92px;
  padding: ${space[2]} 0;
  border-bottom: 1px dashed ${color.rule};
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

/** The time of day only where there is room. */
const What = styled(Stack)`
  container-type: inline-size;
  flex: 1;
  ${caption()}
  b {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
  svg {
    color: ${sportInk};
  }
  ${media.belowWide} {
    font-size: ${size(1)};
  }
  @container (max-width: 239.98px) {
    time {
      display: none;
    }
  }
`;

const Score = styled(Stack)`
  flex: none;
  grid-template-columns: none;
  strong {
    color: ${color.quiet};
    white-space: nowrap;
  }
  &[data-won] strong {
    color: ${color.veryClose};
  }
`;
