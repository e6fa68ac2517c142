import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import type { ShownOpponent } from '../state/shown-opponent.ts';
import { newsBetween, type RaceNews } from './race-news.ts';

/** The latest news, and a number that changes with them. */
export function useRaceNews(opponents: readonly ShownOpponent[]) {
  const [told, setTold] = useState<{ news: readonly RaceNews[]; turn: number }>({
    news: [],
    turn: 0,
  });
  const before = useRef(opponents);
  useEffect(() => {
    const news = newsBetween(before.current, opponents);
    before.current = opponents;
    if (news.length > 0) setTold(({ turn }) => ({ news, turn: turn + 1 }));
  }, [opponents]);
  return told;
}

/** `total`: guesses of the game's level. */
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
