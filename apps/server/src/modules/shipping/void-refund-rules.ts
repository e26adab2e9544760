import type { Share } from '../funds/index.ts';

/** How much of an amount can be given back of what a label still costs. */
export const refundable = (minor: number, costs: number): number => Math.max(0, Math.min(minor, costs));

/**
 * What a void takes back from the accounts that a label's price went to: all of it, or as much as the label still costs. What was given
 * back before came from the carrier.
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
