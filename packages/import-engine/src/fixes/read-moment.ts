import { momentText } from '../number-text.ts';
import type { FixStep } from './cell-fix.ts';
import type { TextReading } from './text-reading.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const clock = String.raw`(?:[\sT,]+((?:上午|下午)?\s*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?)\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = new RegExp(
  String.raw`^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?${clock}$`,
  'i',
);
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})${clock}$`, 'i');
const named = new RegExp(
  String.raw`^(?:(?:\w{3,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})|(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2}))${clock}$`,
  'i',
);
/** Days of a spreadsheet that an order may have: 2000 to 2099. */
const serials = { first: 36_526, last: 73_050 };

/**
 * The ways in which a cleaned text can be read as a day, with or without the time of it: the form that the import wants,
 * `2026-11-21` or `2026-11-21 09:30:00`. "03/04/2026" may be two days.
 */
export function readMoment(text: string): TextReading[] {
  const first = yearFirst.exec(text);
  if (first) return only('date', first[1]!, first[2]!, first[3]!, first[4], first[5]);
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  if (compact) return only('date', compact[1]!, compact[2]!, compact[3]!);
  const last = yearLast.exec(text);
  if (last) return yearLastReadings(last);
  const words = named.exec(text);
  if (words) {
    const month = months.indexOf((words[1] ?? words[5]!).slice(0, 3).toLowerCase()) + 1;
    return only('date', words[3] ?? words[6]!, String(month), words[2] ?? words[4]!, words[7], words[8]);
  }
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return [];
  const serial = Number(text);
  if (serial < serials.first || serial >= serials.last + 1) return [];
  return [{ reading: 'only', steps: ['serial-date'], text: momentText(serial, false) }];
}

function yearLastReadings([, one, between, two, year, time, zone]: RegExpExecArray): TextReading[] {
  const dayFirst = only('date', year!, two!, one!, time, zone);
  // With points between them the day always comes first.
  if (between === '.') return dayFirst;
  const monthFirst = only('date', year!, one!, two!, time, zone);
  if (Number(one) > 12 || one === two) return dayFirst;
  if (Number(two) > 12) return monthFirst;
  return [
    ...dayFirst.map((found) => ({ ...found, reading: 'day-first' as const })),
    ...monthFirst.map((found) => ({ ...found, reading: 'month-first' as const })),
  ];
}

function only(
  step: FixStep,
  year: string,
  month: string,
  day: string,
  time?: string,
  zone?: string,
): TextReading[] {
  const steps: FixStep[] = [step];
  if (year.length === 2) steps.push('short-year');
  if (zone) steps.push('time-zone');
  const date = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const at = time === undefined ? '' : ` ${clockText(time)}`;
  return at === ' ' ? [] : [{ reading: 'only', steps, text: date + at }];
}

/** A time of 12 or 24 hours as `09:30:00`; '' for none that there is. */
function clockText(time: string): string {
  const parts = /^(上午|下午)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap])?/i.exec(time);
  if (!parts) return '';
  const half = parts[1] === '下午' || parts[5]?.toLowerCase() === 'p' ? 12 : parts[1] || parts[5] ? 0 : null;
  const hour = Number(parts[2]);
  if (half !== null && (hour < 1 || hour > 12)) return '';
  return `${two(String(half === null ? hour : (hour % 12) + half))}:${parts[3]}:${parts[4] ?? '00'}`;
}

const two = (digits: string) => digits.padStart(2, '0');
