import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { color } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';

/** The photo's author with a link to its source; nothing if the picture is drawn. */
export function PhotoCredit({ game: { photoCredit } }: { game: Pick<GameView, 'photoCredit'> }) {
  const { t } = useTranslation();
  if (!photoCredit) return null;
  const { author, licence, source } = photoCredit;
  return (
    <Source href={source} target="_blank" rel="noopener noreferrer">
      {t('result.photo', { author, licence })}
    </Source>
  );
}

const Source = styled.a`
  display: block;
  color: ${color.quiet};
  font-size: ${size(1)};
  line-height: 1.2;
  overflow-wrap: anywhere;
`;
