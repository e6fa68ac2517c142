import type { AlbumPage } from '@craque/common/contracts/album.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout.ts';
import { space } from '../../../ui/tokens.ts';
import { Heading, Text } from '../../../ui/type.ts';
import { useGameStart } from './use-game-start.ts';

type AlbumPlayProps = {
  sport: Sport;
  league: League;
  /** Absent where there is no sticker yet: then how to get one is said instead. */
  goal?: NonNullable<AlbumPage['goal']>;
};

/** What to collect next in a league, and a game of it. */
export function AlbumPlay({ sport, league, goal }: AlbumPlayProps) {
  const { t } = useTranslation();
  const { busy, run } = useGameStart({ sport, league }, t('game.notice.leagueFailed'));
  return (
    <Above $align="start" $gap={2} data-screen-only>
      {goal ? (
        <Heading as="p" $step={5}>
          {t('album.goal', { count: goal.missing, team: goal.team })}
        </Heading>
      ) : (
        <Text $quiet>{t('album.empty.text')}</Text>
      )}
      <Button busy={busy} onClick={run}>
        {t('album.empty.play', { league: leagueName(t, league) })}
      </Button>
    </Above>
  );
}

const Above = styled(Stack)`
  margin-bottom: ${space[5]};
`;
