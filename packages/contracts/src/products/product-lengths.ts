/** The most characters of each text of a product, however it is written: in its form, by a call or by an import. */
export const productLengths = {
  skuCode: 100,
  skuName: 500,
  skuNameCN: 2_000,
  brand: 200,
  /** Bar codes and the numbers of marketplaces and customs. */
  code: 100,
  custDescription: 1_000,
  note: 2_000,
} as const;
