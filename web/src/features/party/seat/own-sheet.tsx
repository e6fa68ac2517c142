import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { bandMarks } from '../../../play/share/share-text.ts';
import { CopyButtons } from '../../../play/share/share-buttons.tsx';
import { List, ListRow, Row, Stack } from '../../../ui/layout.ts';
import { Heading, Text } from '../../../ui/type.ts';
import { teamPlaceText } from '../teams/team-texts.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { OwnSeat } from '../state/party-views.ts';
import { pointsText, type Words, useWords } from '../state/use-words.ts';

export type OwnSheetProps = {
  seat: OwnSeat;
  row: NonNullable<OwnSeat['row']>;
  state: PartyState;
};

const marksOf = ({ bands, solved }: OwnSeat['sheet'][number]): string =>
  bandMarks(bands, solved) || '–';

/** The marks for a screen reader. */
function markWords({ t }: Words, { bands, solved }: OwnSeat['sheet'][number], k: number): string {
  const way = solved ? 'solved' : 'missed';
  return t(`party.podium.${way}`, { k, count: bands.length });
}

/** The rounds as marks and points, without any name: it may be shared. */
export function OwnSheet({ seat, row, state }: OwnSheetProps) {
  const words = useWords();
  const { t, language } = words;
  const head = t('party.podium.share', {
    ...{ place: row.place, seats: state.seats, points: row.points.toLocaleString(language) },
  });
  // Numbers go on from game to game.
  const before = state.round ? state.round.number - state.round.index : 0;
  const link = `${window.location.origin}/party`;
  const team = teamPlaceText(t, state, seat);
  const text = [head, ...(team ? [team] : []), ...seat.sheet.map(marksOf), link].join('\n');
  return (
    <Stack as="section" $gap={3}>
      <Heading $step={5}>{t('party.podium.sheet')}</Heading>
      {team && <Text>{team}</Text>}
      <List as="ol" $ruled>
        {seat.sheet.map((round) => (
          <ListRow key={round.number}>
            <Text $quiet aria-hidden="true">
              {round.number - before}
            </Text>
            <VisuallyHidden>{markWords(words, round, round.number - before)}</VisuallyHidden>
            <span aria-hidden="true">{marksOf(round)}</span>
            <span>{pointsText(words, round.points)}</span>
          </ListRow>
        ))}
      </List>
      <Row $gap={4}>
        <CopyButtons text={text} prominent />
      </Row>
    </Stack>
  );
}
