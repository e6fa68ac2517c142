import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { PrintedSticker } from '../../../ui/album/printed-sticker.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { List, ListRow, Row, TextLink } from '../../../ui/layout.ts';
import { space } from '../../../ui/tokens.ts';
import { Text } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { GuessPips } from './guess-pips.tsx';

/** Rows before the list is unfolded. */
const few = 2;

export function OpenGames({ games }: { games: readonly HistoryItem[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? games : games.slice(0, few);
  return (
    <TabSection title={t('history.open')} count={games.length}>
      <List $ruled>
        {shown.map((game) => (
          <OpenGame key={game.id} game={game} />
        ))}
      </List>
      {shown.length < games.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('history.all', { games: games.length })}
        </Button>
      )}
    </TabSection>
  );
}

function OpenGame({ game }: { game: HistoryItem }) {
  const { t } = useTranslation();
  const { id, sport, difficulty, guessesUsed, isMultiplayer } = game;
  return (
    <Line $columns="40px minmax(0, 1fr) auto">
      <div aria-hidden="true">
        <PrintedSticker sport={sport} icon={sport} small />
      </div>
      <div>
        <b>
          {t(`sports.${sport}`)} · {t(`levels.${difficulty}`)}
        </b>
        <Text $step={2} $quiet>
          {game.athleteName ?? t('history.unknownAthlete')}
        </Text>
        <VisuallyHidden>{t('history.running')}</VisuallyHidden>
        <Row>
          <GuessPips difficulty={difficulty} used={guessesUsed} won={false} />
          {isMultiplayer && <Badge>{t('history.challenge')}</Badge>}
        </Row>
      </div>
      <TextLink to={`/game/${id}`}>{t('history.resume')}</TextLink>
    </Line>
  );
}

/** All of it leads to the game. */
const Line = styled(ListRow)`
  position: relative;
  padding-block: ${space[2]};
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
