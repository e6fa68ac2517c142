import type { PartyPush, PartyState } from '../party-view.ts';

type Round = NonNullable<PartyState['round']>;

/** With how many clues a round tells it. */
const toldWith = {
  ...{ dateBorn: 0, nationalityCodes: 1, nationality: 1, team: 2 },
  ...{ positionKey: 3, position: 3, initials: 4 },
} as const satisfies Partial<Record<keyof Round, number>>;
const fields = Object.keys(toldWith) as (keyof typeof toldWith)[];

/** The end may lead back to the round before. */
function roundNews(round: Round, isEnd: boolean): NonNullable<PartyPush['round']> {
  if (isEnd) return round;
  const { number, index, clues, sport, league, imageUrl, isPhoto, answer } = round;
  const fresh = fields.filter((name) => toldWith[name] >= clues && round[name] !== null);
  return {
    ...{ number, clues, imageUrl, answer },
    ...(isPhoto && { isPhoto }),
    ...(clues === 0 && { index, sport, league }),
    ...Object.fromEntries(fresh.map((name) => [name, round[name]])),
  };
}

/** For who was told of the room before, and of the clue before: a whole state is twice as long. */
export function newsOf(state: PartyState): PartyPush {
  const { code, settings, startsAt, endsAt, round, ...rest } = state;
  const isEnd = state.phase === 'podium' || state.phase === 'over';
  const isFirst = !round || (state.phase === 'countdown' && round.index === 1);
  const goesOn = state.phase === 'round' && round !== null && round.clues > 0;
  return {
    ...rest,
    ...(isFirst && { code, settings }),
    ...(!goesOn && { startsAt, endsAt }),
    round: round && roundNews(round, isEnd),
  };
}

const closed = Object.fromEntries(fields.map((name) => [name, null]));

/** What the news are news to; undefined if too much was missed. */
function roundBefore({ round: known }: PartyState, round: NonNullable<PartyPush['round']>) {
  if (round.sport !== undefined) return closed;
  const isBegun = known?.number === round.number && known.imageUrl !== null;
  return isBegun && known.clues >= round.clues - 1 ? known : undefined;
}

/** The state of which a push tells; undefined if it has to be read. */
export function withNews(known: PartyState, { round, ...rest }: PartyPush): PartyState | undefined {
  const before = round ? roundBefore(known, round) : {};
  // The settings may have changed as long as there was no round.
  if (!before || !(rest.settings ?? known.round)) return undefined;
  const { code, settings, startsAt, endsAt } = known;
  return {
    ...{ code, settings, startsAt, endsAt, ...rest },
    round: round && { ...before, ...round },
  } as PartyState;
}
