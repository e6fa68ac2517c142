import { readAftermath } from '@craque/common/contracts/album.ts';
import { readAthleteDetails, readPhoto, takeHint } from '@craque/common/contracts/games.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { hasBegun } from '@craque/common/domain/view/game-view.ts';
import { storyOf } from '../athletes/stories.ts';
import { AppError } from '../errors/app-error.ts';
import type { AftermathOf } from '../results/aftermath.ts';
import type { PortraitArtist } from '../sticker/portrait.ts';
import { rememberingArtist } from '../sticker/remembering-artist.ts';
import type { Mount } from '../http/mount.ts';
import type { loadTexts } from '../texts/texts.ts';
import { presentDetails } from './details-presenter.ts';
import { playerOrMissing, seenBy } from './game-access.ts';
import { photoStepOf, portraitInput } from './game-portrait.ts';
import { presentHint } from './game-presenter.ts';
import type { GameService } from './game-service.ts';
import { createPhotoOf, type PhotoDependencies } from './photo-masks.ts';

export type RevealRoutesDependencies = PhotoDependencies & {
  games: GameService;
  texts: ReturnType<typeof loadTexts>;
  artist: PortraitArtist;
  aftermathOf: AftermathOf;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

/** Calls that reveal more of the athlete. */
export function mountReveals(mount: Mount, dependencies: RevealRoutesDependencies): void {
  const { games, texts, clock, aftermathOf } = dependencies;
  const artist = rememberingArtist(dependencies.artist);
  const photoOf = createPhotoOf(dependencies);
  const seenIn = async (caller: PlayerId | undefined, id: number) => {
    const player = playerOrMissing(caller);
    const game = await games.read(player, id as GameId);
    return { player, game, seen: seenBy(player, game, clock()) };
  };

  mount(takeHint, async ({ params, query, language, ...call }) => {
    const player = playerOrMissing(call.player);
    const asked = { wanted: query.n, byToken: call.byToken };
    const { game, hint, cost } = await games.hint(player, params.id as GameId, asked);
    const seen = seenBy(player, game, clock());
    const seenHint = seen.hints.find(({ rung }) => rung === hint.rung);
    if (!seenHint) throw new AppError('internal');
    return {
      hint: presentHint(texts(language), seen, seenHint),
      hintPenalty: cost,
      rung: hint.rung,
      remainingHints: seen.remainingHints,
      totalPenalty: seen.totalPenalty,
    };
  });

  mount(readAthleteDetails, async ({ params, language, player }) => {
    const { game, seen } = await seenIn(player, params.id);
    if (seen.end?.status !== 'won') throw new AppError('details_after_win');
    const story = await storyOf(game.athlete.athleteId, language);
    return presentDetails(texts(language), { game, seen, story });
  });

  mount(readAftermath, async ({ params, language, ...call }) => {
    const { player, game, seen } = await seenIn(call.player, params.id);
    return aftermathOf(player, { game, seen, texts: texts(language) });
  });

  mount(readPhoto, async ({ params, query, response, player }) => {
    const { game, seen } = await seenIn(player, params.id);
    const due = photoStepOf(seen);
    const step = query.step ?? due;
    if (!hasBegun(seen) || step > due) throw new AppError('photo_not_due');
    const { athleteId } = game.athlete;
    const photo = await photoOf({
      ...{ athleteId, of: `${game.id}`, step, steps: seen.totalGuesses },
      isCovered: query.cover === 'dark',
    });
    if (photo) return () => response.type('image/webp').send(photo);
    const drawn = artist.draw(portraitInput(seen, step));
    return () => response.type('image/svg+xml').send(drawn);
  });
}
