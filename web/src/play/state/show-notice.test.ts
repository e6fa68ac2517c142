import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../lib/api.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { noticeToast } from './show-notice.ts';

const english = await textsOf('en');
const portuguese = await textsOf('pt');

describe('the toast', () => {
  test('of a failed league change has the agreed Portuguese words', () => {
    expect(noticeToast(portuguese, { kind: 'league-failed', error: undefined })).toEqual({
      title: 'Erro',
      description: 'Falha ao criar novo jogo',
      tone: 'error',
    });
  });

  test('of a failure of all sports blames the external APIs', () => {
    expect(noticeToast(portuguese, { kind: 'all-failed' }).description).toBe(
      'Não foi possível iniciar um novo jogo. Todas as APIs externas estão temporariamente indisponíveis. Tente mais tarde.',
    );
  });

  test('of another sport names it and the reason', () => {
    expect(noticeToast(english, { kind: 'alternative', sport: 'tennis' })).toEqual({
      title: 'Tennis instead',
      description: 'We used another sport because of API problems.',
    });
  });

  test('of a start that was refused', () => {
    const error = new ApiError(400, 'invalid_league', 'Invalid league');
    expect(noticeToast(english, { kind: 'start-failed', error }).description).toBe(
      'Could not start a new game. Please try again.',
    );
  });

  test.each(['start-failed', 'league-failed', 'reset-failed'] as const)(
    'of too many games says to wait: %s',
    (kind) => {
      const error = new ApiError(429, 'too_many_requests', 'Too many');
      expect(noticeToast(english, { kind, error }).description).toBe(
        'Too many requests. Please try again later.',
      );
    },
  );

  test('of a hint stays for 6 seconds and names its price', () => {
    expect(noticeToast(english, { kind: 'hint', hint: 'A fact.', penalty: 15 })).toEqual({
      title: 'Hint −15',
      description: 'A fact.',
      duration: 6000,
    });
    expect(noticeToast(english, { kind: 'hint', hint: 'A fact.', penalty: 0 }).title).toBe('Hint');
  });

  test('of a hint that failed', () => {
    expect(noticeToast(english, { kind: 'hint-failed' }).description).toBe(
      'Failed to get a hint. Please try again.',
    );
  });

  test('of a failed guess is general for an outage and specific for a refusal', () => {
    const error = new ApiError(503, 'busy', 'busy');
    expect(noticeToast(english, { kind: 'guess-failed', error }).description).toBe(
      'An error occurred while submitting your guess. Please try again.',
    );
    const ended = new ApiError(409, 'no_active_game', 'No active game');
    expect(noticeToast(english, { kind: 'guess-failed', error: ended }).description).toBe(
      'No active game',
    );
  });

  test('of an abandoned game names the athlete', () => {
    const toast = noticeToast(english, { kind: 'abandoned', athleteName: 'Ada Secretova' });
    expect(toast.title).toBe('It was Ada Secretova');
  });
});
