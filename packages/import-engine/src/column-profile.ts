import type { ImportField, ValuePattern } from '@lading/contracts/imports';
import { fieldOptions } from './field-options.ts';
import { usStatesByName } from '@lading/contracts/core';
import { hasCheckDigit } from './fixes/code-suspicion.ts';
import { isPhone } from './fixes/phone-meant.ts';
import { readMoment } from './fixes/read-moment.ts';
import { namesOfStates } from './fixes/state-names.ts';

/** Carriers as files name them, in lower case, letters and digits only. */
const carrierNames = new Set(
  `ups|usps|fedex|dhl|dhlexpress|dhlecommerce|dhlpaket|dhlglobalmail|deutschepost|amazon|amazonshipping|amazonlogistics|amazonbuyshipping|ontrac|lasership|
   canadapost|postescanada|purolator|canpar|gls|dpd|royalmail|parcelforce|evri|yodel|hermes|tnt|aramex|yunexpress|4px|yanwen|sf|sfexpress|ems|chinapost|
   yto|ytoexpress|zto|ztoexpress|sto|yunda|cainiao|jt|jtexpress|uniuni|speedx|veho|gofo|cirro|sendle|asendia|auspost|australiapost|startrack|nzpost|
   japanpost|yamato|yamatotransport|sagawa|sagawaexpress|seino|laposte|colissimo|chronopost|mondialrelay|relaiscolis|correos|correosexpress|seur|mrw|nacex|ctt|
   posteitaliane|brt|bartolini|sda|postnl|bpost|postnord|inpost|packeta|zasilkovna|swisspost|diepost|osterreichischepost|austrianpost|correios|jadlog|estafeta|
   paquetexpress|redpack|bluedart|delhivery|ninjavan|lalamove|poslaju|flashexpress|kerryexpress|kerry|lbc|stampscom|endicia|globalpost|passport|osm|
   顺丰|顺丰速运|順豐|順豐速運|中通|中通快递|圆通|圆通速递|圆通快递|申通|申通快递|韵达|韵达快递|韵达速递|百世|百世快递|极兔|极兔速递|京东|京东物流|京东快递|邮政|中国邮政|邮政ems|
   云途|云途物流|燕文|燕文物流|递四方|德邦|德邦快递|菜鸟|菜鸟速递|ヤマト|ヤマト運輸|クロネコヤマト|佐川|佐川急便|日本郵便|郵便局|ゆうパック|西濃運輸|福山通運`
    .split('|')
    .map((name) => name.trim()),
);

/** Whether a text names a carrier and nothing else: "FedEx", "dhl_express", "UPS®". */
function isCarrier(text: string): boolean {
  return carrierNames.has(
    text
      .normalize('NFD')
      .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
}

const services =
  /(?:^|[\s_-])(?:ground|express|priority|overnight|2[ -]?day|next[ -]?day|same[ -]?day|(?:first|second|1st|2nd)[ -]?class|standard|economy|expedited|saver|smartpost|surepost|media mail|home delivery|advantage|tracked|signed for|special delivery|parcel (?:post|select)|warenpost|p[äa]ckchen|paket|domicile|point relais)(?:$|[\s_-])|^\p{Script=Han}{2,}(?:小包|专线|快递|特快|标快|空运|海运|挂号)$|^(?:宅急便|ネコポス|ゆうパケット|ゆうパック|レターパック|クール便)/iu;
const streets =
  /^(?:\d+[\w-]*,?\s+\p{L}|p\.?\s?o\.?\s+box\s+\d|(?:calle|c\/|avenida|avda?\.?|paseo|via|viale|corso|piazza|rue|avenue|boulevard|rua|ul\.?|ulica|am|an der|im)\s\p{L}.*\d)|\d+\s*(?:号|弄|室|栋)|\p{L}{3,}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|gracht|plein|vej|gatan?)\s+\d|\p{Script=Han}(?:路|街|道|村|镇|区).*\d/iu;
const dates =
  /^\d{1,4}[-/.年]\d{1,2}[-/.月]\d{1,4}|^(?:\d{1,2}[\s-])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s-]\d|^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/i;
/** Longer numbers without separators are tracking numbers. */
const digitsDialed = 11;
const states: ReadonlySet<string> = new Set([
  ...[...usStatesByName.values()].map((code) => code.toLowerCase()),
  ...usStatesByName.keys(),
  ...['CA', 'AU'].flatMap((country) =>
    [...namesOfStates.get(country)!].flatMap(([code, names]) =>
      [code, ...names].map((name) => name.toLowerCase()),
    ),
  ),
]);

/** Whether a trimmed text looks like a value of this pattern. */
const valueLooksLike: Record<ValuePattern, (text: string) => boolean> = {
  upc: matches(/^'?\d{11,12}$/),
  // Eight digits may also be an HS code.
  ean: (text) => /^'?\d{13,14}$/.test(text) || (/^'?\d{8}$/.test(text) && hasCheckDigit(text.slice(-8))),
  asin: matches(/^B0[A-Z\d]{8}$/),
  fnsku: matches(/^X00[A-Z\d]{7}$/),
  email: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  'date-time': (text) => dates.test(text) || (!/^\d+(?:\.\d+)?$/.test(text) && readMoment(text).length > 0),
  'order-number': (text) =>
    /^'?#?[A-Z\d][A-Z\d_/-]*$/i.test(text) && /\d{3}/.test(text) && !/^'?\d{5}(?:-\d{4})?$/.test(text),
  sku: (text) =>
    !/^(?:B0|X00)[A-Z\d]{7,8}$/.test(text) &&
    /^'?[A-Z\d][A-Z\d._/-]*$/i.test(text) &&
    /[A-Z]/i.test(text) &&
    /\d/.test(text) &&
    /[-_./]|^[A-Z]+\d+/i.test(text),
  'hs-code': matches(/^'?(?:0[1-9]|[1-9]\d)\d{2}\.?\d{2}(?:\.?\d{2}(?:\.?\d{2})?)?$/),
  carrier: isCarrier,
  'carrier-service': (text) => services.test(text.replaceAll('_', ' ')),
  phone: (text) => {
    const bare = text.replace(/^'/, '');
    if (/^\d+$/.test(bare) && bare.length > digitsDialed) return false;
    return isPhone(bare) && bare.replaceAll(/\D/g, '').length >= 7 && !/^\d{4}-\d{2}-\d{2}/.test(bare);
  },
  person: (text) =>
    /^\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(text) ||
    /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,3}[\s　](?:\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}]){1,4}|\p{Script=Hangul}{2,4})$/u.test(
      text,
    ),
  street: matches(streets),
  state: (text) => states.has(text.toLowerCase()),
  zip: matches(
    /^'?(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|\d{3}-\d{4}|\d{4}-\d{3}|[A-Z]\d[\dW] [A-Z\d]{4}|\d{5}-\d{3}|\d{2}-\d{3}|\d{3} \d{2})$/i,
  ),
};

function matches(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
}

const valuesLooked = 200;
/** The start of a value is enough to classify it; the street pattern searches the whole text, which is slow for long texts. */
const charactersLooked = 300;
const number = /^'?[-+]?(?:\d+(?:[.,]\d+)*|\.\d+)$/;

/** The filled cells at the top of a column: evidence for which field it is. */
export function columnProfile(cells: readonly string[]): string[] {
  const values: string[] = [];
  for (let row = 0; row < cells.length && values.length < valuesLooked; row += 1) {
    const value = cells[row]!.trim().slice(0, charactersLooked);
    if (value !== '') values.push(value);
  }
  return values;
}

/**
 * Share of the values, 0 to 1, that fit the field's kind; undefined if the field accepts any text or there are no
 * values.
 */
export function valuesFit(field: ImportField, values: readonly string[]): number | undefined {
  if (values.length === 0) return undefined;
  const share = (fits: (value: string) => boolean) => values.filter(fits).length / values.length;
  if (field.looksLike) return share(valueLooksLike[field.looksLike]);
  if (field.editor === 'number') return share((value) => number.test(value));
  const options = fieldOptions(field);
  return options ? share((value) => options.resembles(value)) : undefined;
}
