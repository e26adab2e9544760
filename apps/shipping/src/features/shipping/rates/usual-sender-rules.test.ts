import { expect, it } from 'vitest';
import { usualSender } from './usual-sender-rules.ts';

const address = { name: 'Harbor & Pine', city: 'San Francisco', zipCode: '94102-4321', countryCode: 'US' };
const place = (zipCode: string) => ({ zipCode, countryCode: 'US' });

it.each(['', '94102', ' 94102-0001 '])('a sender at “%s” starts with the default one', (zipCode) => {
  expect(usualSender({ address }, place(zipCode))).toBe(address);
});

it('a sender elsewhere, or without a default one, starts with the code', () => {
  expect(usualSender({ address }, place('10001'))).toEqual(place('10001'));
  expect(usualSender(null, place('94102'))).toEqual(place('94102'));
});
