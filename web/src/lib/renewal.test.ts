import { expect, jest, test } from '@jest/globals';
import { createRenewal } from './renewal.ts';
import { createStorage } from './storage.ts';

function setUp(own: string | undefined = '/assets/main-old.js') {
  const reload = jest.fn();
  const isAtWork = jest.fn(() => false);
  const page = { script: 'main-old' };
  sessionStorage.clear();
  const memory = createStorage(() => sessionStorage);
  const readPage = async () => `<script src="/assets/${page.script}.js">`;
  const open = () => createRenewal({ own, readPage, isAtWork, memory, reload });
  const update = () => {
    page.script = 'main-new';
  };
  return { renewal: open(), open, reload, isAtWork, update };
}

test('without an update the page stays', async () => {
  const { renewal, reload } = setUp();
  await renewal.check();
  renewal.atRest();
  expect([renewal.renewed(), reload.mock.calls.length]).toEqual([false, 0]);
});

test('after an update the page is loaded anew, once', async () => {
  const { renewal, open, reload, update } = setUp();
  update();
  await renewal.check();
  expect(reload).toHaveBeenCalledTimes(1);
  // Another node may still have the old page.
  await open().check();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('not in the middle of a game, nor with a name half typed', async () => {
  const { renewal, reload, isAtWork, update } = setUp();
  const release = renewal.hold();
  update();
  await renewal.check();
  release();
  isAtWork.mockReturnValue(true);
  renewal.atRest();
  expect(reload).not.toHaveBeenCalled();
  isAtWork.mockReturnValue(false);
  renewal.atRest();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('who presses does not wait for that', async () => {
  const { renewal, reload, update } = setUp();
  renewal.hold();
  update();
  await renewal.check();
  expect([renewal.renewed(), reload.mock.calls.length]).toEqual([true, 1]);
});
