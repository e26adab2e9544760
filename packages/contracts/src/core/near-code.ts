import { compatibleForm } from './same-text.ts';

/** Signs that look like others, in capitals, and what they look like: dashes, and letters of Cyrillic and Greek. */
export const lookAlikes = {
  signs: '‐‒–—―−’‘′⁄∕АВЕКМНОРСТУХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
  plain: "------'''//ABEKMHOPCTYXISJABEZHIKMNOPTYX",
} as const;

const plainOf = new Map(Array.from(lookAlikes.signs, (sign, at) => [sign, lookAlikes.plain[at]!]));
const signs = new RegExp(`[${lookAlikes.signs}]`, 'gu');
/** Blanks, and what is not seen at all. */
const unseen = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/gu;
/** ASCII without small letters and blanks: nearly every code. */
const isPlain = /^[!-`{-~]*$/;

/**
 * The form in which codes (SKUs, order numbers) are compared that a person may take for one: without differences of case, width and blanks,
 * and with the plain signs that others look like. For comparing only: such codes are two (decision D24), and worth a warning.
 */
export function nearCode(code: string): string {
  if (isPlain.test(code)) return code;
  const capitals = compatibleForm(code).replaceAll(unseen, '').toUpperCase();
  return capitals.replaceAll(signs, (sign) => plainOf.get(sign)!);
}

/** Other usual spellings of a code, by which one is found that a person may take for it. */
export function nearSpellings(code: string): string[] {
  const form = nearCode(code);
  const lower = form.toLowerCase();
  const shown = compatibleForm(code).replaceAll(unseen, '');
  const all = new Set([
    form,
    lower,
    shown,
    lower.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
  ]);
  all.delete(code);
  return [...all];
}
