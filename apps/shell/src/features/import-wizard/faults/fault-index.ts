import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { GridStore } from '@lading/ui/data-grid';
import { cellFaults, type FaultyRows } from './cell-faults.ts';
import type { FaultGroup } from './fault-group.ts';

/** A group with its rows, as they stand at one moment. */
export interface CountedGroup extends FaultGroup {
  count: number;
}

/** What is shown of the index; a new object whenever something differs. */
export interface FaultSnapshot {
  /** The most frequent first. */
  groups: readonly CountedGroup[];
  /** Rows are still being looked through. */
  isBusy: boolean;
}

/** How long rows are looked through before the page gets its turn, and how often it is told on the way. */
const sliceMs = 8;
const tellEveryMs = 200;
/** More values or messages than this of one fault are one group: a list of ten thousand helps nobody. */
const groupsPerFault = 100;
const noRows: ReadonlySet<number> = new Set();

/** The rows that are followed. */
interface IndexedRows extends FaultyRows {
  store: FaultyRows['store'] &
    Pick<GridStore, 'getSnapshot' | 'subscribe' | 'subscribeRows' | 'onChange' | 'hasIssue' | 'rowVersion'>;
  /** Whether something in the row may be odd as it stood in the file. */
  isOdd: (row: number) => boolean;
}

/**
 * The faults of all rows in groups, kept up to date row by row: new rows are looked through in slices, of others only those that have
 * changed, so a keystroke costs the same in a file of any length.
 */
export class FaultIndex {
  readonly #definition: ImportDefinition;
  readonly #rows: IndexedRows;
  readonly #groups = new Map<string, { group: FaultGroup; rows: Set<number>; sorted: Int32Array | null }>();
  readonly #ofRow = new Map<number, readonly string[]>();
  readonly #perFault = new Map<string, number>();
  readonly #touched = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #scanned = 0;
  #rowCount = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #toldAt = 0;
  #snapshot: FaultSnapshot = { groups: [], isBusy: false };

  constructor(definition: ImportDefinition, rows: IndexedRows) {
    this.#definition = definition;
    this.#rows = rows;
  }

  readonly getSnapshot = (): FaultSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Looks through all rows and follows their changes; gives back the way to stop. */
  follow(): () => void {
    const { store } = this.#rows;
    this.#forget();
    const grow = () => this.#grow(store.getSnapshot().rowCount);
    const stops = [
      store.subscribe(grow),
      store.subscribeRows((rows) => this.#touch(rows)),
      store.onChange(({ deletedRows, restoredRows }) => this.#touch([...deletedRows, ...restoredRows])),
    ];
    grow();
    return () => {
      for (const stop of stops) stop();
      if (this.#timer !== null) clearTimeout(this.#timer);
      this.#timer = null;
    };
  }

  /** The rows of a group in no order: enough for those who want some of them, or all. */
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

  #forget(): void {
    for (const known of [this.#groups, this.#ofRow, this.#perFault, this.#touched]) known.clear();
    this.#scanned = 0;
    this.#rowCount = 0;
  }

  #grow(rowCount: number): void {
    if (rowCount <= this.#rowCount) return;
    this.#rowCount = rowCount;
    this.#schedule();
  }

  /** Rows that have not been looked through yet will be anyway. */
  #touch(rows: Iterable<number>): void {
    for (const row of rows) if (row < this.#scanned) this.#touched.add(row);
    if (this.#touched.size > 0) this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#slice());
  }

  #slice(): void {
    this.#timer = null;
    const until = performance.now() + sliceMs;
    for (const row of this.#touched) {
      this.#touched.delete(row);
      this.#look(row);
      if (performance.now() > until) break;
    }
    for (; this.#scanned < this.#rowCount; this.#scanned += 1) {
      if (!this.#mayHaveFault(this.#scanned)) continue;
      if (performance.now() > until) break;
      this.#look(this.#scanned);
    }
    const isBusy = this.#touched.size > 0 || this.#scanned < this.#rowCount;
    if (isBusy) this.#schedule();
    if (!isBusy || performance.now() - this.#toldAt > tellEveryMs) this.#tell(isBusy);
  }

  /** Of the rows of a file most are right, and passed over. */
  #mayHaveFault(row: number): boolean {
    const { store, isOdd } = this.#rows;
    return isOdd(row) || store.hasIssue(row) || store.rowVersion(row) > 0;
  }

  #look(row: number): void {
    for (const id of this.#ofRow.get(row) ?? []) this.#leave(id, row);
    const ids = cellFaults(this.#definition, this.#rows, row).map(({ group }) => this.#join(group, row));
    if (ids.length > 0) this.#ofRow.set(row, ids);
    else this.#ofRow.delete(row);
  }

  #join(found: FaultGroup, row: number): string {
    const group = this.#groups.has(found.id) ? found : this.#bounded(found);
    const known = this.#groups.get(group.id);
    if (known) {
      known.rows.add(row);
      known.sorted = null;
    } else this.#groups.set(group.id, { group, rows: new Set([row]), sorted: null });
    return group.id;
  }

  /** The group itself while there are few beside it, else the one that takes all further ones. */
  #bounded(group: FaultGroup): FaultGroup {
    if (group.value === null && group.message === null) return group;
    const fault = faultOf(group);
    const beside = this.#perFault.get(fault) ?? 0;
    if (beside >= groupsPerFault) return { ...group, id: fault, value: null, message: null };
    this.#perFault.set(fault, beside + 1);
    return group;
  }

  #leave(id: string, row: number): void {
    const known = this.#groups.get(id);
    if (!known) return;
    known.rows.delete(row);
    known.sorted = null;
    if (known.rows.size > 0) return;
    this.#groups.delete(id);
    const { group } = known;
    const fault = faultOf(group);
    if (group.id !== fault) this.#perFault.set(fault, Math.max(0, (this.#perFault.get(fault) ?? 0) - 1));
  }

  #tell(isBusy: boolean): void {
    this.#toldAt = performance.now();
    const groups = [...this.#groups.values()].map(({ group, rows }) => ({ ...group, count: rows.size }));
    groups.sort((a, b) => b.count - a.count);
    this.#snapshot = { groups, isBusy };
    for (const listener of this.#listeners) listener();
  }
}

/** The id of a group without its value or words, which may have lines themselves. */
function faultOf({ id }: FaultGroup): string {
  return `${id.split('\n', 4).join('\n')}\n`;
}
