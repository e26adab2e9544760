import type { CutOff } from './carriers/carrier-adapter.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Moves an ISO 8601 date by whole days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Weekday of an ISO 8601 date, 0 for Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The date of the nth given weekday of a month; of the last one for n = -1. */
function nthWeekday(year: number, month: number, day: number, n: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const ahead = (day - weekday(first) + 7) % 7;
  if (n > 0) return addDays(first, ahead + 7 * (n - 1));
  const last = addDays(
    `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`,
    -1,
  );
  return addDays(last, -((weekday(last) - day + 7) % 7));
}

/** Days on which US parcel carriers neither pick up nor deliver. */
export function isUsHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const monthAndDay = day.slice(5);
  return (
    ['01-01', '07-04', '12-25'].includes(monthAndDay) ||
    day === nthWeekday(year, 5, 1, -1) ||
    day === nthWeekday(year, 9, 1, 1) ||
    day === nthWeekday(year, 11, 4, 4)
  );
}

/** Monday to Friday, without the holidays of US parcel carriers. */
export const isUsBusinessDay = (day: string): boolean =>
  weekday(day) >= 1 && weekday(day) <= 5 && !isUsHoliday(day);

/** The date a number of business days after another; 0: the date itself. */
export function afterBusinessDays(
  day: string,
  count: number,
  isBusinessDay: (day: string) => boolean,
): string {
  let at = day;
  for (let left = count; left > 0;) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

/** Date and minutes after midnight of a moment, in a time zone. */
function localTime(moment: Date, timeZone: string): { day: string; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
}

/** The local date in a time zone at a moment. */
export const dayAt = (moment: Date, timeZone: string): string => localTime(moment, timeZone).day;

/** The moment at which local time in a zone is a date and minutes after midnight. */
export function momentAt(day: string, minutes: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const aheadAt = (moment: number): number => {
    const shown = localTime(new Date(moment), timeZone);
    return Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * minuteMs - moment;
  };
  const guess = wanted - aheadAt(wanted);
  // Daylight saving time may have started or ended between the two.
  return new Date(wanted - aheadAt(guess));
}

/** The day on which a carrier gets a parcel, and why it is later than requested. */
export interface ShipDay {
  day: string;
  /** The current date at the carrier; empty if there is none. */
  today: string;
  /** The pickup of the requested day is over. */
  isAfterCutOff: boolean;
  /** There is no pickup on the requested day: a weekend or a holiday. */
  isDayOff: boolean;
}

/** When a carrier picks up. */
export interface Pickups {
  cutOff: CutOff;
  isBusinessDay: (day: string) => boolean;
  /** The client has set the cut-off for this account: that of its default settings does not apply. */
  isOwnCutOff?: boolean;
}

/** The minutes of the cut-off on a day; null: no pickup on that weekday. */
const cutOffOn = (day: string, { cutOff }: Pickups): number | null => cutOff.minutes[weekday(day)] ?? null;

/** Whether the carrier picks up on a day: a business day, and a weekday with a cut-off. */
const hasPickup = (day: string, carrier: Pickups): boolean =>
  carrier.isBusinessDay(day) && cutOffOn(day, carrier) !== null;

/** Enough for the only pickup of a week, although Christmas and New Year's Day fall on the same weekday. */
const searchedDays = 28;

/** The first day with a pickup after another one; the next business day if there are no pickups at all. */
function nextPickupDay(day: string, carrier: Pickups): string {
  for (let ahead = 1; ahead <= searchedDays; ahead += 1) {
    const at = addDays(day, ahead);
    if (hasPickup(at, carrier)) return at;
  }
  return afterBusinessDays(day, 1, carrier.isBusinessDay);
}

/**
 * The day on which the carrier gets a parcel that is ready now: the requested day, or today; the next day with a pickup if there is
 * none that day or its cut-off has passed.
 */
export function shipDay(
  { now, asked }: { now: Date; asked?: string | undefined },
  carrier: Pickups,
): ShipDay {
  const { day: today, minutes } = localTime(now, carrier.cutOff.timeZone);
  const wanted = asked ?? today;
  const until = cutOffOn(wanted, carrier);
  const isMissed = wanted === today && until !== null && minutes >= until;
  const isOpen = hasPickup(wanted, carrier);
  if (isOpen && !isMissed) return { day: wanted, today, isAfterCutOff: false, isDayOff: false };
  const day = nextPickupDay(wanted, carrier);
  return { day, today, isAfterCutOff: isOpen, isDayOff: !isOpen };
}

/**
 * The day on which the carrier gets a parcel, also considering the organization's default cut-off: the later of both. It applies on every
 * day on which the carrier picks up, but not to an account with a cut-off of its own.
 */
export function pickupDay(
  asked: Parameters<typeof shipDay>[0],
  carrier: Pickups,
  own: { minutes: number; timeZone: string } | null,
): ShipDay {
  const theirs = shipDay(asked, carrier);
  if (!own || carrier.isOwnCutOff) return theirs;
  const minutes = carrier.cutOff.minutes.map((until) => (until === null ? null : own.minutes));
  const ours = shipDay(asked, { ...carrier, cutOff: { minutes, timeZone: own.timeZone } });
  return ours.isAfterCutOff && ours.day > theirs.day ? { ...ours, today: theirs.today } : theirs;
}

/**
 * Whether a carrier no longer picks up on a day at a moment: the day or its cut-off has passed, or it has no pickup at all. A quote
 * that was requested before is outdated then.
 */
export function isPickupOver(
  { day, at }: { day: string; at: Date },
  carrier: Pickups,
  own: Parameters<typeof pickupDay>[2],
): boolean {
  const found = pickupDay({ now: at, asked: day }, carrier, own);
  return found.today > day || found.day !== day;
}
