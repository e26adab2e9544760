import { growArray } from './grow-array.ts';

/**
 * An issue of a cell: an error blocks the import of the row, a warning does not (spec §3 validation error item, §8). `zhMessage` is
 * the Chinese text if the source has one; `GridTexts.issue` picks the one to show.
 */
export interface CellIssue {
  /** Identifies it among the issues of a cell: the same issue from two sources is shown once. */
  readonly id: string;
  readonly message: string;
  readonly zhMessage?: string;
  readonly severity: 'error' | 'warning';
}

/**
 * Who found it. `client`: checks of this row alone; `file`: checks that need the entire file, such as duplicates; `server`: the reply
 * of the validate call. Each source replaces only its own findings.
 */
export type IssueSource = 'client' | 'file' | 'server';

/** The issues of one row by field key. Issues under an unknown key are shown at the row's first field. */
export type RowIssues = Readonly<Record<string, readonly CellIssue[]>>;

/** Checks one row on its own, synchronously; called after each change of it. `value` reads a field of the row. */
export type RowValidator = (row: number, value: (key: string) => string) => RowIssues | null;

/** Assigns a row's issues to their columns; an issue without a column goes to the first, so that none is hidden. */
export function issuesByCol(
  issues: RowIssues | null,
  colOf: (key: string) => number,
): Map<number, CellIssue[]> {
  const byCol = new Map<number, CellIssue[]>();
  for (const [key, found] of Object.entries(issues ?? {})) {
    const col = Math.max(colOf(key), 0);
    if (found.length > 0) byCol.set(col, [...(byCol.get(col) ?? []), ...found]);
  }
  return byCol;
}

type IssuesByCol = ReadonlyMap<number, readonly CellIssue[]>;

const ERROR = 1;
const WARNING = 2;
const DELETED = 4;
const SOURCES: readonly IssueSource[] = ['client', 'file', 'server'];
const NONE: readonly CellIssue[] = [];

/**
 * Stores the issues of rows sparsely, with running counts, so that no query about errors visits all rows. A deleted row keeps its
 * issues but is not counted.
 */
export class IssueLedger {
  deletedRows = 0;
  /** Rows (not deleted) with at least one error. */
  errorRows = 0;
  /** Rows (not deleted) with at least one warning. */
  warningRows = 0;
  /** Cells with an error, by column index; deleted rows do not count. */
  readonly errorsByCol: Int32Array;
  readonly #bySource: Record<IssueSource, Map<number, IssuesByCol>> = {
    client: new Map(),
    file: new Map(),
    server: new Map(),
  };
  #bits = new Uint8Array(0);

  constructor(colCount: number) {
    this.errorsByCol = new Int32Array(colCount);
  }

  /** Allocates space for row ids below `rowCount`. */
  resize(rowCount: number): void {
    this.#bits = growArray(this.#bits, rowCount);
  }

  hasError(row: number): boolean {
    return ((this.#bits[row] ?? 0) & (ERROR | DELETED)) === ERROR;
  }

  hasIssue(row: number): boolean {
    const bits = this.#bits[row] ?? 0;
    return (bits & (ERROR | WARNING)) !== 0 && (bits & DELETED) === 0;
  }

  isDeleted(row: number): boolean {
    return ((this.#bits[row] ?? 0) & DELETED) !== 0;
  }

  /** Replaces the issues that one source found in a row; `null` or an empty map means none. */
  replace(source: IssueSource, row: number, issues: IssuesByCol | null): void {
    const rows = this.#bySource[source];
    if (!issues?.size && !rows.has(row)) return;
    this.#recounted(row, () => {
      if (issues?.size) rows.set(row, issues);
      else rows.delete(row);
    });
  }

  /** Discards the issues that one source found in a single cell, because its value has changed. */
  dropCell(source: IssueSource, row: number, col: number): void {
    const issues = this.#bySource[source].get(row);
    if (!issues?.has(col)) return;
    const left = new Map(issues);
    left.delete(col);
    this.replace(source, row, left);
  }

  setDeleted(row: number, deleted: boolean): void {
    if (this.isDeleted(row) === deleted) return;
    this.deletedRows += deleted ? 1 : -1;
    const bits = this.#bits[row] ?? 0;
    const isMarked = (bits & (ERROR | WARNING)) !== 0;
    if (isMarked && deleted) this.#count(row, -1);
    this.#bits[row] = bits ^ DELETED;
    if (isMarked && !deleted) this.#count(row, 1);
  }

  /** The issues of one cell, errors first, without duplicates. */
  cell(row: number, col: number): readonly CellIssue[] {
    if (((this.#bits[row] ?? 0) & (ERROR | WARNING)) === 0) return NONE;
    const found: CellIssue[] = [];
    for (const source of SOURCES) {
      for (const issue of this.#bySource[source].get(row)?.get(col) ?? NONE) {
        if (!found.some((known) => known.id === issue.id)) found.push(issue);
      }
    }
    return found.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  }

  /** The columns of a row that have an error, ascending. */
  errorCols(row: number): number[] {
    return [...this.#colsWith(row, 'error')].sort((a, b) => a - b);
  }

  #recounted(row: number, change: () => void): void {
    this.#count(row, -1);
    change();
    const errors = this.#colsWith(row, 'error').size > 0 ? ERROR : 0;
    const warnings = this.#colsWith(row, 'warning').size > 0 ? WARNING : 0;
    this.#bits[row] = ((this.#bits[row] ?? 0) & DELETED) | errors | warnings;
    this.#count(row, 1);
  }

  #count(row: number, step: 1 | -1): void {
    const bits = this.#bits[row] ?? 0;
    if (bits & DELETED) return;
    if (bits & WARNING) this.warningRows += step;
    if (!(bits & ERROR)) return;
    this.errorRows += step;
    for (const col of this.#colsWith(row, 'error')) {
      this.errorsByCol[col] = (this.errorsByCol[col] ?? 0) + step;
    }
  }

  #colsWith(row: number, severity: CellIssue['severity']): Set<number> {
    const cols = new Set<number>();
    for (const source of SOURCES) {
      for (const [col, issues] of this.#bySource[source].get(row) ?? []) {
        if (issues.some((issue) => issue.severity === severity)) cols.add(col);
      }
    }
    return cols;
  }
}
