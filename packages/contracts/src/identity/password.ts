import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { currentPassword } from './sign-in-input.ts';

/** Bounds and alphabet of a password (decision D3; the 6–16 wording of spec §5 is an older text). */
export const passwordRule = { minimum: 8, maximum: 20, alphabet: /^[0-9A-Za-z_$@%]*$/ } as const;

/** The error of a password; null if it is valid. Never trims: blanks are not allowed. */
export function passwordFault(password: string): 'required' | 'length' | 'alphabet' | null {
  if (password === '') return 'required';
  if (!passwordRule.alphabet.test(password)) return 'alphabet';
  if (password.length < passwordRule.minimum || password.length > passwordRule.maximum) return 'length';
  return null;
}

/** A new password. Not for sign-in: an old password that no longer meets the rule must still open the account. */
export const newPassword = z
  .string()
  .min(passwordRule.minimum)
  .max(passwordRule.maximum)
  .regex(passwordRule.alphabet);

/** A new password as entered: with the current one, and twice (spec §5, decision D3). */
export const passwordChange = z
  .object({ password: currentPassword, newPassword, again: z.string().min(1) })
  .refine(({ newPassword: first, again }) => first === again, {
    path: ['again'],
    ...ruleMessage('identity.passwordMismatch'),
    // Reported together with all other errors.
    when: () => true,
  });
