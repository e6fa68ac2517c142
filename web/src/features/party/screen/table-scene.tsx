import { css, styled } from 'styled-components';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { color, plainList, shadow, still } from '../../../ui/tokens.ts';
import { endOf } from '../state/party-views.ts';
import { useSecondsTo } from '../state/use-party-clock.ts';
import { TeamCrest } from '../teams/team-crest.tsx';
import { Door } from './door.tsx';
import { Move } from './move.tsx';
import type { SceneProps } from './play-scene.tsx';
import type { ScreenRow } from './seat-board.tsx';
import { secondsNumber, secondsText } from './seconds-text.ts';
import { StageSticker } from './stage-sticker.tsx';
import { least, stampedAt, Tape, u } from './stage-style.ts';
import { TeamBars } from './team-bars.tsx';
import { useHasMoved } from './use-has-moved.ts';
import { cellAt, orderBefore, tableShape, tiedSeats } from './table-moves.ts';
import { WholeName } from './whole-name.tsx';

/** More rows than that take the room of the sticker. */
const mostBesideSticker = 24;

export function TableScene({ party, state }: SceneProps) {
  const { t } = useTranslation();
  const { round, rows = [], teams, settings, code, doorOpen } = state;
  const number = round?.index ?? 0;
  const isLast = number >= settings.rounds;
  const seconds = useSecondsTo(party, endOf(state)) ?? 0;
  const hasSide = round && rows.length <= mostBesideSticker;
  return (
    <Layout data-sticker-beside={hasSide || undefined}>
      {hasSide && (
        <Beside data-door={doorOpen || undefined}>
          {teams ? <TeamBars teams={teams} /> : <StageSticker round={round} isTold />}
          {doorOpen && <Door code={code} />}
        </Beside>
      )}
      <Main>
        <Head>
          <Tape as="h1" id="stage-table">
            {t('stage.table', { number, total: settings.rounds })}
          </Tape>
          {doorOpen && !hasSide && <Door code={code} form="flat" />}
          <Next role="timer">
            {t(isLast ? 'party.reveal.podium' : 'party.reveal.next', { seconds })}
          </Next>
        </Head>
        {teams && !hasSide && <TeamBars teams={teams} across />}
        <MovingTable rows={rows} />
      </Main>
    </Layout>
  );
}

/** First in the order before the round; then each row glides to its new place. */
function MovingTable({ rows }: { rows: readonly ScreenRow[] }) {
  const hasMoved = useHasMoved();
  const shape = tableShape(rows.length);
  const before = orderBefore(rows);
  const tied = tiedSeats(rows);
  return (
    <Rows
      aria-labelledby="stage-table"
      data-wide={shape.columns === 1 || undefined}
      data-narrow={shape.columns > 2 || undefined}
      style={{
        '--own-columns': shape.columns,
        '--own-lines': shape.lines,
        '--own-gap': shape.lines > 12 ? 0.25 : 0.5,
      }}
    >
      {rows.map((row, at) => {
        const place = hasMoved ? row.place : row.place + row.moved;
        const { column, line } = cellAt(hasMoved ? at : before.indexOf(row.seat), shape);
        return (
          <Row
            key={row.seat}
            data-up={(hasMoved && row.moved > 0) || undefined}
            data-first={place === 1 || undefined}
            style={{ '--own-column': column, '--own-line': line }}
          >
            <TableRow
              {...{ row, place, hasMoved, isTied: tied.has(row.seat), isBrief: shape.columns > 1 }}
            />
          </Row>
        );
      })}
    </Rows>
  );
}

type TableRowProps = {
  row: ScreenRow;
  place: number;
  hasMoved: boolean;
  isTied: boolean;
  /** The name has little room. */
  isBrief: boolean;
};

function TableRow({ row, place, hasMoved, isTied, isBrief }: TableRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, team, points, moved, time, gained } = row;
  return (
    <>
      <b>{place}</b>
      {team && <TeamCrest team={team} alone />}
      <WholeName>{name}</WholeName>
      <Round>
        {isTied && (
          <span data-time>
            {isBrief
              ? t('party.settings.seconds', { seconds: secondsNumber(language, time) })
              : secondsText(language, time)}
          </span>
        )}
        {gained !== undefined && <span>{`+${gained.toLocaleString(language)}`}</span>}
      </Round>
      <Move {...{ moved, hasMoved }} />
      <strong>{points.toLocaleString(language)}</strong>
    </>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${u(3)};
  height: 100%;
  &[data-sticker-beside] {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Beside = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${u(1.8)};
  padding-left: ${u(1)};
  > ol {
    width: ${u(26)};
  }
  > div {
    height: ${u(33)};
  }
  &[data-door] > div {
    height: ${u(28)};
  }
  > section {
    width: ${u(14)};
  }
`;

const Main = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${u(1.6)};
  min-width: 0;
  &:has(> ol + ol) {
    grid-template-rows: auto auto minmax(0, 1fr);
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${u(2)};
  > h1 {
    ${stampedAt(2.6)}
  }
`;

const Next = styled.p`
  margin: 0;
  ${stampedAt(least)}
  text-transform: none;
`;

const gap = 'calc(var(--own-u) * var(--own-gap))';
const high = `min(${u(11)}, calc(100cqh / var(--own-lines) - ${gap}))`;

const Rows = styled.ol`
  ${plainList}
  position: relative;
  container-type: size;
  min-width: 0;
`;

/** What the round has brought and, where points are equal, the time that decides. */
const Round = styled.span`
  display: flex;
  gap: 0.6em;
  color: ${color.quiet};
  font-size: max(${u(least)}, 0.72em);
  [data-wide] & {
    min-width: 3.4em;
    justify-content: end;
  }
  /* Of the two there is room for the one that decides. */
  :not([data-wide]) > * > & > [data-time] + span,
  [data-narrow] & {
    display: none;
  }
`;

const place = css`
  translate: calc(var(--own-column) * (100% + ${u(0.9)})) calc(var(--own-line) * (100% + ${gap}));
`;

const Row = styled.li`
  position: absolute;
  /* A few stand in the middle. */
  top: calc((100cqh - var(--own-lines) * (${high} + ${gap})) / 2);
  display: grid;
  grid-template-columns: 1.6em minmax(0, 1fr) auto auto auto;
  &:has(> svg) {
    grid-template-columns: 1.6em auto minmax(0, 1fr) auto auto auto;
  }
  align-items: center;
  gap: 0.3em;
  width: calc((100% - (var(--own-columns) - 1) * ${u(0.9)}) / var(--own-columns));
  height: ${high};
  ${place}
  padding-right: 0.4em;
  background: ${color.paper};
  box-shadow: ${shadow.slip};
  color: ${color.ink};
  ${stampedAt(least)}
  font-size: max(${u(least)}, min(${u(2.7)}, calc(${high} * 0.6)));
  text-transform: none;
  transition: translate 1100ms cubic-bezier(0.5, 0, 0.2, 1);
  ${still}
  > b {
    display: grid;
    place-items: center;
    height: 100%;
    background: ${color.ink};
    color: ${color.paper};
  }
  &[data-first] > b {
    background: linear-gradient(125deg, #d79a1e, #ffe9a3 45%, #ffe08a 66%, #d79a1e);
    color: ${color.print};
  }
  &[data-up] {
    z-index: 1;
  }
  [data-wide] > & {
    font-size: max(${u(least)}, min(${u(5.2)}, calc(${high} * 0.6)));
  }
  /* Its shadow would lie on the next name. */
  [data-narrow] > & {
    box-shadow: none;
  }
`;
