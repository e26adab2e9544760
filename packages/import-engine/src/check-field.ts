import { limits, type LocalizedText } from '@lading/contracts/core';
import { importMessages, type ImportField } from '@lading/contracts/imports';
import { faultKind, type FaultKind } from './fault-kind.ts';

/** The message for a required cell that is empty (spec §5). */
export function requiredText({ label }: Pick<ImportField, 'label'>): LocalizedText {
  return importMessages.required({ field: label });
}

/** The error of a filled cell, or undefined; see `faultKind`. The cell must be trimmed. */
export function checkField(field: ImportField, text: string): LocalizedText | undefined {
  const fault = faultKind(field, text);
  return fault && faultText(field, fault, text);
}

/** The message for an error of a filled cell that `faultKind` found. The cell must be trimmed. */
export function faultText(field: ImportField, fault: FaultKind, text: string): LocalizedText {
  return messages[fault](field, text);
}

type Message = (field: ImportField, text: string) => LocalizedText;

const messages: Record<FaultKind, Message> = {
  'spreadsheet-error': ({ label }, text) =>
    importMessages.spreadsheetError({ value: shortened(text), field: label }),
  'no-result': ({ label }) => importMessages.noResult({ field: label }),
  'too-long': ({ label, maxLength = limits.importFile.cellCharacters }) =>
    importMessages.tooLong({ field: label, most: maxLength }),
  'not-number': ({ label }) => importMessages.notNumber({ field: label }),
  'several-sides': ({ label }) => importMessages.severalSides({ field: label }),
  zero: ({ label }) => importMessages.zero({ field: label }),
  'too-small': ({ label, number }) => importMessages.tooSmall({ field: label, least: number!.minimum }),
  'too-large': ({ label, number }) => importMessages.tooLarge({ field: label, most: number!.maximum }),
  'not-whole': ({ label }) => importMessages.notWhole({ field: label }),
  'too-precise': ({ label, number }) =>
    importMessages.tooPrecise({ field: label, decimals: number!.decimals }),
  'not-choice': ({ label }, text) => importMessages.notChoice({ value: shortened(text), field: label }),
  'not-date-time': ({ label }) => importMessages.notDateTime({ field: label }),
  'not-day': ({ label }) => importMessages.notDay({ field: label }),
  'not-email': ({ label }) => importMessages.notEmail({ field: label }),
  'not-letters-digits': ({ label }) => importMessages.notLettersDigits({ field: label }),
  'no-digit-or-letter': ({ label }) => importMessages.noDigitOrLetter({ field: label }),
  'wrong-length': ({ label, fixedLength }) =>
    importMessages.wrongLength({ field: label, length: fixedLength! }),
};

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
