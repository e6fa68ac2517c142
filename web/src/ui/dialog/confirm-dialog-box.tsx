import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';
import { gapOf } from '../layout.ts';
import { color, media, space } from '../tokens.ts';

export type ConfirmDialogProps = {
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  /** In place of the button that cancels, once nothing can be cancelled. */
  instead?: ReactNode;
  /** The action cannot be undone: the button has the warning colour. */
  grave?: boolean;
  busy?: boolean;
  /** A required choice inside is missing. */
  disabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

export function ConfirmDialogBox(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, cancelLabel, grave } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onConfirm();
  };
  return (
    <Dialog title={title} description={description} onClose={props.onCancel}>
      <form noValidate onSubmit={submit}>
        {props.children}
        <Choice>
          {props.instead ?? (
            <Button variant="paper" onClick={props.onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button type="submit" busy={props.busy} disabled={props.disabled} grave={grave}>
            {confirmLabel}
          </Button>
        </Choice>
      </form>
    </Dialog>
  );
}

/** Stays in view if the content is longer than the screen; a phone has no room for that. */
const Choice = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${gapOf(3)};
  padding: ${space[4]} 0 ${space[1]};
  background: ${color.paper};
  ${media.mobile} {
    position: static;
    flex-wrap: wrap-reverse;
    > button {
      flex: 1 0 auto;
      padding-inline: ${space[4]};
    }
  }
`;
