import type { ClaimType } from '@lading/contracts/shipment-service';
import { describe, expect, it } from 'vitest';
import { claimDays, mostClaimed } from './claim-window-rules.ts';

describe('when something can be claimed', () => {
  it.each<[string, ClaimType, boolean, string | undefined]>([
    ['USPS', 'LOSS', false, '2026-03-16 to 2026-04-30'],
    ['USPS', 'DAMAGE', false, '2026-03-01 to 2026-04-30'],
    ['UPS', 'LOSS', false, '2026-03-01 to 2026-04-30'],
    ['UPS', 'LOSS', true, undefined],
    ['FedEx', 'DAMAGE', false, '2026-03-01 to 2026-04-30'],
    ['FedEx', 'DAMAGE', true, '2026-03-01 to 2026-03-22'],
    ['Demo Carrier', 'LOSS', true, '2026-03-08 to 2026-04-30'],
    ['Demo Carrier', 'THEFT', false, '2026-03-01 to 2026-04-30'],
    ['OnTrac', 'LOSS', false, undefined],
  ])('of %s: %s, abroad %s, shipped on 1 March 2026: %s', (carrier, type, isAbroad, expected) => {
    const days = claimDays(type, { carrier, shipDate: '2026-03-01', isAbroad });
    expect(days && `${days.opens} to ${days.closes}`).toBe(expected);
  });

  it('a shipment from before the first row has no window, nor does one of an unknown carrier', () => {
    expect(claimDays('LOSS', { carrier: 'USPS', shipDate: '2025-12-31', isAbroad: false })).toBeUndefined();
    expect(
      claimDays('LOSS', { carrier: undefined, shipDate: '2026-03-01', isAbroad: false }),
    ).toBeUndefined();
  });
});

describe('how much can be claimed', () => {
  it.each([
    [40_000, 1, 40_000],
    [5_000_000, 1, 5_000_000],
    [5_000_001, 1, 5_000_000],
    [8_000_000, 2, 8_000_000],
    [12_000_000, 2, 10_000_000],
    [12_000_000, 5, 10_000_000],
  ])('of %i cents insured, in %i packages: %i', (insured, packages, most) =>
    expect(mostClaimed(insured, packages, '2026-03-01')).toBe(most),
  );
});
