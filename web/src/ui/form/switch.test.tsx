import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Switch } from './switch.tsx';

function Example() {
  const [on, setOn] = useState(false);
  return <Switch label="Show hints" hint="One sentence." checked={on} onChange={setOn} />;
}

afterEach(cleanup);

describe('a switch', () => {
  test('is named by its label and described by its hint', () => {
    render(<Example />);
    const control = screen.getByRole('switch', { name: 'Show hints' });
    const hint = document.getElementById(control.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('One sentence.');
  });

  test('is toggled by a press on its line and by the space bar', async () => {
    render(<Example />);
    const user = userEvent.setup();
    const state = () => screen.getByRole('switch').getAttribute('aria-checked');
    await user.click(screen.getByText('One sentence.'));
    expect(state()).toBe('true');
    screen.getByRole('switch').focus();
    await user.keyboard(' ');
    expect(state()).toBe('false');
  });
});
