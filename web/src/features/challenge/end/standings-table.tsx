import type { GameView } from '@craque/common/contracts/games.ts';
import { readFriends } from '@craque/common/contracts/friends.ts';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../../lib/session-store.ts';
import { isBlocked } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useRead } from '../../../lib/use-read.ts';
import { Row } from '../../../ui/layout.ts';
import { ScoreTable } from '../../../ui/score-table.ts';
import { headerHeight, row, space } from '../../../ui/tokens.ts';
import { caption, Heading } from '../../../ui/type.ts';
import { unseen } from '../../../ui/visually-hidden.tsx';
import { AskFriend } from './ask-friend.tsx';
import { ConnectionLine } from '../opponents/connection-line.tsx';
import { ChallengePodium, PlaceSlip } from './podium.tsx';
import { DoneRow, OpenRow, tableMedia } from './standings-row.tsx';
import type { Connection } from '../state/keep-up.ts';
import { standingsId } from '../../../play/challenges/standings-place.ts';
import { type Standings, standingRows } from '../../../play/challenges/standings.ts';

const columns = ['rank', 'player', 'result', 'guesses', 'hints', 'time', 'score'] as const;

export type StandingsTableProps = { game: GameView; connection: Connection };

export function StandingsTable({ game, connection }: StandingsTableProps) {
  const { t } = useTranslation();
  const ask = useAskFriend();
  const standings = standingRows(game);
  const total = game.totalGuesses;
  const isFinal = game.challenge?.finished !== undefined;
  return (
    <section>
      <Head $apart>
        <Heading id={standingsId} tabIndex={-1}>
          {t(isFinal ? 'challenge.table.final' : 'challenge.table.open')}
        </Heading>
        <PlaceSlip game={game} />
        {!isFinal && <ConnectionLine connection={connection} />}
      </Head>
      {isFinal && <ChallengePodium game={game} />}
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
            <DoneRow key={row.player.userId} {...{ row, total }} ask={ask(row)} />
          ))}
          {standings.open.map((row) => (
            <OpenRow key={row.player.userId} {...{ row, total }} ask={ask(row)} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function useAskFriend() {
  const isUser = useSession().state === 'user';
  const friends = useRead(readFriends, {}, { isWanted: isUser }).data;
  const [asked, setAsked] = useState<readonly string[]>([]);
  return ({ player, name, isYou }: Standings['open'][number]): ReactNode => {
    const { userId, isGuest } = player;
    const isAsked = asked.includes(userId);
    const isFriend = friends?.some(({ friend }) => friend.id === userId) !== false;
    if (isYou || isGuest || isBlocked(player) || (isFriend && !isAsked)) return null;
    const onAsked = () => setAsked((before) => [...before, userId]);
    return <AskFriend {...{ userId, name, isAsked, onAsked }} />;
  };
}

const Head = styled(Row)`
  margin: ${space[3]} 0;
  > h2 {
    scroll-margin-top: calc(${headerHeight} + ${space[3]});
    outline: none;
  }
`;

const Table = styled(ScoreTable)`
  position: relative;
  thead th {
    padding-bottom: 6px;
    ${caption(1)}
  }
  thead th:first-child span {
    ${unseen}
  }
  thead th:nth-child(n + 4) {
    padding-left: ${space[2]};
    text-align: right;
  }
  /* A row takes two lines: name and points, and below their parts. */
  ${tableMedia.lines} {
    thead {
      ${unseen}
    }
    tbody {
      display: block;
    }
    tr {
      ${row}
      column-gap: ${space[3]};
      padding: ${space[2]} 0 10px;
    }
  }
`;
