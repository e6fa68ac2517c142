import type { DailyBoard } from '@craque/common/contracts/daily.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { color, row, space } from '../../ui/tokens.ts';
import { BoardRows } from './board-rows.tsx';
import { Distribution } from './distribution.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useBoard } from './use-board.ts';

export type DayBoardProps = {
  sport: Sport;
  date: string;
  /** The player's own guesses, if they solved it. */
  own: number | 'lost';
  share: ReactNode;
};

/** How everybody did with a daily, and the player's friends. */
export function DayBoard({ sport, date, own, share }: DayBoardProps) {
  const { t } = useTranslation();
  const board = useBoard(sport, date);
  return (
    <Stack data-sport={sport}>
      <Sharing>{share}</Sharing>
      {board.state === 'failed' && (
        <LoadFailure text={t('daily.board.failed')} onRetry={board.retry} />
      )}
      {board.state === 'loading' && (
        <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      )}
      {board.state === 'ready' && <Found board={board.board} own={own} />}
    </Stack>
  );
}

function Found({ board, own }: { board: DailyBoard; own: number | 'lost' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const { distribution, players, rows } = board;
  if (!distribution) {
    return (
      <>
        <Quiet>{t('daily.board.few')}</Quiet>
        {session.state === 'user' && <BoardRows rows={rows} own={board.own} />}
      </>
    );
  }
  const solved = distribution.reduce((sum, each) => sum + each, 0);
  const form = new Intl.NumberFormat(language, { style: 'percent' });
  const number = new Intl.NumberFormat(language);
  return (
    <>
      <Fact>
        {t('daily.board.solvedBy', {
          percent: form.format(solved / players),
          players: number.format(players),
        })}
      </Fact>
      <Distribution {...{ distribution, players, own }} />
      {session.state === 'user' && <BoardRows rows={rows} own={board.own} />}
    </>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Sharing = styled.div`
  ${row}
  gap: ${space[1]} ${space[5]};
  &:empty {
    display: none;
  }
`;

const Fact = styled.p`
  margin: 0;
  font-size: 18px;
  font-weight: 700;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color.quiet};
`;
