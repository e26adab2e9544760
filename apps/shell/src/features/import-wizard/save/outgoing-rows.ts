import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { GridStore } from '@lading/ui/data-grid';
import { PageTurn } from '../page-turn.ts';
import type { RowGroups } from '../review/row-groups.ts';
import { errorsOf } from '../review/row-issues.ts';
import { rowsAsJson } from './rows-as-json.ts';

interface OutgoingParts {
  store: GridStore;
  groups: Pick<RowGroups, 'all'>;
  /** A row as it travels. */
  rowOf: (id: number) => ImportRow;
  /** Rises with every edit. */
  edits: () => number;
  /** Ends everything. */
  signal: AbortSignal;
}

/** Which of the reviewed rows are sent and how they travel. All of it is gathered in turns with the page, however many rows there are. */
export class OutgoingRows {
  readonly #parts: OutgoingParts;

  constructor(parts: OutgoingParts) {
    this.#parts = parts;
  }

  /**
   * The rows to save as a JSON list, and their ids: neither deleted, nor blank, nor wrong, nor together with one that is (spec §3). Rows that
   * are edited meanwhile are gathered anew.
   */
  async toSave(): Promise<{ rows: Blob; ids: number[] }> {
    const { rowOf, edits, signal } = this.#parts;
    for (;;) {
      const before = edits();
      const ids = await this.idsToSave(signal);
      const rows = await rowsAsJson(ids, rowOf, new PageTurn(), signal);
      if (before === edits()) return { rows, ids };
    }
  }

  /** The ids of the rows to save. @throws what `signal` was aborted with */
  async idsToSave(signal: AbortSignal): Promise<number[]> {
    return this.#gather((group) => !this.#isFaulty(group), signal);
  }

  /** How many groups, such as orders, the rows to save are. @throws what `signal` was aborted with */
  async groupsToSave(signal: AbortSignal): Promise<number> {
    const turn = new PageTurn();
    let groups = 0;
    for (const group of this.#parts.groups.all()) {
      if (!this.#isFaulty(group)) groups += 1;
      await turn.giveWay(signal);
    }
    return groups;
  }

  /** The rows with an error and those that belong to them as a JSON list, each with its errors as they stand now. */
  async withErrors(): Promise<Blob> {
    const { store, rowOf, signal } = this.#parts;
    const ids = await this.#gather(this.#isFaulty, signal);
    const markedRow = (row: number) => ({ ...rowOf(row), errorMessages: errorsOf(store, row) });
    return rowsAsJson(ids, markedRow, new PageTurn(), signal);
  }

  async #gather(isWanted: (group: readonly number[]) => boolean, signal: AbortSignal): Promise<number[]> {
    const turn = new PageTurn();
    const ids: number[] = [];
    for (const group of this.#parts.groups.all()) {
      if (isWanted(group)) ids.push(...group);
      await turn.giveWay(signal);
    }
    return ids;
  }

  readonly #isFaulty = (group: readonly number[]) => group.some((row) => this.#parts.store.hasError(row));
}
