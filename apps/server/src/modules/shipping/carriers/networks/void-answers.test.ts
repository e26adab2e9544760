import { carrierMessages, voidMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { rejectedVoid } from './void-answers.ts';

const scanned = carrierMessages.says({ text: 'Scanned.' });
const other = voidMessages.voidRejected({ carrier: 'Acme' });

it('a void that is refused for no label is not rejected', () => {
  expect(rejectedVoid('Acme', [null, null])).toBeNull();
});

it('a void that is refused for all labels is rejected for the first reason', () => {
  expect(rejectedVoid('Acme', [scanned, other])).toEqual({ state: 'rejected', text: scanned });
});

it('a void that is refused for some labels says which are void anyway', () => {
  expect(rejectedVoid('Acme', [null, scanned, null])).toEqual({
    state: 'rejected',
    text: carrierMessages.voidedInPart({
      carrier: 'Acme',
      voided: '1, 3',
      kept: '2',
      why: { en: scanned.message, zh: scanned.zhMessage },
    }),
    voided: [1, 3],
  });
});
