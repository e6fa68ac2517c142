import { readAftermath } from '@craque/common/contracts/aftermath.ts';
import { readAthleteDetails, readPhoto, takeHint } from '@craque/common/contracts/games.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { hasBegun, isAthleteTold, type SeenGame } from '@craque/common/domain/view/game-view.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import type { PhotoBook } from '../athletes/photo-book.ts';
import type { AftermathOf } from '../results/aftermath.ts';
import type { PortraitArtist } from '../sticker/portrait.ts';
import type { Mount } from '../http/mount.ts';
import type { Texts } from '../texts/texts.ts';
import { presentDetails } from './details-presenter.ts';
import { playerOrMissing, seenBy } from './game-access.ts';
import { portraitInput } from './game-portrait.ts';
import { photoStepOf, presentHint } from './game-presenter.ts';
import type { GameService } from './game-service.ts';
import { createPhotoLooks } from './photo-looks.ts';

export type RevealRoutesDependencies = {
  games: GameService;
  texts: (language: Language) => Texts;
  artist: PortraitArtist;
  photos: PhotoBook;
  aftermathOf: AftermathOf;
  /** Newest first. */
  secrets: readonly string[];
  log: Logger;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

type Shown = { athleteId: string; seen: SeenGame; step: number };

/**
 * The photo of a step, or undefined if there is none or it cannot be read: then the drawn sticker
 * is shown. So it is for everybody at step 0, before anything has been paid for.
 */
async function photoOf(
  { photos, log }: RevealRoutesDependencies,
  lookOf: ReturnType<typeof createPhotoLooks>,
  { athleteId, seen, step }: Shown,
): Promise<Buffer | undefined> {
  if (step === 0 || !photos.creditOf(athleteId)) return undefined;
  const { id, totalGuesses } = seen;
  try {
    if (step === totalGuesses) return await photos.picture(athleteId);
    return await photos.picture(athleteId, lookOf(id, step, totalGuesses));
  } catch (error) {
    log.warn({ err: error, game: seen.id }, 'photo cannot be read, the drawn card is shown');
    return undefined;
  }
}

/**
 * The calls that reveal more of the athlete: a hint, the picture, after a win the details, after any
 * end the place in the album.
 */
export function mountReveals(mount: Mount, dependencies: RevealRoutesDependencies): void {
  const { games, texts, artist, clock, secrets, aftermathOf } = dependencies;
  const lookOf = createPhotoLooks(secrets);

  mount(takeHint, async ({ params, query, language, ...call }) => {
    const player = playerOrMissing(call.player);
    const { game, hint, cost } = await games.hint(player, params.id as GameId, query.n);
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

  mount(readAthleteDetails, async ({ params, language, ...call }) => {
    const player = playerOrMissing(call.player);
    const game = await games.read(player, params.id as GameId);
    const seen = seenBy(player, game, clock());
    if (seen.end?.status !== 'won') throw new AppError('details_after_win');
    return presentDetails(texts(language), game, seen);
  });

  mount(readAftermath, async ({ params, ...call }) => {
    const player = playerOrMissing(call.player);
    const game = await games.read(player, params.id as GameId);
    const seen = seenBy(player, game, clock());
    if (!seen.end) throw new AppError('still_playing');
    const { id, league, athlete } = game;
    return aftermathOf({
      ...{ id, player, league, end: seen.end },
      ...(isAthleteTold(seen) && { athleteId: athlete.athleteId }),
    });
  });

  mount(readPhoto, async ({ params, query, response, ...call }) => {
    const player = playerOrMissing(call.player);
    const game = await games.read(player, params.id as GameId);
    const seen = seenBy(player, game, clock());
    const due = photoStepOf(seen);
    const step = query.step ?? due;
    if (!hasBegun(seen) || step > due) throw new AppError('photo_not_due');
    const { athleteId } = game.athlete;
    const photo = await photoOf(dependencies, lookOf, { athleteId, seen, step });
    if (photo) response.type('image/webp').send(photo);
    else response.type('image/svg+xml').send(artist.draw(portraitInput(seen, step)));
    return undefined;
  });
}
