import { limits } from '@lading/contracts/core';
import type { ImportField } from '@lading/contracts/imports';
import { fieldOptions } from './field-options.ts';
import { seemsSize } from './read-size.ts';
import { spreadsheetError } from './spreadsheet-error.ts';

/** Possible errors of a single filled cell (spec §3, §5). */
export type FaultKind =
  | 'spreadsheet-error'
  | 'no-result'
  | 'too-long'
  | 'not-number'
  | 'several-sides'
  | 'zero'
  | 'too-small'
  | 'too-large'
  | 'not-whole'
  | 'too-precise'
  | 'not-choice'
  | 'not-date-time'
  | 'not-day'
  | 'not-email'
  | 'not-letters-digits'
  | 'no-digit-or-letter'
  | 'wrong-length';

/**
 * The error of a filled cell, or undefined: spreadsheet errors, length, number and its bounds, decimals, zero sizes,
 * choices, formats (spec §3, §5). The cell must be trimmed.
 */
export function faultKind(field: ImportField, text: string): FaultKind | undefined {
  const failure = spreadsheetError(text);
  if (failure) return failure === 'error' ? 'spreadsheet-error' : 'no-result';
  if (text.length > (field.maxLength ?? limits.importFile.cellCharacters)) return 'too-long';
  if (field.editor === 'number') return numberFault(field, text);
  const options = fieldOptions(field);
  if (options && !options.has(text)) return 'not-choice';
  if (field.format === 'date-time' && !isDateTime(text)) return 'not-date-time';
  if (field.format === 'day' && !(text.length === 10 && isDateTime(text))) return 'not-day';
  if (field.format === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) return 'not-email';
  if (field.format === 'letters-digits' && !/^[A-Za-z0-9]+$/.test(text)) return 'not-letters-digits';
  if (field.required && field.isCode && !/[\p{L}\p{N}]/u.test(text)) return 'no-digit-or-letter';
  if (field.fixedLength !== undefined && text.length !== field.fixedLength) return 'wrong-length';
  return undefined;
}

function numberFault({ rule, number, measure }: ImportField, text: string): FaultKind | undefined {
  const decimals = decimalsOf(text);
  if (decimals === undefined)
    return measure?.of === 'length' && seemsSize(text) ? 'several-sides' : 'not-number';
  const value = Number(text);
  if (rule === 'not-zero' && value === 0) return 'zero';
  if (!number) return undefined;
  if (value < number.minimum) return 'too-small';
  if (value > number.maximum) return 'too-large';
  if (decimals <= number.decimals) return undefined;
  return number.decimals === 0 ? 'not-whole' : 'too-precise';
}

/**
 * Number of decimals of a plain number, without trailing zeros; undefined for anything but digits with an optional
 * sign and point.
 */
function decimalsOf(text: string): number | undefined {
  let digits = 0;
  let point = -1;
  let last = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      digits += 1;
      if (code !== 48) last = at;
    } else if (code === 46 && point === -1) point = at;
    else if (at > 0 || (code !== 45 && code !== 43)) return undefined;
  }
  if (digits === 0) return undefined;
  return point === -1 ? 0 : Math.max(0, last - point);
}

/** `2026-11-21`, `2026-11-21 09:30:00`, or with the offset of a time zone behind it: `Z`, `-0500`, `+08:00`. */
function isDateTime(text: string): boolean {
  const parts =
    /^(?!0000)(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2})(?: ?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d))?)?$/.exec(
      text,
    );
  if (!parts) return false;
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year!, month! - 1, day));
  return (
    date.getUTCMonth() === month! - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  );
}
