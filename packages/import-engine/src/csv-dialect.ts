import { csvDelimiters, fitOf, type Fit } from './csv-sample.ts';
import type { CsvDialect } from './csv-scanner.ts';

export { csvDelimiters } from './csv-sample.ts';
/** Quotes that can be chosen; '' for none. */
export const csvQuotes = ['"', "'", ''] as const;
/** Characters that are only ever separators, in database exports. */
const controlDelimiters = ['\u0001', '\u001f'];
/**
 * Separators tried only if none of the usual ones yields columns with headings; nearly every row must then have the same number
 * of cells.
 */
const rareDelimiters = ['^', '~', '¦', '，', '；', '،', ':'];
/** Those that may end every row of a single-column file. */
const closingDelimiters = ['^', '~'];
const rareEnough = 0.9;

/** A first line that tells spreadsheets the separator; programs quote it or pad it with separators. */
const directive = /^"?sep=(.)"?\1*(?:\r\n|\n|\r)/i;

/** The separator named by the first line of a CSV, and the length of that line. */
export function directiveOf(text: string): { delimiter: string; length: number } | undefined {
  const [line, delimiter] = directive.exec(text) ?? [];
  return line === undefined || delimiter === undefined ? undefined : { delimiter, length: line.length };
}

/**
 * Detects the dialect of a CSV by parsing its first rows with every plausible one; see {@link fitOf}. A preamble above the table
 * does not count.
 *
 * @param head the first characters of the file
 * @param chosen settings that are known and need no detection
 */
export function detectDialect(
  head: string,
  chosen: { delimiter?: string | undefined; quote?: string | undefined } = {},
): CsvDialect {
  const named = directiveOf(head);
  const text = named ? head.slice(named.length) : head;
  const delimiter = chosen.delimiter ?? named?.delimiter;
  const quotes = chosen.quote === undefined ? quotesOf(text, delimiter) : [chosen.quote];
  if (delimiter !== undefined) return bestOf(text, [delimiter], quotes).dialect;
  const control = controlDelimiters.filter((mark) => text.includes(mark));
  const usual = bestOf(text, csvDelimiters, quotes);
  if (control.length > 0) {
    const best = bestOf(text, control, quotes);
    if (isRegular(best.fit)) return best.dialect;
  }
  if (usual.fit.width > 1 && usual.fit.hasHeadings && usual.fit.isFirst) return usual.dialect;
  const rare = rareDialect(text, quotes);
  if (rare || usual.fit.score > 0) return rare ?? usual.dialect;
  const closing = bestOf(text, [...controlDelimiters, ...closingDelimiters], quotes);
  return closing.fit.score > 0 && closing.fit.width === 1 ? closing.dialect : usual.dialect;
}

interface Measured {
  dialect: CsvDialect;
  fit: Fit;
}

function bestOf(text: string, delimiters: readonly string[], quotes: readonly string[]): Measured {
  let best: Measured | undefined;
  for (const quote of quotes) {
    for (const delimiter of delimiters) {
      for (const hasBackslashes of text.includes(`\\${quote || '"'}`) ? [false, true] : [false]) {
        const dialect = { delimiter, quote, hasBackslashes };
        const fit = fitOf(text, dialect);
        if (!best || fit.score > best.fit.score) best = { dialect, fit };
      }
    }
  }
  return best!;
}

/** Whether nearly every row has the same number of cells, the first included. */
const isRegular = ({ agreed, width, isFirst }: Fit): boolean => isFirst && width > 1 && agreed >= rareEnough;

function rareDialect(text: string, quotes: readonly string[]): CsvDialect | undefined {
  for (const delimiter of rareDelimiters) {
    if (!text.includes(delimiter)) continue;
    const { dialect, fit } = bestOf(text, [delimiter], quotes);
    // Times and links contain colons, and "Color: red" is a text.
    const isSure = delimiter !== ':' || (fit.agreed === 1 && fit.spaced === 0);
    if (isRegular(fit) && fit.hasHeadings && isSure) return dialect;
  }
  return undefined;
}

/** Quotes to try. Single quotes only if they close cells: "O'Brien" is a name, and `'0012` a text cell of a spreadsheet. */
function quotesOf(text: string, delimiter: string | undefined): string[] {
  const marks = `,;\\t|^~\u0001\u001f${delimiter === undefined ? '' : delimiter.replace(/[\\\]^-]/, String.raw`\$&`)}`;
  const isClosed = new RegExp(String.raw`(?:^|[${marks}\r\n])'[^'\r\n]*'(?=[${marks}\r\n]|$)`).test(text);
  if (!isClosed || text.includes('"')) return ['"'];
  // A file whose cells start with a quote is quoted, even with a single column and thus no separator.
  return new RegExp(String.raw`^'[^'\r\n]*'(?=[${marks}\r\n]|$)`).test(text) ? ["'", '"'] : ['"', "'"];
}
