import { timeFormats } from '@lading/contracts/core';

const token = /YYYY|MM|DD|HH|mm|ss/g;
const partOfToken: Record<string, Intl.DateTimeFormatPartTypes> = {
  YYYY: 'year',
  MM: 'month',
  DD: 'day',
  HH: 'hour',
  mm: 'minute',
  ss: 'second',
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-u-nu-latn', {
      timeZone: isTimeZone(timeZone) ? timeZone : undefined,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Whether the runtime knows an IANA time zone name such as `America/Chicago`. */
export function isTimeZone(timeZone: string): boolean {
  if (!timeZone) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * A moment in the user's zone, in one of the formats of spec §9 (the same in both languages).
 * @param moment a Date, milliseconds since 1970, or an ISO 8601 text
 * @param timeZone IANA name from the account; an unknown one falls back to the zone of the machine
 * @returns the text, or an empty one if the moment is not a time
 */
export function formatTime(
  moment: Date | number | string,
  timeZone: string,
  format: keyof typeof timeFormats = 'default',
): string {
  const date = moment instanceof Date ? moment : new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return timeFormats[format].replace(token, (name) => parts.get(partOfToken[name]!) ?? name);
}
