import type { ClaimType } from '@lading/contracts/shipment-service';
import { addDays } from '../business-day-rules.ts';

/** When a carrier accepts claims: first and last day after the ship date. */
interface WindowRow {
  /** A name from `knownCarriers`. */
  carrier: string;
  /** The first ship date that it applies to. A new window is a row with its first day. */
  from: string;
  types: readonly ClaimType[];
  reach: 'domestic' | 'abroad' | 'any';
  opens: number;
  closes: number;
}

const everything: readonly ClaimType[] = ['LOSS', 'DAMAGE', 'THEFT'];
const what = (carrier: string, types: readonly ClaimType[], reach: WindowRow['reach']) => ({
  carrier,
  types,
  reach,
  from: '2026-01-01',
});

/**
 * The windows of carriers (shipping design, "Insurance claim"). Counted from the ship date, which is never later than the carrier's own starting
 * point. For UPS the window is that of the report; filing is possible for nine more months. If a source does not mention theft, it is claimed
 * like damage: both are noticed at delivery.
 */
const windows: readonly WindowRow[] = [
  { ...what('USPS', ['LOSS'], 'any'), opens: 15, closes: 60 },
  { ...what('USPS', ['DAMAGE', 'THEFT'], 'any'), opens: 0, closes: 60 },
  { ...what('UPS', everything, 'domestic'), opens: 0, closes: 60 },
  { ...what('FedEx', everything, 'domestic'), opens: 0, closes: 60 },
  { ...what('FedEx', everything, 'abroad'), opens: 0, closes: 21 },
  { ...what('Demo Carrier', ['LOSS'], 'any'), opens: 7, closes: 60 },
  { ...what('Demo Carrier', ['DAMAGE', 'THEFT'], 'any'), opens: 0, closes: 60 },
];

/** The maximum payment from a ship date on, in US cents. */
const caps: readonly { from: string; eachPackage: number; shipment: number }[] = [
  { from: '2026-01-01', eachPackage: 5_000_000, shipment: 10_000_000 },
];

/** The first and the last day on which something can be claimed, as ISO 8601 dates; undefined: it cannot be. */
export function claimDays(
  type: ClaimType,
  {
    carrier,
    shipDate,
    isAbroad,
  }: {
    carrier: string | undefined;
    shipDate: string;
    isAbroad: boolean;
  },
): { opens: string; closes: string } | undefined {
  const reach = isAbroad ? 'abroad' : 'domestic';
  const row = windows.findLast(
    (one) =>
      one.carrier === carrier &&
      one.types.includes(type) &&
      (one.reach === 'any' || one.reach === reach) &&
      one.from <= shipDate,
  );
  return row && { opens: addDays(shipDate, row.opens), closes: addDays(shipDate, row.closes) };
}

/** The maximum claim for packages, whatever their value, in US cents: more need not be insured. */
export function mostPaid(packages: number, shipDate: string): number {
  const cap = caps.findLast((row) => row.from <= shipDate);
  return cap ? Math.min(packages * cap.eachPackage, cap.shipment) : 0;
}

/** The maximum claim for an insured value, in US cents. */
export const mostClaimed = (insured: number, packages: number, shipDate: string): number =>
  Math.min(insured, mostPaid(packages, shipDate));
