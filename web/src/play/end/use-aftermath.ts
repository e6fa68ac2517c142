import { readAftermath } from '@craque/common/contracts/album.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { useRead } from '../../lib/use-read.ts';
import { useLanguage } from '../../ui/language/use-language.ts';

/** The effects of a finished game on album and streak; omitted from the result if it fails. */
export const useAftermath = ({ id }: GameView) => {
  const language = useLanguage();
  return useRead(readAftermath, { params: { id }, query: { language } }, { once: true });
};
