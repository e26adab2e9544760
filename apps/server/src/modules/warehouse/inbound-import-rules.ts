import type { InboundDelivery, InboundDetail } from '@lading/contracts/warehouse';
import { changesBetween, type DraftChange } from './draft-changes-rules.ts';
import type { GoodsRecord } from './goods-import.service.ts';
import type { InboundToSave } from './inbound.store.ts';

/** A draft that there is already. */
export type KnownDraft = Pick<
  InboundDetail,
  | 'warehouseId'
  | 'clientRef'
  | 'delivery'
  | 'containerNo'
  | 'tracking'
  | 'eta'
  | 'remark'
  | 'lines'
  | 'version'
>;

type SavedLine = InboundToSave['lines'][number];

/** What a draft that there is holds, as it is saved. */
export const contentOf = ({ lines, ...head }: KnownDraft): InboundToSave => ({
  warehouseId: head.warehouseId,
  clientRef: head.clientRef,
  delivery: head.delivery,
  containerNo: head.containerNo,
  tracking: head.tracking,
  eta: head.eta,
  remark: head.remark,
  lines: lines.map(({ productId, skuCode, expected, lotNo, expiresOn }) => ({
    productId,
    skuCode,
    expected,
    lotNo,
    expiresOn,
  })),
});

/**
 * An inbound of the file as a draft. One that there is gets the articles of the file, and keeps what the file does not carry (decision D23):
 * of the lot and the expiry of an article where each has it once.
 *
 * @param skus the SKU of each product
 */
export function draftOfGoods(
  { head, goods, warehouseId, clientRef }: GoodsRecord,
  skus: ReadonlyMap<string, string>,
  before?: KnownDraft,
): InboundToSave {
  const first = goods[0]!;
  const kept = (field: string, stored: string | null | undefined): string | null =>
    head[field] ?? (first.cleared.includes(field) ? null : (stored ?? null));
  const articles = goods.flatMap((article) => article.parts.map((part) => ({ ...article, ...part })));
  const once = <Line extends { productId: string }>(lines: readonly Line[], productId: string) => {
    const found = lines.filter((line) => line.productId === productId);
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    warehouseId,
    clientRef,
    delivery: head['deliveryMethod'] as InboundDelivery,
    containerNo: kept('containerNo', before?.containerNo),
    tracking: kept('trackingNumbers', before?.tracking),
    eta: kept('eta', before?.eta),
    remark: kept('remark', before?.remark),
    lines: articles.map(({ cells, cleared, productId, quantity }): SavedLine => {
      const known = once(articles, productId) && once(before?.lines ?? [], productId);
      const ofLine = (field: string, stored: string | null | undefined): string | null =>
        cells[field] ?? (cleared.includes(field) ? null : (stored ?? null));
      return {
        productId,
        skuCode: skus.get(productId)!,
        expected: Number(cells['cartonCount'] ?? 1) * Number(cells['qtyPerCarton']) * quantity,
        lotNo: ofLine('lotNo', known?.lotNo),
        expiresOn: ofLine('expiryDate', known?.expiresOn),
      };
    }),
  };
}

/** The fields of the import in which a draft would change, and whether the change only takes away. */
export function changedFields(before: KnownDraft, draft: InboundToSave): DraftChange[] {
  const values = ({ lines, ...head }: InboundToSave): Record<string, readonly unknown[]> => ({
    deliveryMethod: [head.delivery],
    containerNo: [head.containerNo],
    trackingNumbers: [head.tracking],
    eta: [head.eta],
    skuCode: lines.map(({ productId }) => productId),
    qtyPerCarton: lines.map(({ expected }) => expected),
    lotNo: lines.map(({ lotNo }, at) => lotNo && `${at} ${lotNo}`),
    expiryDate: lines.map(({ expiresOn }, at) => expiresOn && `${at} ${expiresOn}`),
    remark: [head.remark],
  });
  return changesBetween(values(contentOf(before)), values(draft));
}
