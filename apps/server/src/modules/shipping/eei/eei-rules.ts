import { eeiFiledAbove } from '@lading/contracts/shipping';

/** Goods under an HS code, in hundredths of their currency. */
interface Worth {
  hsCode: string;
  unitValue: number;
  quantity: number;
}

/** What goods are worth together, by HS code, in hundredths. */
export function worthByCode(items: readonly Worth[]): Map<string, number> {
  const worth = new Map<string, number>();
  for (const { hsCode, unitValue, quantity } of items)
    worth.set(hsCode, (worth.get(hsCode) ?? 0) + unitValue * quantity);
  return worth;
}

/**
 * The first HS code whose goods, with those that go along, are worth so much that the export is to be filed; undefined where none is.
 *
 * @param along what goes to the same consignee on the same day by other shipments, by HS code, in hundredths
 */
export const codeToFile = (
  items: readonly Worth[],
  along: ReadonlyMap<string, number> = new Map(),
): string | undefined =>
  [...worthByCode(items)].find(([code, worth]) => worth + (along.get(code) ?? 0) > eeiFiledAbove * 100)?.[0];
