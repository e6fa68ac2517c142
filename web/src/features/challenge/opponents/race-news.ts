import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import type { Band } from '@craque/common/domain/athlete/closeness.ts';
import type { ShownOpponent } from '../state/shown-opponent.ts';

/** An opponent's latest step. `band` is absent if it is unknown for that guess. */
export type RaceNews = { name: string } & (
  | { kind: 'guessed'; used: number; band?: Band }
  | { kind: 'joined' | 'declined' | 'won' | 'lost' | 'abandoned' }
);

const endings = ['won', 'lost', 'abandoned', 'declined'] as const;
const endOf = ({ status }: ShownOpponent) => endings.find((each) => each === status);

function newsOf(before: ShownOpponent | undefined, now: ShownOpponent): RaceNews | undefined {
  const { name, used, bands } = now;
  const isIn = now.status === 'playing' || now.status === 'waiting';
  if (!before) return isIn ? { name, kind: 'joined' } : undefined;
  const end = endOf(now);
  if (end && end !== before.status) return { name, kind: end };
  if (used > before.used) {
    const band = bands?.[used - 1];
    return { name, kind: 'guessed', used, ...(band && { band }) };
  }
  return before.status === 'invited' && isIn ? { name, kind: 'joined' } : undefined;
}

/** The opponents' steps between two states of the race, in the order of the list. */
export function newsBetween(
  before: readonly ShownOpponent[],
  now: readonly ShownOpponent[],
): RaceNews[] {
  return now.flatMap((each) => {
    const known = before.find(({ player }) => player.userId === each.player.userId);
    return newsOf(known, each) ?? [];
  });
}

export function useRaceNews(opponents: readonly ShownOpponent[]) {
  const [latest, setLatest] = useState<{ news: readonly RaceNews[]; turn: number }>({
    news: [],
    turn: 0,
  });
  const before = useRef(opponents);
  useEffect(() => {
    const news = newsBetween(before.current, opponents);
    before.current = opponents;
    if (news.length > 0) setLatest(({ turn }) => ({ news, turn: turn + 1 }));
  }, [opponents]);
  return latest;
}

/** Lines as sentences, for screen readers; some end with an exclamation mark of their own. */
export const spoken = (lines: readonly string[]): string =>
  lines.join('. ').replaceAll('!. ', '! ');

export function newsText(t: TFunction, news: RaceNews, total: number): string {
  const { name, kind } = news;
  if (kind === 'joined') return t('challenge.news.joined', { name });
  if (kind === 'declined') return t('events.declined', { name });
  if (kind !== 'guessed') return t(`challenge.ended.${kind}`, { name });
  const { used, band } = news;
  const count = { used, total };
  if (!band) return t('challenge.news.guess', { name, ...count });
  return t('challenge.news.band', { name, band: t(`game.bands.${band}`), ...count });
}
