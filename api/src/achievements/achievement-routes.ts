import {
  markAchievementSeen,
  readAchievements,
  readUserAchievements,
} from '@craque/common/contracts/achievements.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Mount } from '../http/mount.ts';
import type { Texts } from '../texts/texts.ts';
import { presentAchievements } from './achievement-presenter.ts';
import type { AchievementService } from './achievement-service.ts';

export type AchievementRoutesDependencies = {
  achievements: AchievementService;
  texts: (language: Language) => Texts;
};

export function mountAchievements(
  mount: Mount,
  { achievements, texts }: AchievementRoutesDependencies,
): void {
  mount(readAchievements, async ({ language }) => presentAchievements(texts(language)));
  mount(readUserAchievements, ({ session }) => achievements.listOf(session.account));
  mount(markAchievementSeen, ({ session, params }) =>
    achievements.markSeen(session.account, params.id),
  );
}
