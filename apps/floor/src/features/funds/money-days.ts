import { formatTime } from '@lading/i18n/format-time';

const dayMs = 86_400_000;
const written = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

/** The day, YYYY-MM-DD, a number of days after the current one in a zone; before it if negative. */
export function dayFromNow(days: number, timeZone: string, now = new Date()): string {
  return written(Date.parse(`${formatTime(now, timeZone).slice(0, 10)}T00:00:00Z`) + days * dayMs);
}

/** First and last day of the previous month in a zone. */
export function lastMonth(timeZone: string, now = new Date()): { fromDay: string; toDay: string } {
  const [year, month] = formatTime(now, timeZone).split('-').map(Number) as [number, number];
  return { fromDay: written(Date.UTC(year, month - 2, 1)), toDay: written(Date.UTC(year, month - 1, 0)) };
}
