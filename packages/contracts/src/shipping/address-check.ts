import { z } from 'zod';
import { address } from '../core/address.ts';
import { localizedText } from '../core/localized-text.ts';

/**
 * What a carrier knows of an address: it is there as it is written; it is there and written otherwise, see the suggestion; it is not there;
 * or nobody could say.
 */
export const addressCheckStatuses = ['VERIFIED', 'CHANGED', 'NOT_FOUND', 'UNCHECKED'] as const;
export type AddressCheckStatus = (typeof addressCheckStatuses)[number];

/** The check of an address. Nothing is changed by it: a suggestion stands beside the original until a person takes it. */
export const addressCheck = z.object({
  status: z.enum(addressCheckStatuses),
  /** How the carrier writes it; null where that is no different. */
  suggestion: address.nullable(),
  /** Null: not known. */
  residential: z.boolean().nullable(),
  /** Who was asked. */
  carrierName: z.string().nullable(),
  messages: z.array(localizedText),
});
export type AddressCheck = z.infer<typeof addressCheck>;
