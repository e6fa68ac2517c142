import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Confetti } from '../../../play/end/lazy-confetti.tsx';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { color, duration, plainList, slip, still } from '../../../ui/tokens.ts';
import type { SceneProps } from './play-scene.tsx';
import { secondsText } from './seconds-text.ts';
import { least, Slip, stampedAt, Tape, u, wordsAt } from './stage-style.ts';

export function PodiumScene({ state }: Pick<SceneProps, 'state'>) {
  const { t } = useTranslation();
  const { top, ends = [] } = state;
  return (
    <Layout>
      <Confetti />
      <Tape as="h1">{t('party.podium.title')}</Tape>
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
      {rows.map(({ seat, name, points, place }, at) => (
        <Step
          key={seat}
          style={{ order: [1, 0, 2][at], animationDelay: `${(rows.length - 1 - at) * 700}ms` }}
        >
          <Face data-sport={grounds[at]}>
            <FaceSticker name={name} url={null} turn={turns[at] ?? 0} bare />
          </Face>
          <Block data-first={at === 0 || undefined} style={{ '--own-high': heights[at] ?? 12 }}>
            <b data-long={name.length > 10 || undefined}>{name}</b>
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
      <h2>{t('labelled', { label: number, value: answer.athleteName })}</h2>
      <dl>
        <dt>{t('stage.podium.first')}</dt>
        <dd>
          {first
            ? `${first.name} · ${secondsText(language, first.time)}`
            : t('stage.podium.nobody')}
        </dd>
        {closest && (
          <>
            <dt>{t('stage.podium.closest')}</dt>
            <dd>
              {closest.name} · {closest.athleteName}
            </dd>
          </>
        )}
        {wildest && (
          <>
            <dt>{t('stage.podium.wildest')}</dt>
            <dd>
              {wildest.name} · {wildest.athleteName}
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
  width: ${u(40)};
`;

const turnIn = keyframes`from { opacity: 0; transform: translateX(12%) rotate(2deg); }`;

const Page = styled(Slip)`
  padding: ${u(1)} ${u(1.6)} ${u(1.2)};
  animation: ${turnIn} ${duration.calm} ease-out;
  ${still}
  h2 {
    margin: 0;
    ${stampedAt(3.6)}
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${u(1)};
    margin: ${u(0.5)} 0 0;
    ${stampedAt(2.5, 1.15)}
    text-transform: none;
  }
  dt {
    color: ${color.quiet};
  }
  dd {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
