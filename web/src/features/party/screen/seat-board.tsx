import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { bandStyle } from '../../../ui/band-style.ts';
import { turnOf } from '../../../ui/album/stuck-sticker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { center, color, duration, plainList, shadow, still } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TeamCrest } from '../teams/team-crest.tsx';
import { least, stampedAt, u } from './stage-style.ts';
import { WholeName } from './whole-name.tsx';

export type ScreenRow = NonNullable<PartyState['rows']>[number];

const most = 5;

/** By the number of names: so many columns, and the size of the type. */
function tagsOf(seats: number, most: number): { columns: number; type: number } {
  if (seats <= 6) return { columns: 2, type: 4 };
  if (seats <= 12) return { columns: 2, type: 3.2 };
  if (seats <= 24) return { columns: 3, type: 2.7 };
  return { columns: most, type: least };
}

/** Lines that are there before their names. */
const spotLines = (seats: number): number => (seats <= 6 ? 3 : seats <= 12 ? 6 : 0);

function lightsOf(seats: number): { columns: number; type: number } {
  if (seats <= 6) return { columns: 1, type: 3.4 };
  if (seats <= 24) return { columns: 2, type: seats <= 10 ? 3 : seats <= 14 ? 2.5 : least };
  return { columns: seats <= 36 ? 3 : 5, type: least };
}

type NameBoardProps = {
  rows: readonly ScreenRow[];
  columns: number;
  /** Somebody may still come: their places are shown. */
  free: boolean;
};

/** Names that have come in, each dropped onto its place like a sticker. */
export function NameBoard({ rows, columns: most, free }: NameBoardProps) {
  const { t } = useTranslation();
  const { columns, type } = tagsOf(rows.length, most);
  const lines = Math.max(free ? spotLines(rows.length) : 0, Math.ceil(rows.length / columns));
  const inOrder = rows.toSorted((one, other) => one.seat - other.seat);
  const spots = free ? Math.max(0, lines * columns - rows.length) : 0;
  const numbers = Array.from({ length: spots }, (_, at) => rows.length + at + 1);
  return (
    <Board
      aria-label={t('party.host.people')}
      style={{ '--own-columns': columns, '--own-type': type, '--own-lines': lines }}
    >
      {inOrder.map(({ seat, name, team, here }) => (
        <Tag
          key={seat}
          data-away={!here || undefined}
          data-team={team}
          style={{ rotate: `${turnOf(seat) * 0.7}deg` }}
        >
          {team && <TeamCrest team={team} alone />}
          <WholeName>{name}</WholeName>
        </Tag>
      ))}
      {numbers.map((number) => (
        <Spot key={`free ${number}`} aria-hidden="true">
          {number}
        </Spot>
      ))}
    </Board>
  );
}

/** Who is guessing, how near they are, and who is done: never what they have typed. */
export function SeatBoard({ rows }: { rows: readonly ScreenRow[] }) {
  const { t } = useTranslation();
  const { columns, type } = lightsOf(rows.length);
  const lines = Math.ceil(rows.length / columns);
  const inOrder = rows.toSorted((one, other) => one.seat - other.seat);
  return (
    <Board
      aria-label={t('party.host.people')}
      style={{ '--own-columns': columns, '--own-type': type, '--own-lines': lines }}
    >
      {inOrder.map((row) => (
        <Seat key={row.seat} row={row} />
      ))}
    </Board>
  );
}

function Seat({ row }: { row: ScreenRow }) {
  const { t } = useTranslation();
  const { name, team, here, plays, done, solved, used, band } = row;
  const light = solved ? 'solved' : done ? 'done' : plays ? 'guesses' : 'waits';
  const says = {
    solved: t('stage.seat.solved'),
    done: t('stage.seat.done'),
    guesses: t('stage.seat.used', { count: used }),
    waits: t('stage.seat.waits'),
  }[light];
  return (
    <Light data-light={light} data-away={!here || undefined}>
      <Sign style={band && !solved ? { color: bandStyle[band].color } : undefined}>
        {solved && <Icon name="check" />}
        {!solved && band && <Icon name={bandStyle[band].icon} />}
      </Sign>
      {team && <TeamCrest team={team} alone />}
      <WholeName>{name}</WholeName>
      <VisuallyHidden>{says}</VisuallyHidden>
      {light === 'guesses' && <Used style={{ scale: `${used / most} 1` }} aria-hidden="true" />}
    </Light>
  );
}

declare module 'react' {
  interface CSSProperties {
    [name: `--own-${string}`]: string | number | undefined;
  }
}

const Board = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(var(--own-columns), minmax(0, 1fr));
  grid-template-rows: repeat(var(--own-lines), minmax(0, 1.8em));
  gap: min(${u(0.7)}, calc(${u(4)} / var(--own-lines))) ${u(0.8)};
  min-width: 0;
  min-height: 0;
  font-size: calc(var(--own-u) * var(--own-type));
`;

const drop = keyframes`
  from { opacity: 0; transform: translateY(-40vh) rotate(14deg) scale(1.3); }
  62% { opacity: 1; transform: translateY(0) rotate(-3deg) scale(1); }
  80% { transform: translateY(-4%) rotate(1deg); }
`;

const Tag = styled.li`
  display: grid;
  align-items: center;
  min-width: 0;
  min-height: 0;
  padding: 0 0.4em;
  background: ${color.paper};
  box-shadow: ${shadow.slip};
  color: ${color.ink};
  ${stampedAt(least)}
  font-size: inherit;
  text-align: center;
  animation: ${drop} ${duration.feast} cubic-bezier(0.3, 0, 0.4, 1) backwards;
  transition: opacity ${duration.calm};
  ${still}
  &[data-away] {
    opacity: 0.6;
  }
  &[data-team] {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.3em;
    text-align: start;
  }
`;

/** As empty as a place in the album. */
const Spot = styled.li`
  ${center}
  min-height: 0;
  border: ${u(0.2)} dashed ${color.onPage};
  background: rgb(0 0 0 / 0.14);
  ${stampedAt(least)}
  font-size: inherit;
  opacity: 0.6;
`;

const lit = keyframes`
  from { transform: scale(1.12); filter: brightness(2.2); }
`;

const Light = styled.li`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: 1.35em minmax(0, 1fr);
  align-items: center;
  gap: 0.35em;
  min-width: 0;
  min-height: 0;
  overflow: clip;
  &:has(> svg) {
    grid-template-columns: 1.2em auto minmax(0, 1fr);
    gap: 0.25em;
  }
  padding-right: 0.3em;
  background: rgb(0 0 0 / 0.34);
  color: ${color.onPage};
  ${stampedAt(least)}
  font-size: inherit;
  text-transform: none;
  &[data-light='waits'],
  &[data-away] {
    opacity: 0.62;
  }
  &[data-light='done'],
  &[data-light='solved'] {
    opacity: 1;
    animation: ${lit} ${duration.feast} ease-out;
    ${still}
  }
  &[data-light='done'] {
    background: ${color.border};
    color: ${color.print};
  }
  &[data-light='solved'] {
    background: linear-gradient(105deg, #d79a1e, #ffe9a3 38%, #fff6cf 52%, #ffe08a 66%, #d79a1e);
    color: ${color.print};
  }
`;

const Sign = styled.i`
  ${center}
  height: 100%;
  background: ${color.paper};
  color: ${color.ink};
  svg {
    width: 0.86em;
    height: 0.86em;
  }
  [data-light='guesses'] &:empty,
  [data-light='waits'] &:empty {
    background: rgb(0 0 0 / 0.3);
  }
`;

const Used = styled.i`
  position: absolute;
  z-index: -1;
  inset: 0 0 0 1.35em;
  [data-light]:has(> svg) > & {
    left: 1.2em;
  }
  background: rgb(255 255 255 / 0.2);
  transform-origin: left;
  transition: scale ${duration.calm};
  ${still}
`;
