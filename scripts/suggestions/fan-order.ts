import { readFileSync } from 'node:fs';
import { type League, leagueNamed, type Sport, sportOf } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../../api/src/athletes/catalogue.ts';
import { buildNameBook, type NameBook } from '../../web/src/play/names/name-book.ts';

type Typed = { league: League; typed: string; meant: string };

/** `place` of the person meant among the suggestions, from 1; undefined if missing. */
export type Placed = Typed & { place: number | undefined; offered: readonly string[] };

/** Shares in per cent of those typed whose person is at the top, and among the first three. */
export type FanOrder = { placed: readonly Placed[]; first: number; amongThree: number };

/** What fans type in a game of a league, and whom they mean: written down before it was tried. */
export function readTyped(file: string): Typed[] {
  const rows: { league: string; typed: string; meant: string }[] = JSON.parse(
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  return rows.map((row) => {
    const league = leagueNamed(row.league);
    if (!league) throw new RangeError(`${file}: no league ${row.league}`);
    return { ...row, league };
  });
}

/** Measures the order in which the client suggests the names of the catalogue. */
export function fanOrder(catalogue: Catalogue, typed: readonly Typed[]): FanOrder {
  const books = new Map<Sport, NameBook>();
  const bookOf = (sport: Sport) => {
    const book = books.get(sport) ?? buildNameBook({ sport, names: catalogue.names(sport) });
    books.set(sport, book);
    return book;
  };
  const placed = typed.map((each) => {
    const offered = bookOf(sportOf(each.league))
      .suggest(each.typed, each.league)
      .map(({ name }) => name);
    const place = offered.indexOf(each.meant) + 1;
    return { ...each, offered, place: place === 0 ? undefined : place };
  });
  const share = (within: number) =>
    (100 * placed.filter(({ place }) => place !== undefined && place <= within).length) /
    placed.length;
  return { placed, first: share(1), amongThree: share(3) };
}
