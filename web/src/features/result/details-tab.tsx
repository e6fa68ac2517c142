import type { GameView } from '@craque/common/contracts/games.ts';
import type { Call } from '../../lib/api.ts';
import { CorrectionPart } from './correction-part.tsx';
import { AthleteDetailsPanel } from './athlete-details-panel.tsx';
import { ToldFacts } from './told-facts.tsx';

/** Athlete Details: everything after a win, after a loss what the game itself has told; and what is wrong about it. */
export function DetailsTab({ game, call }: { game: GameView; call: Call }) {
  return (
    <>
      {game.won ? <AthleteDetailsPanel game={game} call={call} /> : <ToldFacts game={game} />}
      <CorrectionPart game={game} call={call} />
    </>
  );
}
