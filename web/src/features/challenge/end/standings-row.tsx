import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shownPicture } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { color, font, media, space } from '../../../ui/tokens.ts';
import { display, size, words } from '../../../ui/type.ts';
import { unseen } from '../../../ui/visually-hidden.tsx';
import { durationText } from '../../../play/guess/duration-text.ts';
import { PersonName } from '../../../play/people/person-name.tsx';
import { Crown } from './podium.tsx';
import { beating } from '../opponents/connection-line.tsx';
import { BestBand, OpponentMarks } from '../opponents/opponent-signs.tsx';
import type { StandingRow, Standings } from '../../../play/challenges/standings.ts';
import { shownOpponent } from '../state/shown-opponent.ts';

/** Seven columns need a sheet of 520 px, also with wide text spacing; below, a row takes two lines. */
export const tableMedia = {
  columns: '@media (min-width: 1360px)',
  lines: '@media (max-width: 1359.98px)',
} as const;

type RowProps<Row> = { row: Row; total: number; ask: ReactNode };

export function DoneRow({ row, total, ask }: RowProps<StandingRow>) {
  const { t } = useTranslation();
  const { player, hints } = row;
  const rank = rankText(row);
  return (
    <tr data-own={row.isYou || undefined} data-first={rank === '1' || undefined}>
      <Rank>
        {row.isChampion && <Crown size={20} />}
        {rank}
      </Rank>
      <Name {...row} ask={ask} />
      <Detail>{t(`challenge.status.${player.status}`)}</Detail>
      <Detail>
        {row.guessesUsed}/{total}
      </Detail>
      <Detail data-none={hints === 0 || undefined}>
        <span aria-hidden="true">{hints}</span>
        <i>{t('challenge.table.hintCount', { count: hints })}</i>
      </Detail>
      <Detail>{durationText(row.timeTaken)}</Detail>
      <Score>{row.score}</Score>
    </tr>
  );
}

const rankText = ({ rank, player }: StandingRow): string =>
  player.status === 'abandoned' ? '—' : String(rank);

export function OpenRow({ row, total, ask }: RowProps<Standings['open'][number]>) {
  const { t } = useTranslation();
  const { status } = row.player;
  const isAwaited = status === 'playing' || status === 'invited';
  const opponent = status === 'playing' ? shownOpponent(row.player) : undefined;
  return (
    <tr data-open>
      <Rank aria-hidden="true" />
      <Name {...row} ask={ask} />
      <Waiting colSpan={4}>
        <span>{t(`challenge.status.${status}`)}</span>
        {opponent && <OpponentMarks opponent={opponent} total={total} />}
        {opponent?.best && <BestBand band={opponent.best} />}
      </Waiting>
      <Score aria-hidden="true" data-awaited={isAwaited || undefined}>
        {isAwaited && '…'}
      </Score>
    </tr>
  );
}

type NameProps = Standings['open'][number] &
  Partial<Pick<StandingRow, 'isFirst' | 'isChampion'>> & { ask: ReactNode };

function Name({ name, player, isYou, isFirst, isChampion, ask }: NameProps) {
  const { t } = useTranslation();
  return (
    <Who scope="row">
      <Avatar name={name} url={shownPicture(player)} size={32} />
      <span>
        <PersonName person={player} />
        {isYou && <small> {t('challenge.you')}</small>}
        {isChampion && <First data-crown>{t('challenge.table.champion')}</First>}
        {isFirst && (
          <First>
            <Icon name="medal" size={14} />
            {t('challenge.table.first')}
          </First>
        )}
        {ask}
      </span>
    </Who>
  );
}

const Rank = styled.td`
  width: 30px;
  color: ${color.quiet};
  ${display(6, 1)}
  svg {
    display: block;
    margin: 0 0 1px -3px;
    color: ${color.close};
  }
  [data-first] > & {
    color: ${color.ink};
    font-size: ${size(7)};
  }
`;

const Who = styled.th`
  > * {
    vertical-align: middle;
  }
  ${tableMedia.columns} {
    && {
      padding: 10px ${space[2]} 10px 0;
    }
  }
  ${tableMedia.lines} {
    flex: none;
    width: calc(100% - 30px - 64px - 2 * ${space[3]});
  }
  > span:last-child {
    display: inline-block;
    max-width: calc(100% - 44px);
    margin-left: ${space[2]};
    white-space: normal;
    line-height: 1.2;
  }
  b {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.quiet};
    ${words(2)}
  }
`;

const First = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${color.quiet};
  ${words(1, 700)}
  white-space: nowrap;
  &[data-crown] {
    color: ${color.veryClose};
  }
  ${media.mobile} {
    white-space: normal;
  }
`;

const Detail = styled.td`
  color: ${color.quiet};
  ${words(2)}
  i {
    font-style: normal;
  }
  ${tableMedia.columns} {
    &:nth-child(n + 4) {
      padding-left: ${space[2]};
      text-align: right;
    }
    i {
      ${unseen}
    }
  }
  ${tableMedia.lines} {
    order: 1;
    &:nth-child(3) {
      margin-left: 86px;
    }
    > [aria-hidden],
    &[data-none] {
      display: none;
    }
  }
`;

const Score = styled.td`
  ${display(6, 1)}
  &[data-awaited] {
    font-family: ${font.text};
    color: ${color.quiet};
    ${beating}
  }
  && {
    text-align: right;
  }
  ${tableMedia.columns} {
    && {
      padding-left: ${space[3]};
    }
  }
  ${tableMedia.lines} {
    flex: none;
    width: 64px;
  }
`;

const Waiting = styled.td`
  color: ${color.quiet};
  ${words(2)}
  > * {
    margin-right: ${space[3]};
    vertical-align: middle;
  }
  ${tableMedia.lines} {
    order: 1;
    flex-basis: 100%;
    margin-left: 86px;
  }
`;
