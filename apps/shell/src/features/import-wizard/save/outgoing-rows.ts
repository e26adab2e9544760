import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { FieldError } from '@lading/contracts/localized-text';
import { heldBackFault } from '@lading/import-engine/held-back-fault';
import { rowList } from '@lading/import-engine/row-list';
import type { GridStore } from '@lading/ui/data-grid';
import { PageTurn } from '../page-turn.ts';
import type { RowGroups } from '../review/row-groups.ts';
import { errorsOf } from '../review/row-issues.ts';
import { rowsAsJson } from './rows-as-json.ts';

interface OutgoingParts {
  store: GridStore;
  groups: Pick<RowGroups, 'by' | 'all' | 'nameOf'>;
  /** A row as it travels. */
  rowOf: (id: number) => ImportRow;
  /** Its number in the file. */
  rowNumber: (id: number) => number;
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

  /**
   * The rows with an error and those that belong to them as a JSON list, each with its errors as they stand now; one that has none itself
   * says because of which others it is there.
   */
  async withErrors(): Promise<Blob> {
    const { store, groups, rowOf, rowNumber, signal } = this.#parts;
    const { by } = groups;
    const heldBack = new Map<number, FieldError>();
    const isWanted = (group: readonly number[]) => {
      const faulty = group.filter((row) => store.hasError(row));
      if (by !== undefined && faulty.length > 0 && faulty.length < group.length) {
        const name = groups.nameOf(group[0]!);
        const fault = heldBackFault(by, name, rowList(faulty.map(rowNumber)));
        for (const row of group) if (!store.hasError(row)) heldBack.set(row, fault);
      }
      return faulty.length > 0;
    };
    const ids = await this.#gather(isWanted, signal);
    const markedRow = (row: number) => {
      const held = heldBack.get(row);
      return { ...rowOf(row), errorMessages: held ? [held] : errorsOf(store, row) };
    };
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
