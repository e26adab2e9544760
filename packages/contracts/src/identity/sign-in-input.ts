import { z } from 'zod';
import { halfWidth } from '../core/half-width.ts';

/** An existing password: older ones may not meet the rule for new ones. */
export const currentPassword = z.string().min(1).max(200);

/** The second step: six digits of the app or a recovery code, with optional blanks and dashes. */
export const secondCode = z.string().overwrite(halfWidth).trim().min(6).max(40);

/** A mailed code without the blanks and dashes of a paste, in half width: an input method may write full-width digits. */
export function mailedCodeText(text: string): string {
  return halfWidth(text).replaceAll(/[\s-]/g, '');
}

/** A code from a mail: six digits (decision D3). */
export const mailedCode = z
  .string()
  .overwrite(mailedCodeText)
  .regex(/^\d{6}$/);
