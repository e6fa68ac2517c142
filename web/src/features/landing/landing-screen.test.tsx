import { readFileSync } from 'node:fs';
import { languages } from '@craque/common/domain/language.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { signIn } from '../../testing/a-user.ts';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { answersShown } from '../../testing/serve.ts';
import { LandingScreen } from './landing-screen.tsx';
import { useSendOff } from './send-off.tsx';
import { address, openPage } from '../../testing/open-page.tsx';

type Titles = Record<string, { title: string }>;
type Catalogues = {
  landing: { achievements: Titles; features: { languages: { text: string } } };
  achievements: Titles;
};

const realMatchMedia = window.matchMedia;

function Button() {
  const { celebrating, go } = useSendOff();
  return (
    <button type="button" onClick={go} data-celebrating={celebrating}>
      Go
    </button>
  );
}

function open(what = <LandingScreen />) {
  openPage(what, '/landing');
}

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  window.matchMedia = realMatchMedia;
});

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Catalogues;

describe('the landing page', () => {
  beforeEach(preferReducedMotion);

  test('has the languages in its header, four steps and six achievements', async () => {
    open();
    await answersShown();
    expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy();
    const partOf = (title: string) =>
      within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body);
    expect(partOf('How to play').getAllByRole('listitem')).toHaveLength(4);
    expect(partOf('The rare ones shine').getAllByRole('listitem')).toHaveLength(6);
  });

  test('leads to a party beside the challenge', async () => {
    open();
    await answersShown();
    const part = button('Challenge friends').closest('section') ?? document.body;
    const link = within(part).getByRole('link', { name: 'Start a party' });
    expect(link.getAttribute('href')).toBe('/party');
  });

  test('greets a user by what they have', async () => {
    const rarities = { common: 0, rare: 0, epic: 0, legendary: 0 };
    const cover = { rarities, doubles: 0, goal: null, onCover: [] };
    const leagues = [
      { sport: 'soccer', league: 'nba', athletes: 120, collected: 3, ...cover },
      { sport: 'tennis', league: 'atp', athletes: 100, collected: 5, ...cover },
    ];
    globalThis.fetch = async () => Response.json(leagues);
    signIn({ displayName: 'Lia Costa' });
    open();
    expect(await screen.findByText('Lia Costa, your album holds 8 of 220 stickers.')).toBeTruthy();
    expect(screen.getByText('212 stickers to go.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Keep playing' })).toHaveLength(2);
    const album = screen.getByRole('link', { name: 'Open the album' });
    expect(album.getAttribute('href')).toBe('/profile?tab=history&view=album');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    await answersShown();
  });

  test.each(languages)('names every language in %s', (language) => {
    const { text } = read(`../../locales/account/${language}.json`).landing.features.languages;
    const names = new Intl.DisplayNames(language, { type: 'language' });
    for (const each of languages)
      expect(text.toLowerCase()).toContain(names.of(each)?.toLowerCase());
  });

  test.each(languages)('names its achievements as the game does in %s', (language) => {
    const own = read(`../../locales/account/${language}.json`).landing.achievements;
    const { achievements } = read(`../../../../api/src/texts/${language}.json`);
    const pairs = {
      firstWin: 'first_victory',
      speed: 'speed_demon',
      firstTry: 'perfect_game',
      football: 'football_scholar',
      formula1: 'f1_expert',
      streak: 'five_in_a_row',
    } as const;
    for (const [key, name] of Object.entries(pairs)) {
      expect(own[key]?.title).toBe(achievements[name]?.title);
    }
  });
});

describe('the redirection to the sign-in page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('happens after two seconds of confetti, however often the button is pressed', () => {
    open(<Button />);
    fireEvent.click(button('Go'));
    expect(button('Go').dataset.celebrating).toBe('true');
    act(() => jest.advanceTimersByTime(1500));
    fireEvent.click(button('Go'));
    expect(address()).toBe('/landing');
    act(() => jest.advanceTimersByTime(500));
    expect(address()).toBe('/auth');
  });

  test('is cancelled if the page is left before', () => {
    open(<Button />);
    fireEvent.click(button('Go'));
    cleanup();
    expect(jest.getTimerCount()).toBe(0);
  });
});
