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

/** Countries whose post needs state and code. */
const needsStateAndZip: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'MX']);

/**
 * An address as entered in the address book: complete enough for a label. Empty fields are empty texts. State and code are
 * required for the US, Canada, Australia and Mexico, but not elsewhere; codes have the format of their country.
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

/**
 * The fields that a label requires of an address and that are empty: those that {@link bookAddress} requires, except that a company
 * replaces the name (decision 0172).
 */
export function missingForLabel(given: Address): (keyof Address)[] {
  const isEmpty = (field: keyof Address): boolean => (given[field] ?? '').trim() === '';
  const required: (keyof Address)[] = ['addressLine1', 'city', 'countryCode'];
  if (isEmpty('company')) required.unshift('name');
  if (needsStateAndZip.has(given.countryCode ?? '')) required.push('stateCode', 'zipCode');
  return required.filter(isEmpty);
}

/** What an address is the default for. */
export const addressUses = ['sender', 'return'] as const;
export type AddressUse = (typeof addressUses)[number];

/** Filters for cleaning up the address book: duplicates, and the result of a carrier's check, or its absence. */
export const addressStates = ['DUPLICATE', 'CHANGED', 'NOT_FOUND', 'UNCHECKED'] as const;
export type AddressState = (typeof addressStates)[number];

/** An address that the organization keeps. */
export const bookEntry = z.object({
  entryId: wireId,
  address,
  /** What it is the default for. */
  uses: z.array(z.enum(addressUses)),
  /** Number of entries with the same party at the same place, including this one. */
  alike: z.number().int(),
  /** The result of the carrier's check since its last change; null: not checked. */
  check: addressCheck.nullish(),
  updateTime: wireTime,
});
export type BookEntry = z.infer<typeof bookEntry>;

const bare = (text: string | null | undefined): string =>
  compatibleForm(text ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Equal for two addresses with the same party at the same place, regardless of punctuation; only the first five digits of US
 * codes count.
 */
export function addressMatchKey(one: Address): string {
  const zip = bare(one.zipCode).replaceAll(' ', '');
  const code = one.countryCode === 'US' ? zip.slice(0, 5) : zip;
  return [one.name, one.company, one.addressLine1, one.addressLine2, one.city, one.countryCode]
    .map(bare)
    .concat(code)
    .join('|');
}
