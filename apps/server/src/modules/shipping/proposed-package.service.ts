import {
  packageOfPreset,
  ratedPackage,
  type PackageSource,
  type ProposedPackage,
  type RatedPackage,
} from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import { readGoodsUnits } from '../orders/index.ts';
import { readProductSizes } from '../products/index.ts';
import { goodsOfOrder } from './goods-of-order.ts';
import { proposePackage } from './proposed-package-rules.ts';
import { readPreset, readPresets, readSettings } from './shipping-defaults.store.ts';

/** The proposed package of an unpacked order; null when the weight of its products is unknown. */
export async function proposedPackage(trx: Trx, orderId: string): Promise<ProposedPackage | null> {
  const units = await readGoodsUnits(trx, orderId);
  if (!units) return null;
  const sizes = await readProductSizes(trx, [...units.keys()]);
  const goods = sizes.map(({ productId, ...size }) => ({ ...size, units: units.get(productId) ?? 0 }));
  const boxes = (await readPresets(trx)).flatMap(({ name, package: box }) =>
    box ? [{ ...box, presetName: name }] : [],
  );
  return proposePackage(goods, boxes, (await readSettings(trx)).unit);
}

/** Packages for rating, with their source. */
export interface SourcedPackages {
  packages: RatedPackage[];
  packagesFrom: PackageSource;
}

/**
 * Proposes packages for an order without any: from the sizes of its products, or else the box of the default
 * preset, with the products' weight if it has none of its own. None when neither is known.
 *
 * @param isPacked a person has entered packages, even incomplete ones: then nothing is proposed
 */
export async function standInPackages(
  trx: Trx,
  orderId: string,
  { isPacked }: { isPacked: boolean },
): Promise<SourcedPackages> {
  const proposed = isPacked ? null : await proposedPackage(trx, orderId);
  if (proposed && proposed.by !== 'weight') {
    const { by, presetName: _name, ...sides } = proposed;
    const known = ratedPackage.safeParse(sides);
    if (known.success) return { packages: [known.data], packagesFrom: by };
  }
  const { presetId } = await readSettings(trx);
  const box = presetId === null ? null : (await readPreset(trx, presetId))?.package;
  const usual = box ? packageOfPreset(box, await goodsOfOrder(trx, orderId)) : null;
  return { packages: usual ? [usual] : [], packagesFrom: 'usual' };
}
