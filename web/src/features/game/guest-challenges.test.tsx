import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { keptChallenges } from '../../lib/guest/kept-challenges.ts';
import { storage } from '../../lib/storage.ts';
import { aChallengeView } from '../../testing/challenge-view-builder.ts';
import { openPage } from '../../testing/open-page.tsx';
import { serve } from '../../testing/serve.ts';
import { GuestChallenges } from './guest-challenges.tsx';

test.each([
  ['running', {}],
  ['over', { finished: 'all-done' }],
] as const)(
  'tells a guest when they played, and that the newest is %s',
  async (stage, challenge) => {
    storage.write('craque.challenges', '7 Ben, Zico');
    keptChallenges.keep({ id: 8, name: 'Ben, Zico', sport: 'tennis', at: '2026-11-23T10:05:00' });
    keptChallenges.keep({ id: 101, name: 'Ben, Zico', sport: 'soccer', at: '2026-11-24T11:10:00' });
    const { sent } = serve({ 'GET /api/games/101': aChallengeView({}, challenge) });
    openPage(<GuestChallenges />);
    await screen.findByText(new RegExp(stage));
    const rows = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      `Challenge with Ben, ZicoNov 24, 2026, 11:10 AM · ${stage}`,
      'Challenge with Ben, ZicoNov 23, 2026, 10:05 AM',
      'Challenge with Ben, Zico',
    ]);
    expect(sent).toHaveLength(1);
  },
);
