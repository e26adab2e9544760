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

/** What an order that is not packed yet may go in; null where it is not known what its products weigh. */
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

/** Packages as they are rated, with where they come from. */
export interface SourcedPackages {
  packages: RatedPackage[];
  packagesFrom: PackageSource;
}

/**
 * What stands in for the packages that an order lacks: what is proposed from the sizes of its products, or else the box of the default
 * preset, with the weight of the products where it has none of its own. None where neither is known.
 *
 * @param isPacked somebody has entered packages, if incomplete ones: then nothing is proposed
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
