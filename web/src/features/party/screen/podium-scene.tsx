import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Confetti } from '../../../play/end/lazy-confetti.tsx';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { color, duration, plainList, shadow, slip, still } from '../../../ui/tokens.ts';
import { CrestedName } from '../teams/crested-name.tsx';
import { TeamCrest } from '../teams/team-crest.tsx';
import { winnersOf } from '../teams/team-texts.ts';
import type { SceneProps } from './play-scene.tsx';
import { secondsText } from './seconds-text.ts';
import { TeamPodium } from './team-podium.tsx';
import { least, Line, Slip, stampedAt, Tape, u, wordsAt } from './stage-style.ts';
import { WholeName } from './whole-name.tsx';

/** In ms: so long the teams have the stage, before the best people. */
const teamsFor = 8000;

export function PodiumScene({ state }: Pick<SceneProps, 'state'>) {
  const { teams = [], phase } = state;
  const [isTeams, setTeams] = useState(phase === 'podium' && winnersOf(teams).length > 0);
  useEffect(() => {
    const timer = setTimeout(() => setTeams(false), teamsFor);
    return () => clearTimeout(timer);
  }, []);
  return isTeams ? <TeamPodium teams={teams} /> : <People state={state} />;
}

function People({ state }: Pick<SceneProps, 'state'>) {
  const { t } = useTranslation();
  const { top, teams = [], ends = [], phase } = state;
  const isOver = phase === 'over';
  return (
    <Layout>
      {!isOver && <Confetti />}
      <Head>
        <Tape as="h1">{t(isOver ? 'party.podium.over' : 'party.podium.title')}</Tape>
        {isOver && <Line>{t('stage.over.text')}</Line>}
        {winnersOf(teams).map(({ team }) => (
          <Won key={team}>
            <TeamCrest team={team} /> {t(`party.teams.${team}`)}
          </Won>
        ))}
      </Head>
      <Winners rows={top} />
      {ends.length > 0 && <RoundEnds ends={ends} />}
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
          style={{ order: [1, 0, 2][at], animationDelay: `${(rows.length - 1 - at) * 700}ms` }}
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

type Ends = NonNullable<PartyState['ends']>;

const perPage = 2;
/** In ms. */
const pageFor = 6000;

/** Every round, a few at a time, turned like pages. */
function RoundEnds({ ends }: { ends: Ends }) {
  const { t } = useTranslation();
  const pages = Math.ceil(ends.length / perPage);
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (pages < 2) return;
    const timer = setInterval(() => setPage((now) => (now + 1) % pages), pageFor);
    return () => clearInterval(timer);
  }, [pages]);
  const from = page * perPage;
  return (
    <Pages aria-label={t('stage.podium.rounds')}>
      {ends.map((end, at) => (
        <li key={end.number} hidden={at < from || at >= from + perPage}>
          <RoundEnd end={end} number={at + 1} />
        </li>
      ))}
    </Pages>
  );
}

function RoundEnd({ end, number }: { end: Ends[number]; number: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { answer, closest, wildest } = end;
  const { first } = answer;
  return (
    <Page>
      <Stuck $turn={number % 2 ? -2 : 2}>
        <img src={end.imageUrl} alt="" width={300} height={410} />
      </Stuck>
      <h2>
        <WholeName>{t('labelled', { label: number, value: answer.athleteName })}</WholeName>
      </h2>
      <dl>
        <dt>{t('stage.podium.first')}</dt>
        <dd>
          <WholeName>
            {first
              ? `${first.name} · ${secondsText(language, first.time)}`
              : t('stage.podium.nobody')}
          </WholeName>
        </dd>
        {closest && (
          <>
            <dt>{t('stage.podium.closest')}</dt>
            <dd>
              <WholeName>{`${closest.name} · ${closest.athleteName}`}</WholeName>
            </dd>
          </>
        )}
        {wildest && (
          <>
            <dt>{t('stage.podium.wildest')}</dt>
            <dd>
              <WholeName>{`${wildest.name} · ${wildest.athleteName}`}</WholeName>
            </dd>
          </>
        )}
        {answer.photoCredit && (
          <>
            <dt>{t('stage.podium.photo')}</dt>
            <dd>
              <WholeName>{`${answer.photoCredit.author}, ${answer.photoCredit.licence}`}</WholeName>
            </dd>
          </>
        )}
      </dl>
    </Page>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
  gap: ${u(1)} ${u(3)};
  height: 100%;
  > ol:last-child {
    grid-area: 1 / 2 / -1;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${u(1)} ${u(2)};
`;

const Won = styled.p`
  margin: 0;
  ${stampedAt(3)}
`;

const Steps = styled.ol`
  ${plainList}
  display: flex;
  align-items: end;
  justify-content: center;
  gap: ${u(0.8)};
  min-width: 0;
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

const Pages = styled.ol`
  ${plainList}
  display: grid;
  align-content: center;
  gap: ${u(1.2)};
  width: ${u(46)};
`;

const turnIn = keyframes`from { opacity: 0; transform: translateX(12%) rotate(2deg); }`;

/** The sticker of the round, stuck in beside what has become of it. */
const Page = styled(Slip)`
  display: grid;
  grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
  gap: ${u(0.4)} ${u(1.6)};
  align-items: start;
  min-height: ${u(17)};
  padding: ${u(1)} ${u(1.4)} ${u(1.2)} ${u(1.2)};
  animation: ${turnIn} ${duration.calm} ease-out;
  ${still}
  > :first-child {
    grid-row: 1 / -1;
    align-self: center;
  }
  h2 {
    margin: 0;
    ${stampedAt(3.6)}
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${u(1)};
    margin: 0;
    ${stampedAt(2.4, 1.15)}
    text-transform: none;
  }
  dt {
    color: ${color.quiet};
  }
  dd {
    margin: 0;
    min-width: 0;
  }
`;

const Stuck = styled.span<{ $turn: number }>`
  display: block;
  overflow: clip;
  border: ${u(0.35)} solid ${color.border};
  border-radius: 5.7% / 4.1%;
  background: ${color.border};
  box-shadow: ${shadow.slip};
  rotate: ${({ $turn }) => $turn}deg;
  > img {
    display: block;
    width: auto;
    height: ${u(14)};
  }
`;
