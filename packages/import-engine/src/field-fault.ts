import type { ImportField } from '@lading/contracts/imports/define-import';
import { fieldOptions } from './field-options.ts';

/** What can be wrong with a filled cell by itself (spec §3, §5). */
export type FieldFault =
  | 'too-long'
  | 'not-number'
  | 'zero'
  | 'too-small'
  | 'too-large'
  | 'not-whole'
  | 'too-precise'
  | 'not-choice'
  | 'not-date-time'
  | 'not-email';

/**
 * The kind of fault of a filled cell, or undefined: length, number and its bounds, decimals, zero sizes, choices, formats (spec §3, §5).
 * The cell comes trimmed.
 */
export function fieldFault(field: ImportField, text: string): FieldFault | undefined {
  if (field.maxLength !== undefined && text.length > field.maxLength) return 'too-long';
  if (field.editor === 'number') return numberFault(field, text);
  const options = fieldOptions(field);
  if (options && !options.has(text)) return 'not-choice';
  if (field.format === 'date-time' && !isDateTime(text)) return 'not-date-time';
  if (field.format === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) return 'not-email';
  return undefined;
}

function numberFault({ rule, number }: ImportField, text: string): FieldFault | undefined {
  const decimals = decimalsOf(text);
  if (decimals === undefined) return 'not-number';
  const value = Number(text);
  if (rule === 'not-zero' && value === 0) return 'zero';
  if (!number) return undefined;
  if (value < number.minimum) return 'too-small';
  if (value > number.maximum) return 'too-large';
  if (decimals <= number.decimals) return undefined;
  return number.decimals === 0 ? 'not-whole' : 'too-precise';
}

/** How many decimals a plain number has, without the zeros at their end; undefined for what is no digits with at most a sign and a point. */
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

function isDateTime(text: string): boolean {
  const parts = /^(?!0000)(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/.exec(text);
  if (!parts) return false;
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year!, month! - 1, day));
  return (
    date.getUTCMonth() === month! - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  );
}
