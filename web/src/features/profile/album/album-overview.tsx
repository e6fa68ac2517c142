import { type AlbumCover, readAlbum } from '@craque/common/contracts/album.ts';
import { leagues as allLeagues, leagueName, sportOf, sports } from '@craque/common/domain/sport.ts';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Stack, stack } from '../../../ui/layout.ts';
import { media, space } from '../../../ui/tokens.ts';
import { Text } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePart } from '../use-part.ts';
import { focusHeading, type ViewMoves } from '../../../ui/focus-heading.ts';
import { LoadFailure, LoadingNote } from '../../../ui/form/load-failure.tsx';
import { SetCard } from '../../../play/set/set-card.tsx';
import { AlbumGoal } from './album-goal.tsx';
import { AlbumSport } from './album-sport.tsx';
import { AlbumStart } from './album-start.tsx';
import { AlbumTotal, sumOf } from './album-total.tsx';
import { RarityTally } from './rarity-tally.tsx';

/** The album from outside: how far it is filled, and the covers of its leagues by sport. */
export function AlbumOverview({ moved, onMove }: ViewMoves) {
  const { t } = useTranslation();
  const { state, data, refresh } = usePart(readAlbum);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'failed') focusHeading(heading.current, moved);
  }, [state, moved]);
  const retry = () => {
    onMove();
    void refresh();
  };
  return (
    <>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {t('album.label')}
      </VisuallyHidden>
      {state === 'failed' ? <LoadFailure onRetry={retry} /> : <Leagues album={data} />}
    </>
  );
}

const noStickers = {
  collected: 0,
  athletes: 0,
  onCover: [],
  rarities: { common: 0, rare: 0, epic: 0, legendary: 0 },
  doubles: 0,
  goal: null,
};

function Leagues({ album }: { album: readonly AlbumCover[] | undefined }) {
  const { t } = useTranslation();
  const isLoading = album === undefined;
  // All existing leagues under the names of the answer, which then only fills in numbers: a link
  // that is being pressed stays.
  const leagues = isLoading
    ? allLeagues.map((slug) => ({
        ...noStickers,
        league: leagueName(slug),
        sport: sportOf(slug),
      }))
    : album.filter(({ athletes }) => athletes > 0);
  const isEmpty = !isLoading && sumOf(leagues, 'collected') === 0;
  return (
    <>
      {isLoading && <LoadingNote />}
      <Top>
        {isEmpty ? (
          <AlbumStart>
            <AlbumTotal leagues={leagues} blank={false} />
          </AlbumStart>
        ) : (
          <AlbumTotal leagues={leagues} blank={isLoading}>
            <RarityTally leagues={leagues} blank={isLoading} />
            <Doubles leagues={leagues} />
          </AlbumTotal>
        )}
      </Top>
      <Stack $gap={4}>
        <SetCard />
        <AlbumGoal leagues={leagues} />
      </Stack>
      <Grounds $gap={5}>
        {sports.map((sport) => (
          <AlbumSport
            key={sport}
            sport={sport}
            leagues={leagues.filter((league) => league.sport === sport)}
            blank={isLoading}
          />
        ))}
      </Grounds>
      <Text $step={2} $quiet>
        {t('album.rarityHow')}
      </Text>
    </>
  );
}

/** How many stickers were won again. */
function Doubles({ leagues }: { leagues: readonly AlbumCover[] }) {
  const { t } = useTranslation();
  const count = leagues.reduce((sum, { doubles }) => sum + doubles, 0);
  return (
    <Text $step={2} $weight={600}>
      {count > 0 ? t('album.doubles', { count }) : '\u00a0'}
    </Text>
  );
}

/** As high as the taller of its contents, so that the leagues below do not move. */
const Top = styled.div`
  ${stack(0)}
  align-items: center;
  min-height: 256px;
`;

const Grounds = styled(Stack)`
  margin-block: ${space[5]} ${space[4]};
  ${media.mobile} {
    gap: 0;
  }
`;
