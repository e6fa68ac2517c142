import type { GameView } from '@craque/common/contracts/games.ts';
import { post } from '../product/api-call.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { guess } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { wellPlayed } from '../product/seeded-plays.ts';
import { seePath, signIn } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';

test('par: a result shows how many solve the athlete, and how it compares with par', async ({
  page,
  product,
}) => {
  await signIn(page);
  const { id } = await post<GameView>(page.request, '/api/games', wellPlayed);
  await page.goto(`/game/${id}`);
  await seePath(page, `/game/${id}`);
  await gameOn(page).openField.waitFor();
  await guess(page, product.storedGame(id).athlete.name);
  const { dialog } = gameOn(page);
  const solved = filled(pt.result.solved, { percent: '4\\d%' });
  const par3 = filled(pt.result.par, { par: 3 });
  const under = filled(pt.result.underPar, { by: 2 });
  await dialog.getByText(new RegExp(`^${solved}, ${par3}, ${under}`)).waitFor();
  const players = filled(pt.result.players, { players: '2\\d' });
  await dialog.getByText(new RegExp(`^${players}$`)).waitFor();
});
