import { carrierMessages, voidMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { voidRefusal } from './void-refusal-rules.ts';

const carrier = { voidDays: (serviceCode: string) => (serviceCode === 'USPS.Priority' ? 30 : 90) };
const boughtAt = new Date('2027-03-01T18:00:00Z');
const refusal = (serviceCode: string, now: string) =>
  voidRefusal(carrier, { serviceCode, boughtAt }, new Date(now));

it('labels can be voided to the end of the period of their service', () => {
  expect(refusal('USPS.Priority', '2027-03-31T18:00:00Z')).toBeNull();
  expect(refusal('UPS.Ground', '2027-05-30T18:00:00Z')).toBeNull();
});

it('after that the reason names the period', () => {
  expect(refusal('USPS.Priority', '2027-03-31T18:00:01Z')).toEqual(voidMessages.voidLate({ days: 30 }));
  expect(refusal('UPS.Ground', '2027-05-30T18:00:01Z')).toEqual(voidMessages.voidLate({ days: 90 }));
});

it('without their account they cannot be voided here at all', () => {
  expect(voidRefusal(undefined, { serviceCode: 'UPS.Ground', boughtAt }, boughtAt)).toEqual(
    carrierMessages.accountOfLabelGone(),
  );
});
