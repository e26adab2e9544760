import { z } from 'zod';
import { type Address, address } from '../core/address.ts';
import { email } from '../core/email.ts';
import { ruleMessage } from '../core/localized-message.ts';
import { halfWidth } from '../core/half-width.ts';
import { optionalPhone } from '../core/phone.ts';
import { postalCodeIssue } from '../core/postal-code.ts';
import { wireId, wireTime } from '../core/wire-values.ts';
import { normalForm } from '../core/normal-form.ts';
import { compatibleForm } from '../core/same-text.ts';
import { addressCheck } from './address-check.ts';

const line = (most: number) => z.string().overwrite(normalForm).trim().max(most);
const code = (most: number) => z.string().overwrite(halfWidth).trim().max(most);

/** Countries whose post delivers by state and code. */
const needsStateAndZip: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'MX']);

/**
 * An address as a person enters it in the address book: complete enough for a label. What is not filled in is an empty text. Of the US,
 * Canada, Australia and Mexico state and code are required, of others they are not; codes are written as their country writes them.
 */
export const bookAddress = z
  .object({
    name: line(100).min(1),
    company: line(100),
    addressLine1: line(100).min(1),
    addressLine2: line(100),
    city: line(100).min(1),
    stateCode: code(50),
    zipCode: code(20),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    phone: optionalPhone,
    email: z.union([z.literal(''), email]),
  })
  .superRefine(({ countryCode, stateCode, zipCode }, context) => {
    const wrongZip = postalCodeIssue(countryCode, zipCode);
    if (wrongZip) context.addIssue(wrongZip);
    if (!needsStateAndZip.has(countryCode)) return;
    const missing = { code: 'custom' as const, ...ruleMessage('core.required') };
    if (stateCode === '') context.addIssue({ ...missing, path: ['stateCode'] });
    if (zipCode === '') context.addIssue({ ...missing, path: ['zipCode'] });
  });
export type BookAddress = z.infer<typeof bookAddress>;

/** For what an address stands when nothing else is said. */
export const addressUses = ['sender', 'return'] as const;
export type AddressUse = (typeof addressUses)[number];

/** What of the address book a person looks for to put it in order: duplicates, and what a carrier has said of an address, or has not. */
export const addressStates = ['DUPLICATE', 'CHANGED', 'NOT_FOUND', 'UNCHECKED'] as const;
export type AddressState = (typeof addressStates)[number];

/** An address that the organization keeps. */
export const bookEntry = z.object({
  entryId: wireId,
  address,
  /** For what it stands when nothing else is said. */
  uses: z.array(z.enum(addressUses)),
  /** How many entries name the same party at the same place, this one included. */
  alike: z.number().int(),
  /** What a carrier has said of it since it was changed last; null: nothing. */
  check: addressCheck.nullish(),
  updateTime: wireTime,
});
export type BookEntry = z.infer<typeof bookEntry>;

const bare = (text: string | null | undefined): string =>
  compatibleForm(text ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Alike for two addresses that name the same party at the same place, however they are punctuated; of US codes the first five digits count. */
export function addressMatchKey(one: Address): string {
  const zip = bare(one.zipCode).replaceAll(' ', '');
  const code = one.countryCode === 'US' ? zip.slice(0, 5) : zip;
  return [one.name, one.company, one.addressLine1, one.addressLine2, one.city, one.countryCode]
    .map(bare)
    .concat(code)
    .join('|');
}
