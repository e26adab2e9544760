import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Dana Whitfield', 'DW'],
  ['dana', 'D'],
  ['Ana Maria de Souza', 'AS'],
  ['林晓梅', '晓梅'],
  ['seller@shop.com', 'SC'],
  ['', ''],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
