import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { settled } from '../../../testing/fake-transport.ts';
import { useWakeLock } from './use-wake-lock.ts';

function Room({ isActive }: { isActive: boolean }) {
  useWakeLock(isActive);
  return null;
}

function anAwakeDevice() {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return { release, request };
}

const shownAgain = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange')));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the screen stays on while somebody plays, also after they were elsewhere', async () => {
  const { request, release } = anAwakeDevice();
  const { rerender } = render(<Room isActive={false} />);
  expect(request).not.toHaveBeenCalled();
  rerender(<Room isActive />);
  await settled();
  await shownAgain();
  expect(request.mock.calls).toEqual([['screen'], ['screen']]);
  rerender(<Room isActive={false} />);
  await settled();
  expect(release).toHaveBeenCalled();
  await shownAgain();
  expect(request).toHaveBeenCalledTimes(2);
});

test('a device that cannot, or does not want to, plays as well', async () => {
  render(<Room isActive />);
  const { request } = anAwakeDevice();
  request.mockRejectedValue(new Error('low battery'));
  render(<Room isActive />);
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
});
