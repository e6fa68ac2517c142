import * as contract from '@craque/common/contracts/party.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { hostFor, seatFor } from '@craque/common/domain/party/party-own-view.ts';
import {
  partyFor,
  roundStep,
  screenFor,
  seenRound,
} from '@craque/common/domain/party/party-view.ts';
import { currentRound, entryOf } from '@craque/common/domain/party/party.ts';
import type { WatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import { portraitInput } from '../games/game-portrait.ts';
import { createPhotoOf, type PhotoDependencies } from '../games/photo-masks.ts';
import { sendNothing } from '../http/api-headers.ts';
import type { GuestDesk } from '../http/guest-desk.ts';
import type { Identity } from '../http/identity.ts';
import type { Mount } from '../http/mount.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { sendPacked } from '../http/send-compressed.ts';
import type { PortraitArtist } from '../sticker/portrait.ts';
import type { loadTexts } from '../texts/texts.ts';
import type { Room } from './party-changes.ts';
import { createPictures, pictureOf } from './party-pictures.ts';
import {
  creditsIn,
  markOf,
  presentHost,
  presentParty,
  presentPartyGuess,
  presentPlay,
  presentSeat,
} from './party-presenter.ts';
import type { PartyService } from './party-service.ts';

export type PartyRoutesDependencies = PhotoDependencies & {
  parties: PartyService;
  guests: GuestDesk;
  identity: Identity;
  rateLimit: RateLimit;
  tickets: WatchTickets;
  texts: ReturnType<typeof loadTexts>;
  artist: PortraitArtist;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

type Reader = { player: PlayerId | undefined; language: Language; isScreen?: boolean };

function createPresent({ texts, tickets, photos, clock }: PartyRoutesDependencies) {
  return ({ party, seats }: Room, { player, language, isScreen = false }: Reader): PartyView => {
    const now = clock();
    const entry = player && entryOf(party, player);
    const seen = (isScreen ? screenFor : partyFor)(party, seats, now);
    const own = player && seatFor(party, seats, player);
    const league = currentRound(party)?.league;
    const seat = own ? presentSeat(own, texts(language), league) : null;
    const seenAsHost = player && hostFor(party, { seats, now }, player);
    const host = seenAsHost ? presentHost(seenAsHost) : null;
    const topic = isScreen ? party.screenTopic : party.topic;
    const userId = entry ? `seat-${entry.seat}` : 'screen';
    return {
      state: presentParty(seen, { texts, now, creditOf: creditsIn(photos, party) }),
      ...{ seat, host, topic },
      mark: markOf([seat?.row, seat?.sheet, host]),
      ticket: player ? tickets.issue({ gameId: topic, player, userId }, now) : null,
    };
  };
}

type Asking = {
  request: Request;
  response: Response;
  params: { code: string };
  player: PlayerId | undefined;
};

/** Whoever has tried too many codes finds only rooms in which they have a part. */
function createGuard({ parties, rateLimit }: PartyRoutesDependencies) {
  return async <T>({ request, response, params, player }: Asking, work: () => Promise<T>) => {
    const retryAfter = await rateLimit.codesSpent(request);
    if (retryAfter !== undefined && !(await parties.isMember(params.code, player)))
      throw new AppError('too_many_requests', { retryAfter });
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'party_not_found')
        await rateLimit.countCode({ request, response });
      throw error;
    }
  };
}

/** Characters of a key by which a device without a cookie has its seat again. */
const leastSecret = 22;

type Parts = PartyRoutesDependencies & {
  present: ReturnType<typeof createPresent>;
  guarded: ReturnType<typeof createGuard>;
};

export function mountParties(mount: Mount, dependencies: PartyRoutesDependencies): void {
  const [present, guarded] = [createPresent(dependencies), createGuard(dependencies)];
  const parts = { ...dependencies, present, guarded };
  mountSeats(mount, parts);
  mountHosting(mount, parts);
  mountPictures(mount, parts);
}

function mountSeats(mount: Mount, parts: Parts): void {
  const { parties, guests, identity, texts, present, guarded } = parts;

  mount(contract.createParty, async ({ body, language, ...call }) => {
    const player = await guests.playerOf(call);
    return present(await parties.create(player, body), { player, language, isScreen: true });
  });

  mount(contract.readParty, ({ query, language, ...call }) =>
    guarded(call, async () => {
      const { params, player } = call;
      const isScreen = query.as === 'screen';
      return present(await parties.read(params.code, player), { player, language, isScreen });
    }),
  );

  mount(contract.readPartyNews, ({ query, language, ...call }) =>
    guarded(call, async () => {
      const { params, player, response } = call;
      const isScreen = query.as === 'screen';
      const room = await parties.read(params.code, player);
      const view = present(room, { player, language, isScreen });
      const marks = [view.state.mark, view.seat?.mark ?? '', view.mark];
      if (query.known === marks.join('.')) return () => sendNothing(response);
      return { ...view, state: query.known?.startsWith(`${view.state.mark}.`) ? null : view.state };
    }),
  );

  mount(contract.openPartyScreen, ({ language, ...call }) =>
    guarded(call, async () => {
      const { code } = call.params;
      if (!call.player) await parties.read(code, undefined);
      const player = await guests.playerOf(call);
      return present(await parties.screen(code, player), { player, language, isScreen: true });
    }),
  );

  mount(contract.takePartySeat, ({ body, language, idempotencyKey: key = '', ...call }) =>
    guarded(call, async () => {
      const { code } = call.params;
      const wish = { name: body.name, team: body.team };
      // A short one might be somebody else's, too.
      const secret = key.length >= leastSecret ? `${code} ${key}` : undefined;
      // A guest cookie is issued only with a seat; a class behind one address is no crowd of guests.
      const guest = identity.newGuest(call.response, secret);
      const player = call.player ?? guest.player;
      if (!call.player) await parties.assertOpen(code, player, wish);
      const room = await parties.sit(code, player, { ...wish, language });
      if (!call.player) guest.admit();
      return present(room, { player, language });
    }),
  );

  mount(contract.guessInParty, ({ body, language, idempotencyKey: key, ...call }) =>
    guarded(call, async () => {
      const { params, player } = call;
      const { number, guess: text } = body;
      const guessed = await parties.guess(params.code, player, { number, text, key });
      const { party, seats, index } = guessed;
      const seen = player && seatFor(party, seats, player);
      const league = party.rounds.find((round) => round.number === number)?.league;
      const guess = seen?.guesses[index];
      if (!seen || !league || !guess) throw new AppError('round_over');
      const view = presentPartyGuess(texts(language), league, guess, index);
      return { guess: view, seat: presentPlay(seen, texts(language), league) };
    }),
  );
}

function mountHosting(mount: Mount, { parties, present, guarded }: Parts): void {
  mount(contract.changeParty, ({ body, language, ...call }) =>
    guarded(call, async () => {
      const { params, player } = call;
      return present(await parties.change(params.code, player, body), { player, language });
    }),
  );

  mount(contract.stepParty, ({ body, language, ...call }) =>
    guarded(call, async () => {
      const { params, player } = call;
      return present(await parties.step(params.code, player, body.step), { player, language });
    }),
  );

  mount(contract.removePartySeat, ({ body, language, ...call }) =>
    guarded(call, async () => {
      const { params, player } = call;
      return present(await parties.remove(params.code, player, body.seat), { player, language });
    }),
  );

  mount(contract.renamePartySeat, ({ body, language, ...call }) =>
    guarded(call, async () => {
      const { params, player } = call;
      return present(await parties.rename(params.code, player, body), { player, language });
    }),
  );

  mount(contract.takeOverParty, ({ language, ...call }) =>
    guarded(call, async () => {
      const { params, player } = call;
      return present(await parties.takeOver(params.code, player), { player, language });
    }),
  );

  mount(contract.readPartyResults, ({ language, ...call }) =>
    guarded(call, async () => {
      const { params, player, response } = call;
      const table = await parties.table(params.code, player, language);
      return () => response.attachment('party.csv').type('text/csv').send(table);
    }),
  );
}

function mountPictures(mount: Mount, parts: Parts): void {
  const { parties, artist, guarded } = parts;
  const [madeOnce, photoOf] = [createPictures(), createPhotoOf(parts)];

  mount(contract.readPartyPhoto, ({ query, ...call }) =>
    guarded(call, async () => {
      const { params, player, request, response } = call;
      const { code, number } = params;
      const { party } = await parties.read(code, player);
      const due = roundStep(party, number);
      const step = query.step ?? due ?? 0;
      const seen = seenRound(party, number, step);
      const round = party.rounds.find((each) => each.number === number);
      if (!seen || !round) throw new AppError('photo_not_due');
      const { athleteId } = round.athlete;
      const [of, steps] = [`${code} ${number}`, seen.totalGuesses];
      const picture = await madeOnce(`${of} ${step}`, () =>
        pictureOf(
          () => photoOf({ athleteId, of, step, steps }),
          () => artist.draw(portraitInput(seen, step)),
        ),
      );
      // The same bytes for everybody in the room, for good.
      if (query.step !== undefined) response.set('Cache-Control', 'private, max-age=86400');
      if ('photo' in picture) return () => response.type('image/webp').send(picture.photo);
      return () => sendPacked(request, response.type('image/svg+xml'), picture.drawn);
    }),
  );
}
