import { compatibleForm } from '../core/same-text.ts';
import type { SignatureType } from './rate.ts';

/** Letters and digits of a name in any notation, including Chinese ones. */
const plain = (text: string): string =>
  compatibleForm(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

interface KnownCarrier {
  /** The name used in messages. */
  name: string;
  /** The pattern that recognizes it, by letters and digits. */
  carrier: RegExp;
  /** The pattern that recognizes its services; without it any is accepted, since it has different ones in each country. */
  services?: RegExp;
  /** A post, which takes CN 22 and CN 23. */
  isPost?: true;
}

/** Carriers that orders are shipped with, and their services. To add one, add a row. */
const carriers: readonly KnownCarrier[] = [
  {
    name: 'UPS',
    carrier: /^(ups|unitedparcelservice|联合包裹)/,
    services:
      /ground|surepost|3day|threeday|2day|2ndday|secondday|nextday|1day|overnight|standard|worldwide|express|expedited|saver|mailinnovations|陆运|次日|隔日|两日|三日/,
  },
  {
    name: 'FedEx',
    carrier: /^(fedex|federalexpress|联邦快递)/,
    services:
      /ground|homedelivery|economy|smartpost|2day|twoday|overnight|express|saver|international|priority|freight|sameday|陆运|次日|隔夜|两日/,
  },
  {
    name: 'USPS',
    carrier: /^(usps|uspostalservice|unitedstatespostalservice|美国邮政)/,
    services: /ground|priority|express|firstclass|media|library|parcelselect|international|marketingmail/,
    isPost: true,
  },
  { name: 'DHL', carrier: /^(dhl|敦豪)/ },
  { name: 'OnTrac', carrier: /^(ontrac|lasership)/ },
  { name: 'GLS', carrier: /^gls/ },
  { name: 'Amazon', carrier: /^(amazon|amzl)/ },
  { name: 'UniUni', carrier: /^uniuni/ },
  { name: 'Veho', carrier: /^veho/ },
  { name: 'Canada Post', carrier: /^(canadapost|postescanada)/, isPost: true },
  { name: 'Purolator', carrier: /^purolator/ },
  { name: 'Royal Mail', carrier: /^royalmail/, isPost: true },
  { name: 'Evri', carrier: /^(evri|hermes)/ },
  { name: 'DPD', carrier: /^dpd/ },
  { name: 'Australia Post', carrier: /^(australiapost|auspost)/, isPost: true },
  { name: 'SF Express', carrier: /^(sfexpress|sf$|shunfeng|顺丰)/ },
  { name: 'YunExpress', carrier: /^(yunexpress|云途)/ },
  { name: 'Yanwen', carrier: /^(yanwen|燕文)/ },
  { name: '4PX', carrier: /^(4px|递四方)/ },
  { name: 'China Post', carrier: /^(chinapost|ems|中国邮政|邮政)/, isPost: true },
  { name: 'Demo Carrier', carrier: /^demo/ },
];

/** The carriers of {@link unknownPart}, as named in messages. */
export const knownCarriers: readonly string[] = carriers.map(({ name }) => name);

/** The carrier that a name means, as in {@link knownCarriers}; undefined for an unknown one. */
export function knownCarrierOf(carrierName: string): string | undefined {
  const carrier = plain(carrierName);
  return carriers.find((one) => one.carrier.test(carrier))?.name;
}

/** Whether a carrier is known to be a post. */
export function isPost(carrierName: string): boolean {
  const carrier = plain(carrierName);
  return carriers.some((one) => one.isPost === true && one.carrier.test(carrier));
}

/** Recognizes a signature option in texts of people and shops; a text that matches neither asks for any signature. */
const noSignature = /^(|no|none|false|0|notrequired|nosignature(required)?|不需要|无|否)$/;
const adultSignature = /adult|21|成人/;

/** The signature option in the text of an order. */
export function signatureOf(text: string | null | undefined): SignatureType {
  const said = plain(text ?? '');
  if (noSignature.test(said)) return 'none';
  return adultSignature.test(said) ? 'adult' : 'signature';
}

/**
 * Whether a service of a carrier is the one that an order names, by code or by name, in any notation.
 *
 * @param wanted carrier and service of the order; either may be unknown
 */
export function isService(
  offered: { carrierName: string; serviceCode: string; serviceName: { en: string } },
  wanted: { carrierName?: string | null | undefined; serviceCode?: string | null | undefined },
): boolean {
  const [carrier, service] = [plain(wanted.carrierName ?? ''), plain(wanted.serviceCode ?? '')];
  if (service === '') return false;
  const names = [offered.serviceCode, offered.serviceName.en].flatMap((name) => [
    plain(name),
    plain(offered.carrierName) + plain(name),
  ]);
  const isCarrier =
    carrier === '' ||
    plain(offered.carrierName).includes(carrier) ||
    carrier.includes(plain(offered.carrierName));
  return isCarrier && names.includes(service);
}

/**
 * Whether a carrier and its service are known, in any notation of people or shops.
 *
 * @returns `carrier` or `service`: the first unknown one; null if both are known
 */
export function unknownPart(carrierName: string, serviceCode: string): 'carrier' | 'service' | null {
  const known = carriers.find(({ name }) => name === knownCarrierOf(carrierName));
  if (!known) return 'carrier';
  return known.services && !known.services.test(plain(serviceCode)) ? 'service' : null;
}
