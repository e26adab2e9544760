import { numberText } from '../number-text.ts';
import type { FixStep } from './cell-fix.ts';
import { dollarWords, otherMoneyWords, perPiece, taxRemark } from './currency-words.ts';
import { longestSpelling } from './longest-spelling.ts';
import type { TextReading } from './text-reading.ts';

/** Currencies without decimals, and those with three. */
const wholeMoney = /JPY|JP¥|KRW|VND|CLP|ISK|PYG|UGX|RWF|XAF|XOF|XPF|円|日元|日圆|日圓|韩元|韩币|원|[₩￦₫₲]/iu;
const threeDecimals = /KWD|BHD|OMR|JOD|TND|IQD|LYD|\b[KB]D\b/iu;
const around = (signs: string): RegExp =>
  new RegExp(`^(?:${signs})\\s*:?\\s*(?=[\\d.,+-])|(?<=[\\d.,–—-])\\s*(?:${signs})$`, 'iu');
const dollars = around(dollarWords);
const foreign = around(otherMoneyWords);
/** A currency in brackets: "12.50 (USD)". */
const inBrackets = /\s*[([]\s*([^\d\s()[\]]{1,6})\s*[)\]]\s*/u;
/** A currency sign as the decimal point: "12€50". */
const signBetween = /^(\d{1,6})\s?([€£$])\s?(\d{2})$/u;
/** After an amount: no cents. */
const noCents = /(?:[.,]\s?[-–—]{1,2}|\/[-–—])$/;
const vulgar: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
};

/**
 * The possible readings of a cleaned text as a number: thousands separators, decimal commas and fractions. "1,234"
 * may be two numbers. Without `steps` the text was already plain.
 *
 * @param hasDecimalPoints whether "1.234" is unambiguous because other cells of the column have a point before
 * decimals
 */
export function readNumber(text: string, hasDecimalPoints?: () => boolean): TextReading[] {
  if (text.length > longestSpelling) return [];
  const [, sign = '', body = ''] = /^([+-]?)\s*(.*)$/s.exec(text) ?? [];
  const minus = sign === '-' ? '-' : '';
  return (eitherByPoint(body, hasDecimalPoints) ?? readUnsigned(body)).map((found) => ({
    ...found,
    text: minus + found.text,
  }));
}

/** An amount without its surrounding text, and the number of decimals of its currency if that is not two. */
interface BareAmount {
  text: string;
  steps: FixStep[];
  exponent?: 0 | 3;
}

/** Removes currency signs, the dash of "12,-", and "/pc". */
export function withoutCurrency(text: string): BareAmount {
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  const amount = text.slice(sign.length).trim();
  const ofOne = amount.replace(taxRemark, '').replace(perPiece, '');
  let bare = ofOne.replace(signBetween, '$1.$3 $2').replace(inBrackets, ' $1 ').trim();
  const steps = new Set<FixStep>(ofOne === amount ? [] : ['unit']);
  const signs = bare;
  for (const [pattern, step] of [
    [dollars, 'currency'],
    [foreign, 'foreign-currency'],
    [foreign, 'foreign-currency'],
    [dollars, 'currency'],
  ] as const) {
    const rest = bare.replace(pattern, '');
    if (rest.length < bare.length) steps.add(step);
    bare = rest.trim();
  }
  const exponent = bare === signs ? undefined : exponentOf(signs);
  const whole = bare.replace(noCents, '');
  if (whole.length < bare.length) steps.add('separators');
  return { text: sign + whole, steps: [...steps], ...(exponent !== undefined && { exponent }) };
}

function exponentOf(signs: string): 0 | 3 | undefined {
  if (wholeMoney.test(signs)) return 0;
  return threeDecimals.test(signs) ? 3 : undefined;
}

/** Whether a text may be thousands separated by a point as well as a number with three decimals. */
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
  if (/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(body)) return only(body);
  if (/^\d{1,3}(?:[ '’‘`´]\d{3})+(?:\.\d+)?$/.test(body))
    return only(body.replaceAll(/[^\d.]/g, ''), 'separators');
  if (/^\d{1,3}(?:[ '’‘`´]\d{3})+,\d+$/.test(body))
    return only(body.replaceAll(/[^\d,]/g, '').replace(',', '.'), 'separators', 'decimal-comma');
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
  // Indian amounts group the last three digits, and pairs before them.
  if (/^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/.test(body)) return only(body.replaceAll(',', ''), 'separators');
  const power = /^(\d+(?:[.,]\d+)?)\s?(?:e|[x×*·]\s?10\s?\^)\s?([+-]?\d{1,3})$/i.exec(body);
  if (power) return only(numberText(`${power[1]!.replace(',', '.')}e${power[2]}`), 'exponent');
  const many = /^(\d+(?:\.\d+)?)\s?([万萬만亿億억])$/u.exec(body);
  if (many) return only(numberText(`${many[1]}e${/[万萬만]/u.test(many[2]!) ? 4 : 8}`), 'exponent');
  const cents = /^(\d{1,4})\s?[¢￠]$/u.exec(body);
  if (cents) return only(String(Number(cents[1]) / 100), 'currency');
  if (/^\d*,\d+$/.test(body)) return only(body.replace(',', '.').replace(/^\./, '0.'), 'decimal-comma');
  return readFraction(body);
}

function readFraction(body: string): TextReading[] {
  const spelled = body.replace(/\s*([¼½¾⅓-⅞])$/, (_, char: string) => ` ${vulgar[char]}`).trim();
  const parts = /^(?:(\d+)[ -]+)?(\d{1,2})[/⁄](\d{1,2})$/.exec(spelled);
  if (!parts) return [];
  const [, whole = '0', over, under] = parts.map((part) => part ?? '0');
  if (Number(under) === 0 || Number(over) >= Number(under)) return [];
  const value = Number(whole) + Number(over) / Number(under);
  return [{ reading: 'only', steps: ['fraction'], text: String(Number(value.toFixed(6))) }];
}
