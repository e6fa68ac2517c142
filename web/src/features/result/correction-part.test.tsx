import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { signIn } from '../../testing/a-user.ts';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { aCorrectionItem } from '../../testing/fake-feedback-api.ts';
import { type Answer, broken, refusal, serve } from '../../testing/serve.ts';
import { CorrectionPart } from './correction-part.tsx';
import { openPage } from '../../testing/open-page.tsx';

const offered = {
  names: ['Addie', 'Zzz'],
  fields: [
    { field: 'name', label: 'Name', value: 'Ada Quill' },
    { field: 'team', label: 'Club', value: 'Everton' },
  ],
};

const read = 'GET /api/games/7/corrections';
const report = 'POST /api/games/7/corrections';

function open(changes: Record<string, Answer> = {}) {
  const answers = { [read]: offered, [report]: aCorrectionItem(), ...changes };
  const { requests } = serve(answers);
  const guesses = [aGuessView({ guess: 'Addie', accuracy: 0 })];
  const game = aGameView({ id: 7, completed: true, won: true, athleteName: 'Ada Quill', guesses });
  const user = openPage(<CorrectionPart game={game} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const reports = () => requests(report);
  return { user, press, reports, answers };
}
const asName = 'Should my guess have counted?';

test('guests report nothing: nobody could tell them the answer', () => {
  open();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a user', () => {
  beforeEach(() => signIn());

  test('reports a guess that should have counted and shows where the answer will be', async () => {
    const { user, press, reports } = open();
    await press(asName);
    const which = await screen.findByLabelText('Which guess should have counted?');
    await user.selectOptions(which, 'Zzz');
    await press('Send report');
    expect(reports()).toMatchObject([{ body: { field: 'alsoKnownAs', text: 'Zzz' } }]);
    expect(await screen.findByText(/Thank you/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/feedback');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: asName }));
  });

  test('reports what is wrong with what is right; an empty text is not sent', async () => {
    const { user, press, reports } = open();
    await press('This is wrong');
    await user.selectOptions(await screen.findByLabelText('What is wrong?'), 'Club: Everton');
    await press('Send report');
    expect(reports()).toEqual([]);
    expect(screen.getByText('Say what it should be')).toBeTruthy();
    await user.type(screen.getByLabelText('What should it be?'), 'Sevilla');
    await press('Send report');
    expect(reports()).toMatchObject([{ body: { field: 'team', text: 'Sevilla' } }]);
  });

  test('keeps the form with the reason if the report is refused', async () => {
    const { press } = open({ [report]: refusal(429, 'too_many_requests', 'Too many') });
    await press(asName);
    await screen.findByLabelText('Which guess should have counted?');
    await press('Send report');
    expect((await screen.findByRole('alert')).textContent).toMatch(/too fast/i);
  });

  test('can read again what could not be loaded', async () => {
    const { press, answers } = open({ [read]: broken });
    await press('This is wrong');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    answers[read] = offered;
    await press('Try again');
    expect(await screen.findByLabelText('What is wrong?')).toBeTruthy();
  });
});
