import type { User } from '@craque/common/contracts/user.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { Stack } from '../../ui/layout.ts';
import { media, space } from '../../ui/tokens.ts';
import { size, Text } from '../../ui/type.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackLists, type ListTab } from './feedback-lists.tsx';
import { MarkedAccounts } from './marked-accounts.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';

/** Form and list, and for admins one that links to the list of all and has the marked accounts. */
export function FeedbackTabs({ user }: { user: User }) {
  const { t } = useTranslation();
  const feedback = useFeedbackForm(user.email);
  const [tab, setTab] = useState('form');
  const [list, setList] = useState<ListTab>('own');
  const showAll = () => {
    setTab('list');
    setList('all');
  };
  const form = {
    value: 'form',
    label: t('feedback.tabs.form'),
    content: <FeedbackForm form={feedback} asksEmail={user.email === null} />,
  };
  const lists = {
    value: 'list',
    label: t('feedback.tabs.list'),
    content: <FeedbackLists isAdmin={user.isAdmin} value={list} onChange={setList} />,
  };
  const admin = {
    value: 'admin',
    label: t('feedback.tabs.admin'),
    content: (
      <>
        <Stack $align="start" $gap={4} $pad={4}>
          <Text $step={4}>{t('feedback.admin.text')}</Text>
          <Button onClick={showAll}>{t('feedback.admin.show')}</Button>
        </Stack>
        <MarkedAccounts />
      </>
    ),
  };
  return (
    <Sheet>
      <Tabs
        label={t('feedback.tabs.label')}
        value={tab}
        onChange={setTab}
        tabs={user.isAdmin ? [form, lists, admin] : [form, lists]}
      />
    </Sheet>
  );
}

const Sheet = styled.div`
  max-width: 680px;
  /* Three tabs stay in sight on a phone and beside a narrow page. */
  ${media.belowWide} {
    > div > [role='tablist'] {
      gap: ${space[1]};
      font-size: ${size(2)};
    }
  }
`;
