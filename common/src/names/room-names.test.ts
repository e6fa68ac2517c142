import { expect, test } from '@jest/globals';
import { roomKeys } from './room-names.ts';

const areSame = (one: string, other: string) => {
  const keys = new Set(roomKeys(one));
  return roomKeys(other).some((key) => keys.has(key));
};

test.each([
  ['Swift Tiger', '5wift Tiger'],
  ['Swift Tiger', 'SwiftTiger'],
  ['Swift Tiger', 'Swift Tiger.'],
  ['Swift Tiger', 'Swift·Tiger'],
  ['Swift Tiger', 'sw1ft_T1g3r'],
  ['Sam', '5am'],
  ['Sam', 'S.a.m'],
  ['Bob', '8o8'],
  ['Otto', '07t0'],
  ['Ana', '4n4'],
  ['Lena', '1ena'],
  ['Ivan', '1van'],
])('%s and %s are one name in a room', (name, imitation) => {
  expect([areSame(name, imitation), areSame(imitation, name)]).toEqual([true, true]);
});

test.each([
  ['Ana', 'Anna'],
  ['Ana 2', 'Ana 6'],
  ['Maria', 'María'],
  ['Ana 🐯', 'Ana 🦊'],
  ['--', '??'],
])('%s and %s are two', (one, other) => {
  expect(areSame(one, other)).toBe(false);
});
