import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../../lib/translation.ts';
import { useLanguage } from '../../../../ui/language/use-language.ts';
import { color, duration, plainList, shadow, still } from '../../../../ui/tokens.ts';
import { secondsText } from '../seconds-text.ts';
import { Slip, stampedAt, u } from '../stage-style.ts';
import { WholeName } from '../whole-name.tsx';

type Ends = NonNullable<PartyState['ends']>;

const perPage = 2;
/** In ms. */
const pageFor = 6000;

/** Every round, a few at a time, turned like pages. */
export function RoundEnds({ ends }: { ends: Ends }) {
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

const Pages = styled.ol`
  ${plainList}
  display: grid;
  align-content: center;
  gap: ${u(1.2)};
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
