import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { randomKey } from '../../lib/random-key.ts';
import { session as signedIn, useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { FeedbackPage } from './feedback-page.tsx';
import { createFeedbackStore } from './feedback-store.ts';
import { FeedbackTabs } from './feedback-tabs.tsx';

/** The feedback centre: introduction on the page, form and lists on the sheet. */
export function FeedbackScreen() {
  const { t, i18n } = useTranslation();
  const session = useSession();
  const [store] = useState(() =>
    createFeedbackStore({
      call,
      newKey: randomKey,
      language: () => languageNamed(i18n.language) ?? defaultLanguage,
      ownEmail: () => {
        const now = signedIn.getState();
        return now.state === 'user' ? now.user.email : null;
      },
      onSent: () =>
        showToast({ title: i18n.t('feedback.thanks'), description: i18n.t('feedback.sent') }),
      onStatusFailure: (error) =>
        showToast({
          title: i18n.t('feedback.status.failed'),
          description: errorText(i18n.t, error),
          tone: 'error',
        }),
    }),
  );
  if (session.state !== 'user') return null;
  return (
    <>
      <title>{t('feedback.pageTitle')}</title>
      <SteadyPage>
        <AlbumSpread
          sport="basketball"
          page={<FeedbackPage />}
          sheet={<FeedbackTabs store={store} user={session.user} />}
        />
      </SteadyPage>
    </>
  );
}
