import type { Share } from '../funds/index.ts';

/** The refundable part of an amount, given the remaining cost of a label. */
export const refundable = (minor: number, costs: number): number => Math.max(0, Math.min(minor, costs));

/**
 * What a void returns from the accounts of a label's price: all of it, or at most the label's remaining cost. Earlier
 * refunds came from the carrier.
 */
export function refundShares(paid: readonly Share[], costs: number): Share[] {
  const total = paid.reduce((sum, { minor }) => sum + minor, 0);
  let kept = total - refundable(total, costs);
  const carrierFirst = paid.toSorted(
    (one, other) => Number(other.account === 'carrier-payable') - Number(one.account === 'carrier-payable'),
  );
  return carrierFirst.flatMap(({ account, minor }) => {
    const stays = Math.min(Math.max(minor, 0), kept);
    kept -= stays;
    return minor === stays ? [] : [{ account, minor: stays - minor }];
  });
}
