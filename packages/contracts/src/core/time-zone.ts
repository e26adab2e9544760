import { z } from 'zod';
import { ruleMessage } from './localized-message.ts';

/** Whether the machine knows a time zone of this name (IANA, such as `Asia/Shanghai`). */
function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A time zone by its IANA name, in which a person's times are shown (spec §9). */
export const timeZone = z.string().max(60).refine(isTimeZone, ruleMessage('core.timeZone'));
