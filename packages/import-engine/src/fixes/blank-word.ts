import { spreadsheetError } from '../spreadsheet-error.ts';

const words = new Set('n/a na n.a. - -- — – none null nil nan undefined 无 暂无 / \\'.split(' '));

/** Whether a text means "no value", such as "N/A", or `#N/A` of a spreadsheet. */
export const isBlankWord = (text: string): boolean =>
  words.has(text.toLowerCase()) || spreadsheetError(text) === 'error';
