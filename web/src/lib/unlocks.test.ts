import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AchievementState } from '@craque/common/contracts/achievements.ts';
import { createInstance } from 'i18next';
import { loadCatalogue } from '../app/language/catalogues.ts';
import {
  createFakeProfileApi,
  type FakeProfileApi,
  someStates,
} from '../testing/fake-profile-api.ts';
import { createUnlocks, type UnlockText } from './unlocks.ts';

const fresh: Partial<AchievementState> = {
  unlocked: true,
  unlockedAt: '2026-11-20T12:00:00.000Z',
  progress: 1,
};

const i18n = createInstance();
const shown: UnlockText[] = [];
const show = (text: UnlockText) => shown.push(text);

function unlocksWith(states: AchievementState[]) {
  const api = createFakeProfileApi();
  api.answers.readUserAchievements = states;
  return { api, unlocks: createUnlocks(api.call) };
}

const seenIds = (api: FakeProfileApi) =>
  api.calls('markAchievementSeen').map(({ params }) => params);

beforeEach(async () => {
  shown.length = 0;
  const translation = await loadCatalogue('en', 'account');
  await i18n.init({ lng: 'en', resources: { en: { translation } } });
});

describe('unlocked achievements', () => {
  test('are all named in one text and then marked as seen', async () => {
    const states = someStates({ first_victory: fresh, perfect_game: fresh, speed_demon: fresh });
    const { api, unlocks } = unlocksWith(states);
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toEqual([
      {
        title: 'Achievements unlocked: First victory, Perfect game, and Speed demon',
        description: '+400 pts',
      },
    ]);
    expect(seenIds(api)).toEqual([
      { id: 'first_victory' },
      { id: 'perfect_game' },
      { id: 'speed_demon' },
    ]);
  });

  test('are not announced if seen or locked', async () => {
    const { api, unlocks } = unlocksWith(someStates({ first_victory: { ...fresh, seen: true } }));
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toEqual([]);
    expect(api.sent.map(({ name }) => name)).toEqual(['readUserAchievements']);
  });

  test('are announced once if game and profile ask at the same time', async () => {
    const { api, unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    const options = { userId: 'u1', i18n, show };
    await Promise.all([unlocks.announce(options), unlocks.announce(options)]);
    expect(shown).toHaveLength(1);
    expect(seenIds(api)).toHaveLength(1);
  });

  test('are announced to another user of the same browser too', async () => {
    const { unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    await unlocks.announce({ userId: 'u1', i18n, show });
    await unlocks.announce({ userId: 'u2', i18n, show });
    expect(shown).toHaveLength(2);
  });

  test('wait for the next time if they cannot be loaded', async () => {
    const { api, unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    api.failing.add('readAchievements');
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toEqual([]);
    api.failing.clear();
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toHaveLength(1);
  });

  test('stay announced if marking them as seen fails', async () => {
    const { api, unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    api.failing.add('markAchievementSeen');
    await unlocks.announce({ userId: 'u1', i18n, show });
    await unlocks.announce({ userId: 'u1', i18n, show });
    expect(shown).toHaveLength(1);
  });

  test('are not requested before the texts are loaded', async () => {
    const { api, unlocks } = unlocksWith(someStates({ first_victory: fresh }));
    const wordless = createInstance();
    await wordless.init({ lng: 'en', resources: { en: { translation: {} } } });
    await unlocks.announce({ userId: 'u1', i18n: wordless, show });
    expect(shown).toEqual([]);
    expect(api.sent).toEqual([]);
  });
});
