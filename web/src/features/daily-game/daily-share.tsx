import { type GameView, readGame } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../lib/api.ts';
import { useLatestLanguage } from '../../ui/language/use-latest-language.ts';
import { row, space } from '../../ui/tokens.ts';
import { AttemptSlots } from '../../play/guess/attempt-slots.tsx';
import { slotsOf } from '../../play/guess/slots-of.ts';
import { ShareButtons } from '../../play/share/share-buttons.tsx';

/** The attempts of a finished daily, and what shares them; nothing if it cannot be read. */
export function DailyShare({ gameId }: { gameId: number }) {
  const language = useLatestLanguage();
  const [game, setGame] = useState<GameView>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    call(readGame, { params: { id: gameId }, query: { language: language() }, signal })
      .then((found) => found && setGame(found))
      // The page has everything else.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [gameId, language]);
  return (
    <Line>
      {game && (
        <>
          <AttemptSlots slots={slotsOf(game)} />
          <ShareButtons game={game} prominent />
        </>
      )}
    </Line>
  );
}

/** As high as what it waits for. */
const Line = styled.div`
  ${row}
  gap: ${space[2]} ${space[5]};
  min-height: 48px;
`;
