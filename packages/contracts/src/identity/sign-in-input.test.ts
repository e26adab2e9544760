import { expect, it } from 'vitest';
import { mailedCode } from './sign-in-input.ts';

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123\u00a0456', '123456'],
  ['123-456', '123456'],
  ['１２３　４５６', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
])('a mailed code that is pasted or typed as %j is %s', (entered, code) => {
  expect(mailedCode.safeParse(entered).data).toBe(code);
});
