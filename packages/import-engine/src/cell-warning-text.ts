import type { LocalizedText } from '@lading/contracts/core';
import { importMessages } from '@lading/contracts/imports';
import type { CellWarning } from './raw-table.ts';

const messages: Record<CellWarning['code'], () => LocalizedText> = {
  scientific: importMessages.scientific,
  'long-number': importMessages.longNumber,
  'unclosed-quote': importMessages.unclosedQuote,
  'formula-zero': importMessages.formulaZero,
  'surplus-cells': importMessages.surplusCells,
  'total-row': importMessages.totalRow,
  'heading-row': importMessages.headingRow,
  'section-row': importMessages.sectionRow,
  'other-table': importMessages.otherTable,
  'ditto-mark': importMessages.dittoMark,
  'other-record': importMessages.otherRecord,
  'unit-conflict': importMessages.unitConflict,
  'unit-missing': importMessages.unitMissing,
  'date-code': importMessages.dateCode,
  'code-separators': importMessages.codeSeparators,
  'lost-zero': importMessages.lostZero,
  'unknown-state': importMessages.unknownState,
  'zip-digits': importMessages.zipDigits,
  'foreign-money': importMessages.foreignMoney,
  'lost-character': importMessages.lostCharacter,
  'garbled-text': importMessages.garbledText,
  'masked-text': importMessages.maskedText,
};

/** The message of a warning raised while the file was read (decision D8). */
export function cellWarningText(code: CellWarning['code']): LocalizedText {
  return messages[code]();
}
