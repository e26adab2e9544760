import { numberText } from '../number-text.ts';
import type { FixStep } from './cell-fix.ts';
import type { TextReading } from './text-reading.ts';

/** Written in front of or behind an amount. The product counts in dollars. */
const dollar = 'US ?\\$|USD ?\\$?|\\$|dollars?|美元|美金';
const otherMoney = [
  '(?:CA?|AU?|NZ?|HK|NT|SG?|MX|R|TT|JA?|B)\\s?\\$|[€£¥￥₩₹₽₺₴₦₪₫₱฿₵₡₲₸₼₾]',
  'EUR|GBP|CNY|RMB|JPY|CAD|AUD|NZD|HKD|TWD|NTD|SGD|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|RUB|UAH|INR|IDR|MYR|THB|PHP|VND|KRW',
  'BRL|MXN|ARS|CLP|COP|PEN|ZAR|NGN|KES|EGP|MAD|AED|SAR|QAR|KWD|ILS',
  'euros?|yuan|yen|pesos?|TL|Bs\\.?|грн\\.?|kr\\.?|Kč|zł|Ft|lei|лв\\.?|руб\\.?|Rs\\.?|Rp\\.?|RM|SFr\\.?|Fr\\.?|Dhs?\\.?|S/\\.?|元|円|圆|人民币|港币|台币|欧元|英镑|日元',
].join('|');
const around = (signs: string): RegExp =>
  new RegExp(`^(?:${signs})\\s*(?=[\\d.,+-])|(?<=[\\d.,–—-])\\s*(?:${signs})$`, 'iu');
const dollars = around(dollar);
const foreign = around(otherMoney);
/** Behind an amount: what it is for, and that there are no cents. */
const perPiece = /\s*\/\s*(?:pcs?|pieces?|ea|each|units?|件|个|個|只|套)\.?$/i;
const noCents = /[.,]\s?[-–—]{1,2}$/;
const vulgar: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/**
 * The possible readings of a cleaned text as a number: thousands separators, decimal commas and fractions. "1,234"
 * may be two numbers. Without `steps` the text was already plain.
 *
 * @param hasDecimalPoints whether "1.234" is unambiguous because other cells of the column have a point before
 * decimals
 */
export function readNumber(text: string, hasDecimalPoints?: () => boolean): TextReading[] {
  const [, sign = '', body = ''] = /^([+-]?)\s*(.*)$/s.exec(text) ?? [];
  const minus = sign === '-' ? '-' : '';
  return (eitherByPoint(body, hasDecimalPoints) ?? readUnsigned(body)).map((found) => ({
    ...found,
    text: minus + found.text,
  }));
}

/** Removes a currency sign, "12,-" without its dash, and "/pc". */
export function withoutCurrency(text: string): { text: string; steps: FixStep[] } {
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  const amount = text.slice(sign.length).trim();
  let bare = amount.replace(perPiece, '');
  const steps = new Set<FixStep>(bare === amount ? [] : ['unit']);
  for (const [pattern, step] of [
    [dollars, 'currency'],
    [foreign, 'foreign-currency'],
    [dollars, 'currency'],
  ] as const) {
    const rest = bare.replace(pattern, '');
    if (rest.length < bare.length) steps.add(step);
    bare = rest.trim();
  }
  const whole = bare.replace(noCents, '');
  if (whole.length < bare.length) steps.add('separators');
  return { text: sign + whole, steps: [...steps] };
}

/** Whether a text may be thousands with a point between them as well as a number with three decimals. */
export function isEitherByPoint(text: string): boolean {
  return text.charCodeAt(text.length - 4) === 46 && /^[1-9]\d{0,2}\.\d{3}$/.test(text);
}

function eitherByPoint(body: string, hasDecimalPoints = () => false): TextReading[] | undefined {
  if (!isEitherByPoint(body) || hasDecimalPoints()) return undefined;
  return [
    { reading: 'point', steps: [], text: body },
    { reading: 'comma', steps: ['thousands-point'], text: body.replace('.', '') },
  ];
}

function readUnsigned(body: string): TextReading[] {
  const only = (text: string, ...steps: FixStep[]): TextReading[] => [{ reading: 'only', steps, text }];
  if (/^(?:\d+\.?\d*|\.\d+)$/.test(body)) return only(body);
  if (/^\d{1,3}(?:[ '’]\d{3})+(?:\.\d+)?$/.test(body))
    return only(body.replaceAll(/[ '’]/g, ''), 'separators');
  if (/^\d{1,3}(?:[ '’]\d{3})+,\d+$/.test(body))
    return only(body.replaceAll(/[ '’]/g, '').replace(',', '.'), 'separators', 'decimal-comma');
  if (/^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/.test(body))
    return only(body.replaceAll(',', ''), 'separators');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(body))
    return only(body.replaceAll('.', '').replace(',', '.'), 'separators', 'decimal-comma');
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(body)) return only(body.replaceAll('.', ''), 'separators');
  if (/^[1-9]\d{0,2},\d{3}$/.test(body))
    return [
      { reading: 'point', steps: ['separators'], text: body.replace(',', '') },
      { reading: 'comma', steps: ['decimal-comma'], text: body.replace(',', '.') },
    ];
  // Indian amounts part the last three digits, and pairs before them.
  if (/^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/.test(body)) return only(body.replaceAll(',', ''), 'separators');
  if (/^\d+(?:[.,]\d+)?e[+-]?\d{1,2}$/i.test(body))
    return only(numberText(body.replace(',', '.')), 'exponent');
  if (/^\d*,\d+$/.test(body)) return only(body.replace(',', '.').replace(/^\./, '0.'), 'decimal-comma');
  return readFraction(body);
}

function readFraction(body: string): TextReading[] {
  const spelled = body.replace(/\s*([¼½¾⅛⅜⅝⅞])$/, (_, char: string) => ` ${vulgar[char]}`).trim();
  const parts = /^(?:(\d+)[ -]+)?(\d{1,2})[/⁄](\d{1,2})$/.exec(spelled);
  if (!parts) return [];
  const [, whole = '0', over, under] = parts.map((part) => part ?? '0');
  if (Number(under) === 0 || Number(over) >= Number(under)) return [];
  const value = Number(whole) + Number(over) / Number(under);
  return [{ reading: 'only', steps: ['fraction'], text: String(Number(value.toFixed(6))) }];
}
