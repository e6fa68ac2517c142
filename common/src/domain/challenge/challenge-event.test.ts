import { describe, expect, test } from '@jest/globals';
import { aGame } from '../../testing/game-builders.ts';
import { afterGuesses, afterHints, afterMisses } from '../../testing/game-steps.ts';
import {
  accepted,
  aChallenge,
  afterJoining,
  afterWin,
  ana,
  ben,
  hour,
} from '../../testing/challenge-steps.ts';
import { applyDeadlines } from '../game/ending.ts';
import type { Game } from '../game/game.ts';
import { type GameId, guestPlayer, type PlayerId } from '../ids.ts';
import { type ChallengeChange, changeSince, isSentOnce, mergedChange } from './challenge-event.ts';
import { cancelGame, declineInvitation, joinByLink, leaveGame, nameRematch } from './challenge.ts';

const begun = aChallenge({ invited: ['ben'] });
const played = afterJoining(begun, [ben], 1_000);
const declined = accepted(declineInvitation(aChallenge(), 'ben', 0));
const guest = guestPlayer('g');
const byGuest = accepted(joinByLink(played, guest, { now: 2_000 }));
const guessed = afterMisses(played, 1, ben);
const hinted = afterHints(played, 1, 3_000, ben);
const won = afterWin(played, ben, 9_000);
const lastWin = afterWin(won, ana, 10_000);
const lost = afterMisses(played, 5, ben);
const left = accepted(leaveGame(played, ben, 9_000));
const expired = applyDeadlines(afterHints(declined, 1, hour, ana), 24 * hour);
const abandoned = applyDeadlines(byGuest, 25 * hour);
const back = accepted(cancelGame(declined, ana, 5_000));
const rematch = accepted(nameRematch(won, ben, 12 as GameId));

function last(game: Game): ChallengeChange {
  const change = changeSince(game, game.version - 1);
  if (!change) throw new Error('nothing has changed');
  return change;
}

describe('what has changed in a challenge', () => {
  test.each<[string, Game, string[], string | null, PlayerId[], string[]]>([
    ['a join', played, ['player-changed'], 'ben', [], ['ben joined']],
    ['a guest', byGuest, ['player-changed'], 'guest-3', [], ['guest-3 joined']],
    ['a refusal', declined, ['player-changed'], 'ben', [], ['ben declined']],
    ['a guess', guessed, ['opponent-guessed'], 'ben', [ben], []],
    ['a hint', hinted, ['player-changed'], 'ben', [ben], []],
    ['the first win', won, ['opponent-won'], 'ben', [ben], ['ben won']],
    ['the last win', lastWin, ['finished'], 'ana', [ana], ['ana won']],
    ['the only win', afterWin(left, ana), ['opponent-won', 'finished'], 'ana', [ana], ['ana won']],
    ['a loss', lost, ['opponent-finished'], 'ben', [ben], ['ben lost']],
    ['giving up', left, ['opponent-finished'], 'ben', [ben], ['ben gave-up']],
    ['an expired invitation', expired, ['player-changed'], null, [], []],
    ['a request for a rematch', rematch, ['player-changed'], 'ben', [], []],
  ])('is the event and the news of %s', (_, game, names, by, movers, news) => {
    expect(last(game)).toMatchObject({ game, names, by, movers });
    expect(last(game).news.map(({ userId, did }) => `${userId} ${did}`)).toEqual(news);
  });

  test('is the end of a cancelled challenge', () => {
    expect(last(back)).toMatchObject({ names: ['finished'], by: 'ana', movers: [ana] });
  });

  test('is no news if a deadline did it', () => {
    expect(changeSince(abandoned, byGuest.version)?.news).toEqual([]);
  });

  test('is all of its news, in the order of the seats, if there is more than one', () => {
    const news = changeSince(lastWin, begun.version)?.news;
    expect(news?.map(({ userId, did }) => `${userId} ${did}`)).toEqual([
      'ana won',
      'ben joined',
      'ben won',
    ]);
  });

  test('has the name of the most important of several, and no actor for a deadline', () => {
    const movers = [ana, ben, guest];
    const change = changeSince(abandoned, byGuest.version);
    expect(change).toMatchObject({ game: abandoned, names: ['finished'], by: null, movers });
    const both = afterGuesses(hinted, [{ accuracy: 10 }], ana);
    expect(changeSince(both, played.version)?.names).toEqual(['opponent-guessed']);
  });

  test('is absent without a new version, and in a solo game', () => {
    expect(changeSince(played, played.version)).toBeUndefined();
    const gone = accepted(leaveGame(won, ben, 0));
    expect(changeSince(gone, won.version)).toBeUndefined();
    expect(changeSince(afterMisses(aGame(), 5), 0)).toBeUndefined();
  });
});

describe('two merged changes', () => {
  test.each([
    ['a join and a guess', played, guessed, 'player-changed'],
    ['a guess and an end', guessed, lost, 'opponent-finished'],
    ['an end and a hint', lost, afterHints(lost, 1, 0, ana), 'opponent-finished'],
  ])(
    'of %s take the more important name, the newer state and all movers',
    (_, one, other, name) => {
      for (const merged of [
        mergedChange(last(one), last(other)),
        mergedChange(last(other), last(one)),
      ]) {
        expect(merged.names).toEqual([name]);
        expect(merged.game).toBe(other);
        const movers = [...last(one).movers, ...last(other).movers];
        expect(new Set(merged.movers)).toEqual(new Set(movers));
        const news = [...last(one).news, ...last(other).news];
        expect(new Set(merged.news)).toEqual(new Set(news));
      }
    },
  );

  test('are never merged if one is sent once a game', () => {
    const once = [won, lastWin, back].map((game) => isSentOnce(last(game)));
    expect(once).toEqual([true, true, true]);
    expect([played, guessed, lost].some((game) => isSentOnce(last(game)))).toBe(false);
  });
});
