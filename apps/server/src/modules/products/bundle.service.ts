import type { FieldError } from '@lading/contracts/core';
import {
  bundleDepth,
  bundlesApi,
  productMessages,
  type BundleDetail,
  type BundleDraft,
} from '@lading/contracts/products';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput, conflict, fieldFault } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import {
  bundlesBySku,
  deleteBundle,
  insertBundle,
  isBundleNamed,
  lockBundles,
  readBundle,
  readNesting,
  replaceBundle,
  type BundleToSave,
} from './bundle.store.ts';
import { productsBySku } from './product.store.ts';

type SaveBody = BundleDraft & { bundleId?: string | undefined; version?: number | undefined };
type Caller = Pick<SignedInContext, 'db' | 'idempotencyKey'>;

const requireBundle = (trx: Trx, bundleId: string): Promise<BundleDetail> =>
  requireRow(bundleId, () => readBundle(trx, bundleId));

const fault = (fieldName: string, text: Omit<FieldError, 'fieldName'>): FieldError => ({
  fieldName,
  ...text,
});

const skusOf = ({ bundleSku, components }: BundleDraft): string[] => [
  bundleSku,
  ...components.map(({ skuCode }) => skuCode),
];

/** The products and bundles of SKUs. */
interface SkuHolders {
  products: Awaited<ReturnType<typeof productsBySku>>;
  bundles: Awaited<ReturnType<typeof bundlesBySku>>;
}

/** Looks up what drafts name: the bundles themselves and their components. */
export async function holdersOfSkus(trx: Trx, drafts: readonly BundleDraft[]): Promise<SkuHolders> {
  const skus = [...new Set(drafts.flatMap(skusOf))];
  return { products: await productsBySku(trx, skus), bundles: await bundlesBySku(trx, skus) };
}

/** The draft with ids in place of SKUs. @throws RequestError 400 with every invalid field */
export function resolveBundle(
  { bundleId, ...draft }: SaveBody,
  { products, bundles }: SkuHolders,
  now: Date,
): BundleToSave {
  const faults: FieldError[] = [];
  const own = bundles.get(draft.bundleSku);
  if (own && own.bundleId !== bundleId)
    faults.push(fault('bundleSku', productMessages.bundleSkuTaken({ skuCode: draft.bundleSku })));
  const productId = products.get(draft.bundleSku) ?? null;
  if (draft.kind === 'KIT' && productId === null)
    faults.push(fault('bundleSku', productMessages.kitNeedsProduct({ skuCode: draft.bundleSku })));
  if (draft.kind === 'VIRTUAL' && productId !== null)
    faults.push(fault('bundleSku', productMessages.bundleIsProduct({ skuCode: draft.bundleSku })));
  const seen = new Set<string>();
  const components = draft.components.map(({ skuCode, quantity }, index) => {
    const fieldName = `components.${index}.skuCode`;
    const inner = bundles.get(skuCode);
    const component = products.get(skuCode) ?? null;
    const childId = component === null && inner?.kind === 'VIRTUAL' ? inner.bundleId : null;
    if (skuCode === draft.bundleSku) faults.push(fault(fieldName, productMessages.bundleInItself()));
    else if (component === null && childId === null)
      faults.push(fault(fieldName, productMessages.componentUnknown({ skuCode })));
    else if (seen.has(skuCode)) faults.push(fault(fieldName, productMessages.componentTwice({ skuCode })));
    seen.add(skuCode);
    return { productId: component, childId, quantity };
  });
  if (faults.length > 0) throw badInput(faults);
  const searchBody = [draft.bundleName, ...skusOf(draft)].join('\n');
  return {
    ...draft,
    productId: draft.kind === 'KIT' ? productId : null,
    components,
    searchBody,
    now,
  };
}

/**
 * Creates a bundle, or replaces the one with `bundleId`.
 * @throws RequestError 400 with every invalid field; 409 for a bundle that someone else has changed
 */
export async function saveBundle(trx: Trx, { version, ...body }: SaveBody, now: Date): Promise<BundleDetail> {
  await lockBundles(trx);
  const known = body.bundleId === undefined ? undefined : await requireBundle(trx, body.bundleId);
  if (known && known.version !== version) throw conflict(productMessages.bundleChanged());
  const bundle = resolveBundle(body, await holdersOfSkus(trx, [body]), now);
  if (known) await replaceBundle(trx, known.bundleId, bundle);
  const bundleId = known ? known.bundleId : await insertBundle(trx, bundle);
  const { levels, isCircle } = await readNesting(trx, bundleId);
  if (isCircle) throw fieldFault('components', productMessages.bundleInItself());
  if (levels > bundleDepth)
    throw fieldFault('components', productMessages.bundleTooDeep({ most: bundleDepth }));
  return requireBundle(trx, bundleId);
}

/** Creating, changing and deleting bundles (warehouse design, a; decision 0056). */
export function bundleService({ clock }: Pick<Platform, 'clock'>) {
  return {
    detail: ({ db }: Pick<Caller, 'db'>, bundleId: string) => db((trx) => requireBundle(trx, bundleId)),

    save: ({ db, idempotencyKey: key }: Caller, body: SaveBody): Promise<BundleDetail> =>
      db((trx) =>
        once(trx, { id: bundlesApi.calls.saveBundle.id, key }, () => saveBundle(trx, body, clock.now())),
      ),

    /** @throws RequestError 409 for a bundle that another bundle or an alias refers to */
    remove: ({ db }: Pick<Caller, 'db'>, bundleId: string): Promise<null> =>
      db(async (trx) => {
        await lockBundles(trx);
        const { bundleSku } = await requireBundle(trx, bundleId);
        if (await isBundleNamed(trx, bundleId))
          throw conflict(productMessages.bundleInUse({ skuCode: bundleSku }));
        await deleteBundle(trx, bundleId);
        return null;
      }),
  };
}
