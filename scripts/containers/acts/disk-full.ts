import '../../faults/browser-place.ts';
import { createGame, readGame } from '@craque/common/contracts/games.ts';
import { callerOf } from '../../faults/headless-client.ts';
import { newGame, startProbe, statusOf } from '../../faults/probe.ts';
import { answersHttp } from '../../services/tied-process.ts';
import { newPlayer } from '../new-player.ts';
import type { Stage } from '../stage.ts';

/** Another file takes the disk of a running container, and goes again. */
export async function diskFull(stage: Stage): Promise<void> {
  const { docker, freePort, name, note, run, volume, waitFor } = stage;
  const disk = ['--opt', 'type=tmpfs', '--opt', 'device=tmpfs', '--opt', 'o=size=16m,mode=1777'];
  const data = await volume('disk', disk);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = ['--env', `PUBLIC_ORIGIN=${origin}`, '--env', 'LIMITS_FACTOR=1000000'];
  const published = ['--read-only', '--volume', `${data}:/data`, '-p', `127.0.0.1:${port}:3000`];
  const container = await run(['--name', name, ...published, ...settings]);
  await waitFor('ready', () => answersHttp(port, '/readyz', 200));
  const call = callerOf(origin, await newPlayer(origin, 1));
  const { id } = await call(createGame, newGame);
  const probe = startProbe([call], 40);
  const inside = (script: string) => docker(['exec', container, 'sh', '-c', script]);
  await inside('cat /dev/zero > /data/other || true');
  await waitFor('20 refused writes', () => probe.refused() > 20, 120_000);
  const read = await statusOf(() => call(readGame, { params: { id } }));
  if (read !== 200) throw new Error(`a game is read with ${read} on a full disk`);
  await inside('rm /data/other');
  const isWritten = async () => (await statusOf(() => call(createGame, newGame))) === 200;
  const back = await waitFor('a write after there is room', isWritten, 10_000);
  await probe.stop();
  const lost = await probe.lost();
  if (lost.length > 0) throw new Error(lost.join('\n'));
  const written = probe.asked.filter(({ status }) => status === 200).length;
  note(`${written} calls done, ${probe.refused()} refused, none lost`);
  note(`first write ${(back / 1000).toFixed(1)} s after there was room, without a restart`);
}
