import type { FixStep } from './cell-fix.ts';
import type { TextReading } from './text-reading.ts';

/** Written in front of or behind an amount. The product counts in dollars. */
const dollars = /^(?:US\$|USD|\$)\s*|\s*(?:US\$|USD|\$|美元)$/i;
const otherMoney =
  /^(?:€|£|¥|₩|₹|EUR|GBP|CNY|RMB|JPY|CAD|AUD|HKD|HK\$|C\$|A\$)\s*|\s*(?:€|£|¥|₩|₹|EUR|GBP|CNY|RMB|JPY|CAD|AUD|HKD|元|人民币)$/i;
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

/** Removes a currency sign. */
export function withoutCurrency(text: string): { text: string; steps: FixStep[] } {
  for (const [pattern, step] of [
    [dollars, 'currency'],
    [otherMoney, 'foreign-currency'],
  ] as const) {
    const sign = text.startsWith('-') ? '-' : '';
    const bare = text.slice(sign.length).replace(pattern, '');
    if (bare.length < text.length - sign.length) return { text: sign + bare, steps: [step] };
  }
  return { text, steps: [] };
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
