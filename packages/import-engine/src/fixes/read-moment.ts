import { momentText } from '../number-text.ts';
import type { FixStep } from './cell-fix.ts';
import type { TextReading } from './text-reading.ts';

/** Abbreviations that mean the same offset everywhere; CST, IST and BST are ambiguous. */
const named: Readonly<Record<string, string>> = {
  Z: '+00:00',
  UTC: '+00:00',
  GMT: '+00:00',
  EST: '-05:00',
  EDT: '-04:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  CET: '+01:00',
  CEST: '+02:00',
  JST: '+09:00',
};

/**
 * The UTC offset of a time zone, as `-05:00`: from an offset (`-0500`, `+8`), an abbreviation (`Z`, `PDT`), or both
 * (`GMT+08:00`). Undefined for an unknown or ambiguous zone.
 */
function zoneOffset(zone: string): string | undefined {
  const parts = /^([a-z]*)\s*(?:([+-])(\d{1,2}):?(\d{2})?)?$/i.exec(zone.trim());
  if (!parts) return undefined;
  const [, name = '', sign, hours, minutes = '00'] = parts;
  const ofName = named[name.toUpperCase()];
  if (sign === undefined) return ofName;
  if (name !== '' && ofName !== '+00:00') return undefined;
  return `${sign}${hours!.padStart(2, '0')}:${minutes}`;
}

const names = `
  january february march april may june july august september october november december
  januar februar marz april mai juni juli august september oktober november dezember
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  januari februari maart april mei juni juli augustus september oktober november december
  januari februari mars april maj juni juli augusti september oktober november december
  januar februar marts april maj juni juli august september oktober november december
  stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia
  januar februar mars april mai juni juli august september oktober november desember
  ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
  ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince
  января февраля марта апреля мая июня июля августа сентября октября ноября декабря
  ocak subat mart nisan mayıs haziran temmuz agustos eylul ekim kasım aralık`
  .trim()
  .split(/\s+/);
const shortest = 3;

/**
 * The month, 1 to 12, that a name or its beginning means, in the report languages of marketplaces: English, German,
 * French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish, Czech, Romanian, Russian, Turkish. Undefined if none or more than one matches.
 */
function monthNamed(text: string): number | undefined {
  const name = text
    .normalize('NFD')
    .replaceAll(/\p{M}|\.$/gu, '')
    .toLowerCase();
  if (name.length < shortest) return undefined;
  const found = new Set(names.flatMap((full, at) => (full.startsWith(name) ? [(at % 12) + 1] : [])));
  return found.size === 1 ? [...found][0] : undefined;
}

/** A time of day with its zone, anywhere in the text. */
const clock =
  /(?:^|[T\s,]|\bat\b)\s*(上午|下午|午前|午後|오전|오후)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m\b\.?)?\s*((?:Z|[a-z]{3,4})?\s*(?:[+-]\d{1,2}(?::?\d{2})?)?)(?:\s*\([^)]*\))?(?=$|[\s,])/i;
const chineseWeekday = /^(?:周[一二三四五六日]|星期[一二三四五六日天]|[月火水木金土日]曜日)[\s,]*/;
/** Three numbers or names with something between them. */
const calendar = /^(\d{1,4}|\p{L}{3,}\.?)([-/.\s,年]+)(\d{1,2}|\p{L}{3,}\.?)([-/.\s,月'’]+)(\d{1,4})日?$/u;
const ordinal = /\b(\d{1,2})(?:st|nd|rd|th)\b/i;
const compact = /^(20\d{2})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?(Z)?)?$/;
/** Days of a spreadsheet that an order may have: 2000 to 2099. */
const serials = { first: 36_526, last: 73_050 };
/** Seconds since 1970 of the same years. */
const epochs = { first: 946_684_800, last: 4_102_444_799 };
/** Years of two digits that may stand first in a date: of an order, they are near our own. */
const firstYears = { first: 15, last: 39 };

interface Day {
  year: string;
  month: string;
  day: string;
  reading?: TextReading['reading'];
}

/**
 * The ways in which a cleaned text can be read as a day, with or without the time of it: the form that the import wants,
 * `2026-11-21`, `2026-11-21 09:30:00`, or `2026-11-21 09:30:00 -05:00` where the text names its time zone. "03/04/2026" may be two days.
 */
export function readMoment(written: string): TextReading[] {
  const text = inDigits(written);
  const tight = compact.exec(text);
  if (tight) {
    const [, year, month, day, hour, minute, second = '00', zone] = tight;
    const time = hour === undefined ? '' : ` ${hour}:${minute}:${second}`;
    return [readingOf({ year: year!, month: month!, day: day! }, time, zone && zoneOffset(zone))];
  }
  const time = clock.exec(text);
  const zone = time?.[6]?.trim();
  const offset = zone ? zoneOffset(zone) : undefined;
  const at = time ? clockText(time) : '';
  if (at === undefined || (zone && offset === undefined)) return [];
  const days = daysOf(time ? text.replace(time[0], ' ') : text);
  if (days.length > 0) return days.map((day) => readingOf(day, at, offset));
  const epoch = /^(\d{10})(?:\d{3})?(?:\.\d+)?$/.exec(text);
  if (epoch) return epochReading(Number(epoch[1]));
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return [];
  const serial = Number(text);
  if (serial < serials.first || serial >= serials.last + 1) return [];
  return [{ reading: 'only', steps: ['serial-date'], text: momentText(serial, false) }];
}

/** Hours, minutes and days that are named by words, with signs between them: "2026年11月2日 9时14分", "9h14", "9.14 Uhr". */
function inDigits(text: string): string {
  return text
    .replace(
      /(\d{1,2})\s*[时時点點시]\s*(?:(\d{1,2})\s*[分분]\s*(?:(\d{1,2})\s*[秒초])?)?/,
      (_, hour: string, minute = '0', second = '0') =>
        ` ${hour}:${twoDigits(String(minute))}:${twoDigits(String(second))}`,
    )
    .replace(/(\d{4})\s*년\s*(\d{1,2})\s*월\s*(\d{1,2})\s*일/, '$1-$2-$3')
    .replace(/\b(\d{1,2})\s?[h.]\s?(\d{2})\s*(?:uhr)?$/i, (whole, hour: string, minute: string) =>
      /uhr$|h/i.test(whole) ? `${hour}:${minute}` : whole,
    )
    .replace(/\s*\buhr$/i, '')
    .replace(/\s(?:à|um|om|alle|kl\.?)\s+(?=\d{1,2}:)/i, ' ')
    .replaceAll(/\s+(?:de|del)\s+/gi, ' ')
    .trim();
}

/** A moment in seconds since 1970, in UTC. */
function epochReading(seconds: number): TextReading[] {
  if (seconds < epochs.first || seconds > epochs.last) return [];
  const text = new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return [{ reading: 'only', steps: ['epoch'], text: `${text} +00:00` }];
}

/** A date without the day of the week in front of it, in any language: a word that is no month. */
function withoutWeekday(text: string): string {
  const bare = text.replace(chineseWeekday, '');
  const found = /^(\p{L}{2,12})(\.?,?\s+|\.?,)(?=[\d\p{L}])(.*)$/u.exec(bare);
  if (!found) return bare;
  const [, word = '', between = '', rest = ''] = found;
  const isMonth = monthNamed(word) !== undefined && !(between.includes(',') && /\p{L}{3}/u.test(rest));
  return !isMonth && /\d/.test(rest) ? rest : bare;
}

/** The days that a date without its time may mean. */
function daysOf(text: string): Day[] {
  const parts = calendar.exec(withoutWeekday(text.trim()).replace(ordinal, '$1').trim());
  if (!parts) return [];
  const [, one = '', between = '', two = '', behind = '', three = ''] = parts;
  if (/^\d/.test(one) && /^\d/.test(two))
    return numberedDays(one, two, three, between.trim() === behind.trim() ? between.trim() : undefined);
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
  // With points between them the month is never first.
  if (between === '.' || Number(one) > 12 || one === two) days.push({ ...dayFirst, reading: 'day-first' });
  else if (Number(two) > 12) days.push({ ...monthFirst, reading: 'month-first' });
  else days.push({ ...dayFirst, reading: 'day-first' }, { ...monthFirst, reading: 'month-first' });
  return days.length === 1 ? [{ ...days[0]!, reading: 'only' }] : days;
}

function readingOf({ year, month, day, reading = 'only' }: Day, time: string, offset?: string): TextReading {
  const steps: FixStep[] = ['date'];
  if (year.length <= 2) steps.push('short-year');
  if (offset) steps.push('time-zone');
  const date = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`;
  return { reading, steps, text: `${date}${time}${offset && time ? ` ${offset}` : ''}` };
}

/** A time of 12 or 24 hours as ` 09:30:00`; undefined for none that there is. */
function clockText([, half, hours, minutes, seconds = '00', letter]: RegExpExecArray): string | undefined {
  const isAfternoon = ['下午', '午後', '오후'].includes(half ?? '') || letter?.toLowerCase() === 'p';
  const hour = Number(hours);
  if (!half && !letter) return ` ${twoDigits(hours!)}:${minutes}:${seconds}`;
  if (hour < 1 || hour > 12) return undefined;
  return ` ${twoDigits(String((hour % 12) + (isAfternoon ? 12 : 0)))}:${minutes}:${seconds}`;
}

const twoDigits = (digits: string) => digits.padStart(2, '0');
