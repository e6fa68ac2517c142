import assert from 'node:assert/strict';
import type { Stores } from '@craque/api/store/store.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import {
  challengeOn,
  closeResult,
  joinOn,
  openLink,
  seeOpponent,
  seeSameStandings,
} from '../screens/challenge-on-screen.ts';
import { openLive } from '../challenge/people.ts';
import { openInvite } from '../challenge/challenge-stops.ts';
import { gameOn, seeToast, toastsOf } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { filled, pt } from '../screens/texts.ts';
import type { Cluster } from '../../../scripts/cluster/start-cluster.ts';
import type { ChallengeLog } from './demo-log.ts';
import { type Player, type Players, seen } from './demo-players.ts';
import { heldSockets } from './held-sockets.ts';

export type Challenge = {
  cluster: Cluster;
  stores: Pick<Stores, 'games'>;
  players: Players;
  log: ChallengeLog;
  /** Saves a screenshot of the three screens. */
  shoot(name: string, title: string): Promise<void>;
};

const { challenge, invite, events } = pt;
/** Downtime of the killed process, ms. */
const awayFor = 4_000;

/** Lia invites Rui by the dialog, who joins from the toast, and Neto by link; returns the game. */
export async function gather({ stores, players, log }: Challenge): Promise<Game> {
  const { lia, rui, neto } = players;
  await openLive(rui.page, '/game-history');
  await lia.page.goto('/profile?tab=friends');
  await openInvite(lia.page);
  await gameOn(lia.page).button(invite.create).click();
  log.note(lia.name, `invites ${rui.name} to a game`);
  await seeToast(rui.page, filled(events.challenge, { name: lia.name }));
  log.note(rui.name, 'sees the invitation as a toast on another page and joins from it');
  await toastsOf(rui.page).getByRole('button', { name: invite.join }).click();
  await gameOn(rui.page).openField.waitFor();
  await seeOpponent(seen(lia, rui), challenge.status.playing, challenge.online);
  log.note(lia.name, `sees ${rui.name} at the game`);
  const path = await openLink(lia.page);
  await gameOn(lia.page).dialog.getByRole('button', { name: pt.game.close, exact: true }).click();
  await neto.page.goto(path);
  await joinOn(neto.page).nickname.fill(neto.name);
  await joinOn(neto.page).enter.click();
  await gameOn(neto.page).openField.waitFor();
  log.note(neto.name, 'has joined by link, without an account');
  await Promise.all([lia, rui].map((by) => seeOpponent(seen(by, neto), challenge.online)));
  log.note('Lia and Rui', `see ${neto.name} at the game`);
  await challengeOn(neto.page).strip.click();
  const id = Number(/\d+$/.exec(lia.page.url())?.[0]);
  const game = await stores.games.find(id as GameId);
  assert.ok(game);
  return game;
}

/** One of them guesses; the others see that, but not what. */
async function guessSeen({ players, log }: Challenge, by: Player, name: string, used: number) {
  await guess(by.page, name);
  const guessedAt = log.now();
  log.note(by.name, `guesses wrong for the ${used === 1 ? 'first' : 'second'} time`);
  const others = Object.values(players).filter((each) => each !== by);
  await Promise.all(
    others.map(async (other) => {
      await seeOpponent(seen(other, by), filled(challenge.used, { used, total: 5 }));
      log.note(other.name, `sees it on screen, ${log.now() - guessedAt} ms after the answer`);
      assert.equal(await other.page.getByText(name, { exact: true }).count(), 0);
    }),
  );
}

/** Kills the realtime process with the most sockets of the game, and restarts it a little later. */
async function killHolder(challenge: Challenge): Promise<() => Promise<void>> {
  const { cluster, log } = challenge;
  const held = cluster.realtime.map(({ port }) => heldSockets(port));
  const index = held.indexOf(Math.max(...held));
  const victim = cluster.realtime[index];
  assert.ok(victim && (held[index] ?? 0) > 0);
  const each = cluster.realtime.map(({ name }, at) => `${name} ${held[at]}`).join(', ');
  log.note('Cluster', `sockets held: ${each}`);
  const { name, pid } = victim;
  cluster.kill('realtime', index);
  const killedAt = log.now();
  log.note('Cluster', `${name} (pid ${pid}) is killed with SIGKILL`);
  return async () => {
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, killedAt + awayFor - log.now())),
    );
    await cluster.restart('realtime', index);
    log.note('Cluster', `${name} is started again (pid ${victim.pid})`);
  };
}

/** Every screen shows the live connection again. */
async function seeAllLive({ players, log }: Challenge): Promise<void> {
  await Promise.all(
    Object.values(players).map(async ({ name, page }) => {
      await challengeOn(page).connection('live').last().waitFor({ state: 'attached' });
      log.note(name, 'screen says: live');
    }),
  );
}

async function seeWinner({ log }: Challenge, who: Player, winner: Player, wonAt: number) {
  await challengeOn(who.page).winner(winner.name).waitFor();
  log.note(
    who.name,
    `learns that ${winner.name} has won, ${log.now() - wonAt} ms after the answer`,
  );
}

async function findName(
  { log }: Challenge,
  { name, page }: Player,
  athlete: string,
): Promise<void> {
  await guess(page, athlete);
  log.note(name, 'finds the athlete too');
  await closeResult(page, athlete);
}

/** The whole game, to the table that all three have at the end. */
export async function playChallenge(challenge: Challenge, game: Game): Promise<void> {
  const { players, log, shoot, cluster } = challenge;
  const { lia, rui, neto } = players;
  const all = Object.values(players);
  await seeAllLive(challenge);
  for (const { socket } of all) socket.begin();
  const wrong = await wrongNames(cluster.origin, game, 3);
  await guessSeen(challenge, rui, wrong[0] ?? '', 1);
  await guessSeen(challenge, neto, wrong[1] ?? '', 1);
  await shoot('challenge-live-start', 'Three in one game');
  const restart = await killHolder(challenge);
  await guessSeen(challenge, rui, wrong[2] ?? '', 2);
  await seeAllLive(challenge);
  await restart();
  await guess(rui.page, game.athlete.name);
  const wonAt = log.now();
  log.note(rui.name, 'guesses right and wins');
  await Promise.all([lia, neto].map((who) => seeWinner(challenge, who, rui, wonAt)));
  await closeResult(rui.page, game.athlete.name);
  await shoot('challenge-live-won', 'One has won, the others are notified');
  for (const { page } of [lia, neto]) await challengeOn(page).goOn.click();
  await findName(challenge, lia, game.athlete.name);
  for (const { socket } of all) socket.end();
  await findName(challenge, neto, game.athlete.name);
  await seeSameStandings(...all.map(({ page }) => page));
  log.note('All three', 'have the same final table');
  await challengeOn(neto.page).rows.last().scrollIntoViewIfNeeded();
  await shoot('challenge-live-end', 'The same table for all three');
  assert.ok(
    all.some(({ socket }) => socket.lost > 0),
    'nobody lost a socket',
  );
  for (const { name, socket } of all) {
    assert.equal(socket.gaps.length, socket.lost, `${name} lost a socket for good`);
  }
}
