import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { clueSteps } from '@craque/common/domain/party/party-clock.ts';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { type ClueRow, clueRows } from '../../../play/sticker/clue-rows.ts';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { color, duration, ellipsis, slip, still } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { cluesOf } from '../seat/round-game.ts';
import type { Party } from '../state/party-store.ts';
import { endOf, startOf } from '../state/party-views.ts';
import { least, stampedAt, u } from './stage-style.ts';
import { WholeName } from './whole-name.tsx';

/** So many letters at most stand on one line. */
const oneLine = 16;

type Round = NonNullable<PartyState['round']>;

/** The four clues of every game in the language of the screen, and the initials. */
function useClues(round: Round): ClueRow[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const athleteDetail = cluesOf(round, language);
  const initials = round.initials?.initials ?? null;
  return [
    ...clueRows(t, language, { ...round, athleteDetail }),
    { label: t('party.round.initials'), value: initials },
  ];
}

type ClueStripProps = { party: Party; state: PartyState; round: Round };

/** One strip for the time and the clues: each opens when the time has come to its place. */
export function ClueStrip({ party, state, round }: ClueStripProps) {
  const { t } = useTranslation();
  const clues = useClues(round);
  return (
    <Sheet>
      <Strip aria-label={t('game.clues.label')}>
        {clues.map(({ label, value }) => (
          <div key={label} data-open={value !== null || undefined}>
            <dt>{label}</dt>
            {value === null ? (
              <dd>
                <span aria-hidden="true">???</span>
                <VisuallyHidden>{t('game.clues.hidden')}</VisuallyHidden>
              </dd>
            ) : (
              <Value key={value} data-long={value.length > oneLine || undefined}>
                {value.length > oneLine ? value : <WholeName>{value}</WholeName>}
              </Value>
            )}
          </div>
        ))}
      </Strip>
      <TimeBar party={party} state={state} />
    </Sheet>
  );
}

const moveEvery = 250;

function TimeBar({ party, state }: { party: Party; state: PartyState }) {
  const [start, end] = [startOf(state), endOf(state)];
  const clues = state.round?.clues ?? 0;
  const timed = start !== undefined && end !== undefined;
  const shareNow = () =>
    timed ? Math.min(1, Math.max(0, (party.now() - start) / (end - start))) : 0;
  const [share, setShare] = useState(shareNow);
  useEffect(() => {
    if (start === undefined || end === undefined) return;
    const move = () => setShare(Math.min(1, Math.max(0, (party.now() - start) / (end - start))));
    move();
    const timer = setInterval(move, moveEvery);
    return () => clearInterval(timer);
  }, [party, start, end]);
  const filled = timed ? share : (clues + 1) / (clueSteps + 1);
  return <Bar aria-hidden="true" style={{ scale: `${filled} 1` }} />;
}

const stamp = keyframes`
  from { opacity: 0; transform: rotate(-4deg) scaleY(1.9); }
  55% { opacity: 1; transform: scale(0.96); }
`;
/* A frame: on a gold ground neither theme's type could be read all the time. */
const open = keyframes`from { box-shadow: inset 0 0 0 ${u(0.7)} #ffd84d; }`;

const Sheet = styled.div`
  ${slip}
  position: relative;
`;

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(${clueSteps + 1}, minmax(0, 1fr));
  margin: 0;
  > div {
    container-type: inline-size;
    min-width: 0;
    padding: ${u(0.9)} ${u(1)} ${u(1.1)};
    border-left: ${u(0.15)} dashed ${color.rule};
  }
  > div:first-child {
    border-left: 0;
  }
  > [data-open] {
    animation: ${open} 1200ms ease-out;
    ${still}
  }
  dt {
    color: ${color.quiet};
    ${stampedAt(least, 1.1)}
    ${ellipsis}
    text-transform: none;
  }
  dd {
    display: flex;
    align-items: center;
    min-width: 0;
    height: ${u(4.6)};
    margin: 0;
    color: ${color.quiet};
    ${stampedAt(3.3)}
    white-space: nowrap;
  }
`;

const Value = styled.dd`
  && {
    color: ${color.ink};
    transform-origin: left;
    animation: ${stamp} ${duration.feast} ease-out;
    ${still}
  }
  &&[data-long] {
    ${stampedAt(least, 0.96)}
    white-space: normal;
    text-wrap: balance;
    overflow: hidden;
  }
`;

const Bar = styled.i`
  position: absolute;
  inset: auto 0 0;
  height: ${u(0.55)};
  background: ${color.glow};
  transform-origin: left;
  transition: scale ${moveEvery}ms linear;
  ${still}
`;
