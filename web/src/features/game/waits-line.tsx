import type { GameView } from '@craque/common/contracts/games.ts';
import { waitsText } from '../../lib/time/waits-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { Marked } from '../../ui/type.ts';

/** Until when the touched game waits, and what waits with it; needs the texts of the account. */
export function WaitsLine({ game, streak }: { game: GameView; streak: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { waitsUntil } = game;
  if (waitsUntil === null) return null;
  return <Marked>{waitsText(t, language, { waitsUntil, streak }, Date.now())}</Marked>;
}
