import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { css, styled } from 'styled-components';
import { useLocation } from 'react-router-dom';
import { signInQuery } from '../../../lib/next-page.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Podium } from '../../../ui/album/podium.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { wordedPart } from '../../../ui/lazy-part.tsx';
import { ButtonLink, List, ListRow, Row, Stack } from '../../../ui/layout.ts';
import { whenLying } from '../../../ui/low-height.ts';
import { headerHeight, space } from '../../../ui/tokens.ts';
import { Display, Text } from '../../../ui/type.ts';
import { CrestedName } from '../teams/crested-name.tsx';
import { TeamList } from '../teams/team-list.tsx';
import { PhaseHeading } from './phase-heading.tsx';
import { placeText } from './party-texts.ts';
import { pointsText, useWords } from '../state/use-words.ts';

const OwnSheet = wordedPart(async () => (await import('./own-sheet.tsx')).OwnSheet);

/** The best three as stickers; a list on the sheet says the same. */
export function PodiumPage({ state: { top } }: Pick<PartyView, 'state'>) {
  const language = useLanguage();
  const places = top.map(({ name, points, place }) => ({
    face: { name, url: null, mark: place },
    score: points.toLocaleString(language),
    isFirst: place === 1,
  }));
  return (
    <Floor data-stage>
      <Podium places={places} large />
    </Floor>
  );
}

/** The end: the own place, the best, and one's own sheet to take home. */
export function SeatPodium({ view }: { view: PartyView }) {
  const words = useWords();
  const { t } = words;
  const { state, seat } = view;
  // Who came too late to play has come nowhere.
  const row = seat?.sheet.length ? seat.row : undefined;
  return (
    <Stack $gap={4}>
      <PhaseHeading above={t('party.with', { code: state.code })}>
        {row ? placeText(t, row.place, state.seats) : t('party.podium.title')}
      </PhaseHeading>
      {row && <Display $step={6}>{pointsText(words, row.points)}</Display>}
      {state.phase === 'over' && <Text>{t('party.podium.over')}</Text>}
      {state.teams && <TeamList teams={state.teams} own={seat?.row?.team} />}
      <List as="ol" $ruled aria-label={t('party.podium.best')}>
        {state.top.map(({ seat: number, name, team, place, points }) => (
          <ListRow key={number}>
            <Display>{place}</Display>
            <Text $step={4} $weight={number === seat?.seat ? 800 : 500}>
              <CrestedName {...{ name, team }} />
            </Text>
            <span>{pointsText(words, points)}</span>
          </ListRow>
        ))}
      </List>
      {seat && row && <OwnSheet {...{ seat, row, state }} />}
      {seat?.sheet.some(({ solved }) => solved) && <KeepStickers />}
    </Stack>
  );
}

/** A guest has no album yet: an account takes along whom they have solved here. */
function KeepStickers() {
  const { t } = useTranslation();
  const { state } = useSession();
  const search = signInQuery(useLocation());
  if (state !== 'guest') return null;
  return (
    <Stack $gap={3}>
      <Text>{t('party.podium.keep')}</Text>
      <Row>
        <ButtonLink to={`/register${search}`} $paper>
          {t('guest.register')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

const Floor = styled.div`
  display: grid;
  align-content: center;
  height: 100%;
  ${whenLying(css`
    position: sticky;
    top: ${headerHeight};
    height: calc(100dvh - ${headerHeight} - ${space[4]});
  `)}
`;
