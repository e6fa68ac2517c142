import {
  type RankingScope,
  type RankingWindow,
  rankingScopes,
  rankingWindows,
} from '@craque/common/domain/record/ranking.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';

export const rankingPath = '/ranking';

/** The ranking on the page; without a sport, all sports together. */
export type RankingChoice = { scope: RankingScope; window: RankingWindow; sport?: Sport };

const usual = { scope: 'everyone', window: 'week' } as const satisfies RankingChoice;

/** The ranking of the address, by default this week's of everyone. */
export function rankingAt(search: string): RankingChoice {
  const asked = new URLSearchParams(search);
  const named = <T extends string>(all: readonly T[], name: string) =>
    all.find((each) => each === asked.get(name));
  const sport = named(sports, 'sport');
  return {
    scope: named(rankingScopes, 'scope') ?? usual.scope,
    window: named(rankingWindows, 'window') ?? usual.window,
    ...(sport && { sport }),
  };
}

export function rankingAddress({ scope, window, sport }: RankingChoice): string {
  const asked = new URLSearchParams({
    ...(scope !== usual.scope && { scope }),
    ...(window !== usual.window && { window }),
    ...(sport && { sport }),
  });
  return asked.size === 0 ? rankingPath : `${rankingPath}?${asked}`;
}
