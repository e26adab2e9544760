import { usStatesByName } from '@lading/contracts/rules/us-states';
import { choiceMeant } from './choice-spelling.ts';
import type { CellFix, FixStep } from './cell-fix.ts';
import { withoutHidden } from './clean-text.ts';
import type { CellOfRow } from './fix-way.ts';

/** A cell that passes its check and is still likely not meant so. */
export type Oddity = 'hidden-characters' | 'wide-characters' | 'state-name' | 'short-zip';

const wide = /[０-９Ａ-Ｚａ-ｚ]/g;

/**
 * What is odd about a text that is not wrong, with the fix for it: characters that nobody sees, full-width letters and digits, the name of
 * a state of the United States where carriers want its code, a ZIP code there that has lost its leading zero. Looked for in every row, so
 * plain text is passed over quickly.
 */
export function findOddity(cell: CellOfRow): { oddity: Oddity; fix: CellFix } | undefined {
  const { field, text } = cell;
  if (text === '' || field.editor !== 'text' || field.format !== undefined) return undefined;
  const found = (oddity: Oddity, step: FixStep, value: string) => ({
    oddity,
    fix: { steps: [step], readings: { only: { [field.key]: value } } },
  });
  if (!isPlain(text)) {
    const seen = withoutHidden(text).trim();
    if (seen !== text && seen !== '' && !isMultiline(text)) return found('hidden-characters', 'spaces', seen);
    const narrow = text.replaceAll(wide, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
    if (narrow !== text) return found('wide-characters', 'width', narrow);
  }
  if (!field.address || !isInUnitedStates(cell, field.address.countryField)) return undefined;
  if (field.address.part === 'zip') {
    return /^\d{4}$/.test(text) ? found('short-zip', 'zip-zero', `0${text}`) : undefined;
  }
  const code = usStatesByName.get(text.toLowerCase().replaceAll(/\s+/g, ' '));
  return code === undefined ? undefined : found('state-name', 'state', code);
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
