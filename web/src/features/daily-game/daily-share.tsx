import { readGame } from '@craque/common/contracts/games.ts';
import { useRead } from '../../lib/use-read.ts';
import { AttemptSlots, slotsOf } from '../../play/guess/attempt-slots.tsx';
import { ShareButtons } from '../../play/share/share-buttons.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { Row } from '../../ui/layout.ts';

/** The attempts of a finished daily, and what shares them; nothing if it cannot be read. */
export function DailyShare({ gameId }: { gameId: number }) {
  const language = useLanguage();
  const { data: game } = useRead(readGame, { params: { id: gameId }, query: { language } });
  return (
    // As high as what it waits for.
    <Row $gap={4} style={{ minHeight: 48 }}>
      {game && (
        <>
          <AttemptSlots slots={slotsOf(game)} />
          <ShareButtons game={game} prominent />
        </>
      )}
    </Row>
  );
}
