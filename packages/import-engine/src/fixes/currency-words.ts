import { headingRead } from '../heading-form.ts';

/** ISO 4217, without the US dollar. */
const codes =
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNH CNY COP CRC CUP
   CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY
   KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK
   NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND
   TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW`.split(/\s+/);
const foreignSigns = '[€£￡¥￥₩￦₹₽₺₴₦₪₫₱฿₵₡₲₸₼₾₮៛₭₨৳﷼₤]';
const chineseNames =
  '人民币|人民幣|港币|港幣|港元|台币|台幣|新台币|新台幣|欧元|歐元|英镑|英鎊|日元|日圆|日圓|韩元|韩币|卢布|加元|加币|澳元|澳币|新币|新加坡元|泰铢|卢比|林吉特|瑞士法郎';

/** Part of an expression: the US dollar, the currency of the product, as written next to an amount. */
export const dollarWords = 'US ?\\$|\\$ ?US|USD ?\\$?|U\\$[SD]|\\$|(?:US )?dollars?|美元|美金';

/** The same for every other currency. */
export const otherMoneyWords = [
  `(?:CA?|AU?|NZ?|HK|NT|SG?|MX|R|TT|JA?|B|Mex|[A-Z]{3})\\s?\\$|${foreignSigns}|CN¥|JP¥`,
  codes.join('|'),
  'RMB|NTD|KD|BD|euros?|yuan|yen|pesos?|TL|Bs\\.?|грн\\.?|kr\\.?|Kč|zł|Ft|lei|лв\\.?|руб\\.?|Rs\\.?|Rp\\.?|RM|SFr\\.?|Fr\\.?|Dhs?\\.?|S/\\.?|R',
  `元|円|圆|圓|块|원|${chineseNames}`,
].join('|');

/** What an amount is per, after the amount or its currency: "/pc", "per unit". */
export const perPiece =
  /\s*(?:\/|\bper\b)\s*(?:pcs?|pieces?|ea|each|units?|items?|st(?:ü|ue)?c?k|ctns?|cartons?|cases?|cs|box|pack|件|个|個|只|套|箱|盒|包|台)\.?$|(?<=\S)\s(?:each|ea|apiece)\.?$/i;

/** Notes on taxes after an amount: "12.50 (incl. VAT)", "12,50 € netto". */
export const taxRemark =
  /\s*[([]?\s*(?:(?:incl?|excl?|inkl|exkl|zzgl|inclusive|exclusive|including|excluding|plus)\.?\s*(?:of\s+)?(?:vat|tax(?:es)?|gst|mwst|ust|tva|iva|moms)|(?<=[\s(])(?:net(?:to)?|gross|brutto|ttc|ht)|含税|不含税|未税|含稅|未稅)\.?\s*[)\]]?$/iu;

const isOther = new RegExp(`^(?:${otherMoneyWords})$`, 'iu');
const isDollar = new RegExp(`^(?:${dollarWords})$`, 'iu');
const longestName = 8;
/** The same with what the amount is per: "US dollars per piece". */
const longestMoney = 60;

/** Whether a text is only a currency other than the US dollar: "EUR", "€", 元, "RMB/pc". */
export function isForeignMoney(text: string): boolean {
  if (text.length > longestMoney) return false;
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(perPiece, '')
    .replace(/\s*[:.]$/, '');
  return bare.length <= longestName && !isDollar.test(bare) && isOther.test(bare);
}

/** The US dollar anywhere in a heading; other dollars have a letter before the sign. */
const dollarsInHeading = /(?<!\p{L})(?:US ?\$|USD(?!\p{L}) ?\$?|U\$[SD]|\$)|\bdollars?\b|美元|美金/giu;
/** Codes that are not also words in headings, unlike "TOP", "ALL" and "TRY". */
const codesInHeading =
  /(?<![\p{L}\p{N}])(?:EUR|GBP|CNY|CNH|RMB|JPY|HKD|CAD|AUD|NZD|MXN|TWD|NTD|KRW|SGD|INR|CHF|SEK|NOK|DKK|PLN|CZK|HUF|BRL|THB|VND|MYR|IDR|PHP|ZAR|AED|SAR|RUB|ILS|UAH|KZT|BGN|RSD|UYU|CLP|EGP|PKR|BDT|LKR|KES|NGN|GHS|QAR|KWD|BHD|OMR|JOD|ISK|euros?|yuan|yen)(?![\p{L}\p{N}])/iu;
const signsInHeading = new RegExp(
  `(?<!\\p{L})(?:CA?|AU?|NZ?|HK|NT|SG?|MX|R)\\$|${foreignSigns}|${chineseNames}|(?<=\\p{Script=Han}[-_/ ]?)[元円]$`,
  'u',
);
/** Short names behind the word for a price: "Цена, руб.", "Cena zł", "Fiyat TL". */
const namesInHeading =
  /(?<!\p{L})(?:руб(?:лей|ли|лях)?|грн|гривен|гривень|лв|тенге|zł|złotych|Kč|TL|Rs|Rp|VNĐ|đồng|kr)(?!\p{L})/iu;
const inBrackets = /[([{【〔<]([^([{【〔<)\]}】〕>]*)[)\]}】〕>]/gu;

/**
 * The currency that a heading names: "Cost (EUR)", "Unit price £" and 单价(元) name a foreign one, "Value (USD)" the US dollar.
 * Undefined if it names none, or both.
 */
export function headingCurrency(heading: string): 'dollar' | 'foreign' | undefined {
  const plain = headingRead(heading).normalize('NFKC').trim();
  const rest = plain.replaceAll(dollarsInHeading, ' ');
  const isForeign =
    codesInHeading.test(rest) ||
    namesInHeading.test(rest) ||
    signsInHeading.test(rest) ||
    [...rest.matchAll(inBrackets)].some(([, inner = '']) => isForeignMoney(inner));
  if (rest !== plain) return isForeign ? undefined : 'dollar';
  return isForeign ? 'foreign' : undefined;
}
