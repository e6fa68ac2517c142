import type { MarkedAccount } from '@craque/common/contracts/feedback.ts';
import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dayText } from '../../lib/time/day-text.ts';
import { color, media, space } from '../../ui/tokens.ts';
import { size, display } from '../../ui/type.ts';
import { type FeedbackStore, useFeedback } from './feedback-store.ts';
import { ListStatus } from './list-status.tsx';

/** For admins: the accounts with wins that no person could have made, and their figures. */
export function MarkedAccounts({ store }: { store: FeedbackStore }) {
  const { t } = useTranslation();
  const titleId = useId();
  const list = useFeedback(store, ({ marked }) => marked);
  useEffect(() => {
    void store.load('marked');
  }, [store]);
  return (
    <Part aria-labelledby={titleId}>
      <h2 id={titleId}>{t('feedback.marked.title')}</h2>
      <p>{t('feedback.marked.text')}</p>
      {list.state === 'ready' && list.items.length > 0 ? (
        <ul>
          {list.items.map((account) => (
            <MarkedEntry key={account.userId} account={account} />
          ))}
        </ul>
      ) : (
        <ListStatus
          state={list.state}
          empty={t('feedback.marked.none')}
          failed={t('feedback.marked.failed')}
          onRetry={() => void store.load('marked')}
        />
      )}
    </Part>
  );
}

function MarkedEntry({ account }: { account: MarkedAccount }) {
  const { t, i18n } = useTranslation();
  const language = languageNamed(i18n.language) ?? defaultLanguage;
  const { username, displayName, marked, wins, shortest, firstAt, lastAt } = account;
  const figures = { marked, wins, shortest };
  const [first, last] = [dayText(language, firstAt), dayText(language, lastAt)];
  return (
    <li>
      <b>{displayName ? `${displayName} (${username})` : username}</b>
      <span>{t('feedback.marked.figures', figures)}</span>
      <span>
        <time dateTime={firstAt}>{first}</time>
        {last !== first && (
          <>
            {' – '}
            <time dateTime={lastAt}>{last}</time>
          </>
        )}
      </span>
    </li>
  );
}

const Part = styled.section`
  padding: ${space[4]} 0;
  h2 {
    margin: 0;
    ${display(6)}
  }
  p {
    margin: ${space[3]} 0 0;
    font-size: ${size(4)};
    text-wrap: pretty;
  }
  ul {
    margin: ${space[3]} 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${color.rule};
    color: ${color.quiet};
    font-size: ${size(2)};
    ${media.mobile} {
      font-size: ${size(2)};
    }
  }
  b {
    flex-basis: 100%;
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;
