import { type GameView, submitGuess, takeHint } from '@craque/common/contracts/games.ts';
import { levels } from '@craque/common/domain/level.ts';
import { choiceOf } from './game-choice.ts';
import { applyView, type GameContext, gameOf } from './game-state.ts';
import type { NameBook } from '../names/name-book.ts';
import { refreshGame, replaceGone } from './start-game.ts';

/** `ignored`: empty, no active game, or a request is running. The next three are not sent. */
export type GuessOutcome =
  | 'sent'
  | 'ignored'
  | 'repeated'
  | 'unknown'
  | 'failed'
  | { meant: string };

/**
 * An unknown or misspelt name is sent only the second time. Never rejects: after a failure the game
 * is reloaded, because the guess may have counted although its answer was lost.
 */
export async function sendGuess(context: GameContext, typed: string): Promise<GuessOutcome> {
  const { deps, store } = context;
  const { phase, pending } = store.getState();
  const text = typed.trim();
  if (text === '' || pending || phase.state !== 'playing') return 'ignored';
  const { id, sport } = phase.game;
  store.setState({ pending: 'guess' });
  const shelf = deps.bookOf(sport);
  const book = shelf instanceof Promise ? await shelf : shelf;
  if (gameOf(store.getState())?.id !== id) return 'ignored';
  const { question, name = text } = checkedGuess(context.memo, phase.game, text, book);
  if (question) {
    if (store.getState().pending === 'guess') store.setState({ pending: undefined });
    return question;
  }
  try {
    await deliver(context, id, name);
    return 'sent';
  } catch (error) {
    if (store.getState().pending === 'guess') store.setState({ pending: undefined });
    if (await replaceGone(context, error)) return 'failed';
    deps.notify({ kind: 'guess-failed', error });
    await refreshGame(context);
    return 'failed';
  }
}

/** Why the guess is not sent now, asked once per text, and the name to send instead of the text. */
export function checkedGuess(
  memo: Pick<GameContext['memo'], 'asked'>,
  game: GameView,
  text: string,
  book: NameBook | undefined,
): { question?: GuessOutcome; name?: string } {
  const { id, guesses, difficulty } = game;
  const { suggestsNames: suggests } = levels[difficulty];
  const check = book?.check(text, { guesses, league: choiceOf(game).league, suggests });
  if (!check || check.kind === 'fine') return {};
  if (check.kind === 'repeated') return { question: 'repeated' };
  const isAnswered = memo.asked?.gameId === id && memo.asked.text === text;
  if (isAnswered) return check.kind === 'begun' ? { name: check.name } : {};
  memo.asked = { gameId: id, text };
  return { question: 'name' in check ? { meant: check.name } : 'unknown' };
}

async function deliver(context: GameContext, gameId: number, text: string): Promise<void> {
  const { deps, store, memo } = context;
  const { unanswered } = memo;
  const isRepeat = unanswered?.gameId === gameId && unanswered.text === text;
  const key = isRepeat ? unanswered.key : deps.newKey();
  memo.unanswered = { gameId, text, key };
  const language = deps.language();
  const reply = await deps.call(submitGuess, {
    params: { id: gameId },
    query: { language },
    body: { guess: text, language },
    idempotencyKey: key,
  });
  memo.unanswered = undefined;
  const { phase } = store.getState();
  if (!('game' in phase) || phase.game.id !== gameId) return;
  applyView(context, reply.game);
  store.setState({
    pending: undefined,
    ...(reply.completed && { resultOf: gameId, streak: reply.streakCount }),
  });
}

/** Requests the next hint by its number, so that a repeated press returns the same one for free. */
export async function nextHint(context: GameContext): Promise<void> {
  const { deps, store } = context;
  const { phase, pending } = store.getState();
  if (pending || phase.state !== 'playing' || phase.game.remainingHints === 0) return;
  const { id, hints } = phase.game;
  store.setState({ pending: 'hint' });
  try {
    const reply = await deps.call(takeHint, {
      params: { id },
      query: { language: deps.language(), n: hints.length + 1 },
    });
    deps.notify({ kind: 'hint', hint: reply.hint, penalty: reply.hintPenalty });
  } catch (error) {
    if (await replaceGone(context, error)) return;
    deps.notify({ kind: 'hint-failed' });
  }
  await refreshGame(context);
  if (store.getState().pending === 'hint') store.setState({ pending: undefined });
}
