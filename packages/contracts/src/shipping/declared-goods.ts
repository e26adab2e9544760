import { z } from 'zod';
import { halfWidth } from '../core/half-width.ts';
import { limits } from '../core/limits.ts';
import { currencyCode } from '../core/money.ts';
import { normalForm } from '../core/normal-form.ts';
import { customsDeclared } from './customs.ts';

const text = (most: number) => z.string().overwrite(normalForm).trim().max(most);

/** Maximum lines of goods declared without an order; ours, as for an order entered by hand. */
const linesMost = 200;

const goodsLine = z.object({
  description: text(1_000).min(1),
  /** Digits; dots, hyphens and spaces between them are removed. */
  hsCode: z
    .string()
    .overwrite((code) => halfWidth(code).replaceAll(/[.\s-]/g, ''))
    .regex(/^\d{6,12}$/),
  /** Where they were made, ISO 3166-1 alpha-2. */
  originCountry: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  quantity: z.number().int().min(1).max(99_999),
  /** Of one unit, in whole units of the currency, with up to four decimals. */
  unitValue: z.number().min(0.000_1).max(limits.amount.maximum),
  /** Net weight of one unit. */
  grams: z.number().positive().max(1_000_000),
  /** The sender's own code; for carriers that print it. */
  skuCode: text(100).nullish(),
});

/**
 * The goods of a shipment without an order, for its customs declaration (decision 0172). Complete enough for the most demanding form,
 * as the goods of an order have to be.
 */
export const declaredGoods = z.object({
  /** Of all values. */
  currency: currencyCode,
  items: z.array(goodsLine).min(1).max(linesMost),
});
export type DeclaredGoods = z.infer<typeof declaredGoods>;

/** The goods and the rest of their declaration as one form; a request for rates has them in `goods` and `customs`. */
export const goodsDeclaration = customsDeclared.extend(declaredGoods.shape);
