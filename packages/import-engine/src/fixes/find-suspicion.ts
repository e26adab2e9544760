import { isUsStateCode } from '@lading/contracts/core';
import { withoutEntities } from '@lading/contracts/html-entities';
import type { ImportField } from '@lading/contracts/imports';
import { faultKind } from '../fault-kind.ts';
import { isBlankWord, isPlaceholder, mayHoldPlaceholder } from './blank-word.ts';
import { choiceMeant } from './choice-spelling.ts';
import type { CellFix, FixStep } from './cell-fix.ts';
import { withoutHidden } from './clean-text.ts';
import { codeFix, codeSuspicion, codeWithoutSeparators, type CodeSuspicion } from './code-suspicion.ts';
import type { CellOfRow } from './fix-way.ts';
import { isPhone, phoneMeant } from './phone-meant.ts';
import { isEitherByPoint } from './read-number.ts';
import { isStateCode, stateMeant } from './state-meant.ts';
import { zipMeant } from './zip-meant.ts';

/** A cell that passes its check but is probably wrong. */
export type Suspicion =
  | 'hidden-characters'
  | 'wide-characters'
  | 'entities'
  | 'placeholder'
  | CodeSuspicion
  | 'state-name'
  | 'unknown-state'
  | 'short-zip'
  | 'zip-digits'
  | 'decimal-tail'
  | 'no-phone'
  | 'point-or-thousands';

const wide = /[０-９Ａ-Ｚａ-ｚ]/g;
/** "&amp;" and "&#39;", as web pages write characters. */
const entity = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,8}\d{0,2});/i;
const decimalTail = /^\d{5,14}\.0+$/;
/** Longer texts are descriptions and notes. */
const longestLine = 200;
const usZip = /^\d{5}(?:[- ]?\d{4})?$/;

/** Whether any cell of a column may be suspicious, judged by the text of all its cells together: most columns are plain. */
export function mayHoldSuspicious(field: ImportField, texts: string): boolean {
  if (texts === '' || field.format !== undefined) return false;
  if (field.editor === 'number') return texts.includes('.');
  return (
    field.editor === 'text' &&
    (!isPlain(texts) ||
      entity.test(texts) ||
      (!field.required && mayHoldPlaceholder(texts)) ||
      Boolean(field.isPhone ?? field.address ?? field.isCode) ||
      isCode(field))
  );
}

/**
 * Whether a valid text may look suspicious, judged by the text and, for a postal code, its country: the rest of its
 * row and column decides (see {@link findSuspicion}). Called for every cell of a file, so plain text is passed over
 * quickly.
 *
 * @param value text of another field of the row
 */
export function mayBeSuspicious(field: ImportField, text: string, value: CellOfRow['value']): boolean {
  if (text === '' || field.format !== undefined) return false;
  if (field.editor === 'number') return isEitherByPoint(text);
  if (field.editor !== 'text') return false;
  if (field.isPhone) return !isPhone(text);
  if (!field.required && isPlaceholder(text)) return true;
  if (!isPlain(text) && (text.search(wide) !== -1 || withoutHidden(text) !== text)) return true;
  if (isCode(field) && decimalTail.test(text)) return true;
  if (text.includes('&') && hasEntities(text)) return true;
  if (!field.address) return codeSuspicion(field, text) !== undefined;
  if (field.address.part === 'state') return !isUsStateCode(text);
  // Five digits are whole in the United States; in a country with longer codes they may lack a zero.
  return !usZip.test(text) || zipMeant(value(field.address.countryField).trim(), text) !== undefined;
}

/**
 * What is suspicious about a valid text, with its fix: invisible characters, full-width letters and digits, entities
 * of web pages, "N/A" in the place of nothing, the name of a state where carriers want its code, a US state that
 * there is not, a postal code that lost its leading zeros, a US ZIP code that is none, a phone number that cannot be dialed, a code
 * with a trailing ".0", without its leading zero or turned into a date, and a number whose point may separate
 * thousands ("1.500").
 */
export function findSuspicion(cell: CellOfRow): { suspicion: Suspicion; fix?: CellFix } | undefined {
  const { field, text } = cell;
  if (!mayBeSuspicious(field, text, cell.value)) return undefined;
  if (field.editor === 'number') return thousandsOrPoint(cell);
  const found = (suspicion: Suspicion, step: FixStep, value: string) => ({
    suspicion,
    fix: { steps: [step], readings: { only: { [field.key]: value } } },
  });
  if (field.isPhone) {
    if (!field.required && isBlankWord(text)) return found('no-phone', 'blank', '');
    const meant = phoneMeant(text);
    return meant === undefined ? { suspicion: 'no-phone' } : found('no-phone', 'phone', meant);
  }
  if (!field.required && isPlaceholder(text)) return found('placeholder', 'blank', '');
  if (!isPlain(text)) {
    const seen = withoutHidden(text).trim();
    if (seen !== text && seen !== '' && !(mayHaveLines(field) && isMultiline(text)))
      return found('hidden-characters', 'spaces', seen);
    const narrow = text.replaceAll(wide, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
    if (narrow !== text) return found('wide-characters', 'width', narrow);
  }
  if (text.includes('&') && hasEntities(text)) return found('entities', 'entities', withoutEntities(text));
  if (isCode(field) && decimalTail.test(text))
    return found('decimal-tail', 'decimal-tail', text.replace(/\.0+$/, ''));
  const code = codeSuspicion(field, text);
  const fix = code && codeFix(field, text);
  if (code) return { suspicion: code, ...(fix && { fix }) };
  const digits = field.address?.part === 'zip' ? codeWithoutSeparators(field, text) : undefined;
  if (digits !== undefined) return found('code-separators', 'separators', digits);
  if (!field.address) return undefined;
  const country = countryOf(cell, field.address.countryField);
  if (field.address.part === 'state') {
    if (country === undefined || isStateCode(country, text)) return undefined;
    const state = stateMeant(country, text);
    if (state !== undefined) return found('state-name', 'state', state);
    return country === 'US' ? { suspicion: 'unknown-state' } : undefined;
  }
  const zip = country === undefined ? undefined : zipMeant(country, text);
  if (zip !== undefined) return found('short-zip', 'zip-zero', zip);
  return country === 'US' && !usZip.test(text) ? { suspicion: 'zip-digits' } : undefined;
}

/** "1.500" is one and a half, or fifteen hundred in half of the world: never choose silently. */
function thousandsOrPoint(cell: CellOfRow): ReturnType<typeof findSuspicion> {
  const { field, text, hasDecimalPoints, readAs } = cell;
  const answer = readAs?.();
  if (answer === 'point' || hasDecimalPoints?.()) return undefined;
  const thousands = text.replace('.', '');
  if (faultKind(field, text) !== undefined || faultKind(field, thousands) !== undefined) return undefined;
  return {
    suspicion: 'point-or-thousands',
    fix: {
      steps: ['thousands-point'],
      readings:
        answer === 'comma'
          ? { only: { [field.key]: thousands } }
          : { point: { [field.key]: String(Number(text)) }, comma: { [field.key]: thousands } },
    },
  };
}

/** Whether a text contains HTML entities. A text with tags is meant for a web page. */
const hasEntities = (text: string): boolean =>
  entity.test(text) && !/<\/?[a-z][^<>]*>/i.test(text) && withoutEntities(text) !== text;

/** A code that holds only digits. */
function isCode({ isCode: isMarked, address }: CellOfRow['field']): boolean {
  return isMarked === true || address?.part === 'zip';
}

/** Only ASCII letters, digits and punctuation. */
function isPlain(text: string): boolean {
  return !/[^ -~]/.test(text);
}

/** Of names, addresses and codes a line break goes to carriers and labels, which have one line for each. */
const mayHaveLines = ({ isCode: isMarked, maxLength = 0 }: ImportField): boolean =>
  isMarked !== true && maxLength > longestLine;

/** Lines of a description are meant. */
function isMultiline(text: string): boolean {
  return (
    /\n/.test(text) && withoutHidden(text.replaceAll(/\r?\n|\t/g, ' ')) === text.replaceAll(/\r?\n|\t/g, ' ')
  );
}

/** The code of the country in a field of the row. */
function countryOf({ definition, value }: CellOfRow, countryField: string): string | undefined {
  const country = definition.fields.find(({ key }) => key === countryField);
  const written = value(countryField).trim();
  if (!country || written === '') return undefined;
  return /^[A-Z]{2}$/.test(written) ? written : choiceMeant(country, written);
}
