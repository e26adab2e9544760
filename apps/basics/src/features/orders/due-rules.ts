import { formatTime } from '@lading/i18n/format-time';

/** Due periods of unshipped orders: before today, up to today, within the next week. */
export const dues = ['overdue', 'today', 'week'] as const;
export type Due = (typeof dues)[number];

const daysAhead: Record<Due, number> = { overdue: -1, today: 0, week: 7 };

/** The last day of it (YYYY-MM-DD) in the reader's zone. */
export function dueDay(due: Due, timeZone: string, now = new Date()): string {
  const day = new Date(`${formatTime(now.toISOString(), timeZone).slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysAhead[due]);
  return day.toISOString().slice(0, 10);
}
