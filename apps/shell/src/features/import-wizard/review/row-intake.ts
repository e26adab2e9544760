import type { FieldError } from '@lading/contracts/localized-text';
import { cellWarningText } from '@lading/import-engine/cell-warning-text';
import type { RowBlock } from '@lading/import-engine/file-reading';
import { packedColumns } from '@lading/import-engine/pack-columns';
import type { PackedFaults } from '@lading/import-engine/pack-faults';
import type { CellIssue, GridStore } from '@lading/ui/data-grid';
import type { DuplicateWatch } from './duplicate-watch.ts';
import type { PageTurn } from '../page-turn.ts';
import { rowAtNumber } from './row-at-number.ts';
import type { RowFindings } from './row-findings.ts';

/** Rows that are looked at between two looks at the clock. */
const atOnce = 200;

interface IntakeParts {
  store: GridStore;
  findings: RowFindings;
  duplicates: DuplicateWatch;
}

/** Takes the rows of a file into the grid as they are read, in turns with the page; of a row without faults nothing is made but its cells. */
export class RowIntake {
  readonly #parts: IntakeParts;
  #rowNumbers = new Uint32Array(0);
  /** By row: 1 where something may be odd. */
  #isOdd = new Uint8Array(0);
  #count = 0;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
  }

  /** The numbers in the file of the rows so far, ascending. */
  get rowNumbers(): Uint32Array {
    return this.#rowNumbers.subarray(0, this.#count);
  }

  /** Whether something in the row may be odd, as it stood in the file. */
  isOdd(row: number): boolean {
    return this.#isOdd[row] === 1;
  }

  /** Takes a block. @throws what `signal` was aborted with */
  async take(block: RowBlock, turn: PageTurn, signal: AbortSignal): Promise<void> {
    const { store, duplicates } = this.#parts;
    const { rowCount } = block.packed;
    const first = store.getSnapshot().rowCount;
    this.#number(block.rowNumbers);
    for (const row of block.odd) this.#isOdd[first + row] = 1;
    store.append(packedColumns(block.packed));
    await turn.giveWay(signal);
    for (let row = 0; row < rowCount; row += atOnce) {
      duplicates.add(first + row, Math.min(atOnce, rowCount - row));
      await turn.giveWay(signal);
    }
    for (let at = 0; at < block.faults.rows.length;) {
      at = this.#markFaults(block.faults, at, first);
      await turn.giveWay(signal);
    }
    this.#warn(block);
  }

  /** Marks some rows with what the reader found in them; gives where the next ones begin. */
  #markFaults({ rows, fields, textNumbers, fieldNames, texts }: PackedFaults, from: number, first: number) {
    const { store } = this.#parts;
    const issueOf = (at: number): CellIssue => ({ ...texts[textNumbers[at]!]!, severity: 'error' });
    let at = from;
    store.batch(() => {
      for (let marked = 0; marked < atOnce && at < rows.length; marked += 1) {
        const row = rows[at]!;
        const issues: Record<string, CellIssue[]> = {};
        for (; at < rows.length && rows[at] === row; at += 1)
          (issues[fieldNames[fields[at]!]!] ??= []).push(issueOf(at));
        // A row that was edited while the rest came in has been checked as it stands now.
        if (store.rowVersion(first + row) === 0) store.setIssues('client', first + row, issues);
      }
    });
    return at;
  }

  #warn({ warnings }: RowBlock): void {
    const { store, findings } = this.#parts;
    const byRow = new Map<number, FieldError[]>();
    for (const { rowNumber, column, code } of warnings) {
      const row = rowAtNumber(this.rowNumbers, rowNumber);
      if (row === -1) continue;
      const warning = { fieldName: store.keys[column]!, ...cellWarningText(code) };
      byRow.set(row, [...(byRow.get(row) ?? []), warning]);
    }
    store.batch(() => {
      for (const [row, ofRow] of byRow) findings.takeReading(row, ofRow);
    });
  }

  #number(numbers: Uint32Array): void {
    const count = this.#count + numbers.length;
    if (count > this.#rowNumbers.length) {
      const room = Math.max(count, this.#rowNumbers.length * 2, 4_096);
      const [numbersBefore, oddBefore] = [this.#rowNumbers, this.#isOdd];
      this.#rowNumbers = new Uint32Array(room);
      this.#rowNumbers.set(numbersBefore);
      this.#isOdd = new Uint8Array(room);
      this.#isOdd.set(oddBefore);
    }
    this.#rowNumbers.set(numbers, this.#count);
    this.#count = count;
  }
}
