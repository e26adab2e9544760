import { compatibleForm } from './same-text.ts';

/** Characters that look like others, in capitals, with what they look like: dashes, and Cyrillic and Greek letters. */
export const lookAlikes = {
  signs: '‐‒–—―−’‘′⁄∕АВЕКМНОРСТУХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
  plain: "------'''//ABEKMHOPCTYXISJABEZHIKMNOPTYX",
} as const;

const plainOf = new Map(Array.from(lookAlikes.signs, (sign, at) => [sign, lookAlikes.plain[at]!]));
const signs = new RegExp(`[${lookAlikes.signs}]`, 'gu');
/** Blanks and invisible characters. */
const unseen = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/gu;
/** ASCII without lower-case letters and blanks: nearly every code. */
const isPlain = /^[!-`{-~]*$/;

/**
 * The form for finding codes (SKUs, order numbers) that people may confuse: ignores differences of case, width and blanks, and
 * replaces look-alike characters. For comparisons only: such codes are distinct (decision D24), but worth a warning. The database has the
 * same as `near_code` (migration 0752).
 */
export function nearCode(code: string): string {
  if (isPlain.test(code)) return code;
  const capitals = compatibleForm(code).replaceAll(unseen, '').toUpperCase();
  return capitals.replaceAll(signs, (sign) => plainOf.get(sign)!);
}
