/** Built-in formats that display something other than the plain number, by id; they have no code in the file. */
const builtIn: Readonly<Record<number, string>> = {
  3: '#,##0',
  4: '#,##0.00',
  11: '0.00E+00',
  48: '##0.0E+0',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  45: 'mm:ss',
};
const grouped = /^(?:_.|\[(?:red|blue|\$-?[\da-f]*)\])*#,##0(?:\.0+)?(?:_.|[ )])*_?$/i;
/** Spreadsheets apply it to texts such as "1E5" that they take for a number. */
const scientific = /^[#0?,.]+e[+-][#0?]+/i;
const written = String.raw`(?:"[^"]*"|\\[\s\S]|[-+/():! ])*`;
/** A whole number with a text before or after it, such as `"#"0` and `0"-A"`. */
const withText = new RegExp(
  String.raw`^(?:\[(?:red|blue|\$-?[\da-f]*)\])*(${written})(?:[#0]|general)(${written})(?:_.)*$`,
  'i',
);
const dateToken =
  /"([^"]*)"|\\([\s\S])|_[\s\S]|\*[\s\S]|\[[^[\]]*\]|(AM\/PM|A\/P|y+|m+|d+|h+|s+(?:\.0+)?)|([\s\S])/gi;
const momentText = /^(?:(\d{4})-(\d{2})-(\d{2}))?(?:(?:^| )(\d{2}):(\d{2}):(\d{2}))?$/;
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * The part of a number format that makes a displayed date or number differ from the text that is read: dates, thousands separated
 * by commas, texts around a whole number, and scientific notation. Undefined for any other format.
 *
 * @param id of the format
 * @param code of the format, if the file has one
 * @param isMoment whether the format is known to display a date or time
 */
export function shownFormat(id: number, code: string | undefined, isMoment: boolean): string | undefined {
  const section = code === undefined ? builtIn[id] : /^(?:"[^"]*"|\\[\s\S]|[^;"\\])*/.exec(code)![0];
  return section !== undefined &&
    (isMoment || grouped.test(section) || showsScientific(section) || textsAround(section))
    ? section
    : undefined;
}

/** Whether a format of {@link shownFormat} displays a date or time. */
export const showsMoment = (format: string): boolean =>
  !grouped.test(format) && !showsScientific(format) && !textsAround(format);

/** Whether it displays scientific notation. */
export const showsScientific = (format: string): boolean => scientific.test(format);

/** The texts before and after a whole number; undefined if a format displays neither. */
function textsAround(format: string): readonly [string, string] | undefined {
  const [, before = '', behind = ''] = withText.exec(format) ?? [];
  const around = [plainLiteral(before), plainLiteral(behind)] as const;
  return around.join('').trim() === '' ? undefined : around;
}

/** A literal text of a format without its quotes. */
const plainLiteral = (text: string): string =>
  text.replaceAll(/"([^"]*)"|\\([\s\S])/g, (_, quoted?: string, escaped?: string) => quoted ?? escaped ?? '');

/**
 * A text as its cell format displays it: `2025-12-01` in the format `d-mmm` is `1-Dec`, 12345 in `#,##0` is 12,345, 1001 in
 * `"#"0` is #1001. An exponent is spelled out. Unchanged if the format contains something unknown.
 */
export function shownText(text: string, format: string): string {
  if (showsScientific(format)) return text;
  const around = textsAround(format);
  if (around) return /^\d+$/.test(text) ? `${around[0]}${text}${around[1]}`.trim() : text;
  return showsMoment(format)
    ? shownMoment(text, format)
    : text.replace(/^(-?)(\d+)(?=\.|$)/, (_, sign: string, whole: string) => sign + inThousands(whole));
}

function inThousands(digits: string): string {
  let to = digits.length % 3 || 3;
  let shown = digits.slice(0, to);
  for (; to < digits.length; to += 3) shown += `,${digits.slice(to, to + 3)}`;
  return shown;
}

/** A placeholder of a date format, for a number or a name. */
interface Place {
  place: string;
  /** Whether `m` stands for minutes: next to hours or seconds. */
  isMinute: boolean;
}

/** The parts of a date format, placeholders and literal texts; undefined if it has letters with another meaning, such as years of an era. */
function partsOf(format: string): (Place | string)[] | undefined {
  const tokens = [...format.matchAll(dateToken)];
  if (tokens.some(([, , , , other]) => other !== undefined && /[a-z]/i.test(other))) return undefined;
  const places = tokens.flatMap(([, , , place]) => (place === undefined ? [] : [place.toLowerCase()]));
  const isMinute = (at: number) =>
    /^mm?$/.test(places[at]!) && Boolean(places[at - 1]?.startsWith('h') || places[at + 1]?.startsWith('s'));
  let at = -1;
  return tokens.map(([, quoted, escaped, place, other]) => {
    if (place === undefined) return quoted ?? escaped ?? other ?? '';
    at += 1;
    return { place: places[at]!, isMinute: isMinute(at) };
  });
}

/** A date and time as a cell holds it; months count from 1. */
interface Moment {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const padded = (value: number, length: number) => String(value).padStart(Math.min(length, 2), '0');

/** What a placeholder displays of a moment. @param isHalved whether the hours are those of half a day */
function shownPlace({ place, isMinute }: Place, moment: Moment, isHalved: boolean): string {
  const { year, month, day, hour, minute, second } = moment;
  const { length } = place;
  switch (place[0]) {
    case 'y':
      return length > 2 ? String(year).padStart(4, '0') : padded(year % 100, 2);
    case 'm':
      return isMinute ? padded(minute, length) : (named(months, month - 1, length) ?? padded(month, length));
    case 'd': {
      const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
      return named(days, weekday, length) ?? padded(day, length);
    }
    case 'h':
      return padded(isHalved ? hour % 12 || 12 : hour, length);
    case 's':
      return padded(second, place.split('.')[0]!.length);
    default:
      return (hour < 12 ? 'AM' : 'PM').slice(0, place === 'a/p' ? 1 : 2);
  }
}

function shownMoment(text: string, format: string): string {
  const found = momentText.exec(text);
  if (!found || text === '') return text;
  const parts = partsOf(format);
  if (!parts) return text;
  const [year = 1900, month = 1, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map(asNumber);
  const isHalved = parts.some((part) => typeof part !== 'string' && part.place.startsWith('a'));
  let shown = '';
  for (const part of parts)
    shown +=
      typeof part === 'string'
        ? part
        : shownPlace(part, { year, month, day, hour, minute, second }, isHalved);
  return shown.trim();
}

/** A name abbreviated to three letters, in full, or its first letter; undefined for fewer than three placeholders. */
function named(names: readonly string[], at: number, length: number): string | undefined {
  if (length < 3) return undefined;
  const name = names[at]!;
  return length === 3 ? name.slice(0, 3) : length === 5 ? name.slice(0, 1) : name;
}

const asNumber = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);
