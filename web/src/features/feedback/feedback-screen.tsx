import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { FeedbackPage } from './feedback-page.tsx';
import { FeedbackTabs } from './feedback-tabs.tsx';

export function FeedbackScreen() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state !== 'user') return null;
  return (
    <>
      <title>{t('feedback.pageTitle')}</title>
      <SteadyPage>
        <AlbumSpread
          sport="basketball"
          page={<FeedbackPage />}
          sheet={<FeedbackTabs user={session.user} />}
        />
      </SteadyPage>
    </>
  );
}
