import { CsvScanner, type CellSink, type CsvDialect } from './csv-scanner.ts';

/** Supported separators, the most likely first. */
export const csvDelimiters = [',', ';', '\t', '|'] as const;
/** Rows of the head that are examined. */
const rowsLooked = 200;
/** Rows whose cells are kept, to find the headings among them. */
const rowsKept = 20;
const numeric = /^[-+(]?[\p{Sc}\s]*[\d.,'\s]*\d[\d.,'\s]*[%\p{Sc})]?$/u;
/** The longest text considered a number, including blanks around it. */
const longestNumber = 100;
const longestHeading = 80;
/** Minimum share of headings without another separator. */
const cleanHeadings = 0.7;
/** Factor for a table with headings over one without. */
const withHeadings = 4;
/** A separator followed by a blank this often belongs to texts, and gets this factor. */
const mostlySpaced = 0.9;
const spacedShare = 0.4;
/** Rows below a single cell without headings must agree at least this much; otherwise they are texts that contain the separator. */
const agreedText = 0.7;
/** Score of a separator that ends every row of a single column. */
const closedColumn = 0.3;

const isNumber = (value: string): boolean => value.length <= longestNumber && numeric.test(value);

/** How well a dialect splits the head of a CSV. */
export interface Fit {
  /** 0 without columns; below 2 for tables without headings, mostly above it for those with headings. */
  score: number;
  /** Share of the rows that have the same number of cells. */
  agreed: number;
  /** Number of cells of most rows. */
  width: number;
  /** Whether the first row of that width holds headings. */
  hasHeadings: boolean;
  /** Whether that is the first row of the file. */
  isFirst: boolean;
  /** Share of the cells that start with a blank. */
  spaced: number;
}

/**
 * Scores a dialect. Rows should have the same number of cells, including the headings, and quotes should surround cells. The
 * number of cells counts little, since texts may contain another separator dozens of times.
 */
export function fitOf(head: string, dialect: CsvDialect): Fit {
  const sample = new Sample(dialect);
  const scanner = new CsvScanner(sample, dialect);
  scanner.push(head, false);
  // The last row may be incomplete; use it only if there are few others.
  if (sample.rows.length < rowsKept) scanner.push('\n', true);
  sample.endRow();
  return sample.fit();
}

interface SampleRow {
  /** Number of cells, including blank ones. */
  width: number;
  isLastBlank: boolean;
}

/** Counts cells without keeping them, except for the first rows. */
class Sample implements CellSink {
  readonly rows: SampleRow[] = [];
  readonly #firstCells: string[][] = [];
  readonly #others: RegExp;
  readonly #brokenQuote: RegExp;
  #cells = 0;
  #clean = 0;
  #behind = 0;
  #spaced = 0;
  /** Rows with stray quotes in their cells: they were split inside a quoted cell, or not split where one ends. */
  #broken = 0;
  #isBroken = false;
  #isFilled = false;
  #isLastBlank = false;
  #current: string[] = [];
  #width = 0;

  constructor({ delimiter, quote }: CsvDialect) {
    const others = csvDelimiters.filter((other) => other !== delimiter).join('');
    this.#others = new RegExp(`[${others}](?!\\s)|[${others.replace(',', '')}]`);
    const mark = quote || '"';
    this.#brokenQuote = new RegExp(`^\\s*${mark}|[${others}]${mark}|${mark}[${others}]`);
  }

  get isFull(): boolean {
    return this.rows.length >= rowsLooked;
  }

  startRow(): void {
    this.endRow();
  }

  endRow(): void {
    if (this.#isFilled) {
      this.rows.push({ width: this.#width, isLastBlank: this.#isLastBlank });
      if (this.#firstCells.length < rowsKept) this.#firstCells.push(this.#current);
      if (this.#isBroken) this.#broken += 1;
    }
    this.#current = [];
    this.#isFilled = this.#isBroken = false;
    this.#width = 0;
  }

  cell(column: number, value: string, isQuoted: boolean): void {
    this.#width = column + 1;
    this.#isLastBlank = value.trim() === '';
    if (this.rows.length < rowsKept) this.#current.push(value.slice(0, longestHeading + 1));
    if (this.#isLastBlank) return;
    this.#isFilled = true;
    this.#cells += 1;
    if (column > 0) {
      this.#behind += 1;
      if (!isQuoted && value.startsWith(' ')) this.#spaced += 1;
    }
    if (isQuoted) this.#clean += 1;
    else if (this.#brokenQuote.test(value)) this.#isBroken = true;
    else if (isNumber(value) || !this.#others.test(value)) this.#clean += 1;
  }

  warn(): void {
    // An unclosed quote remains in the cell itself.
  }

  fit(): Fit {
    const width = this.#commonWidth();
    const first = this.rows.findIndex((row) => isAsWide(row, width));
    const agreed = this.#share((row) => isAsWide(row, width));
    const spaced = this.#spaced / Math.max(1, this.#behind);
    const hasHeadings =
      first !== -1 && first < rowsKept && this.#areHeadings(this.#firstCells[first]!, width);
    const fit = { agreed, width, hasHeadings, isFirst: first === 0, spaced };
    return { ...fit, score: this.#score(fit) };
  }

  #score({ agreed, width, hasHeadings, isFirst, spaced }: Omit<Fit, 'score'>): number {
    if (width < 2) return closedColumn * this.#share((row) => row.width === 2) ** 2;
    const isText = !hasHeadings && !isFirst && this.rows[0]!.width === 1;
    if (isText && (spaced >= mostlySpaced || agreed < agreedText)) return 0;
    const clean = this.#clean / Math.max(1, this.#cells);
    const broken = Math.min(1, this.#broken / this.rows.length);
    return (
      agreed ** 2 *
      (2 - 2 / width) *
      (1 - 0.8 * broken) *
      (spaced >= mostlySpaced ? spacedShare : 1) *
      (hasHeadings ? withHeadings * (0.8 + 0.2 * clean) : 0.3 + 0.7 * clean)
    );
  }

  #share(holds: (row: SampleRow) => boolean): number {
    return this.rows.length === 0 ? 0 : this.rows.filter(holds).length / this.rows.length;
  }

  /** The number of cells that most rows have, on a tie the larger one; a separator at the end of a row adds no cell. */
  #commonWidth(): number {
    const rowsWith = new Map<number, number>();
    if (this.rows.every(({ width, isLastBlank }) => width === 1 || (width === 2 && isLastBlank))) return 1;
    for (const { width, isLastBlank } of this.rows) {
      const cells = isLastBlank ? width - 1 : width;
      for (const one of isLastBlank ? [cells, width] : [width])
        if (one > 1) rowsWith.set(one, (rowsWith.get(one) ?? 0) + 1);
    }
    let common = 1;
    let most = 0;
    for (const [width, rows] of rowsWith)
      if (rows > most || (rows === most && width < common)) [common, most] = [width, rows];
    return common;
  }

  /** Headings are filled, mostly distinct, and neither numbers nor texts that contain other separators. */
  #areHeadings(cells: readonly string[], width: number): boolean {
    const headings = cells.slice(0, width).map((cell) => cell.trim());
    const clean = headings.filter((heading) => !this.#others.test(heading)).length;
    return (
      new Set(headings).size > headings.length / 2 &&
      clean >= cleanHeadings * headings.length &&
      headings.every(
        (heading) =>
          heading.length <= longestHeading && !numeric.test(heading) && !this.#brokenQuote.test(heading),
      ) &&
      !cells.slice(1, width).some((cell) => cell === '')
    );
  }
}

/** Whether a row has this many cells, or one more separator at its end. */
const isAsWide = ({ width, isLastBlank }: SampleRow, wanted: number): boolean =>
  width === wanted || (isLastBlank && width === wanted + 1);
