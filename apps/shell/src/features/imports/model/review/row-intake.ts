import { messageKey } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import type { GridStore } from '@lading/data-grid';
import { cellWarningText } from '@lading/import-engine/cell-warning-text';
import { faultKind } from '@lading/import-engine/fault-kind';
import type { RowBlock } from '@lading/import-engine/row-block';
import { packedColumns } from '@lading/import-engine/pack-columns';
import type { PackedFaults } from '@lading/import-engine/pack-faults';
import type { PageTurn } from '@lading/ui/page-turn';
import type { DuplicateWatch } from '../checks/duplicate-watch.ts';
import type { RowFindings } from '../checks/row-findings.ts';
import type { IssueKind, ReaderWarning, RowIssue } from '../rows/row-issue.ts';
import type { RowNumbers } from '../rows/row-numbers.ts';

/** Rows between two checks of the clock. */
const atOnce = 200;

interface IntakeContext {
  definition: ImportDefinition;
  store: GridStore;
  numbers: RowNumbers;
  findings: RowFindings;
  duplicates: DuplicateWatch;
}

/** Adds the rows of a file to the grid as they are read, in turns with the page; a row without errors only creates its cells. */
export class RowIntake {
  readonly #context: IntakeContext;
  /** By row: 1 if something may be suspicious. */
  #isOdd = new Uint8Array(0);

  constructor(context: IntakeContext) {
    this.#context = context;
  }

  /** Whether something in the row may be suspicious, as it was in the file. */
  isOdd(row: number): boolean {
    return this.#isOdd[row] === 1;
  }

  /** Adds a block. @throws the abort reason of `signal` */
  async take(block: RowBlock, turn: PageTurn, signal: AbortSignal): Promise<void> {
    const { store, numbers, duplicates } = this.#context;
    const { rowCount } = block.packed;
    const first = store.getSnapshot().rowCount;
    numbers.add(block.rowNumbers);
    this.#markOdd(first, block);
    store.append(packedColumns(block.packed));
    await turn.giveWay(signal);
    for (let row = 0; row < rowCount; row += atOnce) {
      duplicates.add(first + row, Math.min(atOnce, rowCount - row));
      await turn.giveWay(signal);
    }
    const issues = this.#issuesOf(block.faults, first);
    for (let at = 0; at < block.faults.rows.length;) {
      at = this.#markErrors(block.faults, issues, at, first);
      await turn.giveWay(signal);
    }
    await this.#warn(block, turn, signal);
  }

  /** The issue for each text of a block: equal texts have the same issue, so only one cell is examined. */
  #issuesOf({ rows, fields, textNumbers, fieldNames, texts }: PackedFaults, first: number): RowIssue[] {
    const { definition, store } = this.#context;
    const kinds: (IssueKind | undefined)[] = [];
    for (const [at, text] of textNumbers.entries()) {
      if (kinds[text] !== undefined) continue;
      const field = definition.fields.find(({ key }) => key === fieldNames[fields[at]!]);
      const value = field ? store.value(first + rows[at]!, field.key).trim() : '';
      kinds[text] = value === '' ? 'required' : faultKind(field!, value);
    }
    return texts.map((text, at) => ({ ...text, id: messageKey(text), severity: 'error', kind: kinds[at] }));
  }

  /** Marks some rows with the errors that the reader found in them; returns where the next ones start. */
  #markErrors(
    { rows, fields, textNumbers, fieldNames }: PackedFaults,
    issues: readonly RowIssue[],
    from: number,
    first: number,
  ): number {
    const { store } = this.#context;
    let at = from;
    store.batch(() => {
      for (let marked = 0; marked < atOnce && at < rows.length; marked += 1) {
        const row = rows[at]!;
        const ofRow: Record<string, RowIssue[]> = {};
        for (; at < rows.length && rows[at] === row; at += 1)
          (ofRow[fieldNames[fields[at]!]!] ??= []).push(issues[textNumbers[at]!]!);
        // A row that was edited while the rest was read has already been checked.
        if (store.rowVersion(first + row) === 0) store.setIssues('client', first + row, ofRow);
      }
    });
    return at;
  }

  /** Every cell of a block may have a warning. */
  async #warn({ warnings }: RowBlock, turn: PageTurn, signal: AbortSignal): Promise<void> {
    const { store, numbers, findings } = this.#context;
    const byRow = new Map<number, ReaderWarning[]>();
    for (const { rowNumber, column, code, edits } of warnings) {
      const row = numbers.rowAt(rowNumber);
      if (row === -1) continue;
      const warning = { fieldName: store.keys[column]!, ...cellWarningText(code), edits };
      const ofRow = byRow.get(row);
      if (ofRow) ofRow.push(warning);
      else byRow.set(row, [warning]);
    }
    const warned = [...byRow];
    for (let from = 0; from < warned.length; from += atOnce) {
      store.batch(() => {
        for (const [row, ofRow] of warned.slice(from, from + atOnce)) findings.takeReaderWarnings(row, ofRow);
      });
      await turn.giveWay(signal);
    }
  }

  #markOdd(first: number, { packed, odd }: RowBlock): void {
    const count = first + packed.rowCount;
    if (count > this.#isOdd.length) {
      const before = this.#isOdd;
      this.#isOdd = new Uint8Array(Math.max(count, before.length * 2, 4_096));
      this.#isOdd.set(before);
    }
    for (const row of odd) this.#isOdd[first + row] = 1;
  }
}
