import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTurningSticker } from './use-turning-sticker.ts';

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('the sticker of a win that has just happened', () => {
  test('turns over before the result opens, from when its new front is there', () => {
    const { result } = renderHook(() => useTurningSticker(true));
    expect(result.current).toEqual({ turns: true, isOpen: false });
    pass(700);
    document.body.innerHTML = '<i data-back></i>';
    pass(1100);
    expect(result.current.isOpen).toBe(false);
    pass(100);
    expect(result.current).toEqual({ turns: true, isOpen: true });
  });

  test('does not keep the result back if it cannot turn', () => {
    const { result } = renderHook(() => useTurningSticker(true));
    pass(2400);
    expect(result.current.isOpen).toBe(false);
    pass(100);
    expect(result.current.isOpen).toBe(true);
  });

  test('is waited for at every win', () => {
    const { result, rerender } = renderHook((isWon: boolean) => useTurningSticker(isWon), {
      initialProps: true,
    });
    pass(2500);
    expect(result.current.isOpen).toBe(true);
    rerender(false);
    expect(result.current.isOpen).toBe(true);
    rerender(true);
    expect(result.current.isOpen).toBe(false);
  });

  test('does not turn for a loss, or for a result that is read again', () => {
    const { result } = renderHook(() => useTurningSticker(false));
    expect(result.current).toEqual({ turns: false, isOpen: true });
  });
});
