import { eeiFiledAbove, lineValue } from '@lading/contracts/shipping';
import { dollarsOf } from './reference-rates.ts';

/** Goods under an HS code, in hundredths of their currency. */
interface Worth {
  hsCode: string;
  unitValue: number;
  quantity: number;
}

/** What goods are worth together, by HS code, in hundredths. */
export function worthByCode(items: readonly Worth[]): Map<string, number> {
  const worth = new Map<string, number>();
  for (const item of items) worth.set(item.hsCode, (worth.get(item.hsCode) ?? 0) + lineValue(item));
  return worth;
}

/**
 * What goods are worth in US dollars on a day, by HS code, in hundredths: the threshold is one of dollars, whatever they are declared in.
 * Nothing of a currency of which no rate is known.
 */
export function dollarsByCode(items: readonly Worth[], currency: string, day: string): Map<string, number> {
  const rate = dollarsOf(currency, day);
  if (rate === undefined) return new Map();
  return worthByCode(items.map((item) => ({ ...item, unitValue: item.unitValue * rate })));
}

/**
 * The first HS code whose goods, with those that go along, are worth so much that the export is to be filed; undefined where none is.
 *
 * @param worth what they are worth by HS code, in hundredths of US dollars
 * @param along what goes to the same consignee on the same day by other shipments, likewise
 */
export const codeToFile = (
  worth: ReadonlyMap<string, number>,
  along: ReadonlyMap<string, number> = new Map(),
): string | undefined =>
  [...worth].find(([code, own]) => own + (along.get(code) ?? 0) > eeiFiledAbove * 100)?.[0];
