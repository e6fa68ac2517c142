import type { GameView } from '@craque/common/contracts/games.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { useStore } from 'zustand';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { color, font, media, space } from '../../../ui/tokens.ts';
import { AskFriend } from './ask-friend.tsx';
import { ConnectionLine } from '../opponents/connection-line.tsx';
import { durationText } from '../look/duration-text.ts';
import { Podium } from './podium.tsx';
import { OpponentMarks } from '../opponents/opponent-marks.tsx';
import { shownOpponent } from '../standings/shown-opponent.ts';
import type { Connection } from '../challenge/challenge-state.ts';
import { type StrangersStore, strangersIn } from '../challenge/strangers-store.ts';
import { type StandingRow, type Standings, standingRows } from '../standings/standing-rows.ts';

const columns = ['rank', 'player', 'result', 'guesses', 'hints', 'time', 'score'] as const;

export type StandingsTableProps = {
  game: GameView;
  connection: Connection;
  strangers: StrangersStore;
};

/** Who was how good: live until nobody can play or join any more, then final. */
export function StandingsTable({ game, connection, strangers }: StandingsTableProps) {
  const { t } = useTranslation();
  const ask = useAskFriend(game, strangers);
  const standings = standingRows(game);
  const isFinal = game.challenge?.finished !== null;
  return (
    <section>
      <Head>
        <h2>{t(isFinal ? 'challenge.table.final' : 'challenge.table.open')}</h2>
        {!isFinal && <ConnectionLine connection={connection} />}
      </Head>
      <Podium game={game} />
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span>{t(`challenge.table.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.done.map((row) => (
            <Done key={row.player.userId} row={row} total={game.totalGuesses} ask={ask(row)} />
          ))}
          {standings.open.map((row) => (
            <Open key={row.player.userId} row={row} total={game.totalGuesses} ask={ask(row)} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

type RowProps<Row> = { row: Row; total: number; ask: ReactNode };

function Done({ row, total, ask }: RowProps<StandingRow>) {
  const { t } = useTranslation();
  const { player, rank, hints } = row;
  return (
    <tr data-you={row.isYou || undefined} data-first={rank === 1 || undefined}>
      <Rank>{rank}</Rank>
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

function Open({ row, total, ask }: RowProps<Standings['open'][number]>) {
  const { t } = useTranslation();
  const { status } = row.player;
  const isAwaited = status === 'playing' || status === 'invited';
  return (
    <tr data-open>
      <Rank aria-hidden="true">·</Rank>
      <Name {...row} ask={ask} />
      <Waiting colSpan={5}>
        <span>
          {isAwaited
            ? t('challenge.table.waiting', { name: row.name })
            : t(`challenge.status.${status}`)}
        </span>
        {status === 'playing' && (
          <OpponentMarks opponent={shownOpponent(row.player)} total={total} />
        )}
      </Waiting>
    </tr>
  );
}

type NameProps = Standings['open'][number] & { isFirst?: boolean; ask: ReactNode };

function Name({ name, player, isYou, isFirst, ask }: NameProps) {
  const { t } = useTranslation();
  return (
    <Who scope="row">
      <Avatar name={name} url={player.avatarUrl} size={32} />
      <span>
        <b>{name}</b>
        {isYou && <small>{t('challenge.you')}</small>}
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

/** Gives the button beside somebody who is no friend yet. */
function useAskFriend(game: GameView, strangers: StrangersStore) {
  const friends = useStore(strangers, (state) => state.friends);
  const ids = strangersIn(game, { friends });
  return ({ player: { userId }, name }: Standings['open'][number]): ReactNode =>
    ids.includes(userId) && <AskFriend {...{ userId, name, strangers }} />;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin: ${space[3]} 0 ${space[2]};
  h2 {
    margin: 0;
    font: 900 30px/1.05 ${font.display};
    text-transform: uppercase;
  }
`;

const unseen = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;

/** Under 1200 px a row takes two lines: who and how many points, and below what they are made of. */
const inTwoLines = css`
  thead {
    ${unseen}
  }
  tbody {
    display: block;
  }
  tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space[3]};
    padding: ${space[2]} 0 10px;
  }
`;

const Table = styled.table`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0;
    text-align: left;
  }
  thead th {
    padding-bottom: 6px;
    color: ${color.quiet};
    font-size: 13px;
    font-weight: 600;
  }
  thead th:first-child span {
    ${unseen}
  }
  thead th:nth-child(n + 4) {
    padding-left: ${space[3]};
    text-align: right;
  }
  tbody tr {
    border-top: 1px dashed ${color.rule};
  }
  tbody tr:first-child {
    border-top: 2px solid ${color.ink};
  }
  tr[data-you] {
    background: linear-gradient(90deg, ${color.sunk}, transparent);
    box-shadow: -8px 0 ${color.sunk};
  }
  ${media.belowWide} {
    ${inTwoLines}
  }
`;

const Rank = styled.td`
  width: 30px;
  color: ${color.quiet};
  font: 900 28px/1 ${font.display};
  [data-first] > & {
    color: ${color.ink};
    font-size: 36px;
  }
`;

const Who = styled.th`
  > * {
    vertical-align: middle;
  }
  ${media.wide} {
    && {
      padding: 10px ${space[3]} 10px 0;
    }
  }
  ${media.belowWide} {
    flex: none;
    width: calc(100% - 30px - 64px - 2 * ${space[3]});
  }
  > span:last-child {
    display: inline-block;
    max-width: calc(100% - 44px);
    margin-left: ${space[3]};
    white-space: normal;
    line-height: 1.2;
  }
  b {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  small {
    margin-left: 6px;
    color: ${color.quiet};
    font-size: 14px;
    font-weight: 500;
  }
`;

const First = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${color.veryClose};
  font-size: 13px;
  font-weight: 700;
  white-space: nowrap;
  ${media.mobile} {
    white-space: normal;
  }
`;

const Detail = styled.td`
  color: ${color.quiet};
  font-size: 15px;
  font-weight: 500;
  i {
    font-style: normal;
  }
  ${media.wide} {
    &:nth-child(n + 4) {
      padding-left: ${space[3]};
      text-align: right;
    }
    i {
      ${unseen}
    }
  }
  ${media.belowWide} {
    order: 1;
    font-size: 14px;
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
  font: 900 32px/1 ${font.display};
  && {
    text-align: right;
  }
  ${media.wide} {
    && {
      padding-left: ${space[4]};
    }
  }
  ${media.belowWide} {
    flex: none;
    width: 64px;
  }
`;

const Waiting = styled.td`
  color: ${color.quiet};
  font-size: 15px;
  font-weight: 500;
  > * {
    vertical-align: middle;
  }
  > :first-child {
    margin-right: ${space[3]};
  }
  ${media.belowWide} {
    flex-basis: 100%;
    margin-left: 86px;
    font-size: 14px;
  }
`;
