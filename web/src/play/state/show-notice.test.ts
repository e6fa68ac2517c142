import { expect, test } from '@jest/globals';
import { ApiError } from '../../lib/api.ts';
import { textsOf } from '../../testing/texts-of.ts';
import type { Notice } from './game-state.ts';
import { noticeToast } from './show-notice.ts';

const english = await textsOf('en');
const portuguese = await textsOf('pt');
const refusal = new ApiError(400, 'invalid_league', 'Invalid league');
const tooMany = new ApiError(429, 'too_many_requests', 'Too many');
const outage = new ApiError(503, 'busy', 'busy');
const ended = new ApiError(409, 'no_active_game', 'No active game');
const wait = 'Easy there! You’re going too fast. Wait a minute.';

test.each<[Notice, string]>([
  [
    { kind: 'alternative', sport: 'tennis' },
    'Your sport isn’t available right now, so we picked another.',
  ],
  [{ kind: 'start-failed', error: refusal }, 'Could not start a new game. Please try again.'],
  [{ kind: 'start-failed', error: tooMany }, wait],
  [{ kind: 'league-failed', error: tooMany }, wait],
  [{ kind: 'reset-failed', error: tooMany }, wait],
  [{ kind: 'hint-failed' }, 'Failed to get a hint. Please try again.'],
  [
    { kind: 'guess-failed', error: outage },
    'An error occurred while submitting your guess. Please try again.',
  ],
  [{ kind: 'guess-failed', error: ended }, 'No active game'],
])('the toast of %j says what has happened', (notice, description) => {
  expect(noticeToast(english, notice).description).toBe(description);
});

test('failures have the agreed Portuguese words', () => {
  expect(noticeToast(portuguese, { kind: 'league-failed', error: undefined })).toEqual({
    title: 'Erro',
    description: 'Falha ao criar novo jogo',
    tone: 'error',
  });
  expect(noticeToast(portuguese, { kind: 'all-failed' }).description).toBe(
    'Não foi possível iniciar um novo jogo. Todas as APIs externas estão temporariamente indisponíveis. Tente mais tarde.',
  );
});

test('a hint stays for 6 seconds and names its price, a repeated one none', () => {
  expect(noticeToast(english, { kind: 'hint', hint: 'A fact.', penalty: 15 })).toEqual({
    title: 'Hint −15',
    description: 'A fact.',
    duration: 6000,
    echo: true,
  });
  expect(noticeToast(english, { kind: 'hint', hint: 'A fact.', penalty: 0 }).title).toBe('Hint');
});
