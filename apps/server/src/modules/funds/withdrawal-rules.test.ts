import { expect, it } from 'vitest';
import { accountEndOf, withdrawable } from './withdrawal-rules.ts';

it.each([
  ['all that is available where nothing has to stay', 10_000, 0, 0, { most: 10_000, kept: 0 }],
  ['less a tenth of what labels cost, rounded up', 10_000, 12_345, 0, { most: 8_765, kept: 1_235 }],
  ['not below the threshold of automatic top-up', 10_000, 1_000, 5_000, { most: 5_000, kept: 5_000 }],
  ['nothing where more has to stay than is there', 300, 10_000, 0, { most: 0, kept: 300 }],
  ['nothing below zero', -500, 0, 0, { most: 0, kept: 0 }],
] as const)('%s can be withdrawn', (_name, available, labelsSpent, topUpThreshold, expected) => {
  expect(withdrawable({ available, labelsSpent, topUpThreshold })).toEqual(expected);
});

it.each([
  ['000123456789', '6789'],
  ['1234567', '567'],
  ['1234', '34'],
])('of the account number %s only the end %s is shown', (accountNumber, end) => {
  expect(accountEndOf(accountNumber)).toBe(end);
});
