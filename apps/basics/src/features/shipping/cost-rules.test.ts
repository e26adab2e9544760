import type { PurchaseState, TrackingStatus } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { costTerm } from './cost-rules.ts';

const charged = { minor: 741, currency: 'USD' };

it.each<[PurchaseState, boolean, TrackingStatus, ReturnType<typeof costTerm>]>([
  ['BOUGHT', false, 'PRE_TRANSIT', 'charged'],
  ['BOUGHT', false, 'CANCELLED', 'charged'],
  ['BOUGHT', true, 'UNKNOWN', 'chargedOnScan'],
  ['BOUGHT', true, 'PRE_TRANSIT', 'chargedOnScan'],
  ['BOUGHT', true, 'IN_TRANSIT', 'charged'],
  ['BOUGHT', true, 'DELIVERED', 'charged'],
  ['BOUGHT', true, 'CANCELLED', 'notCharged'],
  ['REFUSED', true, 'UNKNOWN', 'notCharged'],
  ['UNKNOWN', false, 'UNKNOWN', 'held'],
])(
  'a purchase that is %s, charged on scan: %s, with a parcel that is %s is %s',
  (state, isChargedOnScan, status, term) => {
    const purchase = { state, isChargedOnScan, charged: state === 'BOUGHT' ? charged : null };
    expect(costTerm(purchase, status)).toBe(term);
  },
);
