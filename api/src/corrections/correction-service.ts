import { createHash } from 'node:crypto';
import type {
  CorrectionItem,
  decideCorrection,
  reportCorrection,
  WeighedCorrection,
} from '@craque/common/contracts/corrections.ts';
import type { BodyOf } from '@craque/common/contracts/endpoint.ts';
import type { Athlete, NeverAsked } from '@craque/common/domain/athlete/athlete.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import {
  type CorrectionField,
  correctionSlot,
  type CorrectionSubject,
} from '@craque/common/domain/athlete/correction.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import { leagueName } from '@craque/common/domain/sport.ts';
import type { LiveCatalogue } from '../athletes/live-catalogue.ts';
import { AppError } from '../errors/app-error.ts';
import type { Account } from '../store/account-stores.ts';
import type { Correction } from '../store/correction-store.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Texts } from '../texts/texts.ts';
import { correctableOf, fieldLabel, type RevealedGame } from './correctable.ts';
import { correctionTable } from './correction-table.ts';
import { cellOf, contradicts, type Overlay, overlaid, withOverlays } from './overlay.ts';

export type CorrectionDependencies = Pick<ServiceParts, 'stores' | 'clock'> & {
  catalogue: LiveCatalogue;
};

const maxListed = 1000;
/** Whoever uses the commands has no account. */
const operator = 'operator';
const idsAtOnce = 200;

const isoTime = (at: number) => new Date(at).toISOString();
const dayOf = (at: number) => isoTime(at).slice(0, 10);
const idOf = (subject: CorrectionSubject) =>
  createHash('sha256').update(correctionSlot(subject)).digest('base64url').slice(0, 22);

function overlayOf({ athleteId, league, field, value, decidedAt }: Correction): Overlay[] {
  if (value === null || decidedAt === null) return [];
  return [{ athleteId, league, field, value, asOf: dayOf(decidedAt) }];
}

function itemOf(
  { catalogue }: CorrectionDependencies,
  texts: Texts,
  correction: Correction,
  reportedAt: number,
): CorrectionItem {
  const { id, athleteId, league, field, text, status, value, note } = correction;
  const athlete = catalogue.athlete(athleteId)?.name ?? athleteId;
  const label = fieldLabel(texts, league, field);
  const decided = { status, value, note };
  return { id, athlete, field, label, text, ...decided, reportedAt: isoTime(reportedAt) };
}

function weighedOf(
  dependencies: CorrectionDependencies,
  texts: Texts,
  correction: Correction,
  usernames: ReadonlyMap<string, string>,
): WeighedCorrection {
  const { athleteId, league, field, reports, lastAt, firstBy = '' } = correction;
  const athlete = dependencies.catalogue.athlete(athleteId);
  return {
    ...itemOf(dependencies, texts, correction, lastAt),
    reports,
    by: usernames.get(firstBy) ?? null,
    league: leagueName(league),
    current: athlete ? cellOf(athlete, league, field) : null,
  };
}

/** The usernames of those who began the corrections. */
async function beginners(
  { stores }: Pick<ServiceParts, 'stores'>,
  corrections: readonly Correction[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(corrections.flatMap(({ firstBy }) => firstBy ?? []))];
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, part) =>
    stores.users.findMany(ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce)),
  );
  const found = (await Promise.all(parts)).flat();
  return new Map(found.map(({ id, username }) => [id, username]));
}

function checkReported(
  revealed: RevealedGame,
  texts: Texts,
  field: CorrectionField,
  text: string,
): void {
  const { names, fields } = correctableOf(texts, revealed);
  if (field !== 'alsoKnownAs') {
    if (!fields.some((each) => each.field === field)) throw new AppError('invalid_field');
    return;
  }
  const name = normaliseName(text);
  if (name === '' || !names.some((guess) => normaliseName(guess) === name))
    throw new AppError('not_guessed');
}

function createDecisions(dependencies: CorrectionDependencies) {
  const { stores, catalogue, clock } = dependencies;
  let applied = '[]';

  /** Also applies what another process has accepted. */
  async function refresh(): Promise<void> {
    const overlays = (await stores.corrections.listAccepted()).flatMap(overlayOf);
    const wanted = JSON.stringify(overlays);
    if (wanted === applied) return;
    catalogue.use(withOverlays(catalogue.original, overlays));
    applied = wanted;
  }

  function checkAccepted(overlay: Overlay): void {
    const athlete = catalogue.athlete(overlay.athleteId);
    const changed = athlete && overlaid(athlete, overlay);
    if (!changed) throw new AppError('invalid_value');
    if (changed !== athlete && contradicts(catalogue, changed, overlay))
      throw new AppError('name_of_another');
  }

  return {
    refresh,

    /** Any decision may follow any other; other processes apply it at their next refresh. */
    async decide(
      admin: Account,
      id: string,
      decision: BodyOf<typeof decideCorrection>,
      texts: Texts,
    ): Promise<WeighedCorrection> {
      const { status, note = null } = decision;
      const correction = await stores.corrections.find(id);
      if (!correction) throw new AppError('correction_not_found');
      const at = clock();
      const value = status === 'accepted' ? (decision.value ?? correction.text) : null;
      if (value !== null) checkAccepted({ ...correction, value, asOf: dayOf(at) });
      const by = { actorId: admin.id, at };
      const decided = await stores.corrections.decide(id, { status, value, note, ...by });
      if (!decided) throw new AppError('correction_not_found');
      await refresh();
      return weighedOf(dependencies, texts, decided, await beginners(dependencies, [decided]));
    },

    /** What the data files do not have yet, as CSV. */
    async table(): Promise<string> {
      const accepted = await stores.corrections.listAccepted();
      return correctionTable(catalogue.original, accepted.flatMap(overlayOf));
    },
  };
}

/** Players' reports of names and values, and what admins decide about them. */
export function createCorrectionService(dependencies: CorrectionDependencies) {
  const { stores, clock } = dependencies;
  const decisions = createDecisions(dependencies);
  return {
    ...decisions,

    /** By the operator. An admin may take it back like any other correction. */
    async neverAsk({ id: athleteId, home }: Athlete, reason: NeverAsked['reason']): Promise<void> {
      const subject = { athleteId, league: home, field: 'neverAsked', text: reason } as const;
      const id = idOf(subject);
      const at = clock();
      await stores.corrections.report({ id, ...subject }, { userId: operator, at });
      const decision = { status: 'accepted', value: reason, note: null } as const;
      await stores.corrections.decide(id, { ...decision, actorId: operator, at });
      await decisions.refresh();
    },

    /** Equal reports are merged; each user counts once. */
    async report(
      { id: userId }: Account,
      revealed: RevealedGame,
      texts: Texts,
      { field, text }: BodyOf<typeof reportCorrection>,
    ): Promise<CorrectionItem> {
      checkReported(revealed, texts, field, text);
      const { league, athlete } = revealed.game;
      const subject = { athleteId: athlete.athleteId, league, field, text };
      const at = clock();
      const correction = await stores.corrections.report(
        { id: idOf(subject), ...subject },
        { userId, at },
      );
      // The account may have been deleted before this was stored.
      if (await stores.users.find(userId)) return itemOf(dependencies, texts, correction, at);
      await stores.corrections.anonymise(userId);
      throw new AppError('unauthorized');
    },

    /** The user's own, newest first. */
    async listOf({ id }: Account, texts: Texts): Promise<CorrectionItem[]> {
      const own = await stores.corrections.listOf(id);
      return own.map(({ correction, at }) => itemOf(dependencies, texts, correction, at));
    },

    /** For admins: the open ones first, each by its weight. */
    async listAll(texts: Texts): Promise<WeighedCorrection[]> {
      const all = await stores.corrections.listAll(maxListed);
      const usernames = await beginners(dependencies, all);
      return all.map((each) => weighedOf(dependencies, texts, each, usernames));
    },

    /** What others have reported as well stays open, without the user's weight. */
    async refuseOf(admin: Account, username: string): Promise<{ refused: number }> {
      const key = usernameKey(username);
      const user = key.ok ? await stores.users.findByKey(key.value) : undefined;
      if (!user) throw new AppError('user_not_found');
      const by = { actorId: admin.id, at: clock() };
      return { refused: await stores.corrections.refuseOf(user.id, by) };
    },
  };
}

export type CorrectionService = ReturnType<typeof createCorrectionService>;
