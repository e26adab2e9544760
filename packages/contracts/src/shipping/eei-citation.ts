import { compatibleForm } from '../core/same-text.ts';
import { itnPattern } from './customs.ts';
import type { EeiBasis } from './eei.ts';

/** What is cited for an export, as a person has entered it. */
export interface EnteredCitation {
  basis: EeiBasis;
  /** Of what was filed. */
  itn: string | null;
  /** The citation itself, of what is filed later and of an exemption that has no basis of its own. */
  exemption: string | null;
}

/** The sections of 15 CFR 30 that an exemption may name, with their parts: 30.37(a), 30.2(d)(2). */
const sectionPattern = /^30\.(?:2|36|37|38|39|40)(?:\([a-z0-9]{1,3}\)){0,3}$/;

/**
 * What is cited for an export that is filed later (15 CFR 30, App. B): exporter, filer where it is another, and the day of export for AESPOST; filer and
 * day for AESDOWN. Who it is, is an EIN of nine digits, 12-3456789 too, which may have a suffix of two; a day is written MM/DD/YYYY.
 */
const laterPattern =
  /^AES(POST|DOWN)(\d{2}-?\d{7}(?:\d{2})?)(?:[-\u2010-\u2015](\d{2}-?\d{7}(?:\d{2})?))?((\d{2})\/(\d{2})\/(\d{4}))$/i;

const isDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

/** Reads the citation of what is filed later, without spaces; null for what is none. */
function readLater(plain: string): string | null {
  const found = laterPattern.exec(plain);
  if (!found) return null;
  const [, kind = '', given = '', givenFiler, date = '', month = '', day = '', year = ''] = found;
  const [who, filer] = [given, givenFiler].map((one) => one?.replace('-', ''));
  const isDown = kind.toUpperCase() === 'DOWN';
  if (!isDay(`${year}-${month}-${day}`) || (isDown && filer !== undefined)) return null;
  return `AES${kind.toUpperCase()} ${filer === undefined ? who : `${who}-${filer}`} ${date}`;
}

/** Whether a text is an internal transaction number of AES: X, a day of the calendar and six digits (15 CFR 30, App. B). */
function isItn(text: string): boolean {
  return itnPattern.test(text) && isDay(dayOfItn(text));
}

/** The day on which AES has given a number, YYYY-MM-DD. */
export const dayOfItn = (itn: string): string => `${itn.slice(1, 5)}-${itn.slice(5, 7)}-${itn.slice(7, 9)}`;

/**
 * Reads what a person enters for an export: an ITN, with or without AES before it; `AESPOST 123456789 12/09/2026` or `AESDOWN` alike,
 * of what is filed later; or an exemption such as `NOEEI 30.37(a)`. Spaces, small letters and the sign of a section are no difference.
 *
 * @returns null for what is neither
 */
export function readCitation(text: string): EnteredCitation | null {
  const plain = compatibleForm(text).replaceAll(/[\s§]+/g, '');
  const itn = /^(?:AES)?(X\d+)$/i.exec(plain)?.[1]?.toUpperCase();
  if (itn !== undefined) return isItn(itn) ? { basis: 'FILED', itn, exemption: null } : null;
  const later = readLater(plain);
  if (later !== null) return { basis: 'FOLLOWS', itn: null, exemption: later };
  const section = /^NOEEI(.+)$/i.exec(plain)?.[1]?.toLowerCase();
  if (section === undefined || !sectionPattern.test(section)) return null;
  if (section === '30.36') return { basis: 'CANADA', itn: null, exemption: null };
  if (section === '30.37(a)') return { basis: 'BELOW', itn: null, exemption: null };
  return { basis: 'EXEMPT', itn: null, exemption: `NOEEI ${section}` };
}
