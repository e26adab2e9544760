import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError } from '@lading/contracts/localized-text';
import { isDuplicateFault } from '@lading/import-engine/find-duplicates';
import { isHeldBackFault } from '@lading/import-engine/held-back-fault';
import { validateRow } from '@lading/import-engine/validate-row';
import type { GridChange, GridStore, RowIssues } from '@lading/ui/data-grid';
import type { RowReply } from '../import-adapter.ts';
import { joinIssues, newFaults, rowIssues } from './row-issues.ts';

/**
 * Brings together what three checks find in a row (here, over the file, at the server) and marks it in the store, each fault once however
 * many find it. What the reader warns of stays with its cell until that is edited; what the server says goes with its next reply.
 */
export class RowFindings {
  readonly #definition: ImportDefinition;
  readonly #store: GridStore;
  /** Does a row belong to the order of the row above it? */
  readonly #continues: (row: number) => boolean;
  /** Of the reader. */
  readonly #warnings = new Map<number, readonly FieldError[]>();
  readonly #replies = new Map<number, readonly FieldError[]>();
  /** Warnings of the server. */
  readonly #advice = new Map<number, readonly FieldError[]>();
  readonly #duplicates = new Map<number, readonly FieldError[]>();
  readonly #blank = new Set<number>();

  constructor(definition: ImportDefinition, store: GridStore, continues: (row: number) => boolean) {
    this.#definition = definition;
    this.#store = store;
    this.#continues = continues;
  }

  /** Rows that hold nothing and are not deleted. */
  get blankRows(): number {
    return this.#blank.size;
  }

  isBlank(row: number): boolean {
    return this.#blank.has(row);
  }

  /** Does the row share with another what must be unique? */
  isDuplicate(row: number): boolean {
    return this.#duplicates.has(row);
  }

  /** The checks of a row by itself, for the store to call at each edit. */
  checkHere(row: number, value: (key: string) => string): RowIssues | null {
    return rowIssues(this.#check(row, value), 'error');
  }

  /** Takes what the reader warns of in a row that has just come in. */
  takeReading(row: number, warnings: readonly FieldError[]): void {
    this.#warnings.set(row, warnings);
    this.#renew(row);
  }

  /**
   * Takes what the server found in a row as it stands in the file. What is known already is passed over, and so is what depends on other
   * rows: that is watched here. A row that was edited is checked by itself.
   */
  takeFile(row: number, { errorMessages = [], warningMessages = [] }: RowReply): void {
    if (this.#store.rowVersion(row) > 0) return;
    const isNew = ({ fieldName, message }: FieldError) =>
      !this.#store.issues(row, fieldName).some((issue) => issue.message === message);
    const errors = errorMessages.filter(
      (fault) => isNew(fault) && !isDuplicateFault(this.#definition, fault) && !this.#isHeldBack(fault),
    );
    const warnings = warningMessages.filter(isNew);
    if (errors.length + warnings.length === 0) return;
    if (errors.length > 0) this.#replies.set(row, errors);
    if (warnings.length > 0) this.#advice.set(row, warnings);
    this.#renew(row);
  }

  /** Takes a reply of the server unless the row has changed since; one that does not speak of warnings leaves them. */
  takeReply(row: number, version: number, { errorMessages = [], warningMessages }: RowReply): void {
    if (this.#store.rowVersion(row) !== version) return;
    this.#replies.set(
      row,
      errorMessages.filter((fault) => !this.#isHeldBack(fault)),
    );
    if (warningMessages) this.#advice.set(row, newFaults(warningMessages, this.#warnings.get(row) ?? []));
    this.#renew(row);
  }

  /** Has the server said something of any row? */
  get hasReplies(): boolean {
    return this.#replies.size + this.#advice.size > 0;
  }

  /** Forgets what the server said of rows; says whether it had said anything of them. */
  forgetReplies(rows: readonly number[]): boolean {
    const known = rows.filter((row) => [this.#replies, this.#advice].some((said) => said.has(row)));
    for (const row of known) for (const said of [this.#replies, this.#advice]) said.delete(row);
    for (const row of known) this.#renew(row);
    return known.length > 0;
  }

  /** Takes what the row shares with others; an empty list takes it back. */
  takeDuplicates(row: number, faults: readonly FieldError[]): void {
    if (faults.length === 0 && !this.#duplicates.has(row)) return;
    if (faults.length === 0) this.#duplicates.delete(row);
    else this.#duplicates.set(row, faults);
    this.#store.setIssues('file', row, rowIssues(faults, 'error'));
  }

  /** Forgets what was said of cells that have changed; the store has taken it from the cells already. */
  follow({ cells, rows, deletedRows, restoredRows }: GridChange): void {
    for (const findings of [this.#replies, this.#warnings, this.#advice]) {
      if (findings.size === 0) continue;
      for (const { row, key } of cells) {
        const said = findings.get(row);
        if (said?.some(({ fieldName }) => fieldName === key))
          findings.set(
            row,
            said.filter(({ fieldName }) => fieldName !== key),
          );
      }
    }
    // A change may touch every row: one that has just been filled is not looked at cell by cell.
    const filled = new Set<number>();
    for (const { row, after } of cells) if (after.trim() !== '') filled.add(row);
    for (const row of rows) {
      const isBlank =
        !filled.has(row) &&
        !this.#store.isDeleted(row) &&
        this.#store.keys.every((key) => !this.#store.value(row, key).trim());
      if (isBlank) this.#blank.add(row);
      else this.#blank.delete(row);
    }
    this.#checkBelow(deletedRows);
    this.#checkBelow(restoredRows);
  }

  /** What follows deleted or restored rows may need an order number of its own, or no more. */
  #checkBelow(rows: readonly number[]): void {
    const by = this.#definition.grouping?.by;
    if (by === undefined) return;
    for (const row of rows) {
      const below = row + 1;
      const isNext = below < this.#store.getSnapshot().rowCount && !this.#store.isDeleted(below);
      if (!isNext || this.#store.value(below, by).trim()) continue;
      this.#store.setIssues(
        'client',
        below,
        this.checkHere(below, (key) => this.#store.value(below, key)),
      );
    }
  }

  /** Which orders stay behind is counted here: it must not be said any more when their faults are mended. */
  #isHeldBack(fault: FieldError): boolean {
    return isHeldBackFault(this.#definition, fault);
  }

  #check(row: number, value: (key: string) => string): FieldError[] {
    const values = Object.fromEntries(this.#store.keys.map((key) => [key, value(key)]));
    return validateRow(this.#definition, values, this.#continues(row));
  }

  #renew(row: number): void {
    const here = this.#check(row, (key) => this.#store.value(row, key));
    const known = [...here, ...(this.#duplicates.get(row) ?? [])];
    const errors = rowIssues(newFaults(this.#replies.get(row) ?? [], known), 'error');
    const warnings = [...(this.#warnings.get(row) ?? []), ...(this.#advice.get(row) ?? [])];
    this.#store.setIssues('server', row, joinIssues(errors, rowIssues(warnings, 'warning')));
  }
}
