import { describe, expect, test } from '@jest/globals';
import {
  aPartyGuess,
  aPartyRound,
  aPartyState,
  aPartyView,
  aRunningRound,
  aSeat,
} from '../../../testing/party/a-party-view.ts';
import { overlayOpacity } from '../../../play/state/reveal.ts';
import { gameOfRound, stickerOfRound } from './round-game.ts';

describe('a round as a game', () => {
  test('there is none before it begins', () => {
    const round = aPartyRound({ dateBorn: null, imageUrl: null });
    expect(gameOfRound(aPartyView(), 'en')).toBeUndefined();
    const counted = aPartyState({ phase: 'countdown', round });
    expect(gameOfRound(aPartyView({ state: counted }), 'en')).toBeUndefined();
  });

  test('its clues are in the reader’s language, what is not due is hidden', () => {
    const nationality = { en: 'Germany', pt: 'Alemanha' };
    const state = aRunningRound({ round: aPartyRound({ nationality, clues: 1 }) });
    const { athleteDetail } = gameOfRound(aPartyView({ state }), 'pt') ?? {};
    expect(athleteDetail).toMatchObject({ nationality: 'Alemanha', team: null, position: null });
  });

  test('guesses of the round before do not count, and who has waited plays', () => {
    const late = aSeat({ number: 1, plays: false, done: true, guesses: [aPartyGuess()], left: 4 });
    const state = aRunningRound({ round: aPartyRound({ number: 2, index: 2 }) });
    const game = gameOfRound(aPartyView({ state, seat: late }), 'en');
    expect(game).toMatchObject({ guesses: [], remainingGuesses: 5, completed: false });
  });

  test('the sticker is scratched with each clue that opens', () => {
    const state = aRunningRound({ round: aPartyRound({ clues: 2 }) });
    const game = gameOfRound(aPartyView({ state }), 'en');
    expect(game && stickerOfRound(game, 2).guesses).toHaveLength(2);
    expect(game?.guesses).toHaveLength(0);
  });

  test('a photo is no drawing, and as dark as so many clues leave it', () => {
    const round = aPartyRound({ clues: 2, isPhoto: true });
    const game = gameOfRound(aPartyView({ state: aRunningRound({ round }) }), 'en', 'drawn');
    expect(game?.athleteImageText).toBeNull();
    expect(game && overlayOpacity(stickerOfRound(game, 2))).toBeCloseTo(0.54);
  });
});
