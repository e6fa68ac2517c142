import { openPartyScreen, readParty, readPartyNews } from '@craque/common/contracts/party.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import type { ServerEvent } from '@craque/common/contracts/realtime.ts';
import { withNews } from '@craque/common/contracts/push/party-news.ts';
import type { PartyPhase } from '@craque/common/domain/party/party.ts';
import { ApiError } from '../../../lib/api.ts';
import { type Connection, type Context, latest } from './party-context.ts';
import { changesAt, goneFor, newerView, shownFrom } from './party-views.ts';

/** Between reads: who is there is known by them. Without pushes they bring the news as well. */
const presenceMs = 10_000;
const pollMs = 3_000;
/**
 * After the moment of a change that is due by the clock, doubled with each read without it. It is
 * looked for four times a second, so a push needs half of the longer one.
 */
const retryMs = { pushed: 600, polled: 300 };
/** From the return of pushes until all nodes send them: then what was lost is read. */
const settleMs = 1_000;
/** A host reads who has come, but not with each of sixty who come at once. */
const hostMs = 400;

/** Shows a view, or holds it until its moment, which is the same on all devices. */
export function take(context: Context, next: PartyView): void {
  const { as, deps, memo, store, clock } = context;
  const merged = newerView(latest(context), next);
  const isHeld = shownFrom(merged.state) > clock.now();
  memo.held = isHeld ? merged : undefined;
  const picture = merged.state.round?.imageUrl;
  // A phone is pushed what becomes of its picture.
  if (isHeld && picture && as === 'screen') deps.preload(picture);
  if (!isHeld) store.setState({ view: merged, refusal: undefined });
  step(context);
}

/** Older news are dropped, newer ones shown. What is one's own is not in them. */
export function hear(
  context: Context,
  { gameId, state: news, picture }: ServerEvent<'party-state'>,
): void {
  const { clock, memo, deps, store } = context;
  const known = latest(context);
  if (!known || gameId !== known.topic) return;
  clock.pushed(Date.parse(news.now));
  if (news.version <= known.state.version) return;
  if (picture) store.setState({ patch: picture });
  const state = withNews(known.state, news);
  if (!state) return void refresh(context);
  const { phase, hostAway, settings } = known.state;
  const begins = state.phase === 'countdown' || state.phase === 'round';
  const isDealt = state.settings.teams !== settings.teams;
  const isOther = (state.phase !== phase && !begins) || isDealt || state.hostAway !== hostAway;
  if (isOther || known.host)
    memo.readAt = Math.min(memo.readAt, deps.now() + (isOther ? 0 : hostMs));
  take(context, { ...known, state, host: hostIn(state.phase, known) });
}

/** Until the steps of a new phase are read, only the end is sure: every other one belongs to one phase. */
function hostIn(phase: PartyPhase, { host, state }: PartyView): PartyView['host'] {
  if (!host || phase === state.phase) return host;
  return { ...host, steps: host.steps.filter((step) => step === 'end' && phase !== 'over') };
}

/** Pushes get through again; those of the meantime are lost. */
export function catchUp(context: Context): void {
  context.memo.readAt = context.deps.now() + settleMs;
}

/** Updates the screen to the time and the connection, reads if due, and schedules the next step. */
export function step(context: Context): void {
  const { memo, deps, store, clock } = context;
  memo.callOff?.();
  memo.callOff = undefined;
  if (memo.stopped || store.getState().refusal) return;
  const connection = connectionOf(context);
  if (connection !== store.getState().connection) store.setState({ connection });
  const { held } = memo;
  const isDue = held && shownFrom(held.state) <= clock.now();
  if (isDue) {
    memo.held = undefined;
    store.setState({ view: held, refusal: undefined });
  }
  const shownIn = held && !isDue ? shownFrom(held.state) - clock.now() : Infinity;
  const wait = Math.min(shownIn, readIn(context));
  if (wait <= 0) void refresh(context);
  else if (wait < Infinity) memo.callOff = deps.later(() => step(context), Math.ceil(wait));
}

function connectionOf({ memo, deps, store }: Context): Connection {
  const { state, healthy } = deps.live.getState();
  memo.isWatched &&= state === 'live';
  if (!memo.isCut) {
    if (memo.isWatched && healthy) return 'live';
    if (state !== 'connecting' && state !== 'lost') return 'checking';
  }
  return store.getState().connection === 'connecting' ? 'connecting' : 'reconnecting';
}

/** Milliseconds until the next read; a hidden page reads when it is shown again. */
function readIn(context: Context): number {
  const { memo, deps, store, clock } = context;
  const state = latest(context)?.state;
  if (memo.reading || deps.isHidden()) return Infinity;
  const now = deps.now();
  const isLive = store.getState().connection === 'live';
  const pause = isLive ? presenceMs : pollMs;
  const late = isLive ? retryMs.pushed : retryMs.polled;
  // After the end only what the host may do is read once more.
  if (state?.phase !== 'over') memo.readAt = Math.min(memo.readAt, now + pause);
  const changeIn = state ? changesAt(state) - clock.now() : Infinity;
  if (changeIn > 0) memo.tries = 0;
  return Math.min(memo.readAt - now, changeIn + late * 2 ** memo.tries);
}

/** A call of the seat has said that it is there: the next read may wait. A host is asked for apart. */
export function wasHeard(context: Context): void {
  const { memo, deps, store } = context;
  const isSoon = memo.readAt <= deps.now() + settleMs;
  const isLive = store.getState().connection === 'live';
  if (isLive && !isSoon && !latest(context)?.host) memo.readAt = Infinity;
}

/** Reads the room, and again if requested meanwhile. */
export function refresh(context: Context): Promise<void> {
  const { memo } = context;
  memo.isWanted = true;
  memo.reading ??= readWhileWanted(context);
  return memo.reading;
}

async function readWhileWanted(context: Context): Promise<void> {
  const { memo } = context;
  while (memo.isWanted && !memo.stopped) {
    memo.isWanted = false;
    memo.readAt = Infinity;
    await read(context);
  }
  memo.reading = undefined;
  memo.tries += 1;
  step(context);
}

async function read(context: Context): Promise<void> {
  const { deps, clock, memo } = context;
  const sentAt = deps.now();
  try {
    const known = latest(context);
    const news = known ? await askForNews(context, known) : await ask(context);
    memo.isCut = false;
    if (memo.stopped || !news) return;
    const { state } = news;
    if (state) clock.answered(Date.parse(state.now), sentAt);
    // What was pushed meanwhile is newer than what was known.
    const there = state ?? latest(context)?.state;
    if (there) take(context, { ...news, state: there });
    watch(context);
  } catch (error) {
    memo.isCut = error instanceof ApiError && error.status === 0;
    if (!memo.stopped) fail(context, error);
  }
}

async function ask({ code, as, deps, memo }: Context): Promise<PartyView> {
  const language = deps.language();
  const query = { language, ...(as === 'screen' && { as }) };
  if (as === 'seat' || memo.isScreen) return deps.call(readParty, { params: { code }, query });
  const view = await deps.call(openPartyScreen, { params: { code }, query: { language } });
  memo.isScreen = true;
  return view;
}

/** Undefined if nothing is new. A ticket that was refused is asked for anew, with everything. */
async function askForNews(context: Context, known: PartyView) {
  const { code, as, deps, memo } = context;
  const { state, seat, mark } = known;
  const { isTicketOld } = memo;
  memo.isTicketOld = false;
  if (isTicketOld) return ask(context);
  const marks = [state.mark, seat?.mark ?? '', mark].join('.');
  const query = { language: deps.language(), ...(as === 'screen' && { as }), known: marks };
  return deps.call(readPartyNews, { params: { code }, query });
}

/** Only what the server refuses for good ends the view; anything else may pass. */
export function fail({ store, memo }: Context, error: unknown): void {
  if (!(error instanceof ApiError) || !goneFor(error)) return;
  memo.unwatch?.();
  memo.unwatch = undefined;
  memo.held = undefined;
  store.setState({ refusal: error, view: undefined });
}

/** Pushes need a ticket, which comes with the cookie. */
export function watch(context: Context): void {
  const { memo, deps } = context;
  const { topic, ticket, state } = latest(context) ?? {};
  if (topic === undefined || !ticket || memo.unwatch || state?.phase === 'over') return;
  memo.unwatch = deps.live.watch({
    gameId: topic,
    ticket: () => latest(context)?.ticket,
    onWatched() {
      memo.isWatched = true;
      step(context);
      void refresh(context);
      void askForTime(context, memo);
    },
    async onRefused() {
      const refused = latest(context)?.ticket;
      memo.isTicketOld = true;
      await refresh(context);
      if (latest(context)?.ticket === refused) throw new Error('no new ticket');
    },
  });
}

/** Requests for the server's time; the fastest answer counts. */
const questions = 5;

async function askForTime({ deps, clock }: Context, memo: Context['memo']): Promise<void> {
  for (let question = 0; question < questions && !memo.stopped; question += 1) {
    const sentAt = deps.now();
    const time = await deps.live.time();
    if (time === null || memo.stopped) return;
    clock.answered(time, sentAt);
  }
}
