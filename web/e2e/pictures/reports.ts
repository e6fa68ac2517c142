import type { Stores } from '@craque/api/store/store.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { CorrectionSubject } from '@craque/common/domain/athlete/correction.ts';
import type { User } from '../challenge/people.ts';
import { post } from '../product/api-call.ts';
import type { Product } from '../product/product.ts';

/** A won game of somebody, with a guess before it that did not count. */
export async function winWithUnknownName({ page }: User, product: Product): Promise<number> {
  const { id } = await post<GameView>(page.request, '/api/games', {
    sport: 'tennis',
    difficulty: 'easy',
  });
  const guess = (name: string) => post(page.request, `/api/games/${id}/guess`, { guess: name });
  await guess('O Canhão de Floripa');
  await guess(product.storedGame(id).athlete.name);
  return id;
}

const subjects: readonly CorrectionSubject[] = [
  {
    athleteId: 'marta',
    league: 'fifa-womens-world-cup',
    field: 'alsoKnownAs',
    text: 'Rainha Marta do Brasil',
  },
  {
    athleteId: 'gustavo-kuerten',
    league: 'atp',
    field: 'alsoKnownAs',
    text: 'Manezinho da Ilha',
  },
  {
    athleteId: 'raphael-veiga',
    league: 'brasileirao',
    field: 'team',
    text: 'Acho que ele não joga mais no Palmeiras desde fevereiro',
  },
];

/** Reports of the people, the first by all of them, each next one by one less. */
export async function reportAll({ corrections }: Stores, people: readonly User[]): Promise<void> {
  for (const [index, subject] of subjects.entries()) {
    const id = `report-${index}`;
    for (const { user } of people.slice(index)) {
      await corrections.report({ id, ...subject }, { userId: user.id, at: Date.now() });
    }
  }
}
