import { z } from 'zod';
import { ruleMessage } from './localized-message.ts';

/** Whether a text is a phone number (spec §5): seven to fifteen digits, with the signs that people write between them. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits >= 7 && digits <= 15;
}

/** A phone number, or nothing: trimmed, at most 40 characters. */
export const optionalPhone = z
  .string()
  .trim()
  .max(40)
  .refine((text) => text === '' || isPhone(text), ruleMessage('core.phone'));
