import { eeiFiledAbove, lineValue } from '@lading/contracts/shipping';
import { dollarsOf } from './reference-rates.ts';

/** Goods under an HS code, in hundredths of their currency. */
interface Worth {
  hsCode: string;
  unitValue: number;
  quantity: number;
}

/** The total value of goods by HS code, in hundredths. */
export function worthByCode(items: readonly Worth[]): Map<string, number> {
  const worth = new Map<string, number>();
  for (const item of items) worth.set(item.hsCode, (worth.get(item.hsCode) ?? 0) + lineValue(item));
  return worth;
}

/**
 * The value of goods in US dollars on a day, by HS code, in hundredths: the threshold is in dollars, whatever the declared currency.
 * Empty for a currency without a known rate.
 */
export function dollarsByCode(items: readonly Worth[], currency: string, day: string): Map<string, number> {
  const rate = dollarsOf(currency, day);
  if (rate === undefined) return new Map();
  return worthByCode(items.map((item) => ({ ...item, unitValue: item.unitValue * rate })));
}

/**
 * The first HS code whose goods, with those added, exceed the value for filing; undefined when none does.
 *
 * @param worth value by HS code, in hundredths of US dollars
 * @param along values of other shipments to the same consignee on the same day, in the same form
 */
export const codeToFile = (
  worth: ReadonlyMap<string, number>,
  along: ReadonlyMap<string, number> = new Map(),
): string | undefined =>
  [...worth].find(([code, own]) => own + (along.get(code) ?? 0) > eeiFiledAbove * 100)?.[0];
