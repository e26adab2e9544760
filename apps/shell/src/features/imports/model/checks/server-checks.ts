import type { ImportRow } from '@lading/contracts/imports';
import type { GridChange, GridStore } from '@lading/data-grid';
import type { RowGroups } from '../rows/row-groups.ts';
import type { RowFindings, RowReply } from './row-findings.ts';
import { RowValidationQueue, type CheckedRow } from './row-validation-queue.ts';

/** Has the server check rows that belong together; resolves with its findings per row. */
export type ValidateRows = (rows: ImportRow[], signal: AbortSignal) => Promise<readonly RowReply[]>;

/** Edits of more rows at once are only checked in the page: the save checks every row again, and a queue of thousands would not help. */
const checkedAtOnce = 50;

/** The rows of a group as sent. */
interface SentGroup {
  ids: readonly number[];
  versions: readonly number[];
  rows: ImportRow[];
}

interface CheckedGroup extends SentGroup {
  replies: readonly RowReply[];
}

interface ServerChecksContext {
  store: GridStore;
  groups: RowGroups;
  findings: RowFindings;
  /** A row as sent. */
  rowOf: (row: number) => ImportRow;
  validate: ValidateRows;
  onChange: () => void;
}

/**
 * Has the server check the groups of edited rows, one after the other (spec §4). Its findings for groups changed together with too
 * many others are discarded: they may be fixed, and nothing else would clear them.
 */
export class ServerChecks {
  readonly #context: ServerChecksContext;
  /** By the first row of each group. */
  readonly #queue: RowValidationQueue<SentGroup, CheckedGroup>;
  /** First rows of groups whose replies were discarded during a change that comes in parts. */
  readonly #unsure = new Set<number>();

  constructor(context: ServerChecksContext) {
    this.#context = context;
    const { store, findings, validate, onChange } = context;
    this.#queue = new RowValidationQueue<SentGroup, CheckedGroup>({
      read: (first) => this.#read(first),
      validate: async (sent, signal) => ({ ...sent, replies: await validate(sent.rows, signal) }),
      accept: (_first, _version, { ids, versions, replies }) =>
        store.batch(() =>
          ids.forEach((row, at) => findings.takeReply(row, versions[at]!, replies[at] ?? {})),
        ),
      onChange,
    });
  }

  /** Number of rows that wait or are being checked; 0 while the checks are stopped. */
  get pending(): number {
    return this.hasFailed ? 0 : this.#queue.pending;
  }

  /** A call has failed: the checks are stopped until {@link resume} or the next edit. */
  get hasFailed(): boolean {
    return this.#queue.failure !== null;
  }

  /** Queues the groups that a change touches. */
  follow(change: GridChange): void {
    const toCheck = this.#groupsToCheck(change);
    if (toCheck.size > 0) this.#queue.add(toCheck);
  }

  /** Continues after a failure. */
  resume(): void {
    this.#queue.resume();
  }

  /** Ends the checks and the running call. */
  end(): void {
    this.#queue.end();
  }

  /** The groups to check after a change, by their first rows; groups of a partial change are checked after the last part. */
  #groupsToCheck({ cells, rows, part }: GridChange): ReadonlySet<number> {
    const { groups, findings } = this.#context;
    if (part === undefined && rows.length <= checkedAtOnce) return groups.touchedByAll(cells);
    for (const first of findings.hasReplies ? groups.touchedByAll(cells) : [])
      if (findings.discardReplies(groups.rowsOf(first))) this.#unsure.add(first);
    if (part === 'more') return new Set();
    const unsure = new Set(this.#unsure);
    this.#unsure.clear();
    return unsure.size <= checkedAtOnce ? unsure : new Set();
  }

  /** The current rows of a group; null when none is left. */
  #read(first: number): CheckedRow<SentGroup> | null {
    const { store, groups, rowOf } = this.#context;
    const ids = groups.rowsOf(first);
    if (ids.length === 0) return null;
    const versions = ids.map((row) => store.rowVersion(row));
    return { values: { ids, versions, rows: ids.map(rowOf) }, version: groupVersion(versions) };
  }
}

/** Changes with the group: each edit raises a row's version, and adding or removing a row changes the length too. */
function groupVersion(versions: readonly number[]): number {
  return versions.reduce((sum, version) => sum + version, versions.length * 2 ** 32);
}
