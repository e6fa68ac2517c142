import {
  type FormEvent,
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { gapOf } from '../../ui/layout.ts';
import { color, inverted, media, space } from '../../ui/tokens.ts';
import { capitals, caption } from '../../ui/type.ts';
import { whenLow } from '../../ui/low-height.ts';
import type { Suggestion } from '../names/suggestion.ts';
import { useDraft } from './drafts.ts';
import { NameField } from './name-field.tsx';
import type { GuessOutcome } from '../state/play-game.ts';

export type GuessFormProps = {
  /** Id of a game that waits: what was begun for it and not sent is in the field again. */
  game?: number | undefined;
  /** Undefined: no suggestions (expert, switched off, or not loaded yet). */
  suggest: ((text: string) => readonly Suggestion[]) | undefined;
  /** With every letter: what suggests and checks names is loaded with the first. */
  onLetter?: () => void;
  /** Under the field as long as there is nothing else to say. */
  note?: string | undefined;
  pending: boolean;
  active: boolean;
  /** The game is still to come: letters are taken, but nothing is sent. */
  waiting?: boolean;
  /**
   * The field takes the focus when it appears and nothing else has it: the next game on a device
   * with a keyboard.
   */
  takesFocus?: boolean;
  onGuess: (text: string) => Promise<GuessOutcome>;
  /** Called when a name has been begun, and when the field is empty again. */
  onTyping?: ((isTyping: boolean) => void) | undefined;
};

type Message = 'repeated' | 'unknown' | { meant: string };

/** One field and one button; says in text why a guess was not sent, and keeps it in the field. */
export function GuessForm(props: GuessFormProps) {
  const { suggest, onLetter, note, pending, active, waiting = false, onGuess, onTyping } = props;
  const { game, takesFocus } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [message, setMessage] = useState<Message>();
  /** Pressed before the game was there. */
  const [isDue, setDue] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const suggestions = useMemo(() => suggest?.(text) ?? [], [suggest, text]);
  const texts = useMemo(
    () => ({
      label: t('game.form.title'),
      placeholder: t('game.form.placeholder'),
      listLabel: t('game.form.suggestions'),
    }),
    [t],
  );
  const isReady = active && !pending;
  const disabled = !isReady && !waiting;
  useReadyMadePage(input, setText, setDue, onLetter);
  useFocusAfter(pending, input);
  useDraft(game, text, setText);
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (takesFocus && active && isFree) input.current?.focus({ preventScroll: true });
  }, [takesFocus, active]);
  const isTyping = text !== '';
  useEffect(() => {
    if (!isTyping || !onTyping) return;
    onTyping(true);
    return () => onTyping(false);
  }, [isTyping, onTyping]);
  const change = (next: string) => {
    setText(next);
    setMessage(undefined);
    setDue(false);
    onLetter?.();
  };
  const send = async () => {
    const outcome = await onGuess(text);
    setMessage(isMessage(outcome) ? outcome : undefined);
    if (outcome === 'sent') setText('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (isReady) await send();
    else if (waiting) setDue(true);
  };
  useEffect(() => {
    if (!isDue || !isReady) return;
    setDue(false);
    void send();
  });
  return (
    <form onSubmit={submit} aria-label={texts.label} data-typing noValidate>
      <Line data-disabled={disabled || undefined}>
        <NameField
          ref={input}
          {...texts}
          value={text}
          onChange={change}
          suggestions={suggestions}
          disabled={disabled}
          invalid={message !== undefined}
          describedBy={messageId}
        />
        <SubmitButton disabled={disabled} pending={pending || isDue} />
      </Line>
      <Why id={messageId} message={message} note={note} />
    </form>
  );
}

function isMessage(outcome: GuessOutcome): outcome is Message {
  return typeof outcome === 'object' || outcome === 'repeated' || outcome === 'unknown';
}

// Separate components, so that typing does not render both.
const SubmitButton = memo(({ disabled, pending }: { disabled: boolean; pending: boolean }) => {
  const { t } = useTranslation();
  return (
    <Submit type="submit" disabled={disabled} aria-busy={pending || undefined}>
      {t('game.form.submit')}
    </Submit>
  );
});

type WhyProps = { id: string; message: Message | undefined; note: string | undefined };

const Why = memo(({ id, message, note }: WhyProps) => {
  const { t } = useTranslation();
  return (
    <Note id={id} role="status" data-wrong={message !== undefined || undefined}>
      {message === undefined && note}
      {typeof message === 'string' && t(`game.form.${message}`)}
      {typeof message === 'object' && t('game.form.meant', { name: message.meant })}
    </Note>
  );
});

/** Keeps what was typed, and whether it was sent, before React took the ready-made page over. */
function useReadyMadePage(
  input: { current: HTMLInputElement | null },
  take: (text: string) => void,
  press: (isDue: boolean) => void,
  onLetter: (() => void) | undefined,
): void {
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    // Once: what is pressed from then on is the form's own.
    if (isTaken.current) return;
    isTaken.current = true;
    const { dataset } = document.documentElement;
    if (input.current?.value) {
      take(input.current.value);
      press(dataset.pressed !== undefined);
      onLetter?.();
    }
    delete dataset.pressed;
  }, [input, take, press, onLetter]);
}

/**
 * A disabled field loses the focus; it is restored with the answer, so that one can go on typing.
 */
function useFocusAfter(pending: boolean, input: { current: HTMLInputElement | null }): void {
  const wasPending = useRef(false);
  useLayoutEffect(() => {
    if (wasPending.current && !pending) input.current?.focus({ preventScroll: true });
    wasPending.current = pending;
  }, [pending, input]);
}

const Line = styled.div`
  position: relative;
  display: flex;
  height: 60px;
  border: 2px solid ${color.ink};
  background: ${color.field};
  &[data-disabled] {
    background: ${color.sunk};
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 0;
  }
  ${media.mobile} {
    height: 52px;
  }
  ${whenLow(css`
    height: 48px;
  `)}
`;

const Submit = styled.button`
  flex: none;
  padding: 0 ${gapOf(5)};
  border: 0;
  ${inverted}
  ${capitals(5)}
  cursor: pointer;
  transition: background 150ms;
  &:disabled {
    cursor: not-allowed;
    background: ${color.quiet};
  }
  &[aria-busy] {
    cursor: progress;
  }
  &:focus-visible {
    outline-offset: -7px;
    outline-color: ${color.paper};
  }
`;

const Note = styled.p`
  margin: 0;
  ${caption()}
  &[data-wrong] {
    color: ${color.far};
  }
  text-wrap: pretty;
  &:not(:empty) {
    padding-top: ${space[2]};
  }
`;
