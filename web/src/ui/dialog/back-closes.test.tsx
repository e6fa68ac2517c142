import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { PageLink } from '../page-link.tsx';
import { textsOf } from '../../testing/texts-of.ts';
import { Dialog } from './dialog.tsx';

await textsOf('en');

type Name = 'outer' | 'inner';

/** Two dialogs, each with a button that closes it by its own way, and a link to another page. */
function Page() {
  const [shown, setShown] = useState<readonly Name[]>([]);
  const close = (name: Name) => setShown((now) => now.filter((each) => each !== name));
  const { pathname } = useLocation();
  return (
    <>
      <p data-testid="page">{pathname}</p>
      {(['outer', 'inner'] as const).map((name) => (
        <button key={name} type="button" onClick={() => setShown((now) => [...now, name])}>
          {`open ${name}`}
        </button>
      ))}
      {shown.map((name) => (
        <Dialog key={name} title={name} onClose={() => close(name)}>
          <button type="button" onClick={() => close(name)}>{`done ${name}`}</button>
          <PageLink to="/next" onClick={() => close(name)}>
            {`leave ${name}`}
          </PageLink>
        </Dialog>
      ))}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const closeByHand = (name: Name) => {
  const dialog = screen.getByRole('dialog', { name, hidden: true });
  fireEvent.click(within(dialog).getByLabelText('Close'));
};
const dialogs = () =>
  screen.queryAllByRole('dialog', { hidden: true }).map((each) => each.textContent);
const page = () => screen.getByTestId('page').textContent;

/** What the browser does later: a step, and the steps that follow from it. */
const steps = () => act(() => new Promise((done) => setTimeout(done, 50)));

async function back() {
  const { state } = window.history;
  window.history.back();
  await waitFor(() => expect(window.history.state).not.toEqual(state));
  await steps();
}

beforeEach(() => {
  window.history.pushState(null, '', '/before');
  render(
    <BrowserRouter>
      <PageLink to="/here">go here</PageLink>
      <Page />
    </BrowserRouter>,
  );
  press('go here');
});
afterEach(async () => {
  await steps();
});

describe('Back', () => {
  test('closes the open dialog and stays on the page', async () => {
    press('open outer');
    await back();
    expect(dialogs()).toEqual([]);
    expect(page()).toBe('/here');
    await back();
    expect(page()).toBe('/before');
  });

  test('leaves the page at once after a dialog was closed by hand', async () => {
    press('open outer');
    closeByHand('outer');
    await steps();
    await back();
    expect(page()).toBe('/before');
  });

  test('leaves the page at once after dialogs that closed themselves', async () => {
    for (const _ of ['once', 'and again']) {
      press('open outer');
      press('done outer');
    }
    await back();
    expect(page()).toBe('/before');
  });

  test('closes one dialog after the other', async () => {
    press('open outer');
    press('open inner');
    await back();
    expect(dialogs()).toHaveLength(1);
    expect(screen.queryByText('done inner')).toBeNull();
    await back();
    expect(dialogs()).toEqual([]);
    expect(page()).toBe('/here');
    await back();
    expect(page()).toBe('/before');
  });

  test('closes the outer dialog after the inner one was closed by hand', async () => {
    press('open outer');
    press('open inner');
    closeByHand('inner');
    await steps();
    await back();
    expect(dialogs()).toEqual([]);
    expect(page()).toBe('/here');
  });

  test('closes a dialog that opened as another was closed by hand', async () => {
    press('open outer');
    closeByHand('outer');
    press('open inner');
    await steps();
    await back();
    expect(dialogs()).toEqual([]);
    expect(page()).toBe('/here');
  });

  test('leads from the page of a link in a dialog to the page with the link', async () => {
    press('open outer');
    press('leave outer');
    expect(page()).toBe('/next');
    await back();
    expect(page()).toBe('/here');
    await back();
    expect(page()).toBe('/before');
  });
});
