import { z } from 'zod';
import { halfWidth } from '../core/half-width.ts';
import { limits } from '../core/limits.ts';
import { ruleMessage } from '../core/localized-message.ts';
import { localizedText } from '../core/localized-text.ts';
import { productLengths } from './product-lengths.ts';
import { measureUnits } from '../shipping/weight.ts';
import { wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';
import { normalForm } from '../core/normal-form.ts';

/** The packaging in which goods leave the shelf (spec §3, product import row). */
export const packageTypes = ['Ready To Ship', 'Package Needed'] as const;
/** Whether the goods contain a battery (spec §3). */
export const batteryFlags = ['No', 'Yes'] as const;
/** `productType` of the product list of the main menu (spec §2). */
export const ordinaryProductType = 1;

/** Stored in the normal form (decision D28). */
const text = z.string().overwrite(normalForm);
/** In plain width, as scanners read it and networks take it. */
const code = z.string().overwrite(halfWidth).trim().max(productLengths.code).nullish();
const finest = 10 ** -limits.amount.decimals;
/** Two decimals, as in the import: more would be rounded silently, a size even to 0. */
const exact = z.number().max(limits.amount.maximum, { abort: true });
const amount = exact.min(limits.amount.minimum, { abort: true }).multipleOf(finest).nullish();
const measure = exact.positive({ abort: true }).min(finest, { abort: true }).multipleOf(finest);

/**
 * A product as entered: the fields of spec §3 ("Product import row"), with the same names. Codes such as `upc` are texts, so that
 * leading zeros survive. `skuCode` is the key within the organization (decision D8).
 */
export const productDraft = z.object({
  skuCode: z.string().trim().min(1).max(productLengths.skuCode),
  skuName: text.trim().min(1).max(productLengths.skuName),
  /** The description. */
  skuNameCN: text.trim().max(productLengths.skuNameCN).nullish(),
  ean: code,
  upc: code,
  /** As in the import (spec §5): ten letters and digits. */
  asin: code.refine((text) => !text || /^[A-Za-z0-9]{10}$/.test(text), ruleMessage('products.asinForm')),
  fnSku: code.refine((text) => !text || /^[A-Za-z0-9]+$/.test(text), ruleMessage('products.fnSkuForm')),
  extraBarcode1: code,
  purchasingCost: amount,
  brand: text.trim().max(productLengths.brand).nullish(),
  packageType: z.enum(packageTypes),
  qtyInOnePackage: z.number().int().min(0).max(999_999_999).nullish(),
  length: measure,
  width: measure,
  height: measure,
  /** Pounds or kilograms, by `unit`. */
  weight1: amount,
  /** Ounces or grams, by `unit`. */
  weight2: amount,
  unit: z.enum(measureUnits),
  batteryFlag: z.enum(batteryFlags).nullish(),
  declaredValue: amount,
  /** HS code. */
  scheduleB: code,
  /** ISO 3166-1 alpha-2; the server refuses codes missing from `countries`. */
  originCountry: z.string().trim().toUpperCase().max(2).nullish(),
  /** Code of a customs unit; the server refuses codes missing from `customsUnits`. */
  quantityUnit: z.string().trim().toUpperCase().max(50).nullish(),
  custDescription: text.trim().max(productLengths.custDescription).nullish(),
  note: text.trim().max(productLengths.note).nullish(),
});
export type ProductDraft = z.infer<typeof productDraft>;

/** The kind of record that would have the SKU: a product, or a kind of bundle. */
export const skuUses = ['PRODUCT', 'VIRTUAL', 'KIT'] as const;
export type SkuUse = (typeof skuUses)[number];

/** The check of a SKU before saving: why it cannot be used, and what to consider if it can. */
export const skuCheck = z.object({ fault: localizedText.nullable(), warning: localizedText.nullable() });
export type SkuCheck = z.infer<typeof skuCheck>;

/**
 * A product as shown in list and detail: the fields of {@link productDraft} and those added by the server. Limits for input do
 * not apply to reading: saved values are shown as they are.
 */
export const productRecord = z.object({
  productId: wireId,
  skuCode: z.string(),
  skuName: z.string(),
  skuNameCN: wireText,
  productType: wireNumber,
  ean: wireText,
  upc: wireText,
  asin: wireText,
  fnSku: wireText,
  extraBarcode1: wireText,
  purchasingCost: wireNumber,
  brand: wireText,
  packageType: wireText,
  qtyInOnePackage: wireNumber,
  length: wireNumber,
  width: wireNumber,
  height: wireNumber,
  weight1: wireNumber,
  weight2: wireNumber,
  /** `weight1` and `weight2` together, in pounds or kilograms (decision D8). */
  weight: wireNumber,
  unit: wireText,
  batteryFlag: wireText,
  declaredValue: wireNumber,
  scheduleB: wireText,
  originCountry: wireText,
  quantityUnit: wireText,
  custDescription: wireText,
  note: wireText,
  createTime: wireTime.nullish(),
  updateTime: wireTime.nullish(),
});
export type ProductRecord = z.infer<typeof productRecord>;
