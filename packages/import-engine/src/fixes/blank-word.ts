import { spreadsheetError } from '../spreadsheet-error.ts';

const words = new Set(
  'n/a na n.a. - -- — – none null nil nan undefined tbd tba t.b.d. 无 暂无 待定 / \\'.split(' '),
);
/** Placeholders of several words or in brackets. */
const blankPhrase =
  /^(?:not (?:applicable|available|set|specified)|[([<](?:none|blank|empty|null|nil)[)\]>])$/i;
/** Placeholders for a missing date in databases. */
export const noDay = /^(?:0000-00-00(?:[ T]00:00:00)?|00[./-]00[./-]0000)$/;

/** Whether a text means "no value", such as "N/A", or `#N/A` of a spreadsheet. */
export const isBlankWord = (text: string): boolean =>
  words.has(text.toLowerCase()) || blankPhrase.test(text) || spreadsheetError(text) === 'error';

// Odoo writes False where a text is empty.
const placeholders = new Set('n/a n.a. - -- — – null (null) <null> nan undefined false 无 暂无'.split(' '));
const longestPlaceholder = 9;
/** What a column must hold for one of them to stand in it. */
const anyPlaceholder = /n\/a|n\.a|null|nan|undefined|false|[-—–无]/i;

/** Whether a text can only be a placeholder for an empty cell: "Na" may be a name, "None" a brand. */
export const isPlaceholder = (text: string): boolean =>
  text.length <= longestPlaceholder && placeholders.has(text.toLowerCase());

/** Whether a text may hold a placeholder. */
export const mayHoldPlaceholder = (texts: string): boolean => anyPlaceholder.test(texts);
