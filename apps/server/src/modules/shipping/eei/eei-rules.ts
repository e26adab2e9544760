import type { LocalizedText } from '@lading/contracts/core';
import { customsMessages } from '@lading/contracts/orders';
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
 * Undefined for a currency without a reference rate.
 */
function dollarsByCode(
  items: readonly Worth[],
  currency: string,
  day: string,
): Map<string, number> | undefined {
  const rate = dollarsOf(currency, day);
  if (rate === undefined) return undefined;
  return worthByCode(items.map((item) => ({ ...item, unitValue: item.unitValue * rate })));
}

/** Goods to export, or others that are added to them. */
export interface ExportedGoods {
  items: readonly Worth[];
  /** ISO 4217. */
  currency: string;
}

/** Why goods must be filed: those of an HS code are worth too much, or their value in dollars is not known. */
type FilingDue = { code: string } | { currency: string };

/** Whether goods under one HS code may be under another one too: a code of six or eight digits stands for all longer ones that begin with it. */
const mayBeSame = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * Why goods must be filed with AES, given those of other shipments to the same consignee on the same day; undefined when they need not be.
 * Goods under a shorter code are added to those of each longer one that begins with it, since they may be the same; two longer ones are not
 * added to each other. A value that cannot be compared is not taken for a low one.
 */
export function filingDue(
  goods: ExportedGoods,
  day: string,
  along: readonly ExportedGoods[] = [],
): FilingDue | undefined {
  const most = eeiFiledAbove * 100;
  const codes = [...new Set(goods.items.map(({ hsCode }) => hsCode))];
  const worth = new Map<string, number>();
  let unknown: string | undefined;
  for (const { items, currency } of [goods, ...along]) {
    // Goods under other codes are not added.
    const same = items.filter(({ hsCode }) => codes.some((own) => mayBeSame(own, hsCode)));
    const dollars = dollarsByCode(same, currency, day);
    if (!dollars && same.length > 0) unknown ??= currency;
    for (const [code, value] of dollars ?? []) worth.set(code, (worth.get(code) ?? 0) + value);
  }
  const total = (code: string): number =>
    [...worth].reduce((sum, [part, value]) => (code.startsWith(part) ? sum + value : sum), 0);
  const above = [...worth.keys()].find((code) => total(code) > most);
  if (above !== undefined) return { code: above };
  return unknown === undefined ? undefined : { currency: unknown };
}

/** Goods of another shipment that are added, with its number. */
export interface SiblingGoods extends ExportedGoods {
  shipmentNo: string;
}

/** The numbers of the other shipments with goods that are added to those under an HS code, as {@link filingDue} names it. */
export const shipmentsWith = (code: string, along: readonly SiblingGoods[]): string[] =>
  along
    .filter(({ items }) => items.some(({ hsCode }) => code.startsWith(hsCode)))
    .map(({ shipmentNo }) => shipmentNo);

/** What a buyer is told, given the goods of other shipments. */
export function filingText(due: FilingDue, along: readonly SiblingGoods[] = []): LocalizedText {
  if ('currency' in due) return customsMessages.itnUnknown(due);
  const shipments = shipmentsWith(due.code, along);
  return shipments.length === 0
    ? customsMessages.itnMissing(due)
    : customsMessages.itnMissingTogether({ ...due, shipments: shipments.join(', ') });
}
