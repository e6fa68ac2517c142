import type { FeedbackItem } from '@craque/common/contracts/feedback.ts';
import { type FeedbackStatus, feedbackStatuses } from '@craque/common/domain/feedback.ts';
import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dayText } from '../../lib/time/day-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { Select } from '../../ui/form/select.tsx';
import { caption, color, font, media, row, space, tapLine } from '../../ui/tokens.ts';

/** Never by colour alone: the badge contains the word. */
const variants: Record<FeedbackStatus, BadgeVariant> = {
  implemented: 'default',
  reviewed: 'secondary',
  rejected: 'destructive',
  pending: 'outline',
};

export type FeedbackEntryProps = {
  item: FeedbackItem;
  /** Lets an admin set the status, and shows them the address for questions. */
  onStatus?: (status: FeedbackStatus) => void;
};

/** One feedback entry with its author, kind, day and status. */
export function FeedbackEntry({ item, onStatus }: FeedbackEntryProps) {
  const { t, i18n } = useTranslation();
  const { user, email, status, title } = item;
  const author = user?.displayName ?? user?.username ?? email ?? t('feedback.anonymous');
  const language = languageNamed(i18n.language) ?? defaultLanguage;
  return (
    <Entry>
      <Top>
        <h3>{title}</h3>
        <Badge $variant={variants[status]}>{t(`feedback.statuses.${status}`)}</Badge>
      </Top>
      <Meta>
        <Avatar name={author} url={user?.avatarUrl} size={32} />
        <b>{author}</b>
        <span>{t(`feedback.types.${item.type}`)}</span>
        <time dateTime={item.createdAt}>{dayText(language, item.createdAt)}</time>
        {onStatus && email && email !== author && (
          <a
            href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
            title={t('feedback.followUp')}
          >
            {email}
          </a>
        )}
      </Meta>
      <p>{item.content}</p>
      {onStatus && (
        <Choice>
          {t('feedback.status.label')}
          <Select
            label={t('feedback.status.of', { title })}
            value={status}
            options={feedbackStatuses.map((each) => ({
              value: each,
              label: t(`feedback.statuses.${each}`),
            }))}
            onChange={onStatus}
          />
        </Choice>
      )}
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[5]} 0;
  border-bottom: 1px solid ${color.rule};
  &:first-child {
    padding-top: ${space[2]};
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Top = styled.div`
  ${row}
  gap: ${space[2]} ${space[3]};
  h3 {
    margin: 0;
    font: 900 28px/1 ${font.display};
    overflow-wrap: anywhere;
  }
`;

const Meta = styled.div`
  ${row}
  gap: ${space[1]} ${space[3]};
  color: ${color.quiet};
  font-size: 15px;
  b {
    color: ${color.ink};
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  a {
    ${tapLine}
    min-width: 0;
    color: ${color.ink};
    font-weight: 600;
    text-underline-offset: 4px;
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    font-size: 14px;
  }
`;

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  ${caption(15)}
  > span {
    padding: 0 ${space[3]};
    border: 2px solid ${color.ink};
    background: ${color.field};
    color: ${color.ink};
  }
`;
