import type { ImportField } from '@lading/contracts/imports';

const apostrophe = 39;
const equals = 61;
const backtick = 96;
/** The first acute accent: other combining marks follow it. */
const beyondLatin = 0xb4;
/**
 * Spreadsheets treat text with these prefixes as a formula; exports, ours too, put an apostrophe in front (decision
 * D8).
 */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
/** "'90s lamp" and "'24 season" start with a real apostrophe. */
const decade = /^\d\d(?!\d).*\p{L}/u;

/** Characters that programs write instead of an apostrophe before digits. */
const otherMarks = /^[‘’`´＇](?=\d)/;

/**
 * A cell without the marks that make spreadsheets treat it as text: a leading apostrophe, `'012345678905`, or a text
 * formula, `="78701"`. Names such as 's-Hertogenbosch and "'90s lamp" keep theirs.
 *
 * @param text the cell, trimmed
 */
export function withoutTextMark(field: ImportField, text: string): string {
  const first = text.charCodeAt(0);
  if (first === equals) return /^="[^"]*"$/.test(text) ? text.slice(2, -1).trim() : text;
  if (first !== apostrophe && first !== backtick && first < beyondLatin) return text;
  const isCode = field.isCode ?? field.isPhone ?? field.address?.part === 'zip';
  const isFree = field.editor === 'text' && field.format === undefined;
  if (first !== apostrophe) return isCode || !isFree ? text.replace(otherMarks, '') : text;
  if (text.length < 2) return text;
  const rest = text.slice(1);
  if (!isFree || formulaStart.test(rest)) return rest.trim();
  if (rest.endsWith("'")) return isCode && /^[^']+'$/.test(rest) ? rest.slice(0, -1).trim() : text;
  return isCode || (/^[(#]?\d/.test(rest) && !decade.test(rest)) ? rest : text;
}
