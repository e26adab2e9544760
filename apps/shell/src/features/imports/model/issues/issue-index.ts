import type { ImportDefinition } from '@lading/contracts/imports';
import type { GridStore } from '@lading/data-grid';
import { Observable } from '@lading/ui/observable';
import { nextTask, PageTurn } from '@lading/ui/page-turn';
import { familyOf, rowIssueGroups, type IssueGroup, type IssueRows } from './issue-group.ts';

/** A group with its current number of cells. */
export interface CountedGroup extends IssueGroup {
  count: number;
}

/** The displayed state of the index; a new object whenever something differs. */
export interface IssueSnapshot {
  /** The most frequent first. */
  groups: readonly CountedGroup[];
  /** Rows are still being searched. */
  isBusy: boolean;
}

/** How often listeners are called while rows are searched. */
const reportEveryMs = 200;
/** More values or messages of one family than this become one group: a list of ten thousand would not help. */
const groupsPerFamily = 100;
const noRows: ReadonlySet<number> = new Set();

/** The watched rows. */
interface IndexedRows extends IssueRows {
  store: IssueRows['store'] &
    Pick<GridStore, 'getSnapshot' | 'subscribe' | 'subscribeRows' | 'onChange' | 'hasIssue' | 'rowVersion'>;
  /** Whether something in the row may be suspicious as it was in the file. */
  isOdd: (row: number) => boolean;
}

/**
 * The issues of all rows in groups, updated row by row: new rows are searched in turns with the page, others only when changed, so
 * the cost of a keystroke does not depend on the file size.
 */
export class IssueIndex {
  readonly #definition: ImportDefinition;
  readonly #rows: IndexedRows;
  readonly #groups = new Map<string, { group: IssueGroup; rows: Set<number>; sorted: Int32Array | null }>();
  readonly #ofRow = new Map<number, readonly string[]>();
  readonly #groupsOfFamily = new Map<string, number>();
  readonly #touched = new Set<number>();
  readonly #state = new Observable<IssueSnapshot>({ groups: [], isBusy: false });
  #scanned = 0;
  #rowCount = 0;
  /** Stops watching the rows; null while they are not watched. */
  #end: AbortController | null = null;
  #isScheduled = false;
  #reportedAt = 0;

  constructor(definition: ImportDefinition, rows: IndexedRows) {
    this.#definition = definition;
    this.#rows = rows;
  }

  readonly getSnapshot = this.#state.get;

  readonly subscribe = this.#state.subscribe;

  /** Searches all rows and follows their changes; returns the unsubscribe function. */
  follow(): () => void {
    const { store } = this.#rows;
    this.#reset();
    const end = (this.#end = new AbortController());
    const grow = () => this.#grow(store.getSnapshot().rowCount);
    const stops = [
      store.subscribe(grow),
      store.subscribeRows((rows) => this.#touch(rows)),
      store.onChange(({ deletedRows, restoredRows }) => this.#touch([...deletedRows, ...restoredRows])),
    ];
    grow();
    return () => {
      for (const stop of stops) stop();
      end.abort();
    };
  }

  /** The rows of a group in no particular order. */
  rowsOf(id: string): ReadonlySet<number> {
    return this.#groups.get(id)?.rows ?? noRows;
  }

  /** The rows of a group, ascending. */
  sortedRowsOf(id: string): Int32Array {
    const known = this.#groups.get(id);
    if (!known) return new Int32Array();
    known.sorted ??= Int32Array.from(known.rows).sort();
    return known.sorted;
  }

  #reset(): void {
    for (const known of [this.#groups, this.#ofRow, this.#groupsOfFamily, this.#touched]) known.clear();
    this.#scanned = 0;
    this.#rowCount = 0;
    this.#isScheduled = false;
  }

  #grow(rowCount: number): void {
    if (rowCount <= this.#rowCount) return;
    this.#rowCount = rowCount;
    this.#schedule();
  }

  /** Unsearched rows will be visited anyway. */
  #touch(rows: Iterable<number>): void {
    for (const row of rows) if (row < this.#scanned) this.#touched.add(row);
    if (this.#touched.size > 0) this.#schedule();
  }

  #schedule(): void {
    const signal = this.#end?.signal;
    if (this.#isScheduled || !signal || signal.aborted) return;
    this.#isScheduled = true;
    void this.#lookSoon(signal);
  }

  async #lookSoon(signal: AbortSignal): Promise<void> {
    await nextTask();
    if (!signal.aborted) this.#lookForOneTurn();
  }

  #lookForOneTurn(): void {
    this.#isScheduled = false;
    const turn = new PageTurn();
    for (const row of this.#touched) {
      this.#touched.delete(row);
      this.#look(row);
      if (turn.isOver) break;
    }
    for (; this.#scanned < this.#rowCount; this.#scanned += 1) {
      if (!this.#mayHaveIssue(this.#scanned)) continue;
      if (turn.isOver) break;
      this.#look(this.#scanned);
    }
    const isBusy = this.#touched.size > 0 || this.#scanned < this.#rowCount;
    if (isBusy) this.#schedule();
    if (!isBusy || performance.now() - this.#reportedAt > reportEveryMs) this.#report(isBusy);
  }

  /** Most rows of a file have no issue, and are skipped. */
  #mayHaveIssue(row: number): boolean {
    const { store, isOdd } = this.#rows;
    return isOdd(row) || store.hasIssue(row) || store.rowVersion(row) > 0;
  }

  #look(row: number): void {
    for (const id of this.#ofRow.get(row) ?? []) this.#leave(id, row);
    const ids = rowIssueGroups(this.#definition, this.#rows, row).map(({ group }) => this.#join(group, row));
    if (ids.length > 0) this.#ofRow.set(row, ids);
    else this.#ofRow.delete(row);
  }

  #join(found: IssueGroup, row: number): string {
    const group = this.#groups.has(found.id) ? found : this.#bounded(found);
    const known = this.#groups.get(group.id);
    if (known) {
      known.rows.add(row);
      known.sorted = null;
    } else this.#groups.set(group.id, { group, rows: new Set([row]), sorted: null });
    return group.id;
  }

  /** The group itself while its family is small, otherwise the shared overflow group. */
  #bounded(group: IssueGroup): IssueGroup {
    const { id, familyId } = group;
    if (id === familyId) return group;
    const count = this.#groupsOfFamily.get(familyId) ?? 0;
    if (count >= groupsPerFamily) return familyOf(group);
    this.#groupsOfFamily.set(familyId, count + 1);
    return group;
  }

  #leave(id: string, row: number): void {
    const known = this.#groups.get(id);
    if (!known) return;
    known.rows.delete(row);
    known.sorted = null;
    if (known.rows.size > 0) return;
    this.#groups.delete(id);
    const { familyId } = known.group;
    if (id !== familyId)
      this.#groupsOfFamily.set(familyId, Math.max(0, (this.#groupsOfFamily.get(familyId) ?? 0) - 1));
  }

  #report(isBusy: boolean): void {
    this.#reportedAt = performance.now();
    const groups = [...this.#groups.values()].map(({ group, rows }) => ({ ...group, count: rows.size }));
    groups.sort((a, b) => b.count - a.count);
    this.#state.update({ groups, isBusy });
  }
}
