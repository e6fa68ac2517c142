import { roundOf, type Seats, tableOf } from '@craque/common/domain/party/party-points.ts';
import { teamsOf } from '@craque/common/domain/party/party-teams.ts';
import type { Party } from '@craque/common/domain/party/party.ts';
import type { Texts } from '../texts/texts.ts';

/** The beginning of a cell, also where another character separates them. */
const beginnings = /(?<=^|[,;|\t\r\n])\s*\S/gu;
const isFormula = (text: string) => /^\s*[=+\-\u2212@]/u.test(text.normalize('NFKC'));
/** What a spreadsheet would take for a formula, in any width, is text behind an apostrophe. */
const defused = (name: string) =>
  name.replace(beginnings, (text) => (isFormula(text) ? `'${text}` : text));
const cell = (text: string) =>
  /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Spreadsheets take what begins with it for UTF-8. */
const byteOrderMark = '\uFEFF';

/** CSV after RFC 4180, best first, with the points of each round. */
export function partyTable(party: Party, seats: Seats, { t }: Pick<Texts, 't'>): string {
  const rounds = party.rounds.filter(({ endedAt }) => endedAt !== undefined);
  const hasTeams = teamsOf(party.settings).length > 0;
  const ownHeadings = ['place', 'name', ...(hasTeams ? ['team'] : []), 'points', 'seconds'];
  const head = [
    ...ownHeadings.map((each) => t(`party.${each}`)),
    ...rounds.map((_, at) => t('party.round', { number: at + 1 })),
  ];
  const lines = tableOf(party, seats).map(({ seat, place, name, team, points, time }) => [
    ...[String(place), defused(name)],
    ...(hasTeams ? [team ? t(`party.teams.${team}`) : ''] : []),
    ...[String(points), (time / 1000).toFixed(1)],
    ...rounds.map(({ number }) => String(roundOf(seats.get(seat), number)?.points ?? 0)),
  ]);
  const rows = [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`);
  return byteOrderMark + rows.join('');
}
