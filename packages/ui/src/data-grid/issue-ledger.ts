import type { CellIssue, IssueSource } from './cell-issue.ts';
import { growArray } from './grow-array.ts';

type IssuesByCol = ReadonlyMap<number, readonly CellIssue[]>;

const ERROR = 1;
const WARNING = 2;
const DELETED = 4;
const SOURCES: readonly IssueSource[] = ['client', 'file', 'server'];
const NONE: readonly CellIssue[] = [];

/**
 * Keeps the issues of rows, sparsely, and running counts of them, so that no question about errors ever walks all rows.
 * A deleted row keeps its issues but is not counted.
 */
export class IssueLedger {
  deletedRows = 0;
  /** Rows (not deleted) with at least one error. */
  errorRows = 0;
  /** Rows (not deleted) with at least one warning. */
  warningRows = 0;
  /** Cells with an error, by column index; deleted rows left out. */
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

  /** Makes room for rows below `rowCount`. */
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

  /** Replaces what one source found in a row; `null` or an empty map means that it found nothing. */
  replace(source: IssueSource, row: number, issues: IssuesByCol | null): void {
    const rows = this.#bySource[source];
    if (!issues?.size && !rows.has(row)) return;
    this.#recounted(row, () => {
      if (issues?.size) rows.set(row, issues);
      else rows.delete(row);
    });
  }

  /** Forgets what one source found in a single cell, because the value it judged is gone. */
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

  /** The issues of one cell, errors first, each text once. */
  cell(row: number, col: number): readonly CellIssue[] {
    if (((this.#bits[row] ?? 0) & (ERROR | WARNING)) === 0) return NONE;
    const found: CellIssue[] = [];
    for (const source of SOURCES) {
      for (const issue of this.#bySource[source].get(row)?.get(col) ?? NONE) {
        if (!found.some((known) => known.message === issue.message)) found.push(issue);
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
