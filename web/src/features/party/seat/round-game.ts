import type { GameView } from '@craque/common/contracts/games.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { fallbackLanguage, type Language } from '@craque/common/domain/language.ts';
import { speedBonus } from '@craque/common/domain/game/score.ts';
import { partyGuesses } from '@craque/common/domain/party/party.ts';
import { seatNow } from '../state/party-views.ts';

type Round = NonNullable<PartyView['state']['round']>;

/** What a game has and a round has not. */
const notInRounds = {
  ...{ score: 0, potentialScore: 0, speedBonus: 0, totalPenalty: 0 },
  // Nothing is lost yet: the sticker comes out of its pack.
  potentialSpeedBonus: speedBonus(0),
  ...{ streakBonus: 0, streakCount: 0, hints: [], remainingHints: 0, nextHintPenalty: 0 },
  ...{ athleteStrength: null, waitsUntil: null, timeTaken: null },
  ...{ factsAsOf: '', teamAsOf: null, isMultiplayer: true, gameCompletedByOtherPlayer: false },
  ...{ winnerInfo: null, winnerUsername: null, winnerScore: null, winnerTimeTaken: null },
  abandoned: false,
};

export function cluesOf(round: Round, language: Language): GameView['athleteDetail'] {
  const word = (words: Readonly<Record<string, string>> | null) =>
    words?.[language] ?? words?.[fallbackLanguage] ?? null;
  return {
    dateBorn: round.dateBorn,
    nationality: word(round.nationality),
    team: word(round.team),
    position: word(round.position),
    nationalityCodes: round.nationalityCodes,
    positionKey: round.positionKey,
  };
}

/**
 * A round with one's own guesses as the game that the parts of a game show; `picture`: what is seen
 * on the sticker, in words. Undefined before it begins.
 */
export function gameOfRound(
  view: PartyView,
  language: Language,
  picture = '',
): GameView | undefined {
  const { state } = view;
  const { round, settings, phase, version } = state;
  if (!round || round.imageUrl === null) return undefined;
  const seat = seatNow(view);
  const isOver = phase !== 'round';
  return {
    ...notInRounds,
    ...{ id: round.number, sport: round.sport, league: round.league, version },
    difficulty: settings.difficulty,
    totalGuesses: partyGuesses,
    remainingGuesses: seat?.left ?? partyGuesses,
    completed: isOver || seat?.done === true,
    won: seat?.solved === true,
    athleteName: round.answer?.athleteName ?? null,
    athleteImageUrl: round.imageUrl,
    athleteImageText: round.isPhoto ? null : picture,
    photoCredit: round.answer?.photoCredit ?? null,
    athleteDetail: cluesOf(round, language),
    guesses: seat?.guesses ?? [],
    startedAt: state.startsAt,
    finishedAt: isOver ? state.startsAt : null,
  };
}

/** For the sticker, which is scratched with every clue that opens: as many guesses as clues. */
export function stickerOfRound(game: GameView, clues: number): GameView {
  const accuracy = game.guesses.at(-1)?.accuracy ?? 0;
  const guesses = Array.from({ length: clues }, (_, at) => ({
    ...{ id: `${at}`, guess: '', accuracy, feedback: '', createdAt: game.startedAt ?? '' },
  }));
  const remainingGuesses = partyGuesses - clues;
  return { ...game, completed: game.athleteName !== null, guesses, remainingGuesses };
}
