import { z } from 'zod';
import { halfWidth } from './half-width.ts';

const longest = 254;

/** An e-mail address (spec §5): trimmed, in plain width, at most 254 characters. */
export const email = z.string().overwrite(halfWidth).trim().max(longest).pipe(z.email());

/** The error of an e-mail address; null if it is valid. */
export function emailFault(text: string): 'required' | 'format' | null {
  if (text.trim() === '') return 'required';
  return email.safeParse(text).success ? null : 'format';
}

const plain = (text: string): string => halfWidth(text).trim().toLowerCase();

/** Whether two addresses name the same account, ignoring case, width and surrounding blanks (decision D3, invitation code). */
export function sameEmail(one: string, other: string): boolean {
  return plain(one) === plain(other);
}
