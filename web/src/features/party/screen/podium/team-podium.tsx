import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../../lib/translation.ts';
import { Confetti } from '../../../../play/end/lazy-confetti.tsx';
import { useLanguage } from '../../../../ui/language/use-language.ts';
import { color, duration, plainList, shadow, slip, still } from '../../../../ui/tokens.ts';
import { TeamCrest } from '../../teams/team-crest.tsx';
import { type TeamRow, winnersOf } from '../../teams/team-texts.ts';
import type { ScreenRow } from '../seat-board.tsx';
import { least, stampedAt, Tape, u, wordsAt } from '../stage-style.ts';
import { WholeName } from '../whole-name.tsx';

type TeamPodiumProps = { teams: readonly TeamRow[]; rows: readonly ScreenRow[] };

/** The end of a game of teams: the winning one with its people first, and the others below it. */
export function TeamPodium({ teams, rows }: TeamPodiumProps) {
  const { t } = useTranslation();
  const winners = winnersOf(teams);
  const others = teams.filter((team) => !winners.includes(team));
  return (
    <Layout>
      <Confetti />
      <Tape as="h1">{t('party.teams.won', { count: winners.length })}</Tape>
      <Winners
        aria-label={t('party.teams.won', { count: winners.length })}
        style={{
          ...{ '--own-number': winners.length, '--own-type': nameType[winners.length - 1] },
        }}
      >
        <Rows teams={winners} rows={rows} />
      </Winners>
      {others.length > 0 && (
        <Others aria-label={t('party.teams.title')} start={winners.length + 1}>
          <Rows teams={others} />
        </Others>
      )}
    </Layout>
  );
}

/** In units, by the number of teams that have won. */
const nameType = [6.4, 4.8, 3.6, 2.8];

/** With `rows` each team names its people, best first, as far as its lines go. */
function Rows({ teams, rows = [] }: Partial<TeamPodiumProps>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return teams?.map(({ team, points }) => (
    <li key={team}>
      <TeamCrest team={team} />
      <b>
        <WholeName>{t(`party.teams.${team}`)}</WholeName>
      </b>
      <span>{t('stage.points', { count: points, points: points.toLocaleString(language) })}</span>
      {rows.length > 0 && (
        <People>
          {rows
            .filter((row) => row.team === team)
            .map(({ seat, name }) => (
              <i key={seat}>
                <WholeName>{name}</WholeName>
              </i>
            ))}
        </People>
      )}
    </li>
  ));
}

const slam = keyframes`
  from { opacity: 0; transform: scale(2.4) rotate(9deg); }
  70% { opacity: 1; transform: scale(0.97) rotate(-1deg); }
`;
const rise = keyframes`from { opacity: 0; transform: translateY(60%); }`;

const Layout = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  justify-items: center;
  gap: ${u(2)};
  height: 100%;
  > h1 {
    justify-self: center;
    ${stampedAt(3.6)}
  }
  li > span {
    ${wordsAt(least, 700)}
    text-transform: none;
  }
`;

const Winners = styled.ol`
  ${plainList}
  display: flex;
  align-items: center;
  gap: calc(${u(4)} / var(--own-number));
  max-width: 100%;
  li {
    display: grid;
    grid-template-columns: minmax(0, auto);
    justify-items: center;
    gap: ${u(0.8)};
    padding: ${u(1.6)} calc(${u(4)} / var(--own-number)) ${u(1.8)};
    background: linear-gradient(125deg, #d79a1e, #ffe9a3 38%, #fff6cf 52%, #ffe08a 68%, #d79a1e);
    box-shadow: ${shadow.lifted};
    color: ${color.print};
    min-width: 0;
    max-width: ${u(80)};
    text-align: center;
    ${stampedAt(least)}
    animation: ${slam} ${duration.feast} 300ms cubic-bezier(0.2, 0.7, 0.3, 1) backwards;
    ${still}
  }
  li + li {
    animation-delay: 700ms;
  }
  svg {
    width: ${u(9)};
    height: ${u(9)};
  }
  b {
    max-width: 100%;
    font-size: calc(var(--own-u) * var(--own-type));
  }
`;

/** Three lines, none of them cut. */
const People = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 1em;
  max-width: 100%;
  max-height: 3.6em;
  margin-top: ${u(0.4)};
  overflow: clip;
  ${stampedAt(2.6, 1.2)}
  text-transform: none;
  > i {
    max-width: 100%;
    font-style: normal;
  }
`;

const Others = styled.ol`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${u(1.2)} ${u(1.6)};
  li {
    ${slip}
    display: grid;
    grid-template-columns: auto auto;
    align-items: center;
    gap: 0 ${u(1)};
    padding: ${u(0.7)} ${u(1.4)};
    ${stampedAt(least)}
    animation: ${rise} ${duration.calm} 1600ms ease-out backwards;
    ${still}
  }
  svg {
    grid-row: span 2;
    width: ${u(4.6)};
    height: ${u(4.6)};
  }
  li > span {
    color: ${color.quiet};
  }
`;
