import { type DailyBoard, readDailyBoard } from '@craque/common/contracts/daily.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session-store.ts';
import { useRead } from '../../lib/use-read.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BoardRows, type BoardScope } from './board-rows.tsx';
import { Distribution } from './distribution.tsx';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

export type DayBoardProps = {
  sport: Sport;
  date: string;
  /** The player's own guesses, if they solved it; absent if they have not played it to its end. */
  own: number | 'lost' | undefined;
  share?: ReactNode;
};

/** How everybody did with a daily: the guesses of all, and its board for who has an account. */
export function DayBoard({ sport, date, own, share }: DayBoardProps) {
  const { t } = useTranslation();
  const session = useSession();
  const isUser = session.state === 'user';
  const [scope, setScope] = useState<BoardScope>('friends');
  const query = { sport, date, scope: isUser ? scope : ('everyone' as const) };
  const board = useRead(readDailyBoard, { query }, { keepsBefore: true });
  return (
    <Stack data-sport={sport} $gap={4}>
      {share && <Row $gap={4}>{share}</Row>}
      {board.state === 'failed' && (
        <LoadFailure text={t('daily.board.failed')} onRetry={board.refresh} />
      )}
      {board.state === 'loading' && (
        <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      )}
      {board.state === 'ready' && (
        <>
          <Bars board={board.data} own={own} />
          {isUser && <BoardRows board={board.data} {...{ scope, setScope }} />}
        </>
      )}
    </Stack>
  );
}

function Bars({ board, own }: { board: DailyBoard; own: DayBoardProps['own'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { distribution, players } = board;
  if (!distribution) return <Text $quiet>{t('daily.board.few')}</Text>;
  const solved = distribution.reduce((sum, each) => sum + each, 0);
  const form = new Intl.NumberFormat(language, { style: 'percent' });
  const number = new Intl.NumberFormat(language);
  return (
    <>
      <Text $step={4} $weight={700}>
        {t('daily.board.solvedBy', {
          percent: form.format(solved / players),
          players: number.format(players),
        })}
      </Text>
      <Distribution {...{ distribution, players, own }} />
    </>
  );
}
