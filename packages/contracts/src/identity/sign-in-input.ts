import { z } from 'zod';
import { halfWidth } from '../core/half-width.ts';

/** A password that exists already: older ones may not keep the rule of new ones. */
export const currentPassword = z.string().min(1).max(200);

/** The second step: six digits of the app or a recovery code, with the blanks and dashes that people write. */
export const secondCode = z.string().overwrite(halfWidth).trim().min(6).max(40);

/** A mailed code without the blanks and dashes of a paste, and in half width: an input method may write full-width digits. */
export function mailedCodeText(text: string): string {
  return halfWidth(text).replaceAll(/[\s-]/g, '');
}

/** A code from a mail: six digits (decision D3). */
export const mailedCode = z
  .string()
  .overwrite(mailedCodeText)
  .regex(/^\d{6}$/);
