import type { GameView } from '@craque/common/contracts/games.ts';
import type { ChallengeView, PlayerView } from '@craque/common/contracts/challenge-view.ts';
import type { GameEvent, ServerEvent } from '@craque/common/contracts/realtime.ts';

/** The view of a challenge. */
type ChallengeGameView = GameView & { players: PlayerView[]; challenge: ChallengeView };

/** `gap`: the view cannot be made of this event, so the game is to be read again. `old`: the view has it already. */
export type Applied = { view: GameView } | 'gap' | 'old';

/**
 * The version gate: the same or the next version is put into the view, a lower one is dropped, and what leaves a
 * version out, or tells of somebody or something that is not in the view, asks for the whole.
 */
export function applyEvent(view: GameView, event: GameEvent): Applied {
  const { version } = event.body;
  if (version < view.version) return 'old';
  const { players, challenge } = view;
  if (version > view.version + 1 || !players || !challenge) return 'gap';
  const told = withEvent({ ...view, players, challenge }, event);
  return told ? { view: { ...told, version } } : 'gap';
}

function withEvent(
  view: ChallengeGameView,
  { name, body }: GameEvent,
): ChallengeGameView | undefined {
  switch (name) {
    case 'opponent-guessed':
      return withOpponent(view, body.userId, {
        guessesUsed: body.guessesUsed,
        bestBand: body.bestBand,
      });
    case 'player-changed':
      return withStatus(view, body);
    case 'opponent-won':
      return withWinner(view, body);
    case 'opponent-finished':
      return withEnded(view, body);
    case 'finished':
      return withFinish(view, body);
  }
}

/** Undefined for the caller too: of one's own game an event tells too little. */
function withOpponent(
  view: ChallengeGameView,
  userId: string,
  change: Partial<PlayerView>,
): ChallengeGameView | undefined {
  const isKnown = view.players.some((player) => player.userId === userId);
  if (!isKnown || userId === view.challenge.you) return undefined;
  const players = view.players.map((player) =>
    player.userId === userId ? { ...player, ...change } : player,
  );
  return { ...view, players };
}

const isSeated = ({ status }: PlayerView) => !['invited', 'declined', 'expired'].includes(status);

function withStatus(
  view: ChallengeGameView,
  { userId, status }: ServerEvent<'player-changed'>,
): ChallengeGameView | undefined {
  const changed = withOpponent(view, userId, { status });
  if (!changed) return undefined;
  const before = view.players.filter(isSeated).map((player) => player.userId);
  // Whoever sits down comes after those who sit already, as in the view that is read.
  const rank = (player: PlayerView) => {
    if (!isSeated(player)) return 2;
    return before.includes(player.userId) ? 0 : 1;
  };
  const players = changed.players.toSorted((one, other) => rank(one) - rank(other));
  return { ...changed, players };
}

function withWinner(
  view: ChallengeGameView,
  { winner }: ServerEvent<'opponent-won'>,
): ChallengeGameView | undefined {
  const { userId, username, score, timeTaken, hints } = winner;
  const changed = withOpponent(view, userId, { status: 'won', score, timeTaken, hints });
  return (
    changed && {
      ...changed,
      challenge: { ...changed.challenge, winnerId: userId },
      gameCompletedByOtherPlayer: true,
      winnerInfo: { username, score, timeTaken },
      winnerUsername: username,
      winnerScore: score,
      winnerTimeTaken: timeTaken,
    }
  );
}

function withEnded(
  view: ChallengeGameView,
  { userId, status, score, timeTaken, hints }: ServerEvent<'opponent-finished'>,
): ChallengeGameView | undefined {
  if (!view.completed) return withOpponent(view, userId, { status });
  // Whoever is done may know the numbers; without them the event was meant for somebody who is not.
  if (score === null) return undefined;
  return withOpponent(view, userId, { status, score, timeTaken, hints });
}

function withFinish(
  view: ChallengeGameView,
  { reason, standings }: ServerEvent<'finished'>,
): ChallengeGameView | undefined {
  // Where the caller is not done yet, the end is also the caller's own; where nobody else plays it may be a withdrawal.
  if (!view.completed || view.players.filter(isSeated).length < 2) return undefined;
  const isWhole = standings.every(({ userId }) =>
    view.players.some((player) => player.userId === userId),
  );
  if (!isWhole) return undefined;
  const players = view.players.map((player): PlayerView => {
    const row = standings.find(({ userId }) => userId === player.userId);
    if (!row) return player.status === 'invited' ? { ...player, status: 'expired' } : player;
    const { status, guessesUsed, score, timeTaken, hints } = row;
    return { ...player, status, guessesUsed, score, timeTaken, hints };
  });
  return { ...view, players, challenge: { ...view.challenge, finished: reason }, ticket: null };
}
