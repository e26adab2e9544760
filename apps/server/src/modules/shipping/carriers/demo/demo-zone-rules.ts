import type { Region } from './demo-tariff.ts';
import { placeOfZip3, type Place } from './zip3-places.ts';

/** Upper limits of zones in miles, from zone 1. */
const zoneMiles = [50, 150, 300, 600, 1_000, 1_400, 1_800] as const;
const earthMiles = 3_958.8;

/** Alaska, Hawaii, the territories and the military: zone 9. */
const remote = /^(?:00[6-9]|09\d|340|96[2-9]|99[5-9])/;
/** Remote ZIP3s, our own list: Alaska off the road network, the high plains, the Great Basin, West Texas. */
const deliveryAreas = new Set(
  '590 592 593 594 597 692 693 797 798 821 822 823 824 830 831 838 864 865 873 881 882 893 898 977 979 995 996 997 998 999'.split(
    ' ',
  ),
);

const europe = new Set(
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA XK'.split(
    ' ',
  ),
);
const asiaPacific = new Set(
  'AU BD BN CN FJ HK ID IN JP KH KR LA LK MM MN MO MV MY NC NP NZ PF PG PH PK SG TH TL TW VN VU WS'.split(
    ' ',
  ),
);

/** Territories that use US ZIP codes. */
const ofUs = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP']);

/** Whether US domestic services deliver there. */
export const isDomestic = (countryCode: string | null | undefined): boolean => ofUs.has(countryCode ?? '');

/** The first three digits of a ZIP code; undefined for an invalid one. */
export const zip3Of = (zipCode: string | null | undefined): string | undefined =>
  /^\s*(\d{3})\d{2}(?:-?\d{4})?\s*$/.exec(zipCode ?? '')?.[1];

/** Whether the demo carrier knows the place of a ZIP3: one of the table, or a remote one. */
export const isKnownZip3 = (zip3: string): boolean => isRemote(zip3) || placeOfZip3(zip3) !== undefined;

const isRemote = (zip3: string): boolean => remote.test(zip3);
export const isDeliveryArea = (zip3: string): boolean => deliveryAreas.has(zip3);

/** The zone of a parcel within the US: 2 to 8 by distance, 9 if either end is remote (shipping design, "Demo carrier"). */
export function demoZone(from: string, to: string): number {
  if (isRemote(from) || isRemote(to)) return 9;
  const [one, other] = [placeOfZip3(from), placeOfZip3(to)];
  if (!one || !other) return 9;
  const miles = greatCircleMiles(one, other);
  const band = zoneMiles.findIndex((most) => miles <= most);
  return Math.max(2, band === -1 ? 8 : band + 1);
}

/** The region of another country. */
export function regionOf(countryCode: string): Region {
  if (countryCode === 'CA' || countryCode === 'MX') return 'neighbors';
  if (europe.has(countryCode)) return 'europe';
  return asiaPacific.has(countryCode) ? 'asia-pacific' : 'rest';
}

function greatCircleMiles(one: Place, other: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [phi1, phi2] = [radians(one.latitude), radians(other.latitude)];
  const [dPhi, dLambda] = [phi2 - phi1, radians(other.longitude - one.longitude)];
  const h = Math.sin(dPhi / 2) ** 2 + Math.cos(phi1) * Math.cos(phi2) * Math.sin(dLambda / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.sqrt(h));
}
