import { afterEach, beforeEach, describe, test } from '@jest/globals';
import { achievementCases } from './achievement-store.contract.ts';
import { correctionCases } from './correction-store.contract.ts';
import { dailyCases } from './daily-store.contract.ts';
import { feedbackCases } from './feedback-store.contract.ts';
import { friendshipCases } from './friendship-store.contract.ts';
import { gameCases } from './game-store.contract.ts';
import { peopleCases } from './people-store.contract.ts';
import { paceCases } from './pace.contract.ts';
import { guestPlaceCases } from './guest-place-store.contract.ts';
import { partyStoreCases } from './party-store.contract.ts';
import { rankingCases } from './ranking-store.contract.ts';
import { recordCases } from './record-store.contract.ts';
import { resultCases } from './result-store.contract.ts';
import { sessionCases } from './session-store.contract.ts';
import { challengeCases } from './challenge.contract.ts';
import { tokenCases } from './token-store.contract.ts';
import { userCases } from './user-store.contract.ts';
import { storesCases } from './stores.contract.ts';
import type { FreshStores } from '../testing/both-stores.ts';

const groups = {
  games: gameCases,
  challenges: challengeCases,
  results: resultCases,
  'pace of wins': paceCases,
  records: recordCases,
  achievements: achievementCases,
  users: userCases,
  sessions: sessionCases,
  'personal tokens': tokenCases,
  friendships: friendshipCases,
  'blocks and reports': peopleCases,
  feedback: feedbackCases,
  corrections: correctionCases,
  dailies: dailyCases,
  rankings: rankingCases,
  'places of guests': guestPlaceCases,
  parties: partyStoreCases,
  'as a whole': storesCases,
};

/** The cases of every engine; without `open` they are reported as skipped. */
export function describeStores(name: string, open: (() => Promise<FreshStores>) | undefined): void {
  const declare = open ? test : test.skip;
  for (const [group, cases] of Object.entries(groups)) {
    describe(`${name}: ${group}`, () => {
      let opened: FreshStores;
      if (open) {
        beforeEach(async () => {
          opened = await open();
        });
        afterEach(() => opened.dispose());
      }
      for (const [title, run] of Object.entries(cases)) declare(title, () => run(opened.stores));
    });
  }
}
