import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { sportInk } from '../../../ui/sport-ink.ts';
import { color, media, plainList, shadow, space } from '../../../ui/tokens.ts';
import { capitals, display, size } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { ChallengeMark } from './challenge-mark.tsx';
import { GuessPips } from './guess-pips.tsx';

/** Shown at once: one line of a wide page. */
const few = 2;

/** The games that wait for their player, as packs that are still closed; most of them folded. */
export function OpenGames({ games }: { games: readonly HistoryItem[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? games : games.slice(0, few);
  return (
    <TabSection title={t('history.open')} count={games.length}>
      <Packs>
        {shown.map((game) => (
          <OpenGame key={game.id} game={game} />
        ))}
      </Packs>
      {shown.length < games.length && (
        <All variant="quiet" onClick={() => setAll(true)}>
          {t('history.all', { games: games.length })}
        </All>
      )}
    </TabSection>
  );
}

function OpenGame({ game }: { game: HistoryItem }) {
  const { t } = useTranslation();
  const { id, sport, difficulty, guessesUsed, isMultiplayer } = game;
  return (
    <Card data-sport={sport}>
      <Pack aria-hidden="true">?</Pack>
      <div>
        <b>
          <Icon name={sport} size={18} />
          {t(`sports.${sport}`)} · {t(`levels.${difficulty}`)}
        </b>
        <p>
          <span>{game.athleteName ?? t('history.unknownAthlete')}</span>
          {isMultiplayer && <ChallengeMark />}
        </p>
        <VisuallyHidden>{t('history.running')}</VisuallyHidden>
        <Foot>
          <GuessPips difficulty={difficulty} used={guessesUsed} won={false} />
          <PageLink to={`/game/${id}`}>{t('history.resume')}</PageLink>
        </Foot>
      </div>
    </Card>
  );
}

const Packs = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** All of it leads to the game. */
const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[2]};
  border-left: 5px solid ${color.glow};
  background: ${color.field};
  box-shadow: ${shadow.slip};
  b {
    display: flex;
    align-items: center;
    gap: 6px;
    ${capitals(4)}
  }
  b svg {
    flex: none;
    color: ${sportInk};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space[2]};
    margin: 2px 0 6px;
    color: ${color.quiet};
    font-size: ${size(2)};
    font-weight: 600;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* Two lines: the pack says the rest. */
  ${media.mobile} {
    padding-block: 6px;
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 6px ${space[2]};
    }
    b {
      font-size: ${size(3)};
    }
    b svg,
    p > span {
      display: none;
    }
    p {
      margin: 0;
    }
  }
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.lifted};
    }
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  span > i {
    width: 7px;
    height: 10px;
  }
  a {
    color: ${color.ink};
    ${capitals(4)}
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  ${media.mobile} {
    grid-column: 1 / -1;
    a {
      font-size: ${size(3)};
    }
  }
`;

const teeth = Array.from({ length: 9 }, (_, tooth) => tooth);
const edge = (level: (tooth: number) => string) =>
  teeth.map((tooth) => `${(100 * tooth) / 8}% ${level(tooth)}`);
const outline = [
  ...edge((tooth) => (tooth % 2 === 0 ? '0' : '4%')),
  ...edge((tooth) => (tooth % 2 === 0 ? '100%' : '96%')).reverse(),
].join(', ');

/** Closed like that of a challenge before its start: nobody has seen the sticker. */
const Pack = styled.span`
  display: grid;
  place-items: center;
  width: 54px;
  aspect-ratio: 300 / 410;
  background:
    linear-gradient(180deg, rgb(0 0 0 / 0.28) 10%, transparent 10.5% 89.5%, rgb(0 0 0 / 0.28) 90%),
    linear-gradient(112deg, transparent 30%, rgb(255 255 255 / 0.4) 44%, transparent 58%),
    radial-gradient(rgb(255 255 255 / 0.25) 22%, transparent 24%) 0 0 / 7px 7px,
    ${color.glow};
  color: ${color.onPage};
  clip-path: polygon(${outline});
  ${display(7)}
  ${media.mobile} {
    width: 32px;
    font-size: ${size(5)};
  }
`;

const All = styled(Button)`
  margin-top: ${space[2]};
`;
