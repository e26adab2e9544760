import type { ImportField } from '@lading/contracts/imports';
import type { CellFix } from './cell-fix.ts';
import { monthNamed } from './month-names.ts';

/** What a spreadsheet did to a code: turned it into a date, inserted commas, or dropped its leading zero (decision D24). */
export type CodeSuspicion = 'date-code' | 'code-separators' | 'lost-zero';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** A date as read from a workbook, and as spreadsheets save it in a CSV. */
const dateCode =
  /^(?:(\d{4})-(\d{2})-(\d{2})(?: 00:00:00)?|(\d{1,2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}))$/;
/** The same as spreadsheets save it in Chinese, Japanese and Korean: 12月1日, "12월 01일". */
const dayOfMonth = /^(\d{1,2})(?:月|월 ?)(\d{1,2})[日일]$/;
/** In German: "01. Dez", "01-Dez", "Dez 25". */
const german = 'Jan|Feb|Mrz|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez';
/** French month names, and those of Spanish, Italian, Portuguese and Dutch that are not also words before a number. */
const others = 'janv|févr|avr|juil|août|sept|déc|ene|abr|dic|giu|lug|ott|fev|dez|mrt|okt';
/** Months of all of these that are such words, behind a number: "1-mai", "01/fev"; but not "2-set" and "2-gen". */
const behindNumber = `${others}|jan|feb|mar|mars|apr|mai|maj|mei|may|juin|jun|jul|aug|ago|sep|oct|nov|dec|des`;
/** Polish, Turkish and Russian ones, which follow a point or a hyphen: "01.gru", "1-Ara", "01.дек". */
const russian = 'янв|февр?|март?|апр|ма[йя]|июн|июл|авг|сент?|окт|нояб?|дек';
const afterPoint = `sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara|${russian}`;
const foreignDate = new RegExp(
  `^(?:${[
    `(\\d{1,2})(?:\\. ?|-)(${german})`,
    `(${german}) (\\d{2})|(Mrz|Okt|Dez)-(\\d{2})`,
    `(\\d{1,2})[-/](${behindNumber})\\.?`,
    `(${others})\\.?[-/](\\d{2})`,
    `(\\d{1,2})[.-](${afterPoint})\\.?`,
    `(${russian})\\.?[. -](\\d{2})`,
  ].join('|')})$`,
);
/** A complete date, or a month of a year; the original code cannot be recovered. */
const wholeDate =
  /^(?:(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}\/\d{1,2}\/\d{1,2})(?: \d{1,2}:\d{2}(?::\d{2})?)?|\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2}|\d{4}(?:年|년 ?)\d{1,2}[月월](?: ?\d{1,2}[日일])?)$/;
/** A complete date with points or hyphens, as in German and Dutch; an HS code may look like one. */
const pointedDate = /^(?:0?[1-9]|[12]\d|3[01])([.-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d{2}$/;
/** Thousands separated by commas; barcodes contain no other punctuation either. */
const inThousands = /^(\d{1,3}(?:,\d{3})+)(?:\.0+)?$/;
/** What stands between the codes of a list. */
const listSigns = /[,;，；、|\n]/;
const barcodeInThousands = /^(\d{1,3}([.,'’ \u00a0\u202f])\d{3}(?:\2\d{3})+)(?:[.,]0+)?$/;
/** Length of a barcode that lost its zeros → its full length. */
const barcodeLengths: Readonly<Record<number, number>> = { 7: 8, 10: 12, 11: 12 };
/** Digits of an HS code, which come in pairs, without and with a point after the heading. */
const hsDigits = /^[1-9](?:\d{4}|\d{6}|\d{8})$/;
const hsHeading = /^([1-9]\d{2,3})([. ])(\d{1,6}|\d{2}(?:[. ]\d{2}){1,2}|\d{2}[. ]\d{4})$/;

/** What is wrong with a code; undefined for a field with other texts. */
export function codeSuspicion(field: ImportField, text: string): CodeSuspicion | undefined {
  if (!field.isCode || text.length < 4) return undefined;
  if (isSeveral(field, text)) return 'code-separators';
  if (text.length > 24) return undefined;
  // Every code of a file is asked, and most have none of the signs of dates and amounts.
  if (hasSigns(text)) {
    const isDate = (text.includes('-') && dateCode.test(text)) || isWholeDate(field, text);
    if (isDate || isForeignDate(text)) return 'date-code';
    if (codeWithoutSeparators(field, text) !== undefined) return 'code-separators';
  }
  return withZero(field, text) === undefined ? undefined : 'lost-zero';
}

/** Whether a cell lists several codes where an article has one, as Etsy writes those of all variants: "MUG-1,MUG-2". */
function isSeveral({ isBarcode, looksLike }: ImportField, text: string): boolean {
  if (!isBarcode && looksLike !== 'sku') return false;
  if (!listSigns.test(text)) return false;
  const parts = text.split(listSigns);
  return (
    parts.length > 1 &&
    parts.every((part) => /^(?=\D*\d)[^\s.]{3,}$/.test(part.trim())) &&
    !inThousands.test(text)
  );
}

/** Whether a text holds anything but letters and digits of ASCII. */
function hasSigns(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isDigit = code >= 48 && code <= 57;
    if (!isDigit && (code < 65 || code > 122 || (code > 90 && code < 97))) return true;
  }
  return false;
}

/** The possible original forms of a damaged code. */
export function codeFix(field: ImportField, text: string): CellFix | undefined {
  const digits = codeWithoutSeparators(field, text);
  if (digits !== undefined) return { steps: ['separators'], readings: { only: { [field.key]: digits } } };
  const zero = withZero(field, text);
  if (zero !== undefined) return { steps: ['code-zero'], readings: { only: { [field.key]: zero } } };
  const parts = dateParts(text);
  if (!parts) return undefined;
  const { month, day } = parts;
  return {
    steps: ['code-date'],
    readings: {
      'month-name': { [field.key]: `${months[month - 1]!.toUpperCase()}-${day}` },
      'month-first': { [field.key]: `${month}-${day}` },
      'day-first': { [field.key]: `${day}-${month}` },
    },
  };
}

/** The digits of a code that is written like an amount, "12,345"; otherwise undefined. */
export function codeWithoutSeparators({ isBarcode }: ImportField, text: string): string | undefined {
  const found =
    (text.includes(',') ? inThousands.exec(text) : null) ??
    (isBarcode && /\D/.test(text) ? barcodeInThousands.exec(text) : null);
  const digits = (found?.[1] ?? text).replaceAll(/\D/g, '');
  return found || (isBarcode && isPrinted(text, digits)) ? digits : undefined;
}

/** Whether a text is a barcode as printed below its bars: "0 12345 67890 5", "4 006381 333931". */
const isPrinted = (text: string, digits: string): boolean =>
  /^\d+(?:[ -]\d+)+$/.test(text) && /^(?:\d{8}|\d{12,14})$/.test(digits) && hasCheckDigit(digits);

/** The month of a date in a code, and the number next to it: its day, or the year of "Dec-25". */
function dateParts(text: string): { month: number; day: number } | undefined {
  const found = dateCode.exec(text);
  if (!found) return foreignParts(text);
  const [, , month, day, dayBefore, nameBehind, nameBefore, numberBehind] = found;
  if (month !== undefined) return { month: Number(month), day: Number(day) };
  const name = nameBehind ?? nameBefore!;
  return { month: months.indexOf(name) + 1, day: Number(dayBefore ?? numberBehind) };
}

function isWholeDate({ looksLike }: ImportField, text: string): boolean {
  if (/[-/年년]/.test(text) && wholeDate.test(text)) return true;
  return looksLike !== 'hs-code' && pointedDate.test(text);
}

function isForeignDate(text: string): boolean {
  if (text.length > 9) return false;
  return /[日일]$/.test(text) ? dayOfMonth.test(text) : foreignDate.test(text);
}

function foreignParts(text: string): { month: number; day: number } | undefined {
  const [, monthOfYear, dayOfIt] = dayOfMonth.exec(text) ?? [];
  if (dayOfIt !== undefined) return { month: Number(monthOfYear), day: Number(dayOfIt) };
  const parts =
    foreignDate
      .exec(text)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? [];
  const name = parts.find((part) => /\p{L}/u.test(part));
  const month = name === undefined ? undefined : monthNamed(name);
  return month === undefined ? undefined : { month, day: Number(parts.find((part) => part !== name)) };
}

/** A barcode or HS code with the zeros that a number cell dropped; undefined if nothing proves it. */
function withZero(field: ImportField, text: string): string | undefined {
  if (field.looksLike === 'hs-code') return hsCodeMeant(text);
  const length = field.isBarcode && barcodeLengths[text.length];
  if (!length || !/^[1-9]\d*$/.test(text) || !hasCheckDigit(text)) return undefined;
  return text.padStart(length, '0');
}

/** An HS code with the zeros lost before and after its point: chapters 1 to 9 start with one. */
function hsCodeMeant(text: string): string | undefined {
  if (hsDigits.test(text)) return `0${text}`;
  if (hasWholePairs(text)) return undefined;
  const [, heading = '', point = '', rest = ''] = hsHeading.exec(text) ?? [];
  const isOdd = rest.replaceAll(/\D/g, '').length % 2 === 1;
  const meant = `${heading.padStart(4, '0')}${point}${rest}${isOdd ? '0' : ''}`;
  return heading === '' || meant === text ? undefined : meant;
}

/** Whether pairs of digits follow a four-digit heading, as in nearly every file: then nothing is lost. */
function hasWholePairs(text: string): boolean {
  const sign = text.charCodeAt(4);
  if (sign !== 46 && sign !== 32) return false;
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
    else if (at < 4) return false;
  }
  return digits % 2 === 0;
}

/** Whether the last digit is the check digit of the others (GS1): zeros in front do not change it. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const isTripled = (digits.length - at) % 2 === 0;
    sum += Number(digits[at]) * (isTripled ? 3 : 1);
  }
  return sum % 10 === 0;
}
