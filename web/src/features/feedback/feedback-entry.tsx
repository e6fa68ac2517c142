import {
  type FeedbackItem,
  readAllFeedback,
  readOwnFeedback,
  setFeedbackStatus,
} from '@craque/common/contracts/feedback.ts';
import {
  type FeedbackStatus,
  type FeedbackType,
  feedbackStatuses,
} from '@craque/common/domain/feedback.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../lib/api.ts';
import { dayText } from '../../lib/time/day-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { reads } from '../../lib/use-read.ts';
import { PrintedSticker, type PrintedStickerProps } from '../../ui/album/printed-sticker.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { Row, Stack } from '../../ui/layout.ts';
import { useAction } from '../../ui/toast/use-action.ts';
import { color, linkText, space } from '../../ui/tokens.ts';
import { Display, Text, caption } from '../../ui/type.ts';

/** Never by colour alone: the badge contains the word. */
const variants: Record<FeedbackStatus, BadgeVariant> = {
  implemented: 'good',
  reviewed: 'secondary',
  rejected: 'destructive',
  pending: 'outline',
};

const prints: Record<FeedbackType, PrintedStickerProps> = {
  feedback: { sport: 'soccer', icon: 'medal', turn: -3 },
  suggestion: { sport: 'tennis', icon: 'lightbulb', turn: 3 },
  bug: { sport: 'formula1', icon: 'warning', turn: -2 },
};

export type FeedbackEntryProps = {
  item: FeedbackItem;
  /** Admins set the status, and see the address for questions. */
  forAdmin: boolean;
};

/** One feedback entry with its kind, day and status, and its author on the list of all. */
export function FeedbackEntry({ item, forAdmin }: FeedbackEntryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, user, email, title } = item;
  const author = user?.displayName ?? user?.username ?? email ?? t('feedback.anonymous');
  // On the list of one's own every entry would say the same name.
  const isNamed = forAdmin || user === null;
  const [wish, setWish] = useState(item.status);
  const { run, busy } = useAction(
    async (next: FeedbackStatus) => {
      setWish(next);
      const changed = await call(setFeedbackStatus, { params: { id }, body: { status: next } });
      // An admin's own feedback is in both lists.
      for (const list of [readOwnFeedback, readAllFeedback]) {
        reads.change(list, {}, (items) => items.map((each) => (each.id === id ? changed : each)));
      }
    },
    { failed: t('feedback.status.failed') },
  );
  const status = busy ? wish : item.status;
  const chip = (
    <Badge $variant={variants[status]} data-status={status}>
      {t(`feedback.statuses.${status}`)}
    </Badge>
  );
  return (
    <Entry>
      <div aria-hidden="true">
        <PrintedSticker {...prints[item.type]} small />
      </div>
      <Stack $gap={1}>
        <Head>
          <Display as="h3">{title}</Display>
          {forAdmin ? (
            <Select
              label={t('feedback.status.of', { title })}
              value={status}
              options={feedbackStatuses.map((each) => ({
                value: each,
                label: t(`feedback.statuses.${each}`),
              }))}
              onChange={run}
              face={chip}
            />
          ) : (
            chip
          )}
        </Head>
        <Meta>
          {isNamed && (
            <>
              <Avatar name={author} url={user?.avatarUrl} size={24} />
              <b>{author}</b>
            </>
          )}
          <span>{t(`feedback.types.${item.type}`)}</span>
          <time dateTime={item.createdAt}>{dayText(language, item.createdAt)}</time>
          {forAdmin && email && email !== author && (
            <a
              href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
              title={t('feedback.followUp')}
            >
              {email}
            </a>
          )}
        </Meta>
        <Content>{item.content}</Content>
      </Stack>
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  padding: ${space[3]} 0 ${space[4]};
`;

/** The status at the end of the line, or above the title where that is narrow. */
const Head = styled(Row)`
  flex-wrap: wrap-reverse;
  row-gap: 2px;
  h3 {
    flex: 1 1 220px;
  }
`;

const Meta = styled(Row)`
  ${caption()}
  b {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
  a {
    ${linkText}
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Content = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
