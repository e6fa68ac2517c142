import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { soundChoice } from './sound-choice.ts';
import { useHeard } from './use-heard.ts';

const Probe = () => <output>{useHeard() ? 'heard' : 'silent'}</output>;
const shown = () => screen.getByRole('status').textContent;

test('sound is heard from the press of its switch on, without another', () => {
  render(<Probe />);
  expect(shown()).toBe('silent');
  act(() => soundChoice.choose(true));
  act(() => soundChoice.noteHeard());
  expect(shown()).toBe('heard');
  act(() => soundChoice.choose(false));
  expect(shown()).toBe('silent');
});

test('sound that was on before waits for a press, without which a browser keeps silent', () => {
  soundChoice.setState({ isOn: true, isNew: false });
  render(<Probe />);
  expect(shown()).toBe('silent');
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(shown()).toBe('heard');
});
