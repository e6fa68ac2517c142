import {
  type FormEvent,
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
import { whenLow } from '../../ui/low-height.ts';
import { color, font, inverted, space } from '../../ui/tokens.ts';
import { capitals, caption, fluid } from '../../ui/type.ts';
import type { Suggestion } from '../names/suggestion.ts';
import type { GuessOutcome } from '../state/play-game.ts';
import { useDraft } from './drafts.ts';
import { NameField } from './name-field.tsx';

export type GuessFormProps = {
  /** Id of a waiting game, whose unsent name is restored. */
  game?: number | undefined;
  /** In the field at first. */
  begun?: string | undefined;
  /** Undefined: no suggestions (expert, switched off, or not loaded yet). */
  suggest: ((text: string) => readonly Suggestion[]) | undefined;
  /** With every letter: suggestions and checks are loaded with the first. */
  onLetter?: () => void;
  /** Under the field while there is no other message. */
  note?: string | undefined;
  /** On the button: what a wrong guess costs. */
  price?: string | undefined;
  pending: boolean;
  active: boolean;
  /** The game is still loading: letters are accepted, but nothing is sent. */
  waiting?: boolean;
  /** The field takes the focus when it appears, if nothing else has it. */
  takesFocus?: boolean;
  onGuess: (text: string) => Promise<GuessOutcome>;
  /** Called when a name is begun, and when the field is empty again. */
  onTyping?: ((isTyping: boolean) => void) | undefined;
};

type Message = 'repeated' | 'unknown' | { meant: string };

/** One field and one button. A guess that is not sent stays in the field, with the reason as text. */
export function GuessForm(props: GuessFormProps) {
  const { suggest, onLetter, note, price, pending, active, waiting = false, onGuess } = props;
  const { game, takesFocus, begun = '', onTyping } = props;
  const { t } = useTranslation();
  const [text, setText] = useState(begun);
  const [message, setMessage] = useState<Message>();
  const [isDue, setDue] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const priceId = useId();
  const suggestions = useMemo(() => suggest?.(text) ?? [], [suggest, text]);
  const label = t('game.form.title');
  const isReady = active && !pending;
  const disabled = !isReady && !waiting;
  // A press on the page that the name was brought from was not meant to send it.
  const press = (isPressed: boolean) => setDue(isPressed && begun === '');
  useReadyMadePage(input, setText, press, onLetter);
  useFocusAfter(pending, input);
  useDraft(game, text, setText);
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    const takes = takesFocus || begun !== '';
    if (takes && active && isFree) input.current?.focus({ preventScroll: true });
  }, [takesFocus, begun, active]);
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
    <form onSubmit={submit} aria-label={label} data-typing noValidate>
      <Line data-disabled={disabled || undefined}>
        <NameField
          ref={input}
          label={label}
          placeholder={t('game.form.placeholder')}
          listLabel={t('game.form.suggestions')}
          elsewhere={t('game.form.elsewhere')}
          value={text}
          onChange={change}
          suggestions={suggestions}
          disabled={disabled}
          invalid={message !== undefined}
          describedBy={price ? `${messageId} ${priceId}` : messageId}
        />
        <button
          type="submit"
          disabled={disabled}
          aria-busy={pending || isDue || undefined}
          aria-describedby={price && priceId}
        >
          {t('game.form.submit')}
          {price && (
            <small id={priceId} aria-hidden="true">
              {price}
            </small>
          )}
        </button>
      </Line>
      <Note id={messageId} role="status" data-wrong={message !== undefined || undefined}>
        {message === undefined && note}
        {typeof message === 'string' && t(`game.form.${message}`)}
        {typeof message === 'object' && t('game.form.meant', { name: message.meant })}
      </Note>
    </form>
  );
}

function isMessage(outcome: GuessOutcome): outcome is Message {
  return typeof outcome === 'object' || outcome === 'repeated' || outcome === 'unknown';
}

/** Keeps what was typed or sent before React took over the prerendered page. */
function useReadyMadePage(
  input: { current: HTMLInputElement | null },
  take: (text: string) => void,
  press: (isDue: boolean) => void,
  onLetter: (() => void) | undefined,
): void {
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    // Once: the form handles later key presses itself.
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

/** A disabled field loses the focus; the answer restores it, so that the player can go on typing. */
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
  height: ${fluid(52, 60)};
  border: 2px solid ${color.ink};
  background: ${color.field};
  &[data-disabled] {
    background: ${color.sunk};
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
  }
  ${whenLow(css`
    height: 48px;
  `)}
  > button {
    flex: none;
    padding: 0 ${gapOf(4)};
    border: 0;
    ${inverted}
    ${capitals(5, 0.95)}
    cursor: pointer;
    transition: background 150ms;
  }
  > button > small {
    display: block;
    font: 600 13px/1.2 ${font.text};
    letter-spacing: 0;
    text-transform: none;
    white-space: nowrap;
  }
  > button:disabled {
    cursor: not-allowed;
    background: ${color.quiet};
  }
  > button[aria-busy] {
    cursor: progress;
  }
  > button:focus-visible {
    outline-offset: -7px;
    outline-color: ${color.paper};
  }
`;

const Note = styled.p`
  margin: 0;
  ${caption()}
  text-wrap: pretty;
  &[data-wrong] {
    color: ${color.far};
  }
  &:not(:empty) {
    padding-top: ${space[2]};
  }
`;
