import { momentText } from '../number-text.ts';
import type { FixStep } from './cell-fix.ts';
import { monthNamed } from './month-names.ts';
import { twoDigits, withDigits } from './spelled-moment.ts';
import type { TextReading } from './text-reading.ts';
import { isWeekday } from './weekday-names.ts';
import { zoneOffset } from './zone-offset.ts';

/** A time of day, anywhere in the text. */
const clock =
  /(^|[T\s,]|\bat\b)\s*(上午|下午|午前|午後|오전|오후|凌晨|清晨|早上|早晨|中午|傍晚|晚上)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s*([ap])\.?\s?m\b\.?)?/i;
/** What may follow the time: a zone, and remarks in brackets. */
const zoneBehind =
  /^\s*((?:[a-z]{3})?\s*[+-]\d{1,2}(?::?\d{2})?|[A-Z][A-Za-z]+\/[A-Za-z_/]+|(?:\p{L}+ ){1,2}time|(?:北京|日本)[时時][间間]|[a-z]{1,5})?\s*([([][^\])]*[)\]])?(?=$|[\s,])/iu;
const afternoons = new Set(['下午', '午後', '오후', '傍晚', '晚上']);
/** Three numbers or names with separators; the repetition is limited because 年 is a letter too. */
const calendar =
  /^(\d{1,4}|\p{L}{3,20}\.?)([-/.\s,年]{1,6})(\d{1,2}|\p{L}{3,20}\.?)([-/.\s,月'’]{1,6})(\d{1,4})[日.]?$/u;
const ordinal = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|[º°ª]|e(?=\s\p{L}))(?=[\s,.]|$)/iu;
const compactDay = /^(20\d{2})(\d{2})(\d{2})$/;
const compact = /^(20\d{2})(\d{2})(\d{2})(?:[T ]?(\d{2})(\d{2})(\d{2})?(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;
/** Spreadsheet day numbers plausible for an order: 2000 to 2099. */
const serials = { first: 36_526, last: 73_050 };
/** Seconds since 1970 for the same years. */
const epochs = { first: 946_684_800, last: 4_102_444_799 };
/** Two-digit years that may come first in a date: those of orders are recent. */
const firstYears = { first: 15, last: 39 };
/** Years accepted in a spelled date; a Buddhist year belongs to another calendar. */
const years = { first: 1970, last: 2150 };
/** Two-digit years up to this one belong to the current century. */
const lastShortYear = 69;

interface Day {
  year: string;
  month: string;
  day: string;
  reading?: TextReading['reading'];
}

/** A time of day and its zone, with the remaining text. */
interface Time {
  /** ` 09:30:00`, or '' without a time. */
  at: string;
  zone: string;
  rest: string;
}

/** The longest text read as a moment: the many date patterns would otherwise search whole descriptions. */
const longest = 120;

/**
 * The possible readings of a cleaned text as a day with an optional time, in the form that the import requires: `2026-11-21`,
 * `2026-11-21 09:30:00`, or `2026-11-21 09:30:00 -05:00` if the text names its time zone. "03/04/2026" may be two days.
 */
export function readMoment(written: string): TextReading[] {
  if (written.length > longest) return [];
  const text = withDigits(written);
  const tight = compact.exec(text);
  if (tight) {
    const [, year, month, day, hour, minute, second = '00', zone = ''] = tight;
    const time = hour === undefined ? '' : ` ${hour}:${minute}:${second}`;
    return readingsOf([{ year: year!, month: month!, day: day! }], time, zone);
  }
  const time = timeIn(text);
  if (!time) return [];
  const days = daysOf(time.rest);
  if (days.length > 0) return readingsOf(days, time.at, time.zone);
  const epoch = /^(?:\/Date\()?(\d{10})(?:\d{3}){0,3}(?:\.\d+)?(?:\)\/)?$/i.exec(text);
  if (epoch) return epochReading(Number(epoch[1]));
  if (!/^\d{5}(?:[.,]\d+)?$/.test(text)) return [];
  const serial = Number(text.replace(',', '.'));
  if (serial < serials.first || serial >= serials.last + 1) return [];
  return [{ reading: 'only', steps: ['serial-date'], text: momentText(serial, false) }];
}

/** The time of day in a text; undefined if it is invalid or its zone is ambiguous. */
function timeIn(text: string): Time | undefined {
  const found = clock.exec(text);
  if (!found) return { at: '', zone: '', rest: text };
  const at = clockText(found);
  if (at === undefined) return undefined;
  const end = found.index + found[0].length;
  const [behind = '', spelled = '', bracket = ''] = zoneBehind.exec(text.slice(end)) ?? [];
  const inBracket = bracket.slice(1, -1).trim();
  const word = spelled.trim();
  const isOfDay =
    !isZone(word) && /^\p{L}+$/u.test(word) && (isWeekday(word) || monthNamed(word) !== undefined);
  const taken = isOfDay ? '' : behind;
  const rest = `${text.slice(0, found.index)} ${text.slice(end + taken.length)}`;
  const zones = isOfDay ? [] : [word, isWeekday(inBracket) ? '' : inBracket].filter(Boolean);
  if (zones.length === 0) return { at, zone: '', rest };
  // "09:00-11:00" is a time span, unless an ISO date precedes it.
  if (/^-\d{1,2}:\d{2}$/.test(word) && found[5] === undefined && !/^t$/i.test(found[1]!)) return undefined;
  const zone = zones.find((one) => isZone(one));
  return zone === undefined ? undefined : { at, zone, rest };
}

const isZone = (text: string): boolean => zoneOffset(text, '2026-01-01 00:00:00') !== undefined;

/** A moment in seconds since 1970, in UTC. */
function epochReading(seconds: number): TextReading[] {
  if (seconds < epochs.first || seconds > epochs.last) return [];
  const text = new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return [{ reading: 'only', steps: ['epoch'], text: `${text} +00:00` }];
}

const chineseWeekday = /^(?:(?:周|週|星期|礼拜|禮拜)[一二三四五六日天]|[月火水木金土日]曜日?)[\s,]*/;

/** A date without the weekday before it, after it or in brackets, in any language. */
function withoutWeekday(text: string): string {
  const bare = text
    .replace(chineseWeekday, '')
    .replace(/\s*[([]([^\])\d]{1,14})[)\]]/u, (all, word: string) => (isWeekday(word.trim()) ? ' ' : all))
    .trim();
  const behind = /[\s,]+(\p{L}[\p{L}-]*)\.?$/u.exec(bare);
  const before = behind ? bare.slice(0, behind.index) : '';
  if (behind && isWeekday(behind[1]!) && /\d/.test(before)) return before;
  const found = /^(\p{L}[\p{L}-]{0,14})(?:\.?,?\s+|\.?,|\.(?=\d))(.*\d.*)$/u.exec(bare);
  if (!found || !isWeekday(found[1]!)) return bare;
  const [, word = '', rest = ''] = found;
  // "mar. 3 nov." is a Tuesday in November, "Mar 3" a day in March.
  const isDate = /\p{L}{3}/u.test(rest) || /^\d+[-/.]\d+[-/.]/.test(rest);
  return monthNamed(word) === undefined || isDate ? rest : bare;
}

/** The possible days of a date without time. */
function daysOf(text: string): Day[] {
  const bare = withoutWeekday(text.replaceAll(/\s+/g, ' ').trim())
    .replace(ordinal, '$1')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  const tight = compactDay.exec(bare);
  if (tight) return [{ year: tight[1]!, month: tight[2]!, day: tight[3]! }];
  const parts = calendar.exec(bare);
  if (!parts) return [];
  const [, one = '', between = '', two = '', behind = '', three = ''] = parts;
  if (/^\d/.test(one) && /^\d/.test(two)) {
    if (between === '年' && one.length === 2) return [{ year: one, month: two, day: three }];
    return numberedDays(one, two, three, between.trim() === behind.trim() ? between.trim() : undefined);
  }
  const [name, number] = /^\d/.test(one) ? [two, one] : [one, two];
  const month = monthNamed(name);
  if (month === undefined || !/^\d/.test(number)) return [];
  return number.length === 4
    ? [{ year: number, month: String(month), day: three }]
    : [{ year: three, month: String(month), day: number }];
}

/** @param between the separator of the numbers, if both are the same */
function numberedDays(one: string, two: string, three: string, between: string | undefined): Day[] {
  if (one.length === 4) return [{ year: one, month: two, day: three }];
  if (between === undefined || one.length > 2) return [];
  const dayFirst = { year: three, month: two, day: one };
  const monthFirst = { year: three, month: one, day: two };
  const yearFirst = { year: one, month: two, day: three };
  const inFront = Number(one) >= firstYears.first && Number(one) <= firstYears.last;
  const mayBeYear = three.length === 2 && inFront && Number(two) <= 12 && Number(three) <= 31;
  const days: Day[] = mayBeYear ? [{ ...yearFirst, reading: 'year-first' }] : [];
  // With points as separators the month never comes first.
  if (between === '.' || Number(one) > 12 || one === two) days.push({ ...dayFirst, reading: 'day-first' });
  else if (Number(two) > 12) days.push({ ...monthFirst, reading: 'month-first' });
  else days.push({ ...dayFirst, reading: 'day-first' }, { ...monthFirst, reading: 'month-first' });
  return days.length === 1 ? [{ ...days[0]!, reading: 'only' }] : days;
}

function readingsOf(days: readonly Day[], time: string, zone: string): TextReading[] {
  return days.flatMap(({ year, month, day, reading = 'only' }) => {
    const isShort = year.length <= 2;
    const full = isShort ? `20${twoDigits(year)}` : year;
    if (isShort ? Number(year) > lastShortYear : Number(full) < years.first || Number(full) > years.last)
      return [];
    const date = `${full}-${twoDigits(month)}-${twoDigits(day)}`;
    const offset = zone && time ? zoneOffset(zone, `${date}${time}`) : undefined;
    if (zone && time && offset === undefined) return [];
    const steps: FixStep[] = ['date'];
    if (isShort) steps.push('short-year');
    if (offset) steps.push('time-zone');
    return [{ reading, steps, text: `${date}${time}${offset ? ` ${offset}` : ''}` }];
  });
}

/** A 12-hour or 24-hour time as ` 09:30:00`; undefined if it is invalid. */
function clockText([, , half, hours, minutes, seconds = '00', letter]: RegExpExecArray): string | undefined {
  const hour = Number(hours);
  const time = (shown: number) => ` ${twoDigits(String(shown))}:${minutes}:${seconds}`;
  if (!half && !letter) return time(hour);
  const isAfternoon = afternoons.has(half ?? '') || letter?.toLowerCase() === 'p';
  // Programs write "14:05 PM" and "0:15 AM"; each has one meaning.
  if (isAfternoon ? hour > 12 && hour < 24 : hour === 0) return time(hour);
  if (hour < 1 || hour > 12) return undefined;
  // Twelve in the evening may be midnight.
  if (hour === 12 && (half === '晚上' || half === '傍晚')) return undefined;
  if (half === '中午') return time(hour < 3 ? hour + 12 : hour);
  return time((hour % 12) + (isAfternoon ? 12 : 0));
}
