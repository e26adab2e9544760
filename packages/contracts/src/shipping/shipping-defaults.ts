import { z } from 'zod';
import { currencyCode, money } from '../core/money.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireId } from '../core/wire-values.ts';
import { bookEntry } from './address-book.ts';
import { ratedPackage, signatureTypes } from './rate.ts';
import { taxIds } from './tax-ids.ts';
import { measureUnits, type MeasureUnit } from './weight.ts';
import { poundsOf } from './billable-weight.ts';

/** Keys that a preset may be applied with. */
export const presetHotkeys = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** How many presets an organization keeps at most. */
export const mostPresets = 50;

/** By what a preset chooses the service; a named one is matched as that of an order is, see `isService`. */
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

/** What a person enters for a preset: package, service and options under a name and, where wanted, a key. */
export const presetDraft = z.object({
  name: z.string().trim().min(1).max(60),
  hotkey: z.number().int().min(1).max(9).nullable(),
  /** Null: the packages of the shipment stay. */
  package: presetPackage.nullable(),
  service: presetService,
  signature: z.enum(signatureTypes),
  /** Value to insure; null: it is not insured. */
  insurance: insured.nullable(),
});
export type PresetDraft = z.infer<typeof presetDraft>;

/** A package, a service and options that are applied together (shipping design, "ShippingPreset"). */
export const shippingPreset = presetDraft.extend({ presetId: wireId });
export type ShippingPreset = z.infer<typeof shippingPreset>;

/** With what labels and customs forms of an organization begin when the order says nothing else (shipping design, "Default settings"). */
export const shippingSettings = z.object({
  unit: z.enum(measureUnits),
  /** The preset whose package stands in for what an order lacks. */
  presetId: wireId.nullable(),
  signature: z.enum(signatureTypes),
  insurance: insured.nullable(),
  /** From when on a parcel goes out the next business day; null: the carrier's own cut-off alone counts. */
  cutOff: z.object({ minutes: z.number().int().min(0).max(1_439), timeZone }).nullable(),
  /** Who signs customs forms; empty: the person who makes them. */
  customsSigner: z.string().trim().max(80),
  /** Whoever saves it confirms that no goods of the organization are on the Commerce Control List (15 CFR 758.1(b)(10)). */
  ear99: z.boolean().optional(),
  /** Under which customs and tax offices know the organization. */
  ...taxIds.shape,
});
export type ShippingSettings = z.infer<typeof shippingSettings>;

/** The settings as they stand, with the presets and the usual addresses of the address book. */
export const shippingDefaults = z.object({
  settings: shippingSettings,
  /** Those with a key first, by key, then by name. */
  presets: z.array(shippingPreset),
  sender: bookEntry.nullable(),
  returnTo: bookEntry.nullable(),
});
export type ShippingDefaults = z.infer<typeof shippingDefaults>;

const poundsPerKilogram = poundsOf({ weight: 1, unit: 'cm/kg' });

/**
 * The package of a preset as it is rated. Without a weight of its own it takes the whole weight of the packages that it replaces.
 *
 * @returns null where neither knows a weight
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
