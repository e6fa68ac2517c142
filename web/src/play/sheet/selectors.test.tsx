import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { leaguesOf } from '@craque/common/domain/sport.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readLeagues } from '@craque/common/contracts/athletes.ts';
import type { ListedLeagues } from '../../lib/leagues.ts';
import { reads } from '../../lib/use-read.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { firstLeague, unchosenGame } from '../state/game-choice.ts';
import { Selectors } from './selectors.tsx';

const pools = { easy: 20, medium: 30, hard: 60, expert: 45 };
const listed: ListedLeagues = leaguesOf.soccer.map((league) => ({
  sport: 'soccer',
  league,
  open: league === 'spanish-la-liga',
  pools,
}));

function show(disabled = false) {
  const onChange = jest.fn();
  const choice = { ...unchosenGame('en'), league: 'spanish-la-liga' } as const;
  render(<Selectors choice={choice} disabled={disabled} onChange={onChange} />);
  return { onChange, user: userEvent.setup() };
}

const option = (name: string) => screen.getByRole<HTMLOptionElement>('option', { name });

beforeAll(startEnglish);
afterEach(() => {
  reads.clear();
});

describe('the selectors', () => {
  test('list the leagues of the sport, all of them open until the list is loaded', () => {
    show();
    expect(option('English Premier League').disabled).toBe(false);
    expect(option('Brasileirão').disabled).toBe(false);
  });

  test('disable a league that is closed, as coming soon', async () => {
    globalThis.fetch = async () => Response.json({ leagues: listed });
    reads.hold(readLeagues, {}, true)();
    show();
    expect(
      (await screen.findByRole<HTMLOptionElement>('option', { name: 'Brasileirão · coming soon' }))
        .disabled,
    ).toBe(true);
    expect(option('Spanish La Liga').disabled).toBe(false);
  });

  test('report a sport, a level and a league', async () => {
    const { user, onChange } = show();
    await user.click(screen.getByRole('button', { name: 'Tennis' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Expert');
    await user.selectOptions(screen.getByRole('combobox', { name: 'League' }), 'french-ligue-1');
    expect(onChange.mock.calls).toEqual([
      [{ sport: 'tennis' }],
      [{ difficulty: 'expert' }],
      [{ league: 'french-ligue-1' }],
    ]);
  });

  test('can be disabled as a whole', () => {
    show(true);
    const all = [...screen.getAllByRole('button'), ...screen.getAllByRole('combobox')];
    expect(all.every((each) => (each as HTMLButtonElement).disabled)).toBe(true);
  });
});

test('the first league of a sport is the first open one', () => {
  expect(firstLeague('soccer', listed)).toBe('spanish-la-liga');
  expect(firstLeague('soccer', [])).toBe('english-premier-league');
  expect(firstLeague('tennis', listed)).toBe('atp');
});
