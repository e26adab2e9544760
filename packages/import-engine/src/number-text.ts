import type { CodeFormat, CodePattern, NumberKind } from './number-formats.ts';
import { trimSigns } from './trim-signs.ts';

const dayMs = 86_400_000;
/** 31 December 9999, the last day that spreadsheets support. */
const lastDay = 2_958_465;

/** Whether a number has more digits than a spreadsheet keeps, which is 15: its last ones may be lost (decision D8). */
export const isLongNumber = (text: string): boolean => text.length > 15 && /^-?\d{16,}$/.test(text);

/**
 * The text of a number as a workbook stores it (`0.1`, `12.300000000000001`, `8.9E+11`): plain decimals without
 * binary rounding noise. Whole numbers keep every digit.
 */
export function numberText(raw: string): string {
  const length = raw.length;
  let digits = 0;
  let hasPoint = false;
  for (let at = 0; at < length; at += 1) {
    const code = raw.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
    else if (code === 46 && !hasPoint && at > 0) hasPoint = true;
    else if (code !== 45 || at > 0) return unusualNumber(raw);
  }
  if (!hasPoint) return raw;
  const last = raw.charCodeAt(length - 1);
  return digits > 15 || last === 48 || last === 46 ? unusualNumber(raw) : raw;
}

/** Largest exponent of a number that a cell can hold. */
const farthest = 330;

/** Moves the point of a number in any spelling by its exponent, digit by digit; other texts are unchanged. */
function unusualNumber(raw: string): string {
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/.exec(raw.trim());
  if (!parts) return raw;
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (digits === '' || Math.abs(point) > farthest) return raw;
  const before =
    digits
      .slice(0, Math.max(0, point))
      .padEnd(point, '0')
      .replace(/^0+(?=\d)/, '') || '0';
  const after = trimSigns(`${'0'.repeat(Math.max(0, -point))}${digits.slice(Math.max(0, point))}`, '', '0');
  const minus = sign === '-' && /[1-9]/.test(digits) ? '-' : '';
  if (after === '') return minus + before;
  const text = `${minus}${before}.${after}`;
  return text.replaceAll(/\D/g, '').replace(/^0+/, '').length > 15 ? withoutNoise(Number(text)) : text;
}

/** Spreadsheets keep 15 digits; the rest is noise. */
function withoutNoise(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : rounded.toFixed(20).replace(/\.?0+$/, '');
}

/**
 * The text of a number shown as a date and time: `2026-11-21`, `2026-11-21 07:31:41`, or `07:31:41` without a day.
 * `from1904` selects the later of the two date bases. Numbers outside the calendar stay numbers.
 */
export function momentText(serial: number, from1904: boolean): string {
  let day = Math.floor(serial);
  let seconds = Math.round((serial - day) * 86_400);
  if (seconds === 86_400) [day, seconds] = [day + 1, 0];
  if (!(day >= 0) || day > lastDay) return withoutNoise(serial);
  const time = clockText(seconds);
  if (day === 0 && !from1904) return time;
  return seconds === 0 ? dayText(day, from1904) : `${dayText(day, from1904)} ${time}`;
}

/** The text of a number shown as a duration: 1.5 days are `36:00:00`. */
function spanText(days: number): string {
  return days < 0 ? withoutNoise(days) : clockText(Math.round(days * 86_400));
}

/** The text of a whole number shown as a code: 42 is `00042` or `SKU-0042`. Other numbers are unchanged. */
function codeText(raw: string, format: CodeFormat): string {
  const text = numberText(raw);
  const pattern = patternFor(Number(text), format);
  if (!pattern || !/^\d+$/.test(text) || text.length < (format.least ?? 0)) return text;
  let left = text;
  let code = '';
  for (let at = pattern.length - 1; at >= 0; at -= 1) {
    const part = pattern[at]!;
    if (typeof part === 'string') code = part + code;
    else {
      const isFirst = !pattern.slice(0, at).some((before) => typeof before === 'number');
      const from = isFirst ? 0 : Math.max(0, left.length - part);
      code = left.slice(from).padStart(part, '0') + code;
      left = left.slice(0, from);
    }
  }
  return code;
}

const meets: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
};

function patternFor(value: number, { code, sections }: CodeFormat): CodePattern | undefined {
  if (!sections) return code;
  return sections.find(({ condition }) => !condition || meets[condition.sign]!(value, condition.limit))?.code;
}

/** A number with at least this many decimals; none is cut off. */
function withDecimals(text: string, decimals: number): string {
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? text : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** The text of a number as displayed with a format; see {@link NumberKind}. */
export function shownNumber(raw: string, kind: Exclude<NumberKind, 'number'>, from1904: boolean): string {
  if (typeof kind === 'object') {
    if ('code' in kind) return codeText(raw, kind);
    return 'unit' in kind
      ? `${numberText(raw)} ${kind.unit.symbol}`
      : withDecimals(numberText(raw), kind.decimals);
  }
  const serial = Number(raw);
  if (!Number.isFinite(serial)) return numberText(raw);
  return kind === 'span' ? spanText(serial) : momentText(serial, from1904);
}

/** Days recur by the thousand in a column, and formatting them is slow. */
const dayTexts = [new Map<number, string>(), new Map<number, string>()] as const;
const dayTextsKept = 20_000;

function dayText(day: number, from1904: boolean): string {
  const known = dayTexts[from1904 ? 1 : 0];
  let text = known.get(day);
  if (text === undefined) {
    text = calendarDay(day, from1904);
    if (known.size < dayTextsKept) known.set(day, text);
  }
  return text;
}

function calendarDay(day: number, from1904: boolean): string {
  // The 1900 date base counts a February 29, 1900 that never existed; files depend on it.
  if (!from1904 && day === 60) return '1900-02-29';
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  return new Date(epoch + day * dayMs).toISOString().slice(0, 10);
}

function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
