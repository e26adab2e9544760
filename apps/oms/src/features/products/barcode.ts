import type { ProductRecord } from '@lading/contracts/entities/product';

const kinds = ['upc', 'ean', 'fnSku', 'asin', 'extraBarcode1'] as const;

/** The code that a scanner most likely finds on the goods, with its kind; null when the product has none. */
export function barcodeOf(
  product: Pick<ProductRecord, (typeof kinds)[number]>,
): { kind: (typeof kinds)[number]; code: string } | null {
  for (const kind of kinds) {
    const code = product[kind];
    if (code) return { kind, code };
  }
  return null;
}
