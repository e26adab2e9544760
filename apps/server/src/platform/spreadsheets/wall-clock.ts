/** A moment in local time. */
export interface WallTime {
  /** `YYYY-MM-DD HH:mm:ss` (spec §9). */
  text: string;
  /** Days since 1899-12-30, as a spreadsheet counts them. */
  serial: number;
}

/** Zones change their offset on a quarter of an hour, if at all. */
const quarterMs = 900_000;
const dayMs = 86_400_000;
const daysTo1970 = 25_569;

/** Returns the local time in a zone. @param timeZone IANA name; an unknown one falls back to UTC */
export function wallClock(timeZone: string): (moment: Date) => WallTime {
  const format = offsetFormat(timeZone);
  const offsets = new Map<number, number>();
  return (moment) => {
    const time = moment.getTime();
    const quarter = Math.floor(time / quarterMs);
    let offset = offsets.get(quarter);
    if (offset === undefined) offsets.set(quarter, (offset = offsetMs(format.format(moment))));
    // Whole seconds: programs would round or cut the fraction differently.
    const wall = Math.floor((time + offset) / 1_000) * 1_000;
    return {
      text: new Date(wall).toISOString().slice(0, 19).replace('T', ' '),
      serial: wall / dayMs + daysTo1970,
    };
  };
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const asked = { timeZoneName: 'longOffset' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...asked, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...asked, timeZone: 'UTC' });
  }
}

/** Parses the end of "1/1/2026, GMT-08:00"; GMT alone is zero. */
function offsetMs(written: string): number {
  const found = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(written);
  if (!found) return 0;
  const [, sign, hours, minutes, seconds = '0'] = found;
  const size = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === '-' ? -size : size;
}
