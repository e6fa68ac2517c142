import { type MarkedAccount, readMarkedWins } from '@craque/common/contracts/feedback.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { dayText } from '../../lib/time/day-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { List, Row, Stack } from '../../ui/layout.ts';
import { Heading, Text } from '../../ui/type.ts';
import { useRead } from '../../lib/use-read.ts';
import { ListStatus } from './list-status.tsx';

/** For admins: the accounts with wins that no person could have made, and their figures. */
export function MarkedAccounts() {
  const { t } = useTranslation();
  const titleId = useId();
  const list = useRead(readMarkedWins);
  return (
    <Stack as="section" $pad={4} aria-labelledby={titleId}>
      <Heading id={titleId}>{t('feedback.marked.title')}</Heading>
      <Text $step={4}>{t('feedback.marked.text')}</Text>
      {list.data && list.data.length > 0 ? (
        <List $ruled>
          {list.data.map((account) => (
            <MarkedEntry key={account.userId} account={account} />
          ))}
        </List>
      ) : (
        <ListStatus
          list={list}
          empty={t('feedback.marked.none')}
          failed={t('feedback.marked.failed')}
        />
      )}
    </Stack>
  );
}

function MarkedEntry({ account }: { account: MarkedAccount }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { username, displayName, marked, wins, shortest, firstAt, lastAt } = account;
  const figures = { marked, wins, shortest };
  const [first, last] = [dayText(language, firstAt), dayText(language, lastAt)];
  return (
    <Row as="li" $gap={3} $pad={3}>
      <Name>{displayName ? `${displayName} (${username})` : username}</Name>
      <Text as="span" $step={2} $quiet>
        {t('feedback.marked.figures', figures)}
      </Text>
      <Text as="span" $step={2} $quiet>
        <time dateTime={firstAt}>{first}</time>
        {last !== first && (
          <>
            {' – '}
            <time dateTime={lastAt}>{last}</time>
          </>
        )}
      </Text>
    </Row>
  );
}

const Name = styled.b`
  flex-basis: 100%;
  overflow-wrap: anywhere;
`;
