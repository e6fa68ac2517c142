import { describe, expect, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { Avatar, initialsOf } from './avatar.tsx';

const url = 'https://example.com/lia.png';

describe('an avatar', () => {
  test('is loaded lazily and without a referrer', () => {
    const { container } = render(<Avatar name="Lia Costa" url={url} size={48} />);
    const image = container.querySelector('img');
    expect(image?.src).toBe(url);
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.alt).toBe('');
  });

  test.each([null, undefined, '', 'http://example.com/lia.png', 'javascript:alert(1)'])(
    'shows the initials at %j',
    (address) => {
      const { container } = render(<Avatar name="Lia Costa" url={address} />);
      expect(container.querySelector('img')).toBeNull();
      expect(container.textContent).toBe('LC');
    },
  );

  test('that cannot be loaded is replaced by the initials, until there is another', () => {
    const { container, rerender } = render(<Avatar name="Lia Costa" url={url} />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.textContent).toBe('LC');
    rerender(<Avatar name="Lia Costa" url="https://example.com/new.png" />);
    expect(container.querySelector('img')?.src).toBe('https://example.com/new.png');
  });
});

test.each([
  ['Marta Vieira da Silva', 'MS'],
  ['lia_b', 'LB'],
  ['lia', 'L'],
  ['ñandú', 'Ñ'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
