import { describe, expect, test } from '@jest/globals';
import { alwaysInChallenges as always } from '../../testing/shared-history.ts';
import { type Game, isTouched, playerOf } from '../game/game.ts';
import { countdown, hasOpened, startOpensAt, startPatience } from '../game/starting.ts';
import { publicIdOf } from '../view/challenge-state.ts';
import { viewFor } from '../view/game-view.ts';
import { changeSince } from './challenge-event.ts';

const startOf = ({ challenge }: Game) => challenge?.start;
const running = ({ players }: Game) => players.filter(({ end }) => !end);

describe('in any challenge the common start', () => {
  test('is set once, three seconds ahead, by somebody who may or the last answer, and sent', () => {
    always(({ moves }) => {
      for (const { before, judged, after, now, who, does } of moves) {
        const [was, is] = [startOf(judged), startOf(after)];
        expect(startOf(judged)).toEqual(startOf(before));
        if (was || !is) {
          expect(is).toEqual(was);
          continue;
        }
        expect(is).toMatchObject({ at: now + countdown, version: after.version });
        expect(changeSince(after, before.version)?.by).toBe(publicIdOf(after, who));
        const view = viewFor(judged, who, now);
        if (does === 'start') {
          expect(is.by).toBe(who);
          const mayStart = view?.lobby?.canStart === true || judged.creator === who;
          expect(mayStart).toBe(true);
        } else {
          expect(['join', 'link', 'decline']).toContain(does);
          const answers = after.challenge?.invitations.map(({ status }) => status);
          expect(answers).not.toContain('pending');
          expect(answers).toContain('joined');
        }
      }
    });
  });

  test('is the start of everybody who waits, and of nobody else', () => {
    always(({ moves }) => {
      for (const { judged, after, now, who, does } of moves) {
        for (const player of judged.players) {
          const { id, startedAt } = player;
          const next = playerOf(after, id);
          const isOwnStep = id === who && (does === 'guess' || does === 'hint');
          if (isOwnStep && next && isTouched(next)) {
            expect(next.startedAt).toBe(hasOpened(player, now) ? startedAt : now);
          } else if (startedAt !== undefined) expect(next?.startedAt).toBe(startedAt);
          else if (!next?.end) expect(next?.startedAt).toBe(startOf(after)?.at);
        }
      }
    });
  });

  test('finds its players in the lobby: nobody waits without a way to begin', () => {
    always(({ moves }) => {
      for (const { after, now } of moves) {
        if (after.challenge?.finish) continue;
        const views = running(after).map((player) => ({
          player,
          lobby: viewFor(after, player.id, now)?.lobby,
        }));
        for (const { player, lobby } of views) {
          expect(lobby !== undefined).toBe(!hasOpened(player, now));
        }
        const waiting = views.filter(({ lobby }) => lobby && lobby.startsAt === undefined);
        expect(startOf(after) === undefined || waiting.length === 0).toBe(true);
        expect(waiting.length === 0 || waiting.some(({ lobby }) => lobby?.canStart)).toBe(true);
        const came = waiting.map(({ player }) => player.waitedFrom ?? now);
        if (came.length > 1) {
          expect(startOpensAt(after)).toBeLessThanOrEqual(Math.max(...came) + startPatience);
        }
      }
    });
  });
});
