import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { space } from '../../ui/tokens.ts';

export type LeaveDialogProps = { onLeave: () => void; onStay: () => void };

/** Asked before a touched game is left, because it then counts as lost. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('game.leave.title')}
      description={t('game.leave.text')}
      closeLabel={t('game.close')}
      onClose={onStay}
    >
      <Row>
        <Button variant="paper" onClick={onLeave}>
          {t('game.leave.confirm')}
        </Button>
        <Button onClick={onStay}>{t('game.leave.cancel')}</Button>
      </Row>
    </Dialog>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
  > * {
    flex: 1 1 auto;
  }
`;
