import { trimSigns } from '../trim-signs.ts';
import { cleanText } from './clean-text.ts';

/** Fewest digits of a phone number, in small countries, and the maximum of ITU-T E.164. */
const digitsOfPhone = { least: 5, most: 15 };
/** The longest number, including everything that may surround it. */
const longest = 60;
const extension = /(?:ext(?:ension)?\b|x|#|转|轉|分机|分機)\s*[.:：]?\s*\d{1,7}$/i;
const labelBefore =
  /^(?:tel(?:ephone)?|(?:tele)?phone|mobile|cell|mob|ph|电话|電話|手机|手機|联系电话|電話號碼)(?:\s*(?:no|number|号码))?\s*[.:：#]?\s*(?=[+(\d])/i;
const labelBehind = /\s*\((?:home|work|office|mobile|cell|手机|家|公司)\)$/i;
/** Written by a program that treats phone numbers as numeric. */
const decimalTail = /^(\d{7,})\.0+$/;
/** Displayed by a spreadsheet that treats the phone number as an amount. */
const thousands = /^\d{1,3}(?:,\d{3}){2,}$/;

/**
 * Whether a text can be dialed as is: digits separated by blanks, points, dashes and brackets, an optional leading
 * plus and trailing extension.
 */
export function isPhone(text: string): boolean {
  if (text.length > longest) return false;
  const main = withoutExtension(text);
  if (!/^\+?[\d(][\d\s().+/-]*$/.test(main) || main.lastIndexOf('+') > 1 || decimalTail.test(main))
    return false;
  const digits = main.replaceAll(/\D/g, '').length;
  return /[\d)]$/.test(main) && digits >= digitsOfPhone.least && digits <= digitsOfPhone.most;
}

function withoutExtension(text: string): string {
  const found = extension.exec(text);
  return found ? text.slice(0, found.index).trimEnd().replace(/,$/, '').trimEnd() : text;
}

/**
 * The phone number in a text that cannot be dialed as is, without labels, quotes and other surroundings; no digit
 * changes.
 */
export function phoneMeant(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const bare = trimSigns(cleanText(text).text, `'’\`"=`, `'"`)
    .replace(labelBefore, '')
    .replace(labelBehind, '')
    .replace(decimalTail, '$1')
    .replace(thousands, (digits) => digits.replaceAll(',', ''))
    .replace(/[\s,;.]+$/, '')
    .trim();
  return isPhone(bare) ? bare : undefined;
}
