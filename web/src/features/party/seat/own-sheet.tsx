import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { bandMarks } from '../../../play/share/share-text.ts';
import { CopyButtons } from '../../../play/share/share-buttons.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { List, ListRow, Row, Stack } from '../../../ui/layout.ts';
import { Heading, Text } from '../../../ui/type.ts';
import { teamPlaceText } from '../teams/team-texts.ts';
import type { OwnSeat } from '../state/party-views.ts';

export type OwnSheetProps = {
  seat: OwnSeat;
  row: NonNullable<OwnSeat['row']>;
  state: PartyState;
};

const marksOf = ({ bands, solved }: OwnSeat['sheet'][number]): string =>
  bandMarks(bands, solved) || '–';

/** The rounds as marks and points, without any name: it may be shared. */
export function OwnSheet({ seat, row, state }: OwnSheetProps) {
  const { t } = useTranslation();
  const head = t('party.podium.share', {
    ...{ place: row.place, seats: state.seats, points: row.points },
  });
  const link = `${window.location.origin}/party`;
  const team = teamPlaceText(t, state, seat);
  const text = [head, ...(team ? [team] : []), ...seat.sheet.map(marksOf), link].join('\n');
  return (
    <Stack as="section" $gap={3}>
      <Heading $step={5}>{t('party.podium.sheet')}</Heading>
      {team && <Text>{team}</Text>}
      <List as="ol" $ruled>
        {seat.sheet.map((round, at) => (
          <ListRow key={round.number}>
            <Text $quiet>{at + 1}</Text>
            <span aria-hidden="true">{marksOf(round)}</span>
            <span>{t('game.points', { points: round.points })}</span>
          </ListRow>
        ))}
      </List>
      <Row $gap={4}>
        <CopyButtons text={text} prominent />
      </Row>
    </Stack>
  );
}
