import { stepParty } from '@craque/common/contracts/party.ts';
import type { HostStep, PartyPhase } from '@craque/common/domain/party/party.ts';
import { type ComponentType, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button, type ButtonProps } from '../../../ui/form/button.tsx';
import type { Party } from '../state/party-store.ts';
import { usePartyAction } from '../state/use-party-action.ts';

/** The first of these that is due is the main action. */
const inOrder = ['start', 'next', 'again', 'clue', 'reveal', 'end'] as const;

type HostStepsProps = {
  party: Party;
  steps: readonly HostStep[];
  phase: PartyPhase;
  /** How the buttons look where they stand. */
  as?: ComponentType<ButtonProps>;
};

/** What the step 'end' comes to. */
type End = 'finish' | 'end';

/** A game that is on ends on the podium, from where the party can go on. */
const endOf = (phase: PartyPhase): End =>
  phase === 'lobby' || phase === 'podium' ? 'end' : 'finish';

/** A button for each step that is due; the end of the evening is asked about. */
export function HostSteps({ party, steps, phase, as: Face = Button }: HostStepsProps) {
  const { t } = useTranslation();
  // A question goes on meaning what it said when it was asked, whatever the party has come to.
  const [asked, setAsked] = useState<End>();
  const { busy, run } = usePartyAction(async (step: HostStep) => {
    await party.act(stepParty, { step });
    setAsked(undefined);
  });
  const due = inOrder.filter((step) => steps.includes(step));
  const end = endOf(phase);
  const confirm = () => {
    if (asked === end && steps.includes('end')) run('end');
    else setAsked(undefined);
  };
  return (
    <>
      {due.map((step, at) => (
        <Face
          key={step}
          variant={at === 0 && step !== 'end' ? 'ink' : 'paper'}
          disabled={busy}
          onClick={() => (step === 'end' ? setAsked(end) : run(step))}
        >
          {t(`party.host.steps.${step === 'end' ? end : step}`)}
        </Face>
      ))}
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
