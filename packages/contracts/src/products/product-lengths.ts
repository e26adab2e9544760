/** Maximum lengths of the texts of a product, the same in its form, in calls and in imports. */
export const productLengths = {
  skuCode: 100,
  skuName: 500,
  skuNameCN: 2_000,
  brand: 200,
  /** Barcodes and the numbers of marketplaces and customs. */
  code: 100,
  custDescription: 1_000,
  note: 2_000,
} as const;
