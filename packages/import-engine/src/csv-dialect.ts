import { CsvScanner, type CellSink, type CsvDialect } from './csv-scanner.ts';

/** Supported separators, the most likely first. */
export const csvDelimiters = [',', ';', '\t', '|'] as const;
/** Separators that are looked for where none of the usual ones makes columns, and then must make the same number in nearly every row. */
const rareDelimiters = ['^', '~', '\u001f', '¦', '，', '；', '،'];
const rareEnough = 0.9;
/** A score that two columns have where hardly half of the rows agree on them. */
const doubtful = 1;
/** So many rows with the same number of cells are no accident, and beat any number of cells per row. */
const rowsThatProve = 3;
const everyRow = 20;
/** Quotes that may be chosen; '' for none. */
export const csvQuotes = ['"', "'", ''] as const;

/** Rows of the head that decide. */
const rowsLooked = 200;
/** No number is written in more characters, blanks around it included. */
const longestNumber = 100;
const numeric = /^[-+(]?[\p{Sc}\s]*[\d.,'\s]*\d[\d.,'\s]*[%\p{Sc})]?$/u;

/**
 * Detects the dialect of a CSV by parsing its first rows with every plausible one. The winner gives most rows the
 * same number of cells and leaves no separators or quotes inside them. A preamble above the table does not decide.
 *
 * @param head the first characters of the file
 * @param chosen what is already known and not detected
 */
export function detectDialect(
  head: string,
  chosen: { delimiter?: string | undefined; quote?: string | undefined } = {},
): CsvDialect {
  const delimiter = chosen.delimiter ?? /^sep=(.)\r?\n/i.exec(head)?.[1];
  const delimiters = delimiter === undefined ? csvDelimiters : [delimiter];
  const quotes = chosen.quote === undefined ? [`"`, ...singleQuotes(head)] : [chosen.quote];
  let best: CsvDialect = { delimiter: delimiters[0], quote: quotes[0]!, hasBackslashes: false };
  let bestScore = 0;
  for (const quote of quotes) {
    for (const candidate of delimiters) {
      for (const hasBackslashes of head.includes(`\\${quote || '"'}`) ? [false, true] : [false]) {
        const dialect = { delimiter: candidate, quote, hasBackslashes };
        const score = scoreOf(head, dialect);
        if (score > bestScore) [best, bestScore] = [dialect, score];
      }
    }
  }
  const isDoubtful = bestScore < doubtful && delimiter === undefined;
  return isDoubtful ? { ...best, delimiter: rareDelimiter(head, best) } : best;
}

/** The separator that makes columns where none of the usual ones does; of a file of one column that of {@link detectDialect}. */
function rareDelimiter(head: string, dialect: CsvDialect): string {
  const found = rareDelimiters.find((delimiter) => {
    const score = head.includes(delimiter) ? scoreOf(head, { ...dialect, delimiter }) : 0;
    return score >= rareEnough * Math.log2(3);
  });
  return found ?? dialect.delimiter;
}

/** Single quotes are looked for only where cells are closed by them: "O'Brien" is a name, and `'0012` a text in a spreadsheet. */
function singleQuotes(head: string): string[] {
  return /(?:^|[,;\t|\r\n])'[^'\r\n]*'(?=[,;\t|\r\n]|$)/.test(head) && !head.includes('"') ? [`'`] : [];
}

/**
 * Grows with the number of cells per row, the share of rows that agree on it, and the share of cleanly parsed cells. A separator that
 * gives every row the same number, the headings included, comes before one that stands so often in a text of each row.
 */
function scoreOf(head: string, dialect: CsvDialect): number {
  const sample = new Sample(dialect);
  const scanner = new CsvScanner(sample, dialect);
  scanner.push(head, false);
  // The last row may be cut, and is looked at only where there is hardly another.
  if (sample.counts.length < 2) {
    scanner.push('', true);
    sample.endRow();
  }
  return sample.score();
}

/** Counts cells instead of keeping them. */
class Sample implements CellSink {
  readonly counts: number[] = [];
  readonly #others: RegExp;
  readonly #quote: string;
  #cells = 0;
  #clean = 0;
  /** Cells that begin with a quote and are not quoted: it was closed in front of another separator. */
  #broken = 0;
  #isFilled = false;
  /** Cells up to the last of the row, blank ones included. */
  #width = 0;

  constructor({ delimiter, quote }: CsvDialect) {
    this.#quote = quote || '"';
    const others = csvDelimiters.filter((other) => other !== delimiter).join('');
    this.#others = new RegExp(`[${others}](?!\\s)|[${others.replace(',', '')}]`);
  }

  get isFull(): boolean {
    return this.counts.length >= rowsLooked;
  }

  startRow(): void {
    this.endRow();
  }

  endRow(): void {
    if (this.#isFilled) this.counts.push(this.#width);
    this.#isFilled = false;
    this.#width = 0;
  }

  cell(column: number, value: string, isQuoted: boolean): void {
    this.#width = column + 1;
    if (value.trim() === '') return;
    this.#isFilled = true;
    this.#cells += 1;
    if (isQuoted || this.#isClean(value)) this.#clean += 1;
    else if (value.startsWith(this.#quote)) this.#broken += 1;
  }

  warn(): void {
    // An unclosed quote remains in the cell itself.
  }

  score(): number {
    const rowsWith = new Map<number, number>();
    for (const cells of this.counts) rowsWith.set(cells, (rowsWith.get(cells) ?? 0) + 1);
    let best = 0;
    for (const [cells, rows] of rowsWith) {
      if (cells > 1) best = Math.max(best, (rows / this.counts.length) ** 2 * Math.log2(cells + 1));
    }
    const unbroken = 1 - 0.8 * Math.min(1, this.#broken / Math.max(1, this.counts.length));
    const isEvery = rowsWith.size === 1 && this.counts.length >= rowsThatProve;
    return (
      (isEvery && best > 0 ? everyRow : 0) +
      best * unbroken * (0.3 + (0.7 * this.#clean) / Math.max(1, this.#cells))
    );
  }

  #isClean(value: string): boolean {
    if (value.startsWith(this.#quote) || value.endsWith(this.#quote)) return false;
    return (value.length <= longestNumber && numeric.test(value)) || !this.#others.test(value);
  }
}
