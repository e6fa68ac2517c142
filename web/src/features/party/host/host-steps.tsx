import { stepParty } from '@craque/common/contracts/party.ts';
import type { HostStep, PartyPhase } from '@craque/common/domain/party/party.ts';
import { type ComponentType, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button, type ButtonProps } from '../../../ui/form/button.tsx';
import type { Party } from '../state/party-store.ts';
import { usePartyAction } from '../state/use-party-action.ts';
import { AtHand } from './at-hand.ts';

/** The first of these that is due is the main action. */
const inOrder = ['start', 'next', 'again', 'clue', 'reveal'] as const;

type HostStepsProps = {
  party: Party;
  steps: readonly HostStep[];
  /** How the buttons look where they stand. */
  as?: ComponentType<ButtonProps>;
};

/** A button for each step that is due, but for the end. */
export function HostSteps({
  party,
  steps,
  as: Face = Button,
  nextAtHand = false,
}: HostStepsProps & {
  /** On a phone the main action stays in sight. */
  nextAtHand?: boolean;
}) {
  const { t } = useTranslation();
  const { busy, run } = usePartyAction((step: HostStep) => party.act(stepParty, { step }));
  const [next, ...others] = inOrder
    .filter((step) => steps.includes(step))
    .map((step, at) => (
      <Face
        key={step}
        variant={at === 0 ? 'ink' : 'paper'}
        disabled={busy}
        onClick={() => run(step)}
      >
        {t(`party.host.steps.${step}`)}
      </Face>
    ));
  return (
    <>
      {next && nextAtHand ? <AtHand>{next}</AtHand> : next}
      {others}
    </>
  );
}

/** What the step 'end' comes to. */
type End = 'finish' | 'end';

/** A game that is on ends on the podium, from where the party can go on. */
const endOf = (phase: PartyPhase): End =>
  phase === 'lobby' || phase === 'podium' ? 'end' : 'finish';

/** The end of the game or of the evening, which is asked about. */
export function HostEnd({
  party,
  steps,
  phase,
  as: Face = Button,
}: HostStepsProps & { phase: PartyPhase }) {
  const { t } = useTranslation();
  // A question goes on meaning what it said when it was asked, whatever the party has come to.
  const [asked, setAsked] = useState<End>();
  const { busy, run } = usePartyAction(async () => {
    await party.act(stepParty, { step: 'end' });
    setAsked(undefined);
  });
  const isDue = steps.includes('end');
  const end = endOf(phase);
  const confirm = () => {
    if (asked === end && isDue) run();
    else setAsked(undefined);
  };
  return (
    <>
      {isDue && (
        <Face variant="paper" disabled={busy} onClick={() => setAsked(end)}>
          {t(`party.host.steps.${end}`)}
        </Face>
      )}
      {asked && (
        <ConfirmDialog
          grave={asked === 'end'}
          title={t(`party.host.${asked}Title`)}
          description={t(`party.host.${asked}Text`)}
          confirmLabel={t(`party.host.steps.${asked}`)}
          cancelLabel={t('party.host.keep')}
          busy={busy}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
