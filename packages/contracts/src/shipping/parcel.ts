import { z } from 'zod';
import { wireNumber, wireText } from '../core/wire-values.ts';

/** One package of an order or shipment (spec §3, "Package" and "Parcel weight"). */
export const parcel = z.object({
  packageType: wireText,
  length: wireNumber,
  width: wireNumber,
  height: wireNumber,
  /** Pounds or kilograms, by `unit`. */
  weight1: wireNumber,
  /** Ounces or grams, by `unit`. */
  weight2: wireNumber,
  /** `cm/kg` or `in/lb`. */
  unit: wireText,
  trackingNumber: wireText,
});
export type Parcel = z.infer<typeof parcel>;
