import type { GameView } from '@craque/common/contracts/games.ts';
import { css, keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { bandStyle } from '../../../ui/band-style.ts';
import { Icon } from '../../../ui/icon.tsx';
import { line } from '../../../ui/layout.ts';
import {
  bareButton,
  color,
  ellipsis,
  inverted,
  layer,
  linkText,
  media,
  space,
} from '../../../ui/tokens.ts';
import { words } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { whenLow } from '../../../ui/low-height.ts';
import type { ShownOpponent } from '../state/shown-opponent.ts';
import { newsText, type RaceNews, spoken, useRaceNews } from './race-news.ts';

export type RaceLineProps = {
  game: GameView;
  opponents: readonly ShownOpponent[];
  onWinner: (() => void) | undefined;
};

/** The latest news, laid over the panel's heading for some seconds, so that nothing moves. */
export function RaceLine({ game, opponents, onWinner }: RaceLineProps) {
  const { t } = useTranslation();
  const { news, turn } = useRaceNews(opponents);
  const winner = opponents.find(({ player }) => player.userId === game.challenge?.winnerId);
  // The dialog announces the winner, and the banner does until it opens.
  const others = news.filter(({ kind, name }) => kind !== 'won' || name !== winner?.name);
  const lines = others.map((each) => newsText(t, each, game.totalGuesses));
  const last = others.at(-1);
  const banner = onWinner && winner && t('challenge.winner.title', { name: winner.name });
  return (
    <>
      <VisuallyHidden role="status">{spoken(banner ? [banner, ...lines] : lines)}</VisuallyHidden>
      {banner ? (
        <Slip data-stays>
          <Icon name="medal" size={18} />
          <b aria-hidden="true">{banner}</b>
          <See type="button" onClick={onWinner}>
            {t('challenge.winner.see')}
          </See>
        </Slip>
      ) : (
        last && (
          <Slip key={turn} aria-hidden="true" style={{ color: colorOf(last) }}>
            <Icon name={iconOf(last)} size={13} />
            <b>{lines.at(-1)}</b>
          </Slip>
        )
      )}
    </>
  );
}

function iconOf(news: RaceNews) {
  if (news.kind === 'guessed') return news.band ? bandStyle[news.band].icon : 'swap';
  return news.kind === 'won' || news.kind === 'joined' ? 'check' : 'close';
}

function colorOf(news: RaceNews): string {
  if (news.kind === 'guessed' && news.band) return bandStyle[news.band].color;
  return news.kind === 'won' ? color.veryClose : color.ink;
}

const pass = keyframes`
  from { opacity: 0; transform: translateY(60%); }
  6%, 88% { opacity: 1; transform: none; }
  to { opacity: 0; visibility: hidden; }
`;
const show = keyframes`0%, 95% { opacity: 1; } to { opacity: 0; visibility: hidden; }`;
const come = keyframes`from { opacity: 0; transform: translateY(60%); }`;

/** Covers the first line of the panel; above it while a phone's keyboard leaves the panel no room. */
const Slip = styled.div`
  position: absolute;
  z-index: ${layer.suggestions - 1};
  inset: 0 0 auto;
  ${line(2)}
  min-width: 0;
  height: 27px;
  background: ${color.paper};
  ${words(2, 700)}
  pointer-events: none;
  animation: ${pass} 4s ease-out forwards;
  > svg {
    flex: none;
  }
  > b {
    ${ellipsis}
  }
  &[data-stays] {
    height: 44px;
    padding: 0 0 0 ${space[3]};
    ${inverted}
    pointer-events: auto;
    animation: ${come} 250ms ease-out;
    > b {
      flex: 1;
    }
  }
  ${media.mobile} {
    &,
    &[data-stays] {
      top: 0;
      height: 44px;
      padding: 0 ${space[3]};
      border: 1.5px solid currentColor;
    }
  }
  ${whenLow(css`
    &,
    &[data-stays] {
      inset: auto 0 100%;
      height: 30px;
      min-height: 30px;
    }
  `)}
  ${media.stillness} {
    animation-name: ${show};
    &[data-stays] {
      animation: none;
    }
  }
`;

const See = styled.button`
  ${bareButton}
  ${linkText}
  flex: none;
  padding: 0 ${space[4]};
  font: inherit;
  text-decoration: underline;
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
`;
