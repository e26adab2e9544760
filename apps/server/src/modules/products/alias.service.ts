import type { FieldError } from '@lading/contracts/core';
import { productMessages, type AliasDraft, type ProductAlias } from '@lading/contracts/products';
import type { Trx } from '../../platform/database.ts';
import { badInput, conflict, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { aliasByName, deleteAlias, hasStore, readAlias, writeAlias } from './alias.store.ts';
import { bundlesBySku } from './bundle.store.ts';
import { productsBySku } from './product.store.ts';

/**
 * Creates an alias, or changes the one with `aliasId`.
 * @throws RequestError 400 with every invalid field; 409 for a name that already stands for something
 */
export async function saveAlias(
  trx: Trx,
  { aliasId, ...draft }: AliasDraft & { aliasId?: string | undefined },
  now: Date,
): Promise<ProductAlias> {
  if (aliasId !== undefined && !(isRowId(aliasId) && (await readAlias(trx, aliasId)))) throw notFound();
  const skus = [draft.alias, draft.skuCode];
  const products = await productsBySku(trx, skus);
  const bundles = await bundlesBySku(trx, skus);
  const faults: FieldError[] = [];
  // A barcode may equal the SKU itself; an alias of another type equal to the SKU would never be looked up.
  if (draft.aliasType !== 'BARCODE' && (products.has(draft.alias) || bundles.has(draft.alias)))
    faults.push({ fieldName: 'alias', ...productMessages.aliasIsSku({ alias: draft.alias }) });
  const productId = products.get(draft.skuCode) ?? null;
  const bundleId = productId === null ? (bundles.get(draft.skuCode)?.bundleId ?? null) : null;
  if (productId === null && bundleId === null)
    faults.push({
      fieldName: 'skuCode',
      ...productMessages.aliasTargetUnknown({ skuCode: draft.skuCode }),
    });
  if (draft.storeId && !(isRowId(draft.storeId) && (await hasStore(trx, draft.storeId))))
    faults.push({ fieldName: 'storeId', ...productMessages.storeUnknown() });
  if (faults.length > 0) throw badInput(faults);
  const saved = await writeAlias(trx, aliasId, { ...draft, productId, bundleId, now });
  if (saved === undefined) {
    const other = await aliasByName(trx, draft);
    const text = productMessages.aliasTaken({ alias: draft.alias, skuCode: other?.skuCode ?? '' });
    throw conflict(text, { faults: [{ fieldName: 'alias', ...text }] });
  }
  return (await readAlias(trx, saved))!;
}

/** @throws RequestError 404 when there is none with that id */
export async function removeAlias(trx: Trx, aliasId: string): Promise<null> {
  if (!isRowId(aliasId) || !(await deleteAlias(trx, aliasId))) throw notFound();
  return null;
}
