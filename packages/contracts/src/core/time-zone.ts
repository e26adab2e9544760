import { z } from 'zod';
import { ruleMessage } from './localized-message.ts';

/**
 * Texts that programs read differently: PostgreSQL counts an offset such as `+05:30` to the west and reads `IST` as Israel,
 * browsers as India. Months and days would start at another hour in a list than on its lines.
 */
const ambiguous = /^[+-]|^(?!UTC$|GMT$|UCT$)[A-Z]{3}$/i;

/** Whether the runtime knows a time zone with this IANA name, such as `Asia/Shanghai`; false for offsets and ambiguous abbreviations. */
export function isTimeZone(name: string): boolean {
  if (ambiguous.test(name)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A time zone by its IANA name, in which a person's times are shown (spec §9). */
export const timeZone = z.string().max(60).refine(isTimeZone, ruleMessage('core.timeZone'));
