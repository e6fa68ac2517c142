import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { randomKey } from '../../lib/random-key.ts';
import { session as signedIn, useSession } from '../../lib/session-store.ts';
import { AlbumSpread } from '../../ui/album-spread.tsx';
import { SteadyPage } from '../../ui/steady-page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast.tsx';
import { AdminPointer } from './admin-pointer.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackPage } from './feedback-page.tsx';
import { createFeedbackStore } from './feedback-store.ts';
import { FeedbackLists } from './feedback-lists.tsx';
import type { ListName } from './feedback-store.ts';

/** The feedback centre (§2): what it is for on the page, form and lists on the sheet. */
export function FeedbackScreen() {
  const { t, i18n } = useTranslation();
  const session = useSession();
  const [store] = useState(() =>
    createFeedbackStore({
      call,
      newKey: randomKey,
      ownEmail: () => {
        const now = signedIn.getState();
        return now.state === 'user' ? now.user.email : null;
      },
      onSent: () =>
        showToast({ title: i18n.t('feedback.thanks'), description: i18n.t('feedback.sent') }),
      onStatusFailure: (fault) =>
        showToast({
          title: i18n.t('feedback.status.failed'),
          description: errorText(i18n.t, fault),
          tone: 'error',
        }),
    }),
  );
  const [tab, setTab] = useState('form');
  const [list, setList] = useState<ListName>('own');
  if (session.state !== 'user') return null;
  const { user } = session;
  const showAll = () => {
    setTab('list');
    setList('all');
  };
  const form = { value: 'form', label: t('feedback.tabs.form') };
  const lists = { value: 'list', label: t('feedback.tabs.list') };
  const admin = { value: 'admin', label: t('feedback.tabs.admin') };
  return (
    <>
      <title>{t('feedback.pageTitle')}</title>
      <SteadyPage>
      <AlbumSpread
        sport="basketball"
        page={<FeedbackPage />}
        sheet={
          <Sheet>
            <Tabs
              label={t('feedback.tabs.label')}
              value={tab}
              onChange={setTab}
              tabs={[
                {
                  ...form,
                  content: <FeedbackForm store={store} asksEmail={user.email === null} />,
                },
                {
                  ...lists,
                  content: (
                    <FeedbackLists
                      store={store}
                      isAdmin={user.isAdmin}
                      value={list}
                      onChange={setList}
                    />
                  ),
                },
                ...(user.isAdmin
                  ? [{ ...admin, content: <AdminPointer onShowAll={showAll} /> }]
                  : []),
              ]}
            />
          </Sheet>
        }
      />
      </SteadyPage>
    </>
  );
}

const Sheet = styled.div`
  max-width: 680px;
`;
