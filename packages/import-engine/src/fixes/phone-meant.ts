import { cleanText } from './clean-text.ts';

/** Fewest digits of a telephone number, of small countries, and the most that any has (ITU-T E.164). */
const digitsOfPhone = { least: 5, most: 15 };
/** Characters of a number with all that may stand round it. */
const longest = 60;
const extension = /\s*,?\s*(?:ext(?:ension)?\b|x|#|转|轉|分机|分機)\s*[.:：]?\s*\d{1,7}$/i;
const labelBefore =
  /^(?:tel(?:ephone)?|(?:tele)?phone|mobile|cell|mob|ph|电话|電話|手机|手機|联系电话|電話號碼)(?:\s*(?:no|number|号码))?\s*[.:：#]?\s*(?=[+(\d])/i;
const labelBehind = /\s*\((?:home|work|office|mobile|cell|手机|家|公司)\)$/i;
/** A program that took the number for one to count with has written it so. */
const decimalTail = /^(\d{7,})\.0+$/;

/** Whether a text can be dialled as it stands: digits parted by blanks, points, strokes and brackets, a plus before them, an extension behind. */
export function isPhone(text: string): boolean {
  if (text.length > longest) return false;
  const main = text.replace(extension, '');
  if (!/^\+?[\d(][\d\s().+/-]*$/.test(main) || main.lastIndexOf('+') > 1 || decimalTail.test(main))
    return false;
  const digits = main.replaceAll(/\D/g, '').length;
  return /[\d)]$/.test(main) && digits >= digitsOfPhone.least && digits <= digitsOfPhone.most;
}

/** The telephone number in a text that cannot be dialled as it stands, without labels, quotes and what else stands round it; no digit is changed. */
export function phoneMeant(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const bare = cleanText(text)
    .text.replace(/^['’`"=]+|['"]+$/g, '')
    .replace(labelBefore, '')
    .replace(labelBehind, '')
    .replace(decimalTail, '$1')
    .replace(/[\s,;.]+$/, '')
    .trim();
  return isPhone(bare) ? bare : undefined;
}
