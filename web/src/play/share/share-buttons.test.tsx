import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { ShareButtons } from './share-buttons.tsx';

const lost = aGameView({ guesses: [aGuessView()], remainingGuesses: 0, completed: true });
const text = 'Craque: Soccer, Medium, X/5\n🟨◆\n0 pts\nhttp://localhost/';

type Abilities = {
  share?: (data: ShareData) => Promise<void>;
  copy: (text: string) => Promise<void>;
};

function show({ share, copy }: Abilities) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copy } });
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  render(<ShareButtons game={lost} />);
  return user;
}

const refuses = (name: string) => async () => {
  throw new DOMException('refused', name);
};
const press = (name: string) => screen.getByRole('button', { name });

beforeAll(startEnglish);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing a result', () => {
  test('copies the text', async () => {
    const copy = jest.fn(async (_: string) => undefined);
    const user = show({ copy });
    await user.click(press('Copy result'));
    expect(copy.mock.calls).toEqual([[text]]);
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  test('offers the share sheet only if there is one', async () => {
    show({ copy: async () => undefined });
    expect(screen.queryByRole('button', { name: 'Share result' })).toBeNull();
  });

  test('gives the text to the share sheet', async () => {
    const share = jest.fn(async (_: ShareData) => undefined);
    const user = show({ share, copy: async () => undefined });
    await user.click(press('Share result'));
    expect(share.mock.calls).toMatchObject([[{ text }]]);
  });

  test('does not treat a closed share sheet as an error', async () => {
    const copy = jest.fn(async (_: string) => undefined);
    const user = show({ share: refuses('AbortError'), copy });
    await user.click(press('Share result'));
    expect(copy).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('copies if the share sheet fails, and shows the selected text if that fails too', async () => {
    const user = show({ share: refuses('NotAllowedError'), copy: refuses('NotAllowedError') });
    await user.click(press('Share result'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Select and copy this text',
    });
    expect(field.value).toBe(text);
    expect(field.selectionEnd - field.selectionStart).toBe(text.length);
  });
});
