import { fourWithChallenges } from '../challenge/challenge-set.ts';
import { challengeStops, joinStops } from '../challenge/challenge-stops.ts';
import { partyStops } from '../party/party-stops.ts';
import { register } from '../product/new-account.ts';
import { swept } from '../product/swept-languages.ts';
import { phone, test } from '../product/test.ts';
import { textsIn } from '../screens/texts.ts';
import { becomeAdmin, registerCollector } from './collector.ts';
import {
  adminStops,
  emptyStops,
  gameStops,
  overlayStops,
  signedInStops,
  signedOutStops,
} from './route-stops.ts';
import { seeNoFlaws } from './sweep.ts';

/** German has the longest words. */
for (const language of swept('de')) {
  const texts = textsIn(language);
  const where = `in ${language}`;
  test.describe(() => {
    test.use({ ...phone, locale: language });

    test(`screens: those of guests ${where}`, async ({ visit }) => {
      await seeNoFlaws(visit.page, [...gameStops(visit, texts), ...signedOutStops(texts)]);
    });

    test(`screens: those of a user with games and friends ${where}`, async ({ visit }) => {
      const collector = await registerCollector(visit);
      await seeNoFlaws(visit.page, signedInStops(collector, texts));
    });

    test(`screens: those of a party ${where}`, async ({ visit }) => {
      await seeNoFlaws(visit.page, await partyStops(visit, texts));
    });

    test(`screens: menus, dialogs and empty lists ${where}`, async ({ visit }) => {
      const { page, elsewhere } = visit;
      await registerCollector(visit);
      await seeNoFlaws(page, overlayStops(texts));
      const newcomer = await elsewhere();
      const user = await register(newcomer.request);
      await seeNoFlaws(newcomer, emptyStops(texts));
      await becomeAdmin(newcomer, user);
      await seeNoFlaws(newcomer, adminStops(texts));
    });

    test(`screens: challenges and the page of a link ${where}`, async ({ visit }) => {
      const set = await fourWithChallenges(visit);
      await seeNoFlaws(visit.page, challengeStops(set, texts));
      await seeNoFlaws(await visit.elsewhere(), joinStops(set, texts));
    });
  });
}
