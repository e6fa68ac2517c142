import { describe, expect, test } from '@jest/globals';
import type { GameView } from '@craque/common/contracts/games.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import { randomRuns } from '@craque/common/testing/random-runs.ts';
import { anyPlan, historyOf } from '@craque/common/testing/shared-history.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import { challengeViewOf } from '../../../testing/challenge-view-builder.ts';
import { atChallengeTable } from '../../../testing/challenge-table.ts';
import { settled } from '../../../testing/fake-transport.ts';
import { applyView } from '../../../play/state/game-state.ts';

/** The content of a push. */
const stateIn = ({ version, players, challenge, winnerInfo, winnerUsername }: GameView) => ({
  ...{ version, players, challenge, winnerInfo, winnerUsername },
});

/** Without the time at which it was read. */
const timeless = ({ now: _, ...view }: GameView) => view;

/**
 * What was shown in the end, and what should be, with messages that came three times, in any order,
 * or not at all.
 */
async function playOut(plan: Parameters<typeof historyOf>[0], choose: fc.GeneratorValue) {
  const { start, moves, endedAt } = historyOf(plan);
  const caller = start.creator;
  // Everything is shown after the latest step, although clocks may have gone back between steps.
  const skew = Math.max(endedAt, ...moves.map(({ now }) => now));
  const table = await atChallengeTable(start, { caller, skew });
  await table.line.accept();
  const pushes: (() => void)[] = [];
  const answers: (() => void)[] = [];
  for (const { who, after } of moves.filter(
    ({ before, after: { version } }) => version > before.version,
  )) {
    const events = table.change(after);
    pushes.push(() => table.push(events));
    // Otherwise on another device, so that this one learns of it only by pushes.
    const isHere = who === caller && choose(fc.boolean);
    if (isHere)
      answers.push(() =>
        applyView({ store: table.game }, challengeViewOf(after, caller, table.nowThere())),
      );
  }
  const sent = [...pushes, ...pushes, ...pushes];
  const length = Math.ceil(0.8 * sent.length);
  const received = choose(fc.shuffledSubarray, sent, { minLength: length, maxLength: length });
  const all = [...received, ...answers];
  for (const run of choose(fc.shuffledSubarray, all, { minLength: all.length })) {
    run();
    if (choose(fc.boolean)) await settled();
  }
  pushes.at(-1)?.();
  const { game } = table.server;
  const isThere = playerOf(game, caller)?.hasLeft !== true;
  const there = challengeViewOf(game, caller, table.nowThere());
  const healed = isThere ? stateIn(table.view()) : stateIn(there);
  await table.time.pass(31_000);
  const later = challengeViewOf(game, caller, table.nowThere());
  return { healed, there: stateIn(there), shown: timeless(table.view()), later: timeless(later) };
}

describe('states that arrive three times, in any order, with one in five lost', () => {
  test('show how the challenge stands with the newest of them, and everything with the next read', async () => {
    const property = fc.asyncProperty(anyPlan, fc.gen(), async (plan, choose) => {
      const { healed, there, shown, later } = await playOut(plan, choose);
      expect(healed).toEqual(there);
      expect(shown).toEqual(later);
    });
    await fc.assert(property, { numRuns: randomRuns(100) });
  });
});
