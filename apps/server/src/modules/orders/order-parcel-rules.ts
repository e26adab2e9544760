import type { OrderPackageDraft } from '@lading/contracts/orders';
import { packageInUnit, type PackageMeasures } from '@lading/contracts/shipping';

/**
 * A package with the given values: all three sides, the weight, or both. The rest is kept, converted to the given unit.
 * @param kept the current package; undefined for an order without one
 */
export function packageWith(kept: PackageMeasures | undefined, given: OrderPackageDraft): PackageMeasures {
  const { length = null, width = null, height = null, weight1 = null, weight2 = null, unit } = given;
  const nothing = { length: null, width: null, height: null, weight1: null, weight2: null, unit };
  const now = kept ? packageInUnit(kept, unit) : nothing;
  return {
    ...now,
    ...(length !== null && { length, width, height }),
    ...((weight1 !== null || weight2 !== null) && { weight1, weight2 }),
  };
}
