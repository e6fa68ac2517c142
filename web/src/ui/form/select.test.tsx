import { describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Select } from './select.tsx';

const options = [
  { value: 'nba', label: 'NBA' },
  { value: 'euro', label: 'EuroLeague' },
  { value: 'fiba', label: 'FIBA World Cup', disabled: true, note: 'coming soon' },
];

describe('a select', () => {
  test('names what is chosen here and reports the new choice', () => {
    const chosen: string[] = [];
    render(
      <Select label="League" value="nba" options={options} onChange={(v) => chosen.push(v)} />,
    );
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'League' });
    expect(field.value).toBe('nba');
    fireEvent.change(field, { target: { value: 'euro' } });
    expect(chosen).toEqual(['euro']);
  });

  test('shows an option that cannot be chosen yet, with its note', () => {
    render(<Select label="League" value="nba" options={options} onChange={() => undefined} />);
    const closed = screen.getByRole<HTMLOptionElement>('option', {
      name: 'FIBA World Cup · coming soon',
    });
    expect(closed.disabled).toBe(true);
  });

  test('takes over what was chosen before React was there', () => {
    const chosen: string[] = [];
    const select = (
      <Select label="League" value="nba" options={options} onChange={(v) => chosen.push(v)} />
    );
    const readyMade = render(select).container.innerHTML;
    cleanup();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = readyMade;
    const field = container.querySelector('select');
    if (field) field.value = 'euro';
    render(select, { container, hydrate: true });
    expect(chosen).toEqual(['euro']);
    container.remove();
  });
});
