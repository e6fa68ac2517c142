import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Text } from '../../ui/type.ts';

/** The photo's author with a link to its source; nothing if the picture is drawn. */
export function PhotoCredit({ game: { photoCredit } }: { game: Pick<GameView, 'photoCredit'> }) {
  const { t } = useTranslation();
  if (!photoCredit) return null;
  const { author, licence, source } = photoCredit;
  return (
    <Text as="a" href={source} target="_blank" rel="noopener noreferrer" $step={1} $quiet>
      {t('result.photo', { author, licence })}
    </Text>
  );
}
