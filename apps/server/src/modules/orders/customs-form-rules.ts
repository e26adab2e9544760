import { kilogramsPerPound } from '@lading/contracts/core';
import { customsMessages, type CustomsForm, type OrderDetail } from '@lading/contracts/orders';
import { lineValue, poundsOf, totalWeight } from '@lading/contracts/shipping';
import { refused } from '../../platform/request-error.ts';
import type { CustomsFacts } from '../products/index.ts';

/** A line of a customs form. Amounts are in hundredths of the form's currency. */
export interface CustomsItem {
  /** Empty: it has none, as goods without an order. */
  skuCode: string;
  description: string;
  hsCode: string;
  originCountry: string;
  quantity: number;
  /** Per unit; null when it was not entered and the form does not need it. */
  grams: number | null;
  /** It may have two more decimals: a unit of cheap goods may be worth less than a hundredth (decision D27). */
  unitValue: number;
}

/** The minimum number of digits of an HS code. */
const hsDigits = 6;

/** The product or bundle that a line's code stands for. */
type Goods = ReadonlyMap<string, readonly { productId: string; quantity: number }[]>;

/**
 * The lines of a customs form: bundles expanded, each product once. The value of a product is its declared value, otherwise what the order
 * paid for it.
 *
 * @throws RequestError 400 naming what is missing, by SKU
 */
export function customsItems(
  order: OrderDetail,
  goods: Goods,
  facts: readonly CustomsFacts[],
  form: CustomsForm,
): { items: CustomsItem[]; currency: string } {
  const currencies = new Set(order.lines.flatMap(({ currency }) => currency ?? []));
  if (order.lines.length === 0) throw refused(customsMessages.noLines());
  if (currencies.size > 1) throw refused(customsMessages.mixedCurrencies());
  const unknown = order.lines.filter(({ skuCode }) => !goods.has(skuCode)).map(({ skuCode }) => skuCode);
  if (unknown.length > 0) throw refused(customsMessages.unknownSkus({ skus: unknown.join(', ') }));

  const byId = new Map(facts.map((one) => [one.productId, one]));
  const items = new Map<string, CustomsItem>();
  const missing = new Set<string>();
  for (const line of order.lines) {
    const parts = goods.get(line.skuCode)!;
    for (const part of parts) {
      const fact = byId.get(part.productId)!;
      // The price of a bundle cannot be divided among its components.
      const paid = parts.length === 1 && line.unitPrice != null ? line.unitPrice / part.quantity : null;
      const value = fact.declaredValue ?? paid;
      const isComplete =
        fact.description !== null &&
        value !== null &&
        fact.originCountry !== null &&
        (fact.hsCode?.length ?? 0) >= hsDigits &&
        (form === 'COMMERCIAL_INVOICE' || fact.grams !== null);
      if (!isComplete) {
        missing.add(fact.skuCode);
        continue;
      }
      const unitValue = Math.round(value * 10_000) / 100;
      const key = `${part.productId} ${unitValue}`;
      const quantity = (items.get(key)?.quantity ?? 0) + line.quantity * part.quantity;
      items.set(key, {
        skuCode: fact.skuCode,
        description: fact.description!,
        hsCode: fact.hsCode!,
        originCountry: fact.originCountry!,
        grams: fact.grams,
        quantity,
        unitValue,
      });
    }
  }
  if (missing.size > 0) throw refused(customsMessages.missing({ products: [...missing].join(', ') }));
  return { items: [...items.values()], currency: [...currencies][0] ?? order.currency ?? 'USD' };
}

const gramsPerPound = kilogramsPerPound * 1_000;

/** The total weight of an order's packages; null when one of them has none. */
export function grossGrams({ packages }: Pick<OrderDetail, 'packages'>): number | null {
  const grams = packages.map(({ weight1, weight2, unit }) => {
    const measured = unit === 'cm/kg' ? 'cm/kg' : 'in/lb';
    const weight = totalWeight(weight1, weight2, measured);
    return weight === null ? null : poundsOf({ weight, unit: measured }) * gramsPerPound;
  });
  if (grams.length === 0 || grams.includes(null)) return null;
  return Math.round(grams.reduce<number>((sum, one) => sum + one!, 0));
}

/** The limits of a CN 22: the parcel's weight in grams, and the value of its goods in special drawing rights. */
const cn22Most = { grams: 2_000, rights: 300 } as const;

/** The approximate value of a currency unit in US dollars on a day; undefined when unknown. */
export type DollarsOf = (currency: string, day: string) => number | undefined;

/** The form that postal operators accept: a CN 23 instead of a CN 22 above its limits, or when the value cannot be compared. */
export function formWithinLimits(
  form: CustomsForm,
  { items, currency, gross }: { items: readonly CustomsItem[]; currency: string; gross: number | null },
  { dollarsOf, day }: { dollarsOf: DollarsOf; day: string },
): CustomsForm {
  if (form !== 'CN22') return form;
  const net = items.reduce((sum, { grams, quantity }) => sum + (grams ?? 0) * quantity, 0);
  const value = items.reduce((sum, item) => sum + lineValue(item), 0) / 100;
  // XDR is the code of special drawing rights.
  const [rate, right] = currency === 'XDR' ? [1, 1] : [dollarsOf(currency, day), dollarsOf('XDR', day)];
  const isWithin =
    rate !== undefined &&
    right !== undefined &&
    value * rate <= cn22Most.rights * right &&
    Math.max(net, gross ?? 0) <= cn22Most.grams;
  return isWithin ? 'CN22' : 'CN23';
}
