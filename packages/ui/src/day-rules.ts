/** A calendar day, YYYY-MM-DD: not a moment, so independent of time zones. */
export type Day = string;

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** The day with these three numbers; undefined if it does not exist, as for February 30. */
function dayOfNumbers(year: number, month: number, date: number): Day | undefined {
  const found = new Date(Date.UTC(year, month - 1, date));
  const isThere = found.getUTCMonth() === month - 1 && found.getUTCDate() === date && year >= 1000;
  return isThere ? dayOf(found) : undefined;
}

/**
 * Parses a day as people write it: year, month and day with any separators (`2026-3-7`, `2026/03/07`, `2026年3月7日`), or eight digits.
 * Undefined for anything else; `3/7/2026` is ambiguous.
 */
export function readDay(text: string): Day | undefined {
  const [, year, month, date] =
    /^(\d{4})(?:\D+(\d{1,2})\D+|(?=\d{4}$)(\d{2}))(\d{1,2})\D*$/
      .exec(text.trim())
      ?.filter((part) => part !== undefined) ?? [];
  return date === undefined ? undefined : dayOfNumbers(Number(year), Number(month), Number(date));
}

/** The day a number of days later or earlier. */
export function addDays(day: Day, days: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** The same day a number of months later or earlier; clamped to the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const first = utc(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = dayOf(first).slice(0, 7);
  first.setUTCMonth(first.getUTCMonth() + 1, 0);
  const last = first.getUTCDate();
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
}

/** The day of the week, 1 (Monday) to 7 (Sunday). */
function weekdayOf(day: Day): number {
  return utc(day).getUTCDay() || 7;
}

/** The first day of the week that contains a day. @param firstWeekday 1 (Monday) to 7 (Sunday) */
export function weekStart(day: Day, firstWeekday: number): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

/** The six weeks around a day's month, each from its first day on; always six, so that the sheet does not jump. */
export function weeksAround(day: Day, firstWeekday: number): Day[][] {
  const start = weekStart(`${day.slice(0, 7)}-01`, firstWeekday);
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => addDays(start, week * 7 + at)),
  );
}

/** Whether a day is within two others, inclusive; a missing one does not limit. */
export function isWithin(day: Day, min: Day | undefined, max: Day | undefined): boolean {
  return (!min || day >= min) && (!max || day <= max);
}

/** The first day of the week in the region of a language, 1 (Monday) to 7 (Sunday). */
export function firstWeekdayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 7;
}
