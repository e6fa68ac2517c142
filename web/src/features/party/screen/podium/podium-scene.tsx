import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../../lib/translation.ts';
import { Confetti } from '../../../../play/end/lazy-confetti.tsx';
import { FaceSticker } from '../../../../ui/album/face-sticker.tsx';
import { useLanguage } from '../../../../ui/language/use-language.ts';
import { color, duration, plainList, slip, still } from '../../../../ui/tokens.ts';
import { useReducedMotion } from '../../../../ui/use-media.ts';
import { CrestedName } from '../../teams/crested-name.tsx';
import { TeamCrest } from '../../teams/team-crest.tsx';
import { winnersOf } from '../../teams/team-texts.ts';
import type { SceneProps } from '../play-scene.tsx';
import { least, Line, stampedAt, Tape, u, wordsAt } from '../stage-style.ts';
import { WholeName } from '../whole-name.tsx';
import { RoundEnds } from './round-ends.tsx';
import { TeamPodium } from './team-podium.tsx';

/** In ms: so long the teams have the stage, before the best people. */
const teamsFor = 8000;
/** In ms: from one step of the podium to the next, and until all stand. */
const stepEvery = 1500;
const risenAfter = 2 * stepEvery + 1000;
/** More teams that have won together stand there as crests alone. */
const mostNamed = 2;
/** In units. */
const pagesWide = 46;

export function PodiumScene({ state }: Pick<SceneProps, 'state'>) {
  const { teams = [], rows = [], phase } = state;
  const [isTeams, setTeams] = useState(phase === 'podium' && winnersOf(teams).length > 0);
  useEffect(() => {
    const timer = setTimeout(() => setTeams(false), teamsFor);
    return () => clearTimeout(timer);
  }, []);
  return isTeams ? <TeamPodium {...{ teams, rows }} /> : <People state={state} />;
}

function People({ state }: Pick<SceneProps, 'state'>) {
  const { t } = useTranslation();
  const { top, teams = [], ends = [], phase } = state;
  const winners = winnersOf(teams);
  const isNamed = winners.length <= mostNamed;
  const isOver = phase === 'over';
  const isStill = useReducedMotion();
  const [hasRisen, setRisen] = useState(isOver || isStill);
  useEffect(() => {
    const timer = setTimeout(() => setRisen(true), risenAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Layout
      data-ends={ends.length > 0 || undefined}
      data-rises={!hasRisen || undefined}
      data-over={isOver || undefined}
    >
      {!isOver && hasRisen && <Confetti />}
      <Head>
        <Tape as="h1">{t(isOver ? 'party.podium.over' : 'party.podium.title')}</Tape>
        {isOver && <Line>{t('stage.over.text')}</Line>}
        {winners.map(({ team }) => (
          <Won key={team}>
            <TeamCrest team={team} alone={!isNamed} />
            {isNamed && <WholeName>{t(`party.teams.${team}`)}</WholeName>}
          </Won>
        ))}
      </Head>
      <Winners rows={top} />
      {ends.length > 0 && hasRisen && <RoundEnds ends={ends} />}
    </Layout>
  );
}

const turns = [-3, 3, -2];
const heights = [21.5, 18, 15.4];
/** Each on another ground. */
const grounds = ['basketball', 'tennis', 'formula1'] as const;

/** Third, then second, then the first: each rises with their block. */
function Winners({ rows }: { rows: PartyState['top'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Steps>
      {rows.map(({ seat, name, team, points, place }, at) => (
        <Step
          key={seat}
          style={{
            ...{ order: [1, 0, 2][at] },
            animationDelay: `${(rows.length - 1 - at) * stepEvery + 300}ms`,
          }}
        >
          <Face data-sport={grounds[at]}>
            <FaceSticker name={name} url={null} turn={turns[at] ?? 0} bare />
          </Face>
          <Block data-first={at === 0 || undefined} style={{ '--own-high': heights[at] ?? 12 }}>
            <b data-long={name.length > (team ? 7 : 10) || undefined}>
              <CrestedName {...{ name, team }} />
            </b>
            <span>
              {t('stage.points', { count: points, points: points.toLocaleString(language) })}
            </span>
            <i aria-hidden="true">{place}</i>
          </Block>
        </Step>
      ))}
    </Steps>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${u(1)} ${u(3)};
  height: 100%;
  &[data-ends] {
    grid-template-columns: minmax(0, 1fr) ${u(pagesWide)};
  }
`;

/** One line over both: below a second one the winner would have no room. */
const Head = styled.header`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${u(2)};
  > h1,
  > p {
    flex: none;
  }
`;

const Won = styled.div`
  display: flex;
  align-items: center;
  gap: 0.3em;
  min-width: 0;
  ${stampedAt(3)}
`;

const Steps = styled.ol`
  ${plainList}
  display: flex;
  align-items: end;
  justify-content: center;
  gap: ${u(0.8)};
  min-width: 0;
  transition: translate ${duration.feast} ease-in-out;
  ${still}
  /* In the middle of the stage, until the rounds come beside. */
  [data-ends][data-rises] > & {
    translate: ${u((pagesWide + 3) / 2)} 0;
  }
`;

const lift = keyframes`
  from { opacity: 0; transform: translateY(60%); }
  70% { opacity: 1; transform: translateY(-2%); }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 0 1 ${u(18)};
  min-width: 0;
  animation: ${lift} ${duration.feast} ease-out backwards;
  ${still}
  [data-over] & {
    animation: none;
  }
`;

const Face = styled.div`
  justify-self: center;
  width: ${u(14.4)};
  margin-bottom: ${u(-0.6)};
`;

const Block = styled.div`
  ${slip}
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  grid-template-columns: minmax(0, 1fr);
  isolation: isolate;
  height: calc(var(--own-u) * var(--own-high));
  padding: ${u(0.9)} ${u(0.6)} 0;
  overflow: clip;
  text-align: center;
  > b {
    max-width: 100%;
    ${stampedAt(3)}
    text-transform: none;
    overflow-wrap: anywhere;
    &[data-long] {
      ${stampedAt(least)}
      text-transform: none;
    }
  }
  > span {
    ${wordsAt(least, 700)}
    color: ${color.quiet};
  }
  > i {
    position: absolute;
    bottom: ${u(-0.4)};
    z-index: -1;
    ${stampedAt(8, 1)}
    font-style: normal;
    opacity: 0.16;
  }
  &[data-first] {
    background: linear-gradient(125deg, #d79a1e, #ffe9a3 38%, #fff6cf 52%, #ffe08a 68%, #d79a1e);
    color: ${color.print};
    > span {
      color: inherit;
    }
  }
`;
