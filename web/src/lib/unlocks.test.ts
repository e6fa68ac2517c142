import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AchievementState } from '@craque/common/contracts/achievements.ts';
import { createInstance } from 'i18next';
import { loadCatalogue } from '../app/language/catalogues.ts';
import { busy, seenRoute, serveProfile, someStates } from '../testing/fake-profile-api.ts';
import { call } from './api.ts';
import { createUnlocks, type UnlockText } from './unlocks.ts';

const fresh: Partial<AchievementState> = {
  unlocked: true,
  unlockedAt: '2026-11-20T12:00:00.000Z',
  progress: 1,
};

const i18n = createInstance();
const shown: UnlockText[] = [];
const show = (text: UnlockText) => shown.push(text);

const all = 'GET /api/achievements';
const own = 'GET /api/user/achievements';

function unlocksWith(states: AchievementState[]) {
  const { answers, sent } = serveProfile({ [own]: states });
  const routes = () => sent.map(({ route }) => route);
  const seen = () => routes().filter((route) => route.endsWith('/seen'));
  return { answers, routes, seen, unlocks: createUnlocks(call) };
}

beforeEach(async () => {
  shown.length = 0;
  const translation = await loadCatalogue('en', 'account');
  await i18n.init({ lng: 'en', resources: { en: { translation } } });
});

describe('unlocked achievements', () => {
  test('are all named in one text and then marked as seen', async () => {
    const states = someStates({ first_victory: fresh, perfect_game: fresh, speed_demon: fresh });
    const { seen, unlocks } = unlocksWith(states);
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toEqual([
      {
        title: 'Achievements unlocked: First victory, Perfect game, and Speed demon',
        description: '+400 pts',
      },
    ]);
    const keys = ['first_victory', 'perfect_game', 'speed_demon'] as const;
    expect(seen()).toEqual(keys.map(seenRoute));
  });

  test('are not announced if seen or locked', async () => {
    const known = someStates({ first_victory: { ...fresh, seen: true } });
    const { routes, unlocks } = unlocksWith(known);
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toEqual([]);
    expect(routes()).toEqual([own]);
  });

  test('are announced once if game and profile ask at the same time', async () => {
    const { seen, unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    const options = { userId: 'u1', i18n, show };
    await Promise.all([unlocks.announce(options), unlocks.announce(options)]);
    expect(shown).toHaveLength(1);
    expect(seen()).toHaveLength(1);
  });

  test('are announced to another user of the same browser too', async () => {
    const { unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    await unlocks.announce({ userId: 'u1', i18n, show });
    await unlocks.announce({ userId: 'u2', i18n, show });
    expect(shown).toHaveLength(2);
  });

  test('wait for the next time if they cannot be loaded', async () => {
    const { answers, unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    const texts = answers[all] ?? {};
    answers[all] = busy;
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toEqual([]);
    answers[all] = texts;
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toHaveLength(1);
  });

  test('stay announced if marking them as seen fails', async () => {
    const { answers, unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    answers[seenRoute('first_victory')] = busy;
    await unlocks.announce({ userId: 'u1', i18n, show });
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toHaveLength(1);
  });

  test('are not requested before the texts are loaded', async () => {
    const { routes, unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    const wordless = createInstance();
    await wordless.init({ lng: 'en', resources: { en: { translation: {} } } });
    await unlocks.announce({ userId: 'u1', i18n: wordless, show });
    expect(shown).toEqual([]);
    expect(routes()).toEqual([]);
  });
});
