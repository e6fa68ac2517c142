import { noteVisit } from '@craque/common/contracts/visits.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Mount } from '../http/mount.ts';
import type { Texts } from '../texts/texts.ts';
import type { VisitService } from './visit-service.ts';

export type VisitRoutesDependencies = {
  visits: VisitService;
  texts: (language: Language) => Texts;
};

export function mountVisits(mount: Mount, { visits, texts }: VisitRoutesDependencies): void {
  mount(noteVisit, ({ session, language }) =>
    visits.visit(session.account, (key) => texts(language).t(`achievements.${key}.title`)),
  );
}
