import {
  type Achievement,
  type AchievementState,
  markAchievementSeen,
  readAchievements,
  readUserAchievements,
} from '@craque/common/contracts/achievements.ts';
import { fallbackLanguage, languageNamed } from '@craque/common/domain/language.ts';
import type { i18n as I18n } from 'i18next';
import { type Call, call } from './api.ts';

export type UnlockText = { title: string; description: string };

export type UnlockNotice = {
  userId: string;
  i18n: I18n;
  /** Just read; without them they are read first. */
  states?: readonly AchievementState[];
  /** Called at most once, with one text for all. */
  show: (text: UnlockText, unlocked: readonly Achievement[]) => void;
};

/** Announces unlocked achievements, then marks them as seen; a failure waits for the next time. */
export function createUnlocks(call: Call) {
  const announced = new Set<string>();
  async function findNew({ userId, i18n, ...known }: UnlockNotice): Promise<Achievement[]> {
    const { language } = i18n;
    const states = known.states ?? (await call(readUserAchievements));
    const isNew = (id: string) =>
      !announced.has(`${userId} ${id}`) &&
      states.some((state) => state.achievementId === id && state.unlocked && !state.seen);
    if (!states.some(({ achievementId }) => isNew(achievementId))) return [];
    const all = await call(readAchievements, {
      query: { language: languageNamed(language) ?? fallbackLanguage },
    });
    const found = all.filter(({ id }) => isNew(id));
    for (const { id } of found) announced.add(`${userId} ${id}`);
    return found;
  }
  return {
    async announce(notice: UnlockNotice): Promise<void> {
      const { i18n, show } = notice;
      // The account texts may still be loading.
      if (!i18n.exists('achievements.unlocked', { count: 1 })) return;
      const found = await findNew(notice).catch(() => []);
      if (found.length === 0) return;
      show(unlockText(i18n, found), found);
      const marks = found.map(({ id }) => call(markAchievementSeen, { params: { id } }));
      await Promise.allSettled(marks);
    },
  };
}

function unlockText({ t, language }: I18n, unlocked: readonly Achievement[]): UnlockText {
  const points = unlocked.reduce((sum, each) => sum + each.points, 0);
  const names = new Intl.ListFormat(language).format(unlocked.map(({ title }) => title));
  return {
    title: t('achievements.unlocked', { count: unlocked.length, names }),
    description: t('achievements.points', { points }),
  };
}

export const unlocks = createUnlocks(call);
