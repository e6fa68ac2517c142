import { describe, expect, test } from '@jest/globals';
import { gameEvents } from '@craque/common/contracts/realtime.ts';
import { seqIn, wonBody } from './win.ts';

const body = wonBody({ seq: 4321, game: 17, seat: 2 });

describe('a win of the bench', () => {
  test('is the event that the contract knows, with a state of four players', () => {
    expect(gameEvents['opponent-won'].parse(body)).toEqual(body);
    expect(body.state.players).toHaveLength(4);
  });

  test('is found by its number, and in nothing else', () => {
    const found = [JSON.stringify(body), `42${JSON.stringify(['opponent-won', body])}`];
    expect(found.map((text) => seqIn(Buffer.from(text)))).toEqual([4321, 4321]);
    const others = ['2', 'ready', '40{"sid":"x"}', '42["opponent-won",{}]', 'win-'];
    expect(others.flatMap((text) => seqIn(Buffer.from(text)) ?? [])).toEqual([]);
  });
});
