import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AthleteDetails } from '@craque/common/contracts/games.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { reads } from '../../lib/use-read.ts';
import { aGameView } from '../../testing/game-view-builder.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { DetailsTab } from './athlete-details-panel.tsx';

const details: AthleteDetails = { stats: [], funFacts: [], didYouKnow: [], careerHighlights: '' };
const realFetch = globalThis.fetch;
const show = (won: boolean, teamAsOf: string | null) =>
  render(<DetailsTab game={aGameView({ completed: true, won, factsAsOf: '2025-02', teamAsOf })} />);

beforeAll(startEnglish);
beforeEach(() => {
  globalThis.fetch = async () => Response.json(details);
});
afterEach(() => {
  cleanup();
  reads.clear();
  globalThis.fetch = realFetch;
});

describe('a team that the athlete may have left', () => {
  test.each([true, false])('has its date in the details, won: %s', async (won) => {
    show(won, '2025-02');
    expect((await screen.findByText(/^Club as of/)).textContent).toBe('Club as of Feb\u00a02025');
    expect(screen.queryByText(/^Facts as of/)).toBeNull();
  });

  test('is one of which nothing is said before it is a year old', async () => {
    show(true, null);
    expect((await screen.findByText(/^Facts as of/)).textContent).toBe('Facts as of Feb\u00a02025');
    expect(screen.queryByText(/^Club as of/)).toBeNull();
  });
});
