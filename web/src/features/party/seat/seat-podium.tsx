import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Podium } from '../../../ui/album/podium.tsx';
import { wordedPart } from '../../../ui/lazy-part.tsx';
import { List, ListRow, Stack } from '../../../ui/layout.ts';
import { Display, Text } from '../../../ui/type.ts';
import { PhaseHeading } from './phase-heading.tsx';
import { placeText } from './party-texts.ts';

const OwnSheet = wordedPart(async () => (await import('./own-sheet.tsx')).OwnSheet);

/** The best three as stickers; a list on the sheet says the same. */
export function PodiumPage({ state: { top } }: Pick<PartyView, 'state'>) {
  const places = top.map(({ name, points, place }) => ({
    face: { name, url: null, mark: place },
    score: points,
    isFirst: place === 1,
  }));
  return (
    <Floor>
      <Podium places={places} large />
    </Floor>
  );
}

/** The end: the own place, the best, and one's own sheet to take home. */
export function SeatPodium({ view }: { view: PartyView }) {
  const { t } = useTranslation();
  const { state, seat } = view;
  const row = seat?.row;
  return (
    <Stack $gap={4}>
      <PhaseHeading above={t('party.with', { code: state.code })}>
        {row ? placeText(t, row.place, state.seats) : t('party.podium.title')}
      </PhaseHeading>
      {row && <Display $step={6}>{t('game.points', { points: row.points })}</Display>}
      {state.phase === 'over' && <Text>{t('party.podium.over')}</Text>}
      <List as="ol" $ruled aria-label={t('party.podium.best')}>
        {state.top.map(({ seat: number, name, place, points }) => (
          <ListRow key={number}>
            <Display>{place}</Display>
            <Text $step={4} $weight={number === seat?.seat ? 800 : 500}>
              {name}
            </Text>
            <span>{t('game.points', { points })}</span>
          </ListRow>
        ))}
      </List>
      {seat && row && seat.sheet.length > 0 && <OwnSheet {...{ seat, row, seats: state.seats }} />}
    </Stack>
  );
}

const Floor = styled.div`
  display: grid;
  align-content: center;
  height: 100%;
`;
