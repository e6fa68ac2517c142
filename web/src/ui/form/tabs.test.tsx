import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { type Tab, Tabs } from './tabs.tsx';

const tabs: readonly Tab[] = [
  { value: 'a', label: 'Alpha', content: 'First page' },
  { value: 'b', label: 'Beta', content: 'Second page', disabled: true },
  { value: 'c', label: 'Gamma', content: 'Third page' },
  { value: 'd', label: 'Delta', content: 'Fourth page' },
  { value: 'e', label: 'Epsilon', content: 'Fifth page', unlisted: true },
];

function Example({ start, chosen }: { start: string; chosen: string[] }) {
  const [value, setValue] = useState(start);
  const onChange = (next: string) => {
    chosen.push(next);
    setValue(next);
  };
  return <Tabs label="Letters" {...{ tabs, value, onChange }} />;
}

function setUp(start = 'a') {
  const chosen: string[] = [];
  render(<Example {...{ start, chosen }} />);
  return { chosen, user: userEvent.setup() };
}

const open = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  test('show the page of the open tab alone, which names it', () => {
    setUp('c');
    const page = screen.getByRole('tabpanel', { name: 'Gamma' });
    expect(page.textContent).toBe('Third page');
    expect(screen.getAllByRole('tabpanel')).toEqual([page]);
    expect(open().getAttribute('aria-controls')).toBe(page.id);
  });

  test('open when pressed, and not again', async () => {
    const { chosen, user } = setUp();
    await user.click(screen.getByRole('tab', { name: 'Delta' }));
    expect(open().textContent).toBe('Delta');
    await user.click(screen.getByRole('tab', { name: 'Delta' }));
    await user.click(screen.getByRole('tab', { name: 'Beta' }));
    // Without a paint between press and focus, both open it.
    expect([...new Set(chosen)]).toEqual(['d']);
  });

  test('hide their row while the open page is not in it', () => {
    setUp('e');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByRole('tabpanel', { name: 'Epsilon' }).textContent).toBe('Fifth page');
  });
});
