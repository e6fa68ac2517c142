import {
  decideCorrection,
  exportCorrections,
  readAllCorrections,
  readCorrectable,
  readOwnCorrections,
  refuseReporter,
  reportCorrection,
} from '@craque/common/contracts/corrections.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { playerOrMissing } from '../games/game-access.ts';
import type { Mount } from '../http/mount.ts';
import type { loadTexts } from '../texts/texts.ts';
import { correctableOf, revealedGame } from './correctable.ts';
import type { CorrectionService } from './correction-service.ts';

export type CorrectionRoutesDependencies = {
  corrections: CorrectionService;
  games: { read(player: PlayerId, id: GameId): Promise<Game> };
  texts: ReturnType<typeof loadTexts>;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

export function mountCorrections(mount: Mount, dependencies: CorrectionRoutesDependencies): void {
  const { corrections, games, texts, clock } = dependencies;
  const revealed = async (caller: PlayerId | undefined, id: number) => {
    const player = playerOrMissing(caller);
    return revealedGame(player, await games.read(player, id as GameId), clock());
  };

  mount(readCorrectable, async ({ params, player, language }) =>
    correctableOf(texts(language), await revealed(player, params.id)),
  );
  mount(reportCorrection, async ({ params, player, session, body, language }) =>
    corrections.report(session.account, await revealed(player, params.id), texts(language), body),
  );
  mount(readOwnCorrections, ({ session, language }) =>
    corrections.listOf(session.account, texts(language)),
  );
  mount(readAllCorrections, ({ language }) => corrections.listAll(texts(language)));
  mount(decideCorrection, ({ session, params, body, language }) =>
    corrections.decide(session.account, params.id, body, texts(language)),
  );
  mount(refuseReporter, ({ session, body }) =>
    corrections.refuseOf(session.account, body.username),
  );
  mount(exportCorrections, async ({ response }) => {
    const table = await corrections.table();
    return () => response.attachment('corrections.csv').type('text/csv').send(table);
  });
}
