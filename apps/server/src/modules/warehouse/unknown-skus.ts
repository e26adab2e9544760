import type { LocalizedText } from '@lading/contracts/core';
import { warehouseMessages } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import { skusLikeOthers } from '../products/index.ts';

/** Says of SKUs that they are not known, and which one may be meant: SKUs that differ in case only are two, and nobody sees that. */
export async function unknownSkus(
  trx: Trx,
  skus: readonly string[],
): Promise<(skuCode: string) => LocalizedText> {
  const others = await skusLikeOthers(trx, skus);
  return (skuCode) => {
    const other = others.get(skuCode);
    return other === undefined
      ? warehouseMessages.unknownSku({ skuCode })
      : warehouseMessages.unknownSkuCase({ skuCode, other });
  };
}
