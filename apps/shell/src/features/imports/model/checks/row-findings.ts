import { messageKey, type FieldError } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import type { GridChange, GridStore, RowIssues } from '@lading/data-grid';
import { isDuplicateFault } from '@lading/import-engine/find-duplicates';
import { isHeldBackFault } from '@lading/import-engine/held-back-fault';
import { isNearDuplicate } from '@lading/import-engine/near-duplicates';
import { checkRow } from '@lading/import-engine/validate-row';
import { joinIssues, newErrors, rowIssues, type ReaderWarning } from '../rows/row-issue.ts';

/** The server's findings in a row. */
export interface RowReply {
  errorMessages?: readonly FieldError[] | undefined;
  /** Findings that do not block the row. */
  warningMessages?: readonly FieldError[] | undefined;
}

/**
 * Collects the findings of three checks (the row itself, the file, the server) and marks them in the store, which shows each message
 * once. A warning of the reader stays with its cell until that is edited; a server reply replaces the previous one.
 */
export class RowFindings {
  readonly #definition: ImportDefinition;
  readonly #store: GridStore;
  /** Whether a row belongs to the order of the row above it. */
  readonly #continues: (row: number) => boolean;
  readonly #readerWarnings = new Map<number, readonly ReaderWarning[]>();
  readonly #serverErrors = new Map<number, readonly FieldError[]>();
  readonly #serverWarnings = new Map<number, readonly FieldError[]>();
  readonly #duplicates = new Set<number>();
  readonly #blank = new Set<number>();

  constructor(definition: ImportDefinition, store: GridStore, continues: (row: number) => boolean) {
    this.#definition = definition;
    this.#store = store;
    this.#continues = continues;
  }

  /** Rows that are empty and not deleted. */
  get blankRows(): number {
    return this.#blank.size;
  }

  isBlank(row: number): boolean {
    return this.#blank.has(row);
  }

  /** The check of a single row: the only one that the page runs on an edit. */
  checkRow(row: number, value: (key: string) => string): RowIssues | null {
    const values = Object.fromEntries(this.#store.keys.map((key) => [key, value(key)]));
    for (const key of this.#definition.grouping?.filledDown ?? [])
      if (!values[key]?.trim()) values[key] = this.#valueAbove(row, key);
    return rowIssues(checkRow(this.#definition, values, this.#continues(row)), 'error');
  }

  /** What a row that leaves a field empty takes from the rows above it of the same record. */
  #valueAbove(row: number, key: string): string {
    let at = row;
    while (at > 0 && this.#continues(at)) {
      at -= 1;
      const found = this.#store.isDeleted(at) ? '' : this.#store.value(at, key).trim();
      if (found !== '') return found;
    }
    return '';
  }

  /** Adds the reader's warnings of a row that was just read. */
  takeReaderWarnings(row: number, warnings: readonly ReaderWarning[]): void {
    this.#readerWarnings.set(row, warnings);
    this.#mark(row);
  }

  /**
   * Adds the server's findings for an unchanged row of the file. Skips known ones, and those that depend on other rows, which are
   * watched here. An edited row is checked separately.
   */
  takeFileCheck(row: number, { errorMessages = [], warningMessages = [] }: RowReply): void {
    if (this.#store.rowVersion(row) > 0) return;
    const errors = errorMessages.filter(
      (error) =>
        !this.#isMarked(row, error) && !isDuplicateFault(this.#definition, error) && !this.#isHeldBack(error),
    );
    const warnings = warningMessages.filter(
      (warning) => !this.#isMarked(row, warning) && !isNearDuplicate(warning),
    );
    if (errors.length + warnings.length === 0) return;
    if (errors.length > 0) this.#serverErrors.set(row, errors);
    if (warnings.length > 0) this.#serverWarnings.set(row, warnings);
    this.#mark(row);
  }

  /** Applies a server reply unless the row has changed since; a reply without warnings keeps the previous ones. */
  takeReply(row: number, version: number, { errorMessages = [], warningMessages }: RowReply): void {
    if (this.#store.rowVersion(row) !== version) return;
    this.#serverErrors.set(
      row,
      errorMessages.filter((error) => !this.#isHeldBack(error)),
    );
    if (warningMessages)
      this.#serverWarnings.set(
        row,
        newErrors(
          warningMessages.filter((warning) => !isNearDuplicate(warning)),
          this.#readerWarnings.get(row) ?? [],
        ),
      );
    this.#mark(row);
  }

  /** Whether the server has found anything in any row. */
  get hasReplies(): boolean {
    return this.#serverErrors.size + this.#serverWarnings.size > 0;
  }

  /** Discards the server's findings in rows; true if there were any. */
  discardReplies(rows: readonly number[]): boolean {
    const found = [this.#serverErrors, this.#serverWarnings];
    const known = rows.filter((row) => found.some((ofRows) => ofRows.has(row)));
    for (const row of known) for (const ofRows of found) ofRows.delete(row);
    for (const row of known) this.#mark(row);
    return known.length > 0;
  }

  /** Sets the duplicates and near duplicates of a row; empty lists clear them. */
  takeDuplicates(row: number, errors: readonly FieldError[], warnings: readonly FieldError[] = []): void {
    const count = errors.length + warnings.length;
    if (count === 0 && !this.#duplicates.has(row)) return;
    if (count === 0) this.#duplicates.delete(row);
    else this.#duplicates.add(row);
    const known = errors.map((error) => ({ ...error, kind: 'duplicate' as const }));
    const near = warnings.map((warning) => ({ ...warning, kind: 'near-duplicate' as const }));
    this.#store.setIssues('file', row, joinIssues(rowIssues(known, 'error'), rowIssues(near, 'warning')));
  }

  /** Discards the findings in changed cells; the store has already removed them from the cells. */
  follow({ cells, rows, deletedRows, restoredRows }: GridChange): void {
    for (const findings of [this.#serverErrors, this.#readerWarnings, this.#serverWarnings]) {
      if (findings.size === 0) continue;
      for (const { row, key } of cells) {
        const found = findings.get(row);
        if (found?.some(({ fieldName }) => fieldName === key))
          findings.set(
            row,
            found.filter(({ fieldName }) => fieldName !== key),
          );
      }
    }
    // A change may touch every row: rows that were just filled are not checked cell by cell.
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

  /** A row below deleted or restored rows may now require its own order number, or no longer. */
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
        this.checkRow(below, (key) => this.#store.value(below, key)),
      );
    }
  }

  /** The page determines held-back orders itself, so the error disappears once the other rows are fixed. */
  #isHeldBack(error: FieldError): boolean {
    return isHeldBackFault(this.#definition, error);
  }

  /** Whether the cell already shows this message. */
  #isMarked(row: number, error: FieldError): boolean {
    const id = messageKey(error);
    return this.#store.issues(row, error.fieldName).some((issue) => issue.id === id);
  }

  /** Marks a row again. Server findings that repeat the page's own checks are skipped, so they disappear as soon as those pass. */
  #mark(row: number): void {
    this.#store.batch(() => {
      this.#store.setIssues('server', row, null);
      const errors = (this.#serverErrors.get(row) ?? []).filter((error) => !this.#isMarked(row, error));
      const warnings = [...(this.#readerWarnings.get(row) ?? []), ...(this.#serverWarnings.get(row) ?? [])];
      const issues = joinIssues(rowIssues(errors, 'error'), rowIssues(warnings, 'warning'));
      this.#store.setIssues('server', row, issues);
    });
  }
}
