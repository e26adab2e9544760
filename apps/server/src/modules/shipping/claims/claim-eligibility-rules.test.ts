import { claimMessages, type ClaimType } from '@lading/contracts/shipment-service';
import { describe, expect, it } from 'vitest';
import { faultsOf, mostOf, whyNot, windowsOf, type InsuredFacts } from './claim-eligibility-rules.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const facts: InsuredFacts = {
  insured: usd(40_000),
  packages: 1,
  carrierName: 'Demo Carrier',
  shipDate: '2027-03-01',
  from: { countryCode: 'US' },
  to: { countryCode: 'US' },
  hasLabel: true,
  trackingStatus: 'IN_TRANSIT',
  openClaimId: null,
};
const taker = { takesClaims: true, timeZone: 'America/Los_Angeles' };
const ahead = new Date('2027-03-10T12:00:00Z');
const over = new Date('2027-06-01T12:00:00Z');

describe('why nothing can be claimed', () => {
  it.each<[string, Partial<InsuredFacts>, Partial<typeof taker>, Date, string | undefined]>([
    ['of a parcel on its way', {}, {}, ahead, undefined],
    ['that was delivered', { trackingStatus: 'DELIVERED' }, {}, ahead, undefined],
    ['that was not scanned', { trackingStatus: 'PRE_TRANSIT' }, {}, ahead, claimMessages.notScanned.code],
    ['whose label is void', { hasLabel: false }, {}, ahead, claimMessages.labelVoided.code],
    ['with a claim', { openClaimId: '61001' }, {}, ahead, claimMessages.open.code],
    ['that is too old', {}, {}, over, claimMessages.allClosed.code],
    ['of an account without claims', {}, { takesClaims: false }, ahead, claimMessages.elsewhereUntil.code],
    ['of a carrier without a window', { carrierName: 'GLS' }, {}, ahead, claimMessages.elsewhere.code],
  ])('%s', (_, more, account, now, code) =>
    expect(whyNot({ ...facts, ...more }, { ...taker, ...account }, now)?.code).toBe(code),
  );

  it('names the insurer if that is not the carrier, whose windows do not count', () => {
    const usps = { ...facts, carrierName: 'USPS' };
    const own = { ...taker, takesClaims: false, insurer: 'Own EasyPost' };
    for (const now of [ahead, over])
      expect(whyNot(usps, own, now)).toMatchObject({
        code: claimMessages.elsewhere.code,
        params: { carrier: 'Own EasyPost' },
      });
    expect(windowsOf(usps, own)).toEqual([]);
  });

  it('names the last day for filing it with the carrier directly', () => {
    const usps = { ...facts, carrierName: 'USPS' };
    const why = whyNot(usps, { ...taker, takesClaims: false }, ahead);
    expect(why?.params).toEqual({ carrier: 'USPS', day: '2027-04-30' });
  });
});

describe('errors of a claim', () => {
  it.each<[ClaimType, number, string, string[]]>([
    ['DAMAGE', 40_000, '2027-03-02T12:00:00Z', []],
    ['LOSS', 40_000, '2027-03-08T07:59:59Z', [claimMessages.tooEarly.code]],
    // Midnight in Los Angeles.
    ['LOSS', 40_000, '2027-03-08T08:00:00Z', []],
    ['LOSS', 40_000, '2027-05-01T06:59:59Z', []],
    ['LOSS', 40_000, '2027-05-01T07:00:00Z', [claimMessages.tooLate.code]],
    ['DAMAGE', 40_001, '2027-03-02T12:00:00Z', [claimMessages.tooMuch.code]],
    ['LOSS', 99_999, '2027-03-02T12:00:00Z', [claimMessages.tooEarly.code, claimMessages.tooMuch.code]],
  ])('%s, %i cents, at %s: %j', (type, minor, at, codes) => {
    const faults = faultsOf({ type, amount: usd(minor) }, facts, taker, new Date(at));
    expect(faults.map(({ message }) => message.code)).toEqual(codes);
  });

  it('a type without a window, and another currency', () => {
    const ups = { ...facts, carrierName: 'UPS', to: { countryCode: 'DE' } };
    const claim = { type: 'LOSS' as const, amount: { minor: 1, currency: 'EUR' } };
    expect(faultsOf(claim, ups, taker, ahead).map(({ message }) => message.code)).toEqual([
      claimMessages.typeNotCovered.code,
      claimMessages.tooMuch.code,
    ]);
  });
});

it('windows and the maximum are those of the shipment', () => {
  expect(windowsOf(facts, taker)[0]).toEqual({
    type: 'LOSS',
    opensTime: '2027-03-08T08:00:00.000Z',
    closesTime: '2027-05-01T07:00:00.000Z',
  });
  expect(mostOf({ ...facts, insured: usd(9_000_000) })).toEqual(usd(5_000_000));
});
