import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { waitsText } from '../../lib/time/waits-text.ts';
import { useReaderLanguage } from '../../ui/language/reader-language.ts';
import { color, space } from '../../ui/tokens.ts';

/** Until when the touched game waits, and what waits with it; needs the texts of the account. */
export function WaitsLine({ game, streak }: { game: GameView; streak: number }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const { waitsUntil } = game;
  if (waitsUntil === null) return null;
  return <Line>{waitsText(t, language, { waitsUntil, streak }, Date.now())}</Line>;
}

const Line = styled.p`
  margin: 0;
  padding-left: ${space[3]};
  border-left: 5px solid ${color.close};
  font-weight: 700;
  text-wrap: pretty;
`;
