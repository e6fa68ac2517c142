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

/** A button for each step that is due; the end of the evening is asked about. */
export function HostSteps({ party, steps, phase, as: Face = Button }: HostStepsProps) {
  const { t } = useTranslation();
  const [isEnding, setEnding] = useState(false);
  const { busy, run } = usePartyAction(async (step: HostStep) => {
    await party.act(stepParty, { step });
    setEnding(false);
  });
  const due = inOrder.filter((step) => steps.includes(step));
  // A game that is on ends on the podium, from where the party can go on.
  const closes = phase === 'lobby' || phase === 'podium';
  const end = closes ? 'end' : 'finish';
  return (
    <>
      {due.map((step, at) => (
        <Face
          key={step}
          variant={at === 0 && step !== 'end' ? 'ink' : 'paper'}
          disabled={busy}
          onClick={() => (step === 'end' ? setEnding(true) : run(step))}
        >
          {t(`party.host.steps.${step === 'end' ? end : step}`)}
        </Face>
      ))}
      {isEnding && (
        <ConfirmDialog
          grave={closes}
          title={t(`party.host.${end}Title`)}
          description={t(`party.host.${end}Text`)}
          confirmLabel={t(`party.host.steps.${end}`)}
          cancelLabel={t('party.host.keep')}
          busy={busy}
          onConfirm={() => run('end')}
          onCancel={() => setEnding(false)}
        />
      )}
    </>
  );
}
