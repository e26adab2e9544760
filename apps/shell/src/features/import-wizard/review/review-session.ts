import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError } from '@lading/contracts/localized-text';
import { GridStore, type GridChange } from '@lading/ui/data-grid';
import { ColumnAnswers } from '../faults/column-answers.ts';
import { DuplicateWatch } from './duplicate-watch.ts';
import type { ImportAdapter } from '../import-adapter.ts';
import { freshReview, type ReviewSnapshot } from './review-snapshot.ts';
import { restoreEdits } from '../drafts/restore-edits.ts';
import { decimalPoints } from '../faults/decimal-points.ts';
import { RowFindings } from './row-findings.ts';
import { RowGroups } from './row-groups.ts';
import { RowIntake } from './row-intake.ts';
import { GroupsToCheck } from './groups-to-check.ts';
import { HeldBackRows } from './held-back-rows.ts';
import { inBatches } from './in-batches.ts';
import { OutgoingRows } from '../save/outgoing-rows.ts';
import { PageTurn } from '../page-turn.ts';
import { onceChecked } from './once-checked.ts';
import { placeReplies } from './place-replies.ts';
import { refusedRows } from './refused-rows.ts';
import type { RowSource } from './row-source.ts';
import { RowValidationQueue } from './row-validation-queue.ts';
import { settleDuplicates } from './settle-duplicates.ts';
import { readGroup, type CheckedGroup, type SentGroup } from './sent-group.ts';
import { wizardFailure } from '../wizard-failure.ts';

/**
 * The rows of step 2 from the first line to the save: taken into the grid's store as they are read, then checked by the server as a
 * whole; at every edit checked here, by the server one row at a time, and for values that must be unique in the file (spec §4, §5).
 */
export class ReviewSession {
  readonly store: GridStore;
  /** The rows as they are sent in the end. */
  readonly outgoing: OutgoingRows;
  readonly groups: RowGroups;
  /** Whether a column shows that a point stands before decimals; see `decimalPoints`. */
  readonly hasDecimalPoints: (key: string) => boolean;
  /** How columns are read where that had to be asked. */
  readonly answers: ColumnAnswers;
  /** Rises with every edit, so that a save of other rows is told from a repetition. */
  edits = 0;
  readonly #source: RowSource;
  readonly #keys: readonly string[];
  readonly #intake: RowIntake;
  readonly #findings: RowFindings;
  readonly #duplicates: DuplicateWatch;
  readonly #toCheck: GroupsToCheck;
  /** By the first row of each group. */
  readonly #queue: RowValidationQueue<SentGroup, CheckedGroup>;
  /** Where rows belong together. */
  readonly #heldBack: HeldBackRows | null;
  readonly #end = new AbortController();
  readonly #listeners = new Set<() => void>();
  #snapshot: ReviewSnapshot;

  constructor(definition: ImportDefinition, adapter: Pick<ImportAdapter, 'validate'>, source: RowSource) {
    this.#source = source;
    this.#keys = definition.fields.map(({ key }) => key);
    this.store = new GridStore({
      keys: this.#keys,
      validateRow: (row, value) => this.#findings.checkHere(row, value),
      ...(definition.grouping && { continuesGroup: (row: number) => this.groups.continues(row) }),
    });
    this.hasDecimalPoints = decimalPoints(this.store, definition);
    this.answers = new ColumnAnswers(this.store, source.resumed?.answers);
    this.#findings = new RowFindings(definition, this.store, (row) => this.groups.continues(row));
    this.#duplicates = new DuplicateWatch(
      definition,
      {
        value: (row, key) => this.store.value(row, key),
        isDeleted: (row) => this.store.isDeleted(row),
        rowNumber: (row) => this.rowNumber(row),
      },
      (row, faults) => this.#findings.takeDuplicates(row, faults),
    );
    this.#intake = new RowIntake({
      store: this.store,
      findings: this.#findings,
      duplicates: this.#duplicates,
    });
    this.groups = new RowGroups(definition, {
      rowCount: () => this.store.getSnapshot().rowCount,
      value: (row, key) => this.store.value(row, key),
      isDeleted: (row) => this.store.isDeleted(row),
      isBlank: (row) => this.#findings.isBlank(row),
    });
    this.#toCheck = new GroupsToCheck({ groups: this.groups, findings: this.#findings });
    this.outgoing = new OutgoingRows({
      store: this.store,
      groups: this.groups,
      rowOf: (row) => this.#wireRow(row),
      rowNumber: (row) => this.rowNumber(row),
      edits: () => this.edits,
      signal: this.#end.signal,
    });
    const counted = { store: this.store, groups: this.groups, signal: this.#end.signal };
    this.#heldBack = definition.grouping ? new HeldBackRows(counted, (now) => this.#change(now)) : null;
    this.#queue = new RowValidationQueue<SentGroup, CheckedGroup>({
      read: (first) =>
        readGroup({ store: this.store, rowOf: (row) => this.#wireRow(row) }, this.groups.rowsOf(first)),
      validate: async (sent, signal) => ({ ...sent, replies: await adapter.validate(sent.rows, signal) }),
      accept: (_first, _version, { ids, versions, replies }) =>
        this.store.batch(() =>
          ids.forEach((row, at) => this.#findings.takeReply(row, versions[at]!, replies[at] ?? {})),
        ),
      onChange: () => this.#tell(),
    });
    this.#snapshot = freshReview;
    this.store.onChange((change) => this.#follow(change));
    // Bulk edits are checked in slices: only then is it known which orders have an error.
    onceChecked(this.store, () => this.#tell());
  }

  readonly getSnapshot = (): ReviewSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** It goes on with what an earlier sitting has edited. */
  get isResumed(): boolean {
    return this.#source.resumed !== undefined;
  }

  /** The row's number in the file, from 1. */
  rowNumber(row: number): number {
    return this.#intake.rowNumbers[row] ?? row + 1;
  }

  readonly isDuplicate = (row: number): boolean => this.#findings.isDuplicate(row);

  readonly isOdd = (row: number): boolean => this.#intake.isOdd(row);

  /** Reads the rows and has the server check them; resolves when both is done or has failed, which the snapshot tells. */
  async load(): Promise<void> {
    this.#change({ loading: 'running', failure: null });
    const { signal } = this.#end;
    const turn = new PageTurn();
    try {
      // A second try reads the file from its beginning and passes over the rows that are here.
      let known = this.#snapshot.loaded;
      for await (const block of this.#source.rows(signal)) {
        const { rowCount } = block.packed;
        known -= rowCount;
        if (known >= 0) continue;
        const first = this.store.getSnapshot().rowCount;
        await this.#intake.take(block, turn, signal);
        const { edits } = this.#source.resumed ?? {};
        if (edits) await restoreEdits({ store: this.store, edits, first, count: rowCount }, turn, signal);
        this.#change({ loaded: this.#snapshot.loaded + rowCount });
      }
      await this.#settle(turn);
      this.#change({ loading: 'ready' });
      this.#tell();
    } catch (fault) {
      const failure = wizardFailure(fault);
      if (failure) this.#change({ loading: 'failed', failure });
      return;
    }
    await this.checkFile();
  }

  /** Has the server look at the whole file; called again after a failure. */
  async checkFile(): Promise<void> {
    this.#change({ fileCheck: 'running', fileCheckFailure: null });
    const { signal } = this.#end;
    const turn = new PageTurn();
    try {
      const replies = this.#source.checkFile(signal);
      const placed = placeReplies(replies, () => this.#intake.rowNumbers);
      for await (const batch of inBatches(placed)) {
        this.store.batch(() => {
          for (const { row, reply } of batch) this.#findings.takeFile(row, reply);
        });
        await turn.giveWay(signal);
      }
      this.#change({ fileCheck: 'done' });
      this.#tell();
    } catch (fault) {
      const failure = wizardFailure(fault);
      if (failure) this.#change({ fileCheck: 'failed', fileCheckFailure: failure });
    }
  }

  /** Asks the server again for the checks that failed. */
  checkAgain(): void {
    this.#queue.resume();
  }

  /** Marks what a refused save names as `index.field`, an index into the rows that were sent. */
  takeRefusal(ids: readonly number[], faults: readonly FieldError[]): void {
    this.store.batch(() => {
      for (const [row, errorMessages] of refusedRows(ids, faults))
        this.#findings.takeReply(row, this.store.rowVersion(row), { errorMessages });
    });
    this.#tell();
  }

  /** Calls everything off. */
  end(): void {
    this.#end.abort();
    this.#queue.end();
  }

  #follow(change: GridChange): void {
    if (change.kind !== 'restore') this.edits += 1;
    this.store.batch(() => {
      this.#findings.follow(change);
      this.#duplicates.follow(change);
      const toCheck = this.#toCheck.after(change);
      if (toCheck.size > 0) this.#queue.add(toCheck);
    });
    if (change.part !== 'more' && this.#duplicates.isUnsettled)
      void this.#settle(new PageTurn()).catch((fault: unknown) => {
        if (!this.#end.signal.aborted) throw fault;
      });
    if (change.part !== 'more') this.#tell();
  }

  #settle(turn: PageTurn): Promise<void> {
    const parts = { store: this.store, duplicates: this.#duplicates };
    return settleDuplicates(parts, turn, this.#end.signal);
  }

  #wireRow(row: number): ImportRow {
    const cells = this.#keys.map((key) => [key, this.store.value(row, key).trim()]);
    return { ...Object.fromEntries(cells), rowNo: this.rowNumber(row) };
  }

  #tell(): void {
    this.#change({
      ...(this.#snapshot.loading === 'ready' && this.#heldBack?.again()),
      blankRows: this.#findings.blankRows,
      checking: this.#queue.failure === null ? this.#queue.pending : 0,
      hasCheckFailed: this.#queue.failure !== null,
    });
  }

  #change(figures: Partial<ReviewSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...figures };
    for (const listener of this.#listeners) listener();
  }
}
