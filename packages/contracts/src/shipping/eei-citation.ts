import { compatibleForm } from '../core/same-text.ts';
import { itnPattern } from './customs.ts';
import type { EeiBasis } from './eei.ts';

/** A citation for an export, as entered. */
export interface EnteredCitation {
  basis: EeiBasis;
  /** For a filed export. */
  itn: string | null;
  /** The citation itself, for a later filing and for an exemption without a basis of its own. */
  exemption: string | null;
}

/** The sections of 15 CFR 30 that an exemption may name, with their parts: 30.37(a), 30.2(d)(2). */
const sectionPattern = /^30\.(?:2|36|37|38|39|40)(?:\([a-z0-9]{1,3}\)){0,3}$/;

/**
 * The citation for an export that is filed later (15 CFR 30, App. B): exporter, filer if different, and the day of export for
 * AESPOST; filer and day for AESDOWN. Exporter and filer are EINs of nine digits, also as 12-3456789, with an optional suffix of
 * two; a day is written MM/DD/YYYY.
 */
const laterPattern =
  /^AES(POST|DOWN)(\d{2}-?\d{7}(?:\d{2})?)(?:[-\u2010-\u2015](\d{2}-?\d{7}(?:\d{2})?))?((\d{2})\/(\d{2})\/(\d{4}))$/i;

const isDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

/** Parses the citation of a later filing, without spaces; null if it is invalid. */
function readLater(plain: string): string | null {
  const found = laterPattern.exec(plain);
  if (!found) return null;
  const [, kind = '', given = '', givenFiler, date = '', month = '', day = '', year = ''] = found;
  const [who, filer] = [given, givenFiler].map((one) => one?.replace('-', ''));
  const isDown = kind.toUpperCase() === 'DOWN';
  if (!isDay(`${year}-${month}-${day}`) || (isDown && filer !== undefined)) return null;
  return `AES${kind.toUpperCase()} ${filer === undefined ? who : `${who}-${filer}`} ${date}`;
}

/** Whether a text is an internal transaction number of AES: X, a calendar day and six digits (15 CFR 30, App. B). */
function isItn(text: string): boolean {
  return itnPattern.test(text) && isDay(dayOfItn(text));
}

/** The day on which AES assigned a number, YYYY-MM-DD. */
export const dayOfItn = (itn: string): string => `${itn.slice(1, 5)}-${itn.slice(5, 7)}-${itn.slice(7, 9)}`;

/**
 * Parses the citation entered for an export: an ITN, with or without the prefix AES; `AESPOST 123456789 12/09/2026` or the same
 * with `AESDOWN` for a later filing; or an exemption such as `NOEEI 30.37(a)`. Spaces, case and the section sign are ignored.
 *
 * @returns null if it is none of these
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
