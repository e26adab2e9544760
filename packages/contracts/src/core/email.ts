import { z } from 'zod';

const longest = 254;

/** An e-mail address (spec §5): trimmed, at most 254 characters. */
export const email = z.string().trim().max(longest).pipe(z.email());

/** What is wrong with an e-mail address; null when it is good. */
export function emailFault(text: string): 'required' | 'format' | null {
  if (text.trim() === '') return 'required';
  return email.safeParse(text).success ? null : 'format';
}

/** Whether two addresses name the same account: case and blanks around do not count (decision D3, invitation code). */
export function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
