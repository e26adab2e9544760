import { z } from 'zod';
import { currencyCode, money } from '../core/money.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireId } from '../core/wire-values.ts';
import { bookEntry } from './address-book.ts';
import { customsContents, customsTerms } from './customs.ts';
import { ratedPackage, signatureTypes } from './rate.ts';
import { taxIds } from './tax-ids.ts';
import { measureUnits, type MeasureUnit } from './weight.ts';
import { poundsOf } from './billable-weight.ts';

/** Shortcut keys for applying a preset. */
export const presetHotkeys = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Maximum presets of an organization. */
export const mostPresets = 50;

/** How a preset chooses the service; a named one is matched like that of an order, see `isService`. */
export const presetService = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('cheapest') }),
  z.object({ rule: z.literal('fastest') }),
  z.object({
    rule: z.literal('named'),
    carrierName: z.string().trim().min(1).max(60),
    serviceCode: z.string().trim().min(1).max(60),
  }),
]);
export type PresetService = z.infer<typeof presetService>;

/** A box; without a weight the shipment keeps its own. */
export const presetPackage = ratedPackage.extend({ weight: ratedPackage.shape.weight.nullable() });
export type PresetPackage = z.infer<typeof presetPackage>;

const insured = money.extend({ minor: money.shape.minor.min(1).max(5_000_000), currency: currencyCode });

/** A preset as entered: package, service and options under a name and optionally a key. */
export const presetDraft = z.object({
  name: z.string().trim().min(1).max(60),
  hotkey: z.number().int().min(1).max(9).nullable(),
  /** Null: keeps the packages of the shipment. */
  package: presetPackage.nullable(),
  service: presetService,
  signature: z.enum(signatureTypes),
  /** Value to insure; null: not insured. */
  insurance: insured.nullable(),
});
export type PresetDraft = z.infer<typeof presetDraft>;

/** A package, a service and options that are applied together (shipping design, "ShippingPreset"). */
export const shippingPreset = presetDraft.extend({
  presetId: wireId,
  /** Changes with its content; an edit sends the one that it started from. If absent, edits are not compared. */
  version: z.string().nullish(),
});
export type ShippingPreset = z.infer<typeof shippingPreset>;

/** Defaults for labels and customs forms of an organization, used if the order has no values (shipping design, "Default settings"). */
export const shippingSettings = z.object({
  unit: z.enum(measureUnits),
  /** The preset whose package is used if an order has none. */
  presetId: wireId.nullable(),
  signature: z.enum(signatureTypes),
  insurance: insured.nullable(),
  /** The time after which a parcel leaves on the next business day; null: only the carrier's own cut-off counts. Not for accounts with a cut-off of their own. */
  cutOff: z.object({ minutes: z.number().int().min(0).max(1_439), timeZone }).nullable(),
  /** The signer of customs forms; empty: the person who creates them. */
  customsSigner: z.string().trim().max(80),
  /** The contents and terms of customs declarations and forms, unless the order or the label has others; omitted: a sale, and DAP. */
  customsContents: z.enum(customsContents).optional(),
  customsTerms: z.enum(customsTerms).optional(),
  /** Saving it confirms that no goods of the organization are on the Commerce Control List (15 CFR 758.1(b)(10)). */
  ear99: z.boolean().optional(),
  /** The organization's numbers at customs and tax offices. */
  ...taxIds.shape,
});
export type ShippingSettings = z.infer<typeof shippingSettings>;

/** The current settings, with the presets and the default addresses of the address book. */
export const shippingDefaults = z.object({
  settings: shippingSettings,
  /** Those with a key first, by key, then by name. */
  presets: z.array(shippingPreset),
  sender: bookEntry.nullable(),
  returnTo: bookEntry.nullable(),
  /** Changes with the settings and both addresses, see `shippingPreset`. */
  version: z.string().nullish(),
});
export type ShippingDefaults = z.infer<typeof shippingDefaults>;

const poundsPerKilogram = poundsOf({ weight: 1, unit: 'cm/kg' });

/**
 * The package of a preset for rating. Without a weight of its own it takes the total weight of the packages that it replaces.
 *
 * @returns null if neither has a weight
 */
export function packageOfPreset(
  preset: PresetPackage,
  replaced: readonly { weight: number; unit: MeasureUnit }[],
): z.infer<typeof ratedPackage> | null {
  const { weight, ...box } = preset;
  if (weight !== null) return { ...box, weight };
  const pounds = replaced.reduce((sum, one) => sum + poundsOf(one), 0);
  if (pounds === 0) return null;
  const own = box.unit === 'cm/kg' ? pounds / poundsPerKilogram : pounds;
  return { ...box, weight: Math.round(own * 1e4) / 1e4 };
}
