// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { secondStepFault, secondStepText, type SecondStepKind } from './second-step-form.tsx';

it.each<[SecondStepKind, string, string, boolean]>([
  ['app', '123456', '123456', false],
  ['app', ' 123 456\n', '123456', false],
  ['app', '１２３４５６', '123456', false],
  ['app', '１２３　４５６', '123456', false],
  ['app', '12345', '12345', true],
  ['app', 'abc', '', true],
  ['recovery', 'k7qfm-2xw9d', 'K7QFM-2XW9D', false],
  ['recovery', ' K7QFM 2XW9D ', ' K7QFM 2XW9D ', false],
  ['recovery', 'ｋ７ｑｆｍ－２ｘｗ９ｄ', 'K7QFM-2XW9D', false],
  ['recovery', 'K7QFM', 'K7QFM', true],
])('%s: %j is kept as %j', (kind, typed, kept, isFaulty) => {
  expect(secondStepText(kind, typed)).toBe(kept);
  expect(secondStepFault(kind, kept)).toBe(isFaulty);
});
