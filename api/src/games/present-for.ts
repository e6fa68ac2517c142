import type { GameView } from '@craque/common/contracts/games.ts';
import type { People } from '@craque/common/contracts/push/present-challenge.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { isAthleteRevealed } from '@craque/common/domain/view/game-view.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { WatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import type { PhotoBook } from '../athletes/photo-book.ts';
import type { Texts } from '../texts/texts.ts';
import { seenBy } from './game-access.ts';
import { presentGame } from './game-presenter.ts';
import type { StrengthOf } from './athlete-strength.ts';
import { factsDates } from './snapshot.ts';

export type PresentDependencies = {
  catalogue: Catalogue;
  texts: (language: Language) => Texts;
  photos: PhotoBook;
  tickets: WatchTickets;
  strengthOf: StrengthOf;
  /** Milliseconds since the epoch. */
  clock: () => number;
  peopleIn: (game: Game) => Promise<People>;
  /** A challenge that nobody can play or join any more. */
  isOver: (challenge: GameId) => Promise<boolean>;
};

/** Throws `game_not_found` for somebody who does not play. */
export type PresentFor = (language: Language, player: PlayerId, game: Game) => Promise<GameView>;

export function createPresentFor(dependencies: PresentDependencies): PresentFor {
  const { catalogue, texts, photos, tickets, strengthOf, clock, peopleIn, isOver } = dependencies;
  const datesOfFacts = factsDates(catalogue);
  return async (language, player, game) => {
    const now = clock();
    const seen = seenBy(player, game, now);
    const { own, id: gameId, state } = seen;
    return presentGame(texts(language), seen, {
      leagueFactsAsOf: datesOfFacts.get(game.league) ?? '',
      photoCredit: photos.creditOf(game.athlete.athleteId),
      // If it cannot be read, the saved result is shown without it.
      strength: isAthleteRevealed(seen)
        ? await strengthOf(game.athlete.athleteId, game.difficulty).catch(() => undefined)
        : undefined,
      people: await peopleIn(game),
      isRematchOver: state?.rematch !== undefined && (await isOver(state.rematch)),
      ticket: own ? tickets.issue({ gameId, player, userId: own.userId }, now) : null,
      now,
    });
  };
}
