import type { FieldError } from '@lading/contracts/core';
import type { ImportDefinition, ImportRow } from '@lading/contracts/imports';
import { GridStore, type GridChange } from '@lading/data-grid';
import type { RowBlock } from '@lading/import-engine/row-block';
import { Observable } from '@lading/ui/observable';
import { PageTurn } from '@lading/ui/page-turn';
import { DuplicateWatch, settleDuplicates } from '../checks/duplicate-watch.ts';
import { RowFindings } from '../checks/row-findings.ts';
import { ServerChecks, type ValidateRows } from '../checks/server-checks.ts';
import { inBatches, placeReplies, refusedRows } from '../checks/server-replies.ts';
import { ColumnAnswers, decimalPoints, type KeptAnswer } from '../issues/column-readings.ts';
import type { KeptEdits } from '../rows/kept-edits.ts';
import { OutgoingRows } from '../rows/outgoing-rows.ts';
import { RowGroups } from '../rows/row-groups.ts';
import { RowNumbers } from '../rows/row-numbers.ts';
import { wizardFailure } from '../wizard-failure.ts';
import { HeldBackRows } from './held-back-rows.ts';
import { ReviewColumns } from './review-columns.ts';
import { newReview, type ReviewSnapshot } from './review-snapshot.ts';
import { RowIntake } from './row-intake.ts';

/** The origin of the rows, and checks outside the page. */
export interface RowSource {
  /** The rows of the file, mapped and checked individually. */
  rows: (signal: AbortSignal) => AsyncIterable<RowBlock>;
  /** The server's findings in the entire file. */
  checkFile: (signal: AbortSignal) => AsyncIterable<ImportRow>;
  /** The server's findings in edited rows. */
  validate: ValidateRows;
  /** The fields that a column or a value for every row fills; all of them if it is missing. */
  mapped?: ReadonlySet<string>;
  /** The edits of an earlier session, and its answers about reading columns. */
  resumed?: { edits: KeptEdits; answers: readonly KeptAnswer[] };
}

/**
 * The rows of step 2 from the first line to the save: added to the grid's store as they are read, then checked by the server as a
 * whole; every edit is checked here, then by the server, and for values that must be unique in the file (spec §4, §5).
 *
 * The path of an edit: the grid's store changes the cell and has its row checked (`RowFindings.checkRow`, the engine's `checkRow`),
 * which marks each issue with its kind; `#follow` discards earlier findings, compares the unique values (`DuplicateWatch`) and queues
 * the group for the server (`ServerChecks`, `RowValidationQueue`, the adapter), whose reply `RowFindings.takeReply` marks;
 * `IssueIndex` puts the marked issues into groups (`issue-group`) for the panel.
 */
export class ReviewSession {
  readonly store: GridStore;
  /** The rows as they are sent in the end. */
  readonly outgoing: OutgoingRows;
  readonly groups: RowGroups;
  /** The columns of the grid. */
  readonly columns: ReviewColumns;
  /** Whether a column shows that a point precedes decimals; see `decimalPoints`. */
  readonly hasDecimalPoints: (key: string) => boolean;
  /** How columns are read, where the user was asked. */
  readonly answers: ColumnAnswers;
  /** Increases with every edit, to distinguish a repeated save from a save of other rows. */
  edits = 0;
  readonly #source: RowSource;
  readonly #numbers = new RowNumbers();
  readonly #findings: RowFindings;
  readonly #duplicates: DuplicateWatch;
  readonly #intake: RowIntake;
  readonly #serverChecks: ServerChecks;
  /** Only where rows belong together. */
  readonly #heldBack: HeldBackRows | null;
  readonly #end = new AbortController();
  readonly #state = new Observable<ReviewSnapshot>(newReview);

  constructor(definition: ImportDefinition, source: RowSource) {
    this.#source = source;
    const { signal } = this.#end;
    const numbers = this.#numbers;
    const store = new GridStore({
      keys: definition.fields.map(({ key }) => key),
      validateRow: (row, value) => this.#findings.checkRow(row, value),
      ...(definition.grouping && { continuesGroup: (row: number) => this.groups.continues(row) }),
    });
    const value = (row: number, key: string) => store.value(row, key);
    const isDeleted = (row: number) => store.isDeleted(row);
    const rowNumber = (row: number) => numbers.of(row);
    const rowOf = (row: number): ImportRow => ({
      ...Object.fromEntries(store.keys.map((key) => [key, store.value(row, key).trim()])),
      rowNo: numbers.of(row),
    });
    this.store = store;
    this.columns = new ReviewColumns(definition, store, source.mapped);
    const findings = new RowFindings(definition, store, (row) => this.groups.continues(row));
    this.#findings = findings;
    this.groups = new RowGroups(definition, {
      rowCount: () => store.getSnapshot().rowCount,
      value,
      isDeleted,
      isBlank: (row) => findings.isBlank(row),
    });
    const { groups } = this;
    const duplicates = new DuplicateWatch(definition, { value, isDeleted, rowNumber }, (...found) =>
      findings.takeDuplicates(...found),
    );
    this.#duplicates = duplicates;
    this.#intake = new RowIntake({ definition, store, numbers, findings, duplicates });
    this.#serverChecks = new ServerChecks({
      store,
      groups,
      findings,
      rowOf,
      validate: source.validate,
      onChange: () => this.#recount(),
    });
    this.#heldBack = definition.grouping
      ? new HeldBackRows({ store, groups, signal }, (figures) => this.#state.update(figures))
      : null;
    const parts = { definition, store, groups, rowOf, rowNumber, edits: () => this.edits, signal };
    this.outgoing = new OutgoingRows({ ...parts, mapped: source.mapped });
    this.hasDecimalPoints = decimalPoints(store, definition);
    this.answers = new ColumnAnswers(store, source.resumed?.answers, definition);
    store.onChange((change) => this.#follow(change));
    this.#recountOnceChecked();
  }

  readonly getSnapshot = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  /** It continues with the edits of an earlier session. */
  get isResumed(): boolean {
    return this.#source.resumed !== undefined;
  }

  /** The row's number in the file, from 1. */
  rowNumber(row: number): number {
    return this.#numbers.of(row);
  }

  readonly isOdd = (row: number): boolean => this.#intake.isOdd(row);

  /** Reads the rows and has the server check them; resolves when both have finished or failed, as the snapshot shows. */
  async load(): Promise<void> {
    this.#state.update({ loading: 'running', failure: null });
    const { signal } = this.#end;
    const turn = new PageTurn();
    try {
      // A second try reads the file from its beginning and skips loaded rows.
      let known = this.getSnapshot().loaded;
      for await (const block of this.#source.rows(signal)) {
        const { rowCount: count } = block.packed;
        known -= count;
        if (known >= 0) continue;
        const first = this.store.getSnapshot().rowCount;
        this.columns.take(block.packed);
        await this.#intake.take(block, turn, signal);
        await this.#source.resumed?.edits.apply(this.store, { first, count }, turn, signal);
        const { loaded, mergedRows, rowsWithoutData } = this.getSnapshot();
        this.#state.update({
          loaded: loaded + count,
          mergedRows: mergedRows + block.mergedRows,
          rowsWithoutData: rowsWithoutData + block.rowsWithoutData,
        });
      }
      await this.#settleDuplicates(turn);
      this.columns.arrange();
      if (this.#source.resumed) this.store.restoreHistory(this.#source.resumed.edits.history);
      this.#state.update({ loading: 'ready' });
      this.#recount();
    } catch (error) {
      const failure = wizardFailure(error);
      if (failure) this.#state.update({ loading: 'failed', failure });
      return;
    }
    await this.checkFile();
  }

  /** Has the server check the entire file; called again after a failure. */
  async checkFile(): Promise<void> {
    this.#state.update({ fileCheck: 'running', fileCheckFailure: null });
    const { signal } = this.#end;
    const turn = new PageTurn();
    try {
      for await (const batch of inBatches(placeReplies(this.#source.checkFile(signal), this.#numbers))) {
        this.store.batch(() => {
          for (const { row, reply } of batch) this.#findings.takeFileCheck(row, reply);
        });
        await turn.giveWay(signal);
      }
      if (this.edits === 0) this.columns.arrange();
      this.#state.update({ fileCheck: 'done' });
      this.#recount();
    } catch (error) {
      const failure = wizardFailure(error);
      if (failure) this.#state.update({ fileCheck: 'failed', fileCheckFailure: failure });
    }
  }

  /** Repeats failed server checks. */
  checkAgain(): void {
    this.#serverChecks.resume();
  }

  /** Marks the errors of a refused save, named as `index.field`, an index into the sent rows. */
  takeRefusal(ids: readonly number[], errors: readonly FieldError[]): void {
    this.store.batch(() => {
      for (const [row, errorMessages] of refusedRows(ids, errors))
        this.#findings.takeReply(row, this.store.rowVersion(row), { errorMessages });
    });
    this.#recount();
  }

  /** Ends all reading, checking and sending. */
  end(): void {
    this.#end.abort();
    this.#serverChecks.end();
  }

  /** An edit, after the store has checked its rows: discards earlier findings in its cells, and has the server check them. */
  #follow(change: GridChange): void {
    if (change.kind !== 'restore') this.edits += 1;
    this.store.batch(() => {
      this.#findings.follow(change);
      this.#duplicates.follow(change);
      this.#serverChecks.follow(change);
    });
    if (change.part === 'more') return;
    if (this.#duplicates.isUnsettled)
      void this.#settleDuplicates(new PageTurn()).catch((error: unknown) => {
        if (!this.#end.signal.aborted) throw error;
      });
    this.#recount();
  }

  #settleDuplicates(turn: PageTurn): Promise<void> {
    return settleDuplicates({ store: this.store, duplicates: this.#duplicates }, turn, this.#end.signal);
  }

  /** Bulk edits are checked in slices: which orders have an error is only known after the last one. */
  #recountOnceChecked(): void {
    let unchecked = 0;
    this.store.subscribe(() => {
      const before = unchecked;
      unchecked = this.store.getSnapshot().uncheckedRows;
      if (before > 0 && unchecked === 0) this.#recount();
    });
  }

  #recount(): void {
    this.#state.update({
      ...(this.getSnapshot().loading === 'ready' && this.#heldBack?.again()),
      blankRows: this.#findings.blankRows,
      checking: this.#serverChecks.pending,
      hasCheckFailed: this.#serverChecks.hasFailed,
    });
  }
}
