import { describe, expect, test } from '@jest/globals';
import { gameEvents } from '@craque/common/contracts/realtime.ts';
import { seqIn, wonBody } from './win.ts';

const body = wonBody({ seq: 4321, game: 17, seat: 2 });

describe('a win of the bench', () => {
  test('is the event that the contract knows, with a state of four players', () => {
    expect(gameEvents['opponent-won'].parse(body)).toEqual(body);
    expect(body.state.players).toHaveLength(4);
  });

  test.each([
    ['as it is', JSON.stringify(body)],
    ['as an event of Socket.IO', `42${JSON.stringify(['opponent-won', body])}`],
    ['within a larger state', `42/craque,["update","match-17",${JSON.stringify({ G: { body } })}]`],
  ])('is found by its number %s', (_, text) => {
    expect(seqIn(Buffer.from(text))).toBe(4321);
  });

  test.each(['2', 'ready', '40{"sid":"x"}', '42["opponent-won",{}]', 'win-'])(
    'is not found in %s',
    (text) => {
      expect(seqIn(Buffer.from(text))).toBeUndefined();
    },
  );
});
