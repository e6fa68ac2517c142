import type { FeedbackItem } from '@craque/common/contracts/feedback.ts';
import {
  type FeedbackStatus,
  type FeedbackType,
  feedbackStatuses,
} from '@craque/common/domain/feedback.ts';
import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dayText } from '../../lib/time/day-text.ts';
import { PrintedSticker, type PrintedStickerProps } from '../../ui/album/printed-sticker.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { Select } from '../../ui/form/select.tsx';
import { color, linkText, row, space } from '../../ui/tokens.ts';
import { display, size } from '../../ui/type.ts';

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
  /** Lets an admin set the status, and shows them the address for questions. */
  onStatus?: (status: FeedbackStatus) => void;
};

/** One feedback entry with its kind, day and status, and its author on the list of all. */
export function FeedbackEntry({ item, onStatus }: FeedbackEntryProps) {
  const { t, i18n } = useTranslation();
  const { user, email, status, title } = item;
  const author = user?.displayName ?? user?.username ?? email ?? t('feedback.anonymous');
  // On the list of one's own every entry would say the same name.
  const isNamed = onStatus !== undefined || user === null;
  const language = languageNamed(i18n.language) ?? defaultLanguage;
  const chip = (
    <Badge $variant={variants[status]} data-status={status}>
      {t(`feedback.statuses.${status}`)}
    </Badge>
  );
  return (
    <Entry>
      <Kind aria-hidden="true">
        <PrintedSticker {...prints[item.type]} />
      </Kind>
      <h3>{title}</h3>
      {onStatus ? (
        <Select
          label={t('feedback.status.of', { title })}
          value={status}
          options={feedbackStatuses.map((each) => ({
            value: each,
            label: t(`feedback.statuses.${each}`),
          }))}
          onChange={onStatus}
          face={chip}
        />
      ) : (
        chip
      )}
      <Meta>
        {isNamed && (
          <>
            <Avatar name={author} url={user?.avatarUrl} size={24} />
            <b>{author}</b>
          </>
        )}
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
    </Entry>
  );
}

/** Where the status in the corner would leave the title no width. */
const narrow = '@container (max-width: 499.98px)';

/**
 * The sticker of its kind, the title, and the status in the corner, or above the title where that is
 * narrow; the rest under the title.
 */
const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} 0 ${space[4]};
  border-bottom: 1px solid ${color.rule};
  h3 {
    margin: 0;
    ${display(5)}
    overflow-wrap: anywhere;
  }
  p {
    grid-column: 2 / -1;
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  /* The chip itself is the control. */
  > :nth-child(3) {
    align-self: start;
    margin-top: 4px;
  }
  > :nth-child(3):has(select) {
    margin: -8px -8px 0 0;
  }
  ${narrow} {
    grid-template-columns: 52px minmax(0, 1fr);
    gap: 3px ${space[3]};
    > :nth-child(3) {
      grid-area: 1 / 2;
      justify-self: start;
      margin: 0;
    }
    > :nth-child(3):has(select) {
      margin: -10px -8px -8px;
    }
    h3 {
      grid-area: 2 / 2;
      font-size: ${size(5)};
    }
    p {
      grid-column: 1 / -1;
      margin-top: ${space[2]};
    }
  }
`;

const Kind = styled.div`
  grid-row: 1 / span 2;
  align-self: start;
  margin-top: 2px;
  ${narrow} {
    grid-row: 1 / span 3;
  }
  /* The shadow of a large sticker would be larger than these. */
  > div > div {
    padding: 3px;
    box-shadow: 0 3px 8px rgb(0 0 0 / 0.3);
  }
`;

const Meta = styled.div`
  ${row}
  grid-column: 2 / -1;
  gap: ${space[1]} ${space[3]};
  color: ${color.quiet};
  font-size: ${size(2)};
  b {
    color: ${color.ink};
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  a {
    ${linkText}
    min-width: 0;
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
  ${narrow} {
    font-size: ${size(2)};
    /* Opposite the status, so that the author and the kind have the line. */
    time {
      position: absolute;
      top: 16px;
      right: 0;
    }
  }
`;
