import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Ranking } from '@craque/common/contracts/rankings.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aRankedPlayer } from '../../testing/fake-profile-api.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { OwnPlace } from './own-place.tsx';
import { RankingTable } from './ranking-table.tsx';

/** The first hundred of 130, and Lia at that place. */
function rankingWith(position: number): Ranking {
  const lia = aRankedPlayer(position, { username: 'lia' });
  const rows = Array.from({ length: 100 }, (_, at) => aRankedPlayer(at + 1));
  if (position <= rows.length) rows[position - 1] = lia;
  return { from: null, players: 130, rows, own: { ...lia, position, around: [lia] } };
}

function open(position: number) {
  const ranking = rankingWith(position);
  render(
    <>
      <OwnPlace ranking={ranking} />
      <RankingTable ranking={ranking} username="lia" />
    </>,
  );
  return { user: userEvent.setup() };
}

beforeAll(startEnglish);
describe('the own place in a ranking', () => {
  test.each([4, 129])('is shown above the list and leads to its row: %d', async (position) => {
    const { user } = open(position);
    expect(screen.getByText(`Your place: ${position} of 130`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to your place' }));
    expect(document.activeElement?.textContent).toContain('lia');
  });

  test('is not repeated among the first', () => {
    open(3);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
