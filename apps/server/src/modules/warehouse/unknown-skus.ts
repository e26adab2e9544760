import type { LocalizedText } from '@lading/contracts/core';
import { warehouseMessages } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import { skusLikeOthers } from '../products/index.ts';

/** Reports unknown SKUs, and suggests similar ones: SKUs that differ only in case are different, which is easy to miss. */
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
