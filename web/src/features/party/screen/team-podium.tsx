import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Confetti } from '../../../play/end/lazy-confetti.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { color, duration, plainList, shadow, slip, still } from '../../../ui/tokens.ts';
import { TeamCrest } from '../teams/team-crest.tsx';
import { type TeamRow, winnersOf } from '../teams/team-texts.ts';
import { least, stampedAt, Tape, u, wordsAt } from './stage-style.ts';

/** The end of a game of teams: the winning one first, and the others below it. */
export function TeamPodium({ teams }: { teams: readonly TeamRow[] }) {
  const { t } = useTranslation();
  const winners = winnersOf(teams);
  const others = teams.filter((team) => !winners.includes(team));
  return (
    <Layout>
      <Confetti />
      <Tape as="h1">{t('party.teams.won', { count: winners.length })}</Tape>
      <Winners aria-label={t('party.teams.won', { count: winners.length })}>
        <Rows teams={winners} />
      </Winners>
      {others.length > 0 && (
        <Others aria-label={t('party.teams.title')} start={winners.length + 1}>
          <Rows teams={others} />
        </Others>
      )}
    </Layout>
  );
}

function Rows({ teams }: { teams: readonly TeamRow[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return teams.map(({ team, points }) => (
    <li key={team}>
      <TeamCrest team={team} />
      <b>{t(`party.teams.${team}`)}</b>
      <span>{t('stage.points', { count: points, points: points.toLocaleString(language) })}</span>
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
  grid-template-rows: auto minmax(0, 1fr) auto;
  justify-items: center;
  gap: ${u(2)};
  height: 100%;
  > h1 {
    justify-self: center;
    ${stampedAt(3.6)}
  }
  span {
    ${wordsAt(least, 700)}
    text-transform: none;
  }
`;

const Winners = styled.ol`
  ${plainList}
  display: flex;
  align-items: center;
  gap: ${u(3)};
  li {
    display: grid;
    justify-items: center;
    gap: ${u(0.8)};
    padding: ${u(2)} ${u(4)} ${u(2.2)};
    background: linear-gradient(125deg, #d79a1e, #ffe9a3 38%, #fff6cf 52%, #ffe08a 68%, #d79a1e);
    box-shadow: ${shadow.lifted};
    color: ${color.print};
    text-align: center;
    ${stampedAt(7)}
    animation: ${slam} ${duration.feast} 300ms cubic-bezier(0.2, 0.7, 0.3, 1) backwards;
    ${still}
  }
  li + li {
    animation-delay: 700ms;
  }
  svg {
    width: ${u(15)};
    height: ${u(15)};
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
  span {
    color: ${color.quiet};
  }
`;
