import { z } from 'zod';
import { halfWidth } from './half-width.ts';

const longest = 254;

/** An e-mail address (spec §5): trimmed, in plain width, at most 254 characters. */
export const email = z.string().overwrite(halfWidth).trim().max(longest).pipe(z.email());

/** What is wrong with an e-mail address; null when it is good. */
export function emailFault(text: string): 'required' | 'format' | null {
  if (text.trim() === '') return 'required';
  return email.safeParse(text).success ? null : 'format';
}

const plain = (text: string): string => halfWidth(text).trim().toLowerCase();

/** Whether two addresses name the same account: case, width and blanks around do not count (decision D3, invitation code). */
export function sameEmail(one: string, other: string): boolean {
  return plain(one) === plain(other);
}
