/** Abbreviations that mean the same offset everywhere; CST, IST and BST are ambiguous. */
const named: Readonly<Record<string, string>> = {
  Z: '+00:00',
  UTC: '+00:00',
  GMT: '+00:00',
  UT: '+00:00',
  UCT: '+00:00',
  WET: '+00:00',
  WEST: '+01:00',
  EST: '-05:00',
  EDT: '-04:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  AKST: '-09:00',
  AKDT: '-08:00',
  HST: '-10:00',
  BRT: '-03:00',
  NDT: '-02:30',
  CET: '+01:00',
  CEST: '+02:00',
  MEZ: '+01:00',
  MESZ: '+02:00',
  EET: '+02:00',
  EEST: '+03:00',
  MSK: '+03:00',
  PKT: '+05:00',
  ICT: '+07:00',
  WIB: '+07:00',
  HKT: '+08:00',
  SGT: '+08:00',
  MYT: '+08:00',
  AWST: '+08:00',
  JST: '+09:00',
  KST: '+09:00',
  ACST: '+09:30',
  ACDT: '+10:30',
  AEST: '+10:00',
  AEDT: '+11:00',
  NZST: '+12:00',
  NZDT: '+13:00',
};
/** Zones without standard or daylight time: their offset depends on the day. */
const places: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  'EASTERN TIME': 'America/New_York',
  'CENTRAL TIME': 'America/Chicago',
  'MOUNTAIN TIME': 'America/Denver',
  'PACIFIC TIME': 'America/Los_Angeles',
  'BEIJING TIME': 'Asia/Shanghai',
  'CHINA STANDARD TIME': 'Asia/Shanghai',
  北京时间: 'Asia/Shanghai',
  北京時間: 'Asia/Shanghai',
  日本時間: 'Asia/Tokyo',
};

/**
 * The UTC offset of a time zone at a local time, as `-05:00`: from an offset (`-0500`, `+8`), an abbreviation (`Z`, `PDT`), both
 * (`GMT+08:00`), or the name of a zone (`ET`, `America/New_York`). Undefined for an unknown or ambiguous zone.
 *
 * @param local `2026-11-21 09:30:00`
 */
export function zoneOffset(zone: string, local: string): string | undefined {
  const name = zone.trim().replaceAll(/\s+/g, ' ');
  const place = places[name.toUpperCase()] ?? (name.includes('/') ? name : undefined);
  if (place !== undefined) return offsetIn(place, local);
  const parts = /^([a-z]*)\s*(?:([+-])(\d{1,2}):?(\d{2})?)?$/i.exec(name);
  if (!parts) return undefined;
  const [, letters = '', sign, hours, minutes = '00'] = parts;
  const ofName = named[letters.toUpperCase()];
  if (sign === undefined) return ofName;
  if (letters !== '' && ofName !== '+00:00') return undefined;
  return `${sign}${hours!.padStart(2, '0')}:${minutes}`;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  let format = formats.get(timeZone);
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    } catch {
      // The zone does not exist.
      format = null;
    }
    formats.set(timeZone, format);
  }
  return format;
}

/** The offset of an IANA zone at a local time; undefined for an unknown zone. */
export function offsetIn(timeZone: string, local: string): string | undefined {
  const format = formatOf(timeZone);
  const asIfUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  if (!format || Number.isNaN(asIfUtc)) return undefined;
  // An offset from nearby gives the instant, and the instant gives the exact offset.
  const near = offsetAt(format, asIfUtc);
  const [sign, hours, minutes] = [near.startsWith('-') ? -1 : 1, near.slice(1, 3), near.slice(4, 6)];
  return offsetAt(format, asIfUtc - sign * (Number(hours) * 60 + Number(minutes)) * 60_000);
}

function offsetAt(format: Intl.DateTimeFormat, moment: number): string {
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name.length > 3 ? name.slice(3) : '+00:00';
}
