import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ButtonLink } from './layout.ts';

test('a link that looks like a button has its lines in the middle, as a button has', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/register">Crie uma conta e comece um álbum</ButtonLink>
    </MemoryRouter>,
  );
  expect(getComputedStyle(screen.getByRole('link')).textAlign).toBe('center');
});
