import type { LocalizedText } from '@lading/contracts/core';
import { importMessages } from '@lading/contracts/imports';
import type { CellWarning } from './raw-table.ts';

const messages: Record<CellWarning['code'], () => LocalizedText> = {
  scientific: importMessages.scientific,
  'long-number': importMessages.longNumber,
  'unclosed-quote': importMessages.unclosedQuote,
};

/** The message of a warning that reading the file gave (decision D8). */
export function cellWarningText(code: CellWarning['code']): LocalizedText {
  return messages[code]();
}
