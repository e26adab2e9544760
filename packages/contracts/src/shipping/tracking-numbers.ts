import { compatibleForm } from '../core/same-text.ts';

/** The carriers that have a public tracking page here; of all but Purolator the tracking numbers are known too. */
export const trackingCarriers = [
  'USPS',
  'UPS',
  'FedEx',
  'DHL Express',
  'DHL eCommerce',
  'OnTrac',
  'Amazon Shipping',
  'Spee-Dee',
  'GOFO',
  'YunExpress',
  'Landmark Global',
  'Canada Post',
  'Canpar',
  'Purolator',
  'Royal Mail',
  'Yodel',
  'DPD',
] as const;
export type TrackingCarrier = (typeof trackingCarriers)[number];

/** The number formats of the Universal Postal Union and of US carriers: a pattern, and a test of the check digit. */
interface NumberRule {
  carrier: TrackingCarrier;
  /** Its group, if any, is the number itself, which a barcode puts behind a ZIP code or the numbers of its network. */
  pattern: RegExp;
  isSound: (number: string, scanned: string) => boolean;
}

const digitsOf = (text: string): number[] => [...text].map(Number);
const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, at) => sum + digit * weights[at % weights.length]!, 0);

/** Weights 3 and 1 alternating, from the right: numbers of GS1, of USPS and of FedEx Ground. */
function hasMod10(number: string): boolean {
  const digits = digitsOf(number);
  const check = digits.pop()!;
  return (10 - (weighed(digits.toReversed(), [3, 1]) % 10)) % 10 === check;
}

/** S10 of the Universal Postal Union: eight digits and a check digit, between letters. */
function hasS10(number: string): boolean {
  const digits = digitsOf(number.slice(2, 10));
  const rest = 11 - (weighed(digits, [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return check === Number(number[10]);
}

/** Letters count as digits, every second sign twice. */
function hasSignsMod10(signs: string): boolean {
  const valueOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 3) % 10);
  const values = Array.from(signs, valueOf);
  const check = values.pop()!;
  return (10 - (weighed(values, [1, 2]) % 10)) % 10 === check;
}

/** UPS: without the `1Z`. */
const hasUps = (number: string): boolean => hasSignsMod10(number.slice(2));

const signs36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The barcode of DPD: ISO 7064, MOD 37,36. */
function hasMod37(_number: string, barcode: string): boolean {
  const body = barcode.slice(0, -1);
  const rest = [...body].reduce(
    (product, sign) => (((product + signs36.indexOf(sign)) % 36 || 36) * 2) % 37,
    36,
  );
  return signs36[(37 - rest) % 36] === barcode.at(-1);
}

/** FedEx Express: weights 3, 1 and 7 alternating. */
function hasFedExExpress(number: string): boolean {
  const digits = digitsOf(number);
  const check = digits.pop()!;
  return (weighed(digits, [3, 1, 7]) % 11) % 10 === check;
}

/** DHL Express: the remainder of a division by seven. */
const hasDhl = (number: string): boolean => Number(number.slice(0, -1)) % 7 === Number(number.at(-1));

/** Numbers of which a prefix is left out, but counts for the check digit. */
const hasMod10After = (prefix: string) => (number: string) => hasMod10(`${prefix}${number}`);
/** Numbers without a check digit, which a prefix of letters and their length identify. */
const isAny = (): boolean => true;

const rules: readonly NumberRule[] = [
  { carrier: 'UPS', pattern: /^1Z[A-Z0-9]{15}\d$/, isSound: hasUps },
  // The barcode of a label of the post begins with 420 and the ZIP code.
  { carrier: 'USPS', pattern: /^(?:420\d{5}(?:\d{4})?)?(9[1-5]\d{20}|9[1-5]\d{24})$/, isSound: hasMod10 },
  { carrier: 'USPS', pattern: /^(?:03|7[0137]|81)\d{18}$/, isSound: hasMod10 },
  { carrier: 'USPS', pattern: /^7[0137]\d{18}$/, isSound: hasMod10After('91') },
  { carrier: 'USPS', pattern: /^[A-Z]{2}\d{9}US$/, isSound: hasS10 },
  { carrier: 'Canada Post', pattern: /^[A-Z]{2}\d{9}CA$/, isSound: hasS10 },
  // Alone, or in the barcodes of Express and Ground.
  { carrier: 'FedEx', pattern: /^(?:100\d{17}00|96\d{18}00)?(\d{12})$/, isSound: hasFedExExpress },
  { carrier: 'FedEx', pattern: /^(?:96\d{5})?(\d{15})$/, isSound: hasMod10 },
  { carrier: 'FedEx', pattern: /^61\d{18}$/, isSound: hasMod10After('92') },
  { carrier: 'DHL Express', pattern: /^\d{10,11}$/, isSound: hasDhl },
  { carrier: 'DHL Express', pattern: /^J[A-Z]{2,3}\d{9,10}$/, isSound: isAny },
  { carrier: 'DHL eCommerce', pattern: /^GM\d{16,22}$/, isSound: isAny },
  { carrier: 'OnTrac', pattern: /^[CD]\d{14}$/, isSound: hasSignsMod10 },
  // Of LaserShip, which goes by the name of OnTrac now.
  { carrier: 'OnTrac', pattern: /^1LS7[12]\d{10}$/, isSound: isAny },
  { carrier: 'Amazon Shipping', pattern: /^TBA\d{12}$/, isSound: isAny },
  { carrier: 'Spee-Dee', pattern: /^SP\d{18}$/, isSound: isAny },
  { carrier: 'GOFO', pattern: /^GFUS\d{14}$/, isSound: isAny },
  { carrier: 'YunExpress', pattern: /^YT\d{16}$/, isSound: isAny },
  { carrier: 'Landmark Global', pattern: /^LTN\d{8}N1$/, isSound: isAny },
  { carrier: 'Canpar', pattern: /^[CDKLSUXZ]\d{21}$/, isSound: isAny },
  { carrier: 'Royal Mail', pattern: /^[A-Z]{2}\d{9}GB$/, isSound: hasS10 },
  // Its number in the license plates of ISO 15459, of which others begin with JD too.
  { carrier: 'Yodel', pattern: /^J?JD0002\d{12}$/, isSound: isAny },
  // A postal code, the number, the service and the country.
  { carrier: 'DPD', pattern: /^\d{7}(\d{14})\d{6}[A-Z\d]$/, isSound: hasMod37 },
];

/** A tracking number without the blanks and dashes that people add. */
const plain = (text: string): string =>
  compatibleForm(text)
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '');

/** A number of the Universal Postal Union with a valid check digit, of any post: `RB123456785GB`. */
export function isPostalNumber(text: string): boolean {
  const number = plain(text);
  return /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number) && hasS10(number);
}

/** The carriers whose format and check digit a number has, and the number itself without what a barcode adds. */
const soundNumbers = (text: string): { carrier: TrackingCarrier; number: string }[] =>
  rules.flatMap(({ carrier, pattern, isSound }) => {
    const scanned = plain(text);
    const found = pattern.exec(scanned);
    const number = found?.[1] ?? found?.[0];
    return number !== undefined && isSound(number, scanned) ? { carrier, number } : [];
  });

/**
 * The carrier of a number according to its format and check digit, typed or scanned from a label; undefined if it matches none, or
 * several.
 */
export function carrierOfNumber(text: string): TrackingCarrier | undefined {
  const found = new Set(soundNumbers(text).map(({ carrier }) => carrier));
  const [carrier] = found;
  return found.size === 1 ? carrier : undefined;
}

const pages: Readonly<Record<TrackingCarrier, string>> = {
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  'DHL Express': 'https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id=',
  'DHL eCommerce': 'https://webtrack.dhlecs.com/orders?trackingNumber=',
  OnTrac: 'https://www.ontrac.com/tracking/?number=',
  'Amazon Shipping': 'https://track.amazon.com/tracking/',
  'Spee-Dee': 'https://www.speedeedelivery.com/track/?tracking=',
  GOFO: 'https://www.gofoexpress.com/tracking.html?searchID=',
  YunExpress: 'https://www.yuntrack.com/parcelTracking?id=',
  'Landmark Global': 'https://track.landmarkglobal.com/?search=',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  Canpar: 'https://www.canpar.com/en/track/tracking.jsp?locale=en&reference=',
  Purolator: 'https://www.purolator.com/en/shipping/tracker?searchValue=',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  Yodel: 'https://www.yodel.co.uk/tracking/',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/',
};

/** Other names of carriers, as networks write them, by letters and digits. */
const otherNames: ReadonlyMap<string, TrackingCarrier> = new Map([
  ['lasership', 'OnTrac'],
  ['ontracv3', 'OnTrac'],
  ['dhlecs', 'DHL eCommerce'],
  ['amazon', 'Amazon Shipping'],
  ['amazonlogistics', 'Amazon Shipping'],
  ['amzl', 'Amazon Shipping'],
  ['speedeedelivery', 'Spee-Dee'],
  ['gofoexpress', 'GOFO'],
  ['landmark', 'Landmark Global'],
]);

/** The carrier of a name, however it is written; undefined for one without a page here, such as `DHL`, which may be any of its companies. */
function namedCarrier(carrierName: string): TrackingCarrier | undefined {
  const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const wanted = plainName(compatibleForm(carrierName));
  return trackingCarriers.find((carrier) => plainName(carrier) === wanted) ?? otherNames.get(wanted);
}

/**
 * A carrier's public tracking page of a parcel; null for an unknown carrier.
 *
 * @param carrierName as named by the shipment; if it is unknown, the number decides
 */
export function trackingPage(
  carrierName: string | null | undefined,
  trackingNumber: string,
): { carrier: TrackingCarrier; address: string } | null {
  const named = namedCarrier(carrierName ?? '');
  const carrier = named ?? carrierOfNumber(trackingNumber);
  if (!carrier) return null;
  const { number } = soundNumbers(trackingNumber).find((one) => one.carrier === carrier) ?? {
    number: plain(trackingNumber),
  };
  return { carrier, address: `${pages[carrier]}${encodeURIComponent(number)}` };
}
