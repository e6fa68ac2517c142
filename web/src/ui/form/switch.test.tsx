import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Switch } from './switch.tsx';

function Example() {
  const [on, setOn] = useState(false);
  return <Switch label="Show hints" hint="One sentence." checked={on} onChange={setOn} />;
}

test('a switch has the words of its line as name and description, and the line as target', async () => {
  render(<Example />);
  const control = screen.getByRole('switch', { name: 'Show hints', checked: false });
  const hint = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  await userEvent.click(hint as HTMLElement);
  expect(hint?.textContent).toBe('One sentence.');
  expect(screen.getByRole('switch', { checked: true })).toBe(control);
});
