import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, line } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { caption, Heading, Text } from '../../ui/type.ts';
import { AlbumLine } from '../../play/end/album-news.tsx';
import { ParLine } from '../../play/end/par-line.tsx';
import { PhotoCredit } from '../../play/end/photo-credit.tsx';
import { usedGuesses } from '../../play/state/reveal.ts';
import { ShareButtons } from '../../play/share/share-buttons.tsx';

/** A guest's last result, still there to read and share during the next game. */
export function LastResultCard({ game, onDetails }: { game: GameView; onDetails: () => void }) {
  const { t } = useTranslation();
  const found = t('guest.last.won', { k: usedGuesses(game), total: game.totalGuesses });
  return (
    <Card aria-label={t('guest.last.title')}>
      <img src={game.athleteImageUrl ?? undefined} alt="" width={300} height={410} loading="lazy" />
      <div>
        <small>{t('guest.last.title')}</small>
        <Heading as="b" $step={5} style={{ display: 'block' }}>
          {game.athleteName ?? t('game.unknownAthlete')}
        </Heading>
        <Text $weight={600}>
          {game.won ? found : t('guest.last.lost')}, {t('game.points', { points: game.score })}
        </Text>
        <AlbumLine game={game} />
        <ParLine game={game} />
        <Row $gap={4}>
          <Button variant="quiet" onClick={onDetails}>
            {t('guest.last.details')}
          </Button>
          <ShareButtons game={game} />
        </Row>
        <PhotoCredit game={game} />
      </div>
    </Card>
  );
}

const Card = styled.section`
  ${line(4)}
  padding: ${space[3]} ${space[4]};
  background: ${color.sunk};
  > img {
    flex: none;
    width: 84px;
    height: auto;
    border-radius: 5px;
    transform: rotate(-2.5deg);
  }
  > div {
    min-width: 0;
  }
  small {
    ${caption(1)}
  }
`;
