import { itnPattern } from './customs.ts';
import type { EeiBasis } from './eei.ts';

/** What is cited for an export, as a person has entered it. */
export interface EnteredCitation {
  basis: EeiBasis;
  /** Of what was filed. */
  itn: string | null;
  /** The citation itself, of an exemption that has no basis of its own. */
  exemption: string | null;
}

/** The sections of 15 CFR 30 that an exemption may name, with their parts: 30.37(a), 30.2(d)(2). */
const sectionPattern = /^30\.(?:2|36|37|38|39|40)(?:\([a-z0-9]{1,3}\)){0,3}$/;

/** Whether a text is an internal transaction number of AES: X, a day of the calendar and six digits (15 CFR 30, App. B). */
function isItn(text: string): boolean {
  if (!itnPattern.test(text)) return false;
  const day = dayOfItn(text);
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** The day on which AES has given a number, YYYY-MM-DD. */
export const dayOfItn = (itn: string): string => `${itn.slice(1, 5)}-${itn.slice(5, 7)}-${itn.slice(7, 9)}`;

/**
 * Reads what a person enters for an export: an ITN, with or without AES before it, or an exemption such as `NOEEI 30.37(a)`. Spaces, small
 * letters and the sign of a section are no difference.
 *
 * @returns null for what is neither
 */
export function readCitation(text: string): EnteredCitation | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s§]+/g, '');
  const itn = /^(?:AES)?(X\d+)$/i.exec(plain)?.[1]?.toUpperCase();
  if (itn !== undefined) return isItn(itn) ? { basis: 'FILED', itn, exemption: null } : null;
  const section = /^NOEEI(.+)$/i.exec(plain)?.[1]?.toLowerCase();
  if (section === undefined || !sectionPattern.test(section)) return null;
  if (section === '30.36') return { basis: 'CANADA', itn: null, exemption: null };
  if (section === '30.37(a)') return { basis: 'BELOW', itn: null, exemption: null };
  return { basis: 'EXEMPT', itn: null, exemption: `NOEEI ${section}` };
}
