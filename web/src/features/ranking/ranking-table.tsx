import type { RankedPlayer, Ranking } from '@craque/common/contracts/rankings.ts';
import { styled } from 'styled-components';
import { shownName, shownPicture } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PersonName } from '../../play/people/person-name.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Blank } from '../../ui/blank.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { gapOf, line, Stack } from '../../ui/layout.ts';
import { ScoreTable } from '../../ui/score-table.ts';
import { color, space } from '../../ui/tokens.ts';
import { caption, display, size } from '../../ui/type.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ownRowId } from './own-place.tsx';

export type RankingTableProps = { ranking: Ranking; username: string | undefined };

/** The rows around the player's own that are not among the first, and whether some are left out between. */
function behind({ rows, own }: Ranking): { rows: readonly RankedPlayer[]; gap: boolean } {
  const shown = new Set(rows.map(({ username }) => username));
  const others = (own?.around ?? []).filter(({ username }) => !shown.has(username));
  // The own place is the third of the five, or an earlier one at the top.
  const first = own && own.position - own.around.findIndex((row) => row.username === own.username);
  return { rows: others, gap: others.length > 0 && (first ?? 0) > rows.length + 1 };
}

export function RankingTable({ ranking, username }: RankingTableProps) {
  const { t } = useTranslation();
  const rest = behind(ranking);
  const lineOf = (row: RankedPlayer) => (
    <Row key={row.username} row={row} isOwn={row.username === username} />
  );
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('ranking.list')}</VisuallyHidden>
      </caption>
      <Head />
      <tbody>
        {ranking.rows.map(lineOf)}
        {rest.gap && (
          <tr data-gap>
            <td colSpan={4}>
              <span aria-hidden="true">⋯</span>
              <VisuallyHidden>{t('ranking.gap')}</VisuallyHidden>
            </td>
          </tr>
        )}
        {rest.rows.map(lineOf)}
      </tbody>
    </Table>
  );
}

function Head() {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{t('ranking.rank')}</VisuallyHidden>
        </th>
        <th scope="col">{t('ranking.player')}</th>
        <th scope="col">{t('ranking.games')}</th>
        <th scope="col">{t('ranking.score')}</th>
      </tr>
    </thead>
  );
}

const ownRow = { id: ownRowId, tabIndex: -1, 'data-own': true };

function Row({ row, isOwn }: { row: RankedPlayer; isOwn: boolean }) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLanguage());
  const name = shownName(row);
  return (
    <tr {...(isOwn && ownRow)} data-first={row.rank === 1 || undefined}>
      <td>{number.format(row.rank)}</td>
      <th scope="row">
        <Who>
          <Avatar name={name} url={shownPicture(row)} size={36} />
          <span>
            <PersonName person={row} />
            {isOwn && <small> {t('ranking.you')}</small>}
          </span>
        </Who>
      </th>
      <td>{number.format(row.games)}</td>
      <td>{number.format(row.score)}</td>
    </tr>
  );
}

const blanks = Array.from({ length: 8 }, (_, at) => at);

/** As high as a short list, so that little moves when it comes. */
export function BlankTable() {
  const { t } = useTranslation();
  return (
    <Stack $gap={6} $top={6}>
      <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      {blanks.map((at) => (
        <Blank key={at} $width="100%" />
      ))}
    </Stack>
  );
}

const Table = styled(ScoreTable)`
  thead th {
    ${caption()}
  }
  th:nth-child(n + 3),
  td:nth-child(n + 3) {
    padding-left: ${space[3]};
    text-align: right;
  }
  tbody tr {
    height: 52px;
  }
  tbody td:first-child {
    width: 1%;
    padding-right: ${gapOf(3)};
    color: ${color.quiet};
    ${display(5)}
    text-align: right;
    white-space: nowrap;
  }
  [data-first] td:first-child {
    color: ${color.ink};
    font-size: ${size(6)};
  }
  tbody td:nth-child(3) {
    color: ${color.quiet};
  }
  tbody td:last-child {
    ${display(6)}
  }
  tbody tr[data-gap] {
    height: 32px;
  }
  tbody tr[data-gap] td {
    color: ${color.quiet};
    text-align: center;
  }
`;

const Who = styled.div`
  ${line(2)}
  padding: ${space[2]} 0;
  b {
    overflow-wrap: anywhere;
  }
  small {
    ${caption()}
  }
`;
