import { beforeAll, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aChallengeView, aPlayerView } from '../../../testing/challenge-view-builder.ts';
import { startEnglish } from '../../../testing/start-english.ts';
import { shownOpponent } from '../state/shown-opponent.ts';
import { GhostTrack } from './ghost-track.tsx';

const timeline = [
  { seconds: 5, band: 'very-close' as const },
  { seconds: 12, band: 'very-close' as const },
];

const show = (status: 'won' | 'lost') => {
  const opponent = shownOpponent(aPlayerView({ status, guessesUsed: 2 }), timeline);
  render(<GhostTrack game={aChallengeView()} opponent={opponent} skew={0} />);
};

beforeAll(startEnglish);
test('the right guess of a recording is shown as right', () => {
  show('won');
  expect(screen.getByText(/Very close after 0:05 Correct after 0:12$/)).toBeTruthy();
});

test('the last guess of a recording that was not right keeps its band', () => {
  show('lost');
  expect(screen.getByText(/Very close after 0:12$/)).toBeTruthy();
  expect(screen.queryByText(/Correct/)).toBeNull();
});
