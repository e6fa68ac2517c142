import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTurningSticker } from './use-turning-sticker.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
});

describe('the sticker of a win that has just happened', () => {
  test('turns over before the result opens', () => {
    const { result } = renderHook(() => useTurningSticker(true));
    expect(result.current).toEqual({ turns: true, isOpen: false });
    act(() => jest.advanceTimersByTime(1100));
    expect(result.current.isOpen).toBe(false);
    act(() => jest.advanceTimersByTime(100));
    expect(result.current).toEqual({ turns: true, isOpen: true });
  });

  test('does not turn for a loss, or for a result that is read again', () => {
    const { result } = renderHook(() => useTurningSticker(false));
    expect(result.current).toEqual({ turns: false, isOpen: true });
  });
});
