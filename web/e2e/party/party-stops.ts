import type { Page } from '@playwright/test';
import type { Stop } from '../page/route-stops.ts';
import type { Visit } from '../product/test.ts';
import { namesOf } from '../screens/guesses.ts';
import { filled, type Texts } from '../screens/texts.ts';

/** A party from its door to its end, for a host with a seat; each stop goes on from the last one. */
export async function partyStops(visit: Visit, texts: Texts): Promise<readonly Stop[]> {
  const { page, elsewhere, product, address } = visit;
  const { party, game } = texts;
  const wishes = { rounds: 5, seconds: 120, leagues: ['english-premier-league'], teams: 4 };
  const created = await page.request.post('/api/parties', { data: wishes });
  const { code } = ((await created.json()) as { state: { code: string } }).state;
  const other = await elsewhere();
  const sit = (who: Page, name: string) =>
    who.request.post(`/api/parties/${code}/seat`, { data: { name } });
  const step = (name: string) =>
    page.request.post(`/api/parties/${code}/step`, { data: { step: name } });
  const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const field = page.getByRole('combobox', { name: game.form.title });
  const secret = () => product.storedParty(code).rounds.at(-1)?.athlete.name ?? '';
  const path = `/party/${code}`;
  return [
    { where: 'ways to a party', path: '/party', ready: () => title(party.title) },
    {
      where: 'code of no party',
      path: '/party/CRAQ79',
      ready: () => title(party.gone.unknown.title),
    },
    { where: 'door of a party', path, ready: () => title(party.host.yours) },
    {
      where: 'lobby of a party',
      path,
      ready: async () => {
        await sit(page, 'Maximiliano Ana');
        await sit(other, 'Rui');
        await title('Maximiliano Ana');
        await page.getByText(party.settings.change).click();
      },
    },
    {
      where: 'removing somebody from a party',
      path,
      isOver: true,
      ready: async () => {
        await page
          .getByRole('button', { name: filled(party.host.removeOf, { name: 'Rui' }) })
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      where: 'round of a party',
      path,
      ready: async () => {
        await step('start');
        await field.waitFor();
      },
    },
    {
      where: 'round of a party with a guess',
      path,
      ready: async () => {
        await field.waitFor();
        const [sport] = product.storedParty(code).rounds.map((round) => round.sport);
        const names = sport ? await namesOf(address, sport) : [];
        await field.fill(names.find((name) => name !== secret()) ?? '');
        await field.press('Enter');
        await title(filled(game.attempt, { k: 2, total: 5 }));
      },
    },
    {
      where: 'answer of a party',
      path,
      ready: async () => {
        await step('reveal');
        await title(secret());
      },
    },
    {
      where: 'end of a party',
      path,
      ready: async () => {
        await step('end');
        await page.getByRole('heading', { name: party.podium.sheet }).waitFor();
      },
    },
  ];
}
