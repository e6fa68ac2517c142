import { changeParty, takeOverParty } from '@craque/common/contracts/party.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color, duration, shadow, still } from '../../../ui/tokens.ts';
import { HostEnd, HostSteps } from '../host/host-steps.tsx';
import type { Party } from '../state/party-store.ts';
import { usePartyAction } from '../state/use-party-action.ts';
import { StageButton, StageLink } from './stage-button.tsx';
import type { Scene } from './stage-scene.ts';
import { least, stampedAt, u } from './stage-style.ts';

type HostBarProps = { party: Party; view: PartyView; scene: Scene; children?: ReactNode };

/** What the host may do from here, and what anybody at the screen may. */
export function HostBar({ party, view, scene, children }: HostBarProps) {
  const { t } = useTranslation();
  const { state, host } = view;
  // While people guess, nothing lies over the clues unless somebody reaches for it.
  const isAtHand = useAtHand(scene);
  const isEnd = state.phase === 'podium' || state.phase === 'over';
  const isRunning = ['countdown', 'round', 'reveal'].includes(state.phase);
  return (
    <Bar data-bar data-hidden={(isRunning && !isAtHand) || undefined}>
      {host?.isHost && (
        <>
          <HostSteps party={party} steps={host.steps} as={StageButton} />
          {!isEnd && <Lock party={party} locked={state.locked} />}
          {/* In another tab, so that the stage goes on. */}
          <StageLink href={`/party/${state.code}`} target="_blank" rel="noopener">
            {t('party.host.manage')}
          </StageLink>
        </>
      )}
      {children}
      {host?.isHost && (
        <HostEnd party={party} steps={host.steps} phase={state.phase} as={StageButton} />
      )}
    </Bar>
  );
}

const restAfter = 4000;

/** A pointer or a key has moved a moment ago, and since the scene has come. */
function useAtHand(scene: Scene): boolean {
  const [atHand, setAtHand] = useState<Scene>();
  useEffect(() => {
    const rest: { timer?: ReturnType<typeof setTimeout> } = {};
    const leaving = new AbortController();
    const wake = () => {
      setAtHand(scene);
      clearTimeout(rest.timer);
      rest.timer = setTimeout(() => setAtHand(undefined), restAfter);
    };
    for (const move of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(move, wake, { passive: true, signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(rest.timer);
    };
  }, [scene]);
  return atHand === scene;
}

function Lock({ party, locked }: { party: Party; locked: boolean }) {
  const { t } = useTranslation();
  const { busy, run } = usePartyAction(() => party.act(changeParty, { locked: !locked }));
  return (
    <StageButton variant="paper" aria-pressed={locked} busy={busy} onClick={() => run()}>
      {t('party.host.lock')}
    </StageButton>
  );
}

/** Somebody has to go on with the evening. */
export function TakeOver({ party, view }: { party: Party; view: PartyView }) {
  const { t } = useTranslation();
  const { busy, run } = usePartyAction(() => party.act(takeOverParty));
  if (!view.state.hostAway || view.host?.isHost || view.state.phase === 'over') return null;
  return (
    <Away role="status">
      <span>{t('party.host.away')}</span>
      {view.host?.mayTakeOver && (
        <StageButton busy={busy} onClick={() => run()}>
          {t('party.host.takeOver')}
        </StageButton>
      )}
    </Away>
  );
}

/** A line of its own below what is shown; hidden it takes no room. */
const Bar = styled.div`
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${u(0.6)};
  filter: drop-shadow(0 2px 10px rgb(0 0 0 / 0.4));
  transition: opacity ${duration.calm};
  ${still}
  &[data-hidden]:not(:has(:focus-visible)) {
    position: absolute;
    right: ${u(2)};
    bottom: ${u(1.2)};
    opacity: 0;
    pointer-events: none;
  }
`;

const Away = styled.div`
  position: absolute;
  z-index: 3;
  top: ${u(1.2)};
  left: 50%;
  display: flex;
  align-items: center;
  gap: ${u(1.4)};
  padding: ${u(0.8)} ${u(1.4)};
  background: ${color.paper};
  box-shadow: ${shadow.lifted};
  color: ${color.ink};
  ${stampedAt(least, 1.1)}
  text-transform: none;
  translate: -50% 0;
`;
