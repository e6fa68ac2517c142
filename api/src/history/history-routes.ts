import {
  noteVisit,
  readHistory,
  readHome,
  readProfile,
  readStats,
} from '@craque/common/contracts/history.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Mount } from '../http/mount.ts';
import type { Texts } from '../texts/texts.ts';
import type { HistoryService } from './history-service.ts';
import type { VisitService } from './visit-service.ts';

export type HistoryRoutesDependencies = {
  history: HistoryService;
  visits: VisitService;
  texts: (language: Language) => Texts;
};

export function mountHistory(mount: Mount, dependencies: HistoryRoutesDependencies): void {
  const { history, visits, texts } = dependencies;
  mount(readProfile, ({ session, timeZone }) => history.profile(session.account, timeZone));
  mount(readStats, ({ session }) => history.stats(session.account));
  mount(readHome, ({ session }) => history.home(session.account));
  mount(readHistory, ({ session, query }) => history.games(session.account, query.before));
  mount(noteVisit, ({ session, language }) =>
    visits.visit(session.account, (key) => texts(language).t(`achievements.${key}.title`)),
  );
}
