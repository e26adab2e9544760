const dayMs = 86_400_000;

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - moment;
}

/** Midnight UTC of a day, undefined if it is not a calendar day; an address may contain anything. */
function midnightUtc(day: string): number | undefined {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(midnight) ? undefined : midnight;
}

/** The day that a zone's clocks show at a moment, as midnight UTC of that day. */
const dayAt = (moment: number, timeZone: string): number =>
  Math.floor((moment + offsetAt(moment, timeZone)) / dayMs) * dayMs;

/**
 * The first moment of a day by a zone's clocks. If they go back over midnight it is the earlier of two; if they go forward over
 * it, the day starts with the change.
 */
function firstMoment(midnight: number, timeZone: string): number {
  const offsets = [midnight - dayMs, midnight + dayMs].map((moment) => offsetAt(moment, timeZone));
  const shown = offsets
    .map((offset) => midnight - offset)
    .filter((moment) => moment + offsetAt(moment, timeZone) === midnight);
  if (shown.length > 0) return Math.min(...shown);
  let [before, first] = [midnight - 2 * dayMs, midnight + 2 * dayMs];
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2);
    if (dayAt(middle, timeZone) < midnight) before = middle;
    else first = middle;
  }
  return first;
}

const inZone = (midnight: number, timeZone: string): string =>
  new Date(firstMoment(midnight, timeZone)).toISOString();

/** The moment at which a day (YYYY-MM-DD) starts in a zone; undefined for an invalid day. */
export function dayStart(day: string, timeZone: string): string | undefined {
  const midnight = midnightUtc(day);
  return midnight === undefined ? undefined : inZone(midnight, timeZone);
}

/** The moment at which a day (YYYY-MM-DD) ends in a zone; undefined for an invalid day. */
export function dayEnd(day: string, timeZone: string): string | undefined {
  const midnight = midnightUtc(day);
  return midnight === undefined ? undefined : inZone(midnight + dayMs, timeZone);
}

/** Days of a filter (YYYY-MM-DD, both included) in the form of a call: a first moment and an exclusive end. Invalid days are omitted. */
export function dayRange(
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { from?: string; to?: string } {
  const [begin, end] = [dayStart(from, timeZone), dayEnd(to, timeZone)];
  return { ...(begin && { from: begin }), ...(end && { to: end }) };
}
