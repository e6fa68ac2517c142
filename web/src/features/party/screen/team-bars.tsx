import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { center, color, filledWhenForced, plainList, slip, still } from '../../../ui/tokens.ts';
import { TeamCrest, teamColor } from '../teams/team-crest.tsx';
import type { TeamRow } from '../teams/team-texts.ts';
import { Move } from './move.tsx';
import { least, stampedAt, u } from './stage-style.ts';
import { orderBefore } from './table-moves.ts';
import { useHasMoved } from './use-has-moved.ts';
import { WholeName } from './whole-name.tsx';

/** `across`: side by side above a table of many. */
type TeamBarsProps = { teams: readonly TeamRow[]; across?: boolean };

/** A bar for each team, as long as its points; each glides to its new place. */
export function TeamBars({ teams, across }: TeamBarsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hasMoved = useHasMoved();
  const most = Math.max(1, ...teams.map(({ points }) => points));
  const before = orderBefore(teams.map((row, at) => ({ ...row, seat: at, place: row.place ?? 9 })));
  return (
    <Bars
      aria-label={t('party.teams.title')}
      data-across={across || undefined}
      data-few={(!across && teams.length === 2) || undefined}
      style={{ '--own-columns': across ? teams.length : 1 }}
    >
      {teams.map(({ team, place, points, moved }, at) => (
        <Bar
          key={team}
          data-first={(hasMoved && place === 1) || undefined}
          style={{ '--own-shift': hasMoved ? 0 : before.indexOf(at) - at }}
        >
          <b>{hasMoved || !place ? place : place + moved}</b>
          <TeamCrest team={team} />
          <WholeName>{t(`party.teams.${team}`)}</WholeName>
          <Move {...{ moved, hasMoved }} />
          <strong>{points.toLocaleString(language)}</strong>
          <Track aria-hidden="true">
            <i style={{ scale: `${points / most} 1`, '--own-team': teamColor(team) }} />
          </Track>
        </Bar>
      ))}
    </Bars>
  );
}

/** In units: between bars, and of the part that has their length. */
const gap = 0.9;
const high = 0.9;

const Bars = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(var(--own-columns), minmax(0, 1fr));
  grid-auto-rows: 1fr;
  gap: ${u(gap)};
  min-width: 0;
  font-size: ${u(least)};
  &[data-few] {
    font-size: ${u(2.9)};
  }
`;

const Bar = styled.li`
  ${slip}
  position: relative;
  display: grid;
  grid-template: 'place crest name name' minmax(1.15em, 1fr) 'place crest move points' auto / auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${u(0.7)};
  min-width: 0;
  padding: ${u(0.3)} ${u(0.8)} ${u(high + 0.2)} 0;
  ${stampedAt(least)}
  font-size: inherit;
  translate: 0 calc(var(--own-shift) * (100% + ${u(gap)}));
  transition: translate 1100ms cubic-bezier(0.5, 0, 0.2, 1);
  ${still}
  > b {
    grid-area: place;
    ${center}
    align-self: stretch;
    min-width: 1.3em;
    margin: ${u(-0.3)} 0 ${u(-0.2)};
    background: ${color.ink};
    color: ${color.paper};
    font-size: 1.3em;
  }
  &[data-first] > b {
    background: linear-gradient(125deg, #d79a1e, #ffe9a3 45%, #ffe08a 66%, #d79a1e);
    color: ${color.print};
  }
  > svg {
    grid-area: crest;
    width: 1.45em;
    height: 1.45em;
    [data-few] > & {
      width: 1.8em;
      height: 1.8em;
    }
  }
  > span {
    grid-area: name;
  }
  > strong {
    grid-area: points;
    font-size: 1.25em;
  }
  > i:first-of-type {
    grid-area: move;
    justify-self: end;
  }
  /* The crest below the place leaves the line to the name. */
  [data-across] > & {
    grid-template: 'place name name' minmax(1.15em, 1fr) 'crest move points' auto / auto minmax(0, 1fr) auto;
    translate: calc(var(--own-shift) * (100% + ${u(gap)})) 0;
    > b {
      margin-bottom: 0;
    }
    > svg {
      justify-self: center;
      width: 1.25em;
      height: 1.25em;
    }
  }
`;

const grow = keyframes`from { scale: 0 1; }`;

const Track = styled.i`
  position: absolute;
  inset: auto 0 0;
  height: ${u(high)};
  background: ${color.sunk};
  > i {
    display: block;
    height: 100%;
    background: var(--own-team);
    transform-origin: left;
    animation: ${grow} 1200ms cubic-bezier(0.2, 0.7, 0.3, 1) backwards;
    ${still}
    ${filledWhenForced}
  }
`;
