import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './text-field.tsx';

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .filter(Boolean);

function Title() {
  const [value, setValue] = useState('');
  return <TextField label="Title" name="title" maxLength={120} value={value} onChange={setValue} />;
}

describe('a field', () => {
  test('is found by its label and reports its input', async () => {
    render(<Title />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    await userEvent.type(field, 'Goal');
    expect(field.value).toBe('Goal');
    expect(field.maxLength).toBe(120);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('is read with its hint and its error', () => {
    render(
      <TextField label="Title" value="" onChange={() => undefined} hint="Short" error="Required" />,
    );
    const field = screen.getByRole('textbox');
    expect(describedBy(field)).toEqual(['Short', 'Required']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('keeps its name if the label is hidden', () => {
    render(<TextField label="Search" hideLabel value="" onChange={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy();
  });

  test('of many lines accepts line breaks', async () => {
    const texts: string[] = [];
    render(<TextField multiline label="Text" value="a" onChange={(t) => texts.push(t)} />);
    const field = screen.getByRole('textbox', { name: 'Text' });
    await userEvent.type(field, '{Enter}');
    expect(field.tagName).toBe('TEXTAREA');
    expect(texts).toEqual(['a\n']);
  });
});
