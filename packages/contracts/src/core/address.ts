import { z } from 'zod';
import { wireText } from './wire-values.ts';

/** A postal address with its person, as senders and recipients have it (spec §3, order-with-shipment row). */
export const address = z.object({
  name: wireText,
  company: wireText,
  addressLine1: wireText,
  addressLine2: wireText,
  city: wireText,
  /** State, province or region; the two-letter code if the country has one. */
  stateCode: wireText,
  zipCode: wireText,
  /** ISO 3166-1 alpha-2. */
  countryCode: wireText,
  phone: wireText,
  email: wireText,
});
export type Address = z.infer<typeof address>;

/** The fields of an address that identify a place, without the person there. */
export const placeFields = [
  'addressLine1',
  'addressLine2',
  'city',
  'stateCode',
  'zipCode',
  'countryCode',
] as const satisfies readonly (keyof Address)[];
