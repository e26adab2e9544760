import { usStatesByName } from '@lading/contracts/rules/us-states';
import { fieldFault } from '../field-fault.ts';
import { isBlankWord } from './blank-word.ts';
import { choiceMeant } from './choice-spelling.ts';
import type { CellFix, FixStep } from './cell-fix.ts';
import { withoutHidden } from './clean-text.ts';
import type { CellOfRow } from './fix-way.ts';
import { isPhone, phoneMeant } from './phone-meant.ts';
import { isEitherByPoint } from './read-number.ts';

/** A cell that passes its check and is still likely not meant so. */
export type Oddity =
  | 'hidden-characters'
  | 'wide-characters'
  | 'state-name'
  | 'short-zip'
  | 'decimal-tail'
  | 'no-phone'
  | 'point-or-thousands';

const wide = /[０-９Ａ-Ｚａ-ｚ]/g;

/**
 * What is odd about a text that is not wrong, with the fix for it: characters that nobody sees, full-width letters and digits, the name of
 * a state of the United States where carriers want its code, a ZIP code there that has lost its leading zeros, a telephone number that
 * cannot be dialled, a code with ".0" behind it, and a number whose point may part thousands ("1.500"). Looked for in every row, so plain
 * text is passed over quickly.
 */
export function findOddity(cell: CellOfRow): { oddity: Oddity; fix?: CellFix } | undefined {
  const { field, text } = cell;
  if (text === '' || field.format !== undefined) return undefined;
  if (field.editor === 'number') return thousandsOrPoint(cell);
  if (field.editor !== 'text') return undefined;
  const found = (oddity: Oddity, step: FixStep, value: string) => ({
    oddity,
    fix: { steps: [step], readings: { only: { [field.key]: value } } },
  });
  if (field.isPhone) {
    if (isPhone(text)) return undefined;
    if (!field.required && isBlankWord(text)) return found('no-phone', 'blank', '');
    const meant = phoneMeant(text);
    return meant === undefined ? { oddity: 'no-phone' } : found('no-phone', 'phone', meant);
  }
  if (!isPlain(text)) {
    const seen = withoutHidden(text).trim();
    if (seen !== text && seen !== '' && !isMultiline(text)) return found('hidden-characters', 'spaces', seen);
    const narrow = text.replaceAll(wide, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
    if (narrow !== text) return found('wide-characters', 'width', narrow);
  }
  if (isCode(field) && /^\d{5,14}\.0+$/.test(text))
    return found('decimal-tail', 'decimal-tail', text.replace(/\.0+$/, ''));
  if (!field.address || !isInUnitedStates(cell, field.address.countryField)) return undefined;
  if (field.address.part === 'zip') {
    const zip = /^(\d{3,4})(-\d{4})?$/.exec(text);
    return zip ? found('short-zip', 'zip-zero', `${zip[1]!.padStart(5, '0')}${zip[2] ?? ''}`) : undefined;
  }
  const code = usStatesByName.get(text.toLowerCase().replaceAll(/\s+/g, ' '));
  return code === undefined ? undefined : found('state-name', 'state', code);
}

/** "1.500" is one and a half, and in half of the world it is fifteen hundred: nobody may choose in silence. */
function thousandsOrPoint(cell: CellOfRow): ReturnType<typeof findOddity> {
  const { field, text, hasDecimalPoints, readAs } = cell;
  const answer = isEitherByPoint(text) ? readAs?.() : 'point';
  if (answer === 'point' || hasDecimalPoints?.()) return undefined;
  const thousands = text.replace('.', '');
  if (fieldFault(field, text) !== undefined || fieldFault(field, thousands) !== undefined) return undefined;
  return {
    oddity: 'point-or-thousands',
    fix: {
      steps: ['thousands-point'],
      readings:
        answer === 'comma'
          ? { only: { [field.key]: thousands } }
          : { point: { [field.key]: String(Number(text)) }, comma: { [field.key]: thousands } },
    },
  };
}

/** A code that has digits only. */
function isCode({ looksLike, address }: CellOfRow['field']): boolean {
  return looksLike === 'upc' || looksLike === 'ean' || address?.part === 'zip';
}

/** Letters, digits and signs of ASCII only. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 || code > 126) return false;
  }
  return true;
}

/** Lines of a description are meant. */
function isMultiline(text: string): boolean {
  return (
    /\n/.test(text) && withoutHidden(text.replaceAll(/\r?\n|\t/g, ' ')) === text.replaceAll(/\r?\n|\t/g, ' ')
  );
}

function isInUnitedStates({ definition, value }: CellOfRow, countryField: string): boolean {
  const country = definition.fields.find(({ key }) => key === countryField);
  const written = value(countryField).trim();
  return country !== undefined && (written === 'US' || choiceMeant(country, written) === 'US');
}
