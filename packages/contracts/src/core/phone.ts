import { z } from 'zod';
import { halfWidth } from './half-width.ts';
import { ruleMessage } from './localized-message.ts';

/** Whether a text is a phone number (spec §5): seven to fifteen digits, with the usual separators, full-width or half-width. */
export function isPhone(text: string): boolean {
  const plain = halfWidth(text).trim();
  const digits = plain.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(plain) && digits >= 7 && digits <= 15;
}

/** An optional phone number: half-width, trimmed, at most 40 characters. */
export const optionalPhone = z
  .string()
  .overwrite(halfWidth)
  .trim()
  .max(40)
  .refine((text) => text === '' || isPhone(text), ruleMessage('core.phone'));
