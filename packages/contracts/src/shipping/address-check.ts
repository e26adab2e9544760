import { z } from 'zod';
import { address } from '../core/address.ts';
import { localizedText } from '../core/localized-text.ts';

/**
 * The result of a carrier's address check: it exists as written; it exists with another spelling, see the suggestion; it does not
 * exist; or it could not be checked.
 */
export const addressCheckStatuses = ['VERIFIED', 'CHANGED', 'NOT_FOUND', 'UNCHECKED'] as const;
export type AddressCheckStatus = (typeof addressCheckStatuses)[number];

/** The check of an address. It changes nothing: a suggestion is shown next to the original until a person accepts it. */
export const addressCheck = z.object({
  status: z.enum(addressCheckStatuses),
  /** The carrier's spelling; null if it does not differ. */
  suggestion: address.nullable(),
  /** Null: unknown. */
  residential: z.boolean().nullable(),
  /** The carrier that was asked. */
  carrierName: z.string().nullable(),
  messages: z.array(localizedText),
});
export type AddressCheck = z.infer<typeof addressCheck>;
