import type { GameView } from '@craque/common/contracts/games.ts';
import { levels } from '@craque/common/domain/level.ts';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { athleteNames, useNameBook } from '../../../play/names/names-store.ts';
import { choiceOf } from '../../../play/state/game-choice.ts';
import { checkedGuess, type GuessOutcome } from '../../../play/state/play-game.ts';
import { usePartyAction } from '../state/use-party-action.ts';
import type { Party } from '../state/party-store.ts';

/** What the form of a guess needs; the same names and questions as in a game. */
export function usePartyGuess(party: Party, game: GameView) {
  const { sport, league } = choiceOf(game);
  const book = useNameBook(sport);
  const [pending, setPending] = useState(false);
  const memo = useRef<{ asked?: { gameId: number; text: string } | undefined }>({});
  const suggest = useCallback((text: string) => book?.suggest(text, league) ?? [], [book, league]);
  const onLetter = useCallback(() => void athleteNames.open(sport), [sport]);
  const { run: tell } = usePartyAction(async (error: unknown) => {
    throw error;
  });
  async function onGuess(typed: string): Promise<GuessOutcome> {
    const text = typed.trim();
    if (text === '' || pending) return 'ignored';
    setPending(true);
    try {
      const { question, name = text } = checkedGuess(
        memo.current,
        game,
        text,
        await athleteNames.open(sport),
      );
      if (question) return question;
      await party.guess(name);
      return 'sent';
    } catch (error) {
      // The answer follows at once, and says more.
      if (!(error instanceof ApiError) || error.code !== 'round_over') tell(error);
      return 'failed';
    } finally {
      setPending(false);
    }
  }
  const suggests = book && levels[game.difficulty].suggestsNames;
  return { suggest: suggests ? suggest : undefined, onLetter, pending, onGuess };
}
