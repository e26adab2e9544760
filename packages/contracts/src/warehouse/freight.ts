import { z } from 'zod';
import { centimetersPerInch, kilogramsPerPound } from '../core/measures.ts';
import { calendarDay } from '../core/moment.ts';
import { wireText } from '../core/wire-values.ts';
import { postalAddress } from '../orders/order-draft.ts';
import { measureUnits, type MeasureUnit } from '../shipping/weight.ts';
import { requestHead } from './request-parts.ts';

/**
 * How freight leaves: on a shared truck, on a dedicated one, picked up by its recipient, or to a marketplace's warehouse
 * (warehouse design, e).
 */
export const loadTypes = ['LTL', 'FTL', 'PICKUP', 'FBA'] as const;
export type LoadType = (typeof loadTypes)[number];

/** Who pays the carrier: the sender, the recipient, or a third party. */
export const freightTerms = ['PREPAID', 'COLLECT', 'THIRD_PARTY'] as const;
export type FreightTerms = (typeof freightTerms)[number];

/** The kinds of handling units. */
export const handlingKinds = ['PALLET', 'CARTON'] as const;
export type HandlingKind = (typeof handlingKinds)[number];

/** The steps of NMFC freight classes, as minimum pounds per cubic foot (warehouse design, a). */
const classSteps: readonly (readonly [density: number, freightClass: string])[] = [
  ...([
    [50, '50'],
    [35, '55'],
    [30, '60'],
    [22.5, '65'],
    [15, '70'],
    [12, '85'],
    [10, '92.5'],
  ] as const),
  ...([
    [8, '100'],
    [6, '125'],
    [4, '175'],
    [2, '250'],
    [1, '300'],
  ] as const),
];
const lightestClass = '400';

const cubicInchesPerFoot = 1_728;
const inchesPerCentimeter = 1 / centimetersPerInch;
const poundsPerKilogram = 1 / kilogramsPerPound;

/** Measured handling units of one size. */
export interface MeasuredUnits {
  count: number;
  length: number;
  width: number;
  height: number;
  /** Of all of them together. */
  weight: number;
  unit: MeasureUnit;
}

/** Weight of handling units in pounds. */
export const poundsOf = ({ weight, unit }: Pick<MeasuredUnits, 'weight' | 'unit'>): number =>
  unit === 'cm/kg' ? weight * poundsPerKilogram : weight;

/** The freight class of handling units by their density. */
export function freightClassOf(units: MeasuredUnits): string {
  const { count, length, width, height, unit } = units;
  const inches = unit === 'cm/kg' ? inchesPerCentimeter : 1;
  const cubicFeet = (count * length * width * height * inches ** 3) / cubicInchesPerFoot;
  const density = poundsOf(units) / cubicFeet;
  // Rounding of converted measures must not change the class.
  return classSteps.find(([from]) => density + 1e-9 >= from)?.[1] ?? lightestClass;
}

const measure = z.number().positive().max(100_000);

/** Handling units of one size, as reported by the floor. */
export const handlingUnits = z.object({
  kind: z.enum(handlingKinds),
  count: z.number().int().min(1).max(999),
  length: measure,
  width: measure,
  height: measure,
  weight: measure,
  unit: z.enum(measureUnits),
});
export type HandlingUnits = z.infer<typeof handlingUnits>;

/** Code of a carrier with the NMFTA: two to four letters. */
export const scac = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2,4}$/);
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((text) => text || null);

/** Maximum articles of one freight order, in forms and in files. */
export const freightLimits = { lines: 200 } as const;

/** Freight as its client enters it. */
export const freightDraft = z.object({
  ...requestHead,
  loadType: z.enum(loadTypes),
  terms: z.enum(freightTerms),
  /** Empty: the warehouse chooses the carrier. */
  scac: z.union([scac, z.literal('').transform(() => null)]).nullish(),
  poNumber: optional(30),
  remark: optional(500),
  /** The pickup day. */
  shipBy: calendarDay.nullish(),
  recipient: postalAddress,
  lines: z
    .array(
      z.object({
        skuCode: z.string().trim().min(1).max(100),
        quantity: z.number().int().min(1).max(99_999),
      }),
    )
    .min(1)
    .max(freightLimits.lines),
});
export type FreightDraft = z.infer<typeof freightDraft>;

/** The truck details of an outbound. */
export const freightFacts = z.object({
  loadType: z.enum(loadTypes),
  terms: z.enum(freightTerms),
  scac: wireText,
  /** Number of its bill of lading; assigned at creation. */
  bolNo: z.string(),
  proNumber: wireText,
  poNumber: wireText,
  trailerNo: wireText,
  sealNo: wireText,
  remark: wireText,
  units: z.array(handlingUnits.extend({ freightClass: z.string() })),
});
export type FreightFacts = z.infer<typeof freightFacts>;

/** The details with which freight leaves. */
export const departure = z.object({
  scac,
  proNumber: z.string().trim().min(1).max(30),
  trailerNo: optional(30),
  sealNo: optional(30),
});
