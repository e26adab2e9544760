import type { FieldError } from '@lading/contracts/core';
import type { ImportDefinition, ImportRow } from '@lading/contracts/imports';
import type { GridStore } from '@lading/data-grid';
import { rowMarks } from '@lading/import-engine/cell-marks';
import { heldBackFault } from '@lading/import-engine/held-back-fault';
import { rowList } from '@lading/import-engine/row-list';
import { PageTurn } from '@lading/ui/page-turn';
import { JsonList, rowsAsJson } from './json-list.ts';
import type { RowIssue } from './row-issue.ts';
import type { RowGroups } from './row-groups.ts';

/** The input of a preview: the keys of the rows and the marks of each, in the same order, and the fields that all of them contain. */
export interface RowMarks {
  keys: JsonList;
  marks: JsonList;
  carried: JsonList;
}

interface OutgoingContext {
  definition: ImportDefinition;
  store: GridStore;
  groups: Pick<RowGroups, 'by' | 'all' | 'nameOf'>;
  /** A row with all its fields. */
  rowOf: (id: number) => ImportRow;
  /** The fields that a column or a value for every row fills; all of them if it is missing. */
  mapped: ReadonlySet<string> | undefined;
  /** Its number in the file. */
  rowNumber: (id: number) => number;
  /** Rises with every edit. */
  edits: () => number;
  /** Aborts everything. */
  signal: AbortSignal;
}

/** Which reviewed rows are sent, and in which form. Large numbers of rows are collected in turns with the page. */
export class OutgoingRows {
  readonly #context: OutgoingContext;

  constructor(context: OutgoingContext) {
    this.#context = context;
  }

  /**
   * The rows to save as a JSON list, and their ids: neither deleted nor blank, and without an error in any row of their group
   * (spec §3); and the skipped ones in the form of `withErrors`. Collected again if rows are edited meanwhile.
   */
  async toSave(): Promise<{ rows: Blob; ids: number[]; leftOut: Blob | null }> {
    const { edits, signal, store } = this.#context;
    for (;;) {
      const before = edits();
      const ids = await this.idsToSave(signal);
      const rows = await this.listOf(ids, signal);
      const isWhole = store.getSnapshot().liveRows === ids.length;
      const leftOut = isWhole ? null : await this.withErrors();
      if (before === edits()) return { rows, ids, leftOut };
    }
  }

  /** Rows in the form in which they are saved, as a JSON list. @throws the abort reason of `signal` */
  listOf(ids: readonly number[], signal: AbortSignal): Promise<Blob> {
    return rowsAsJson(ids, this.#savedRow, new PageTurn(), signal);
  }

  /** A row of an update omits the fields that the file lacks, so that records keep them (decision D23). */
  readonly #savedRow = (id: number): ImportRow => {
    const { definition, rowOf, mapped } = this.#context;
    const row = rowOf(id);
    if (!definition.mayUpdate || !mapped) return row;
    return Object.fromEntries(Object.entries(row).filter(([key, value]) => value !== '' || mapped.has(key)));
  };

  /** The ids of the rows to save. @throws the abort reason of `signal` */
  async idsToSave(signal: AbortSignal): Promise<number[]> {
    return this.#gather((group) => !this.#hasError(group), signal);
  }

  /** The number of groups, such as orders, in the rows to save. @throws the abort reason of `signal` */
  async groupsToSave(signal: AbortSignal): Promise<number> {
    const turn = new PageTurn();
    let groups = 0;
    for (const group of this.#context.groups.all()) {
      if (!this.#hasError(group)) groups += 1;
      await turn.giveWay(signal);
    }
    return groups;
  }

  /**
   * The rows with an error and their groups as a JSON list, each with its current errors; a row without one names the rows that
   * hold it back.
   */
  async withErrors(): Promise<Blob> {
    const { store, groups, rowOf, rowNumber, signal } = this.#context;
    const { by } = groups;
    const heldBack = new Map<number, FieldError>();
    const isIncluded = (group: readonly number[]) => {
      const wrong = group.filter((row) => store.hasError(row));
      if (by !== undefined && wrong.length > 0 && wrong.length < group.length) {
        const name = groups.nameOf(group[0]!);
        const error = heldBackFault(by, name, rowList(wrong.map(rowNumber)));
        for (const row of group) if (!store.hasError(row)) heldBack.set(row, error);
      }
      return wrong.length > 0;
    };
    const ids = await this.#gather(isIncluded, signal);
    const markedRow = (row: number) => {
      const held = heldBack.get(row);
      return { ...rowOf(row), errorMessages: held ? [held] : errorsOf(store, row) };
    };
    return rowsAsJson(ids, markedRow, new PageTurn(), signal);
  }

  /** The marks of rows for a preview of their save. @throws the abort reason of `signal` */
  async marksOf(ids: readonly number[], signal: AbortSignal): Promise<RowMarks> {
    const { definition, store, mapped } = this.#context;
    const [keyField] = definition.uniqueBy;
    const found: RowMarks = { keys: new JsonList(), marks: new JsonList(), carried: new JsonList() };
    for (const { key } of definition.fields) if (mapped?.has(key) ?? true) found.carried.add(key);
    const turn = new PageTurn();
    for (const id of ids) {
      const text = (key: string) => store.value(id, key);
      found.keys.add(text(keyField!).trim());
      found.marks.add(rowMarks(definition, text));
      await turn.giveWay(signal);
    }
    return found;
  }

  async #gather(isIncluded: (group: readonly number[]) => boolean, signal: AbortSignal): Promise<number[]> {
    const turn = new PageTurn();
    const ids: number[] = [];
    for (const group of this.#context.groups.all()) {
      if (isIncluded(group)) ids.push(...group);
      await turn.giveWay(signal);
    }
    return ids;
  }

  readonly #hasError = (group: readonly number[]) => group.some((row) => this.#context.store.hasError(row));
}

/** The errors of a row in wire format, in the order of its fields. */
function errorsOf(store: GridStore, row: number): FieldError[] {
  return store.keys.flatMap((fieldName) =>
    store
      .issues(row, fieldName)
      .filter(({ severity }) => severity === 'error')
      .map(({ code, params, message, zhMessage = message }: RowIssue) => ({
        fieldName,
        code,
        params,
        message,
        zhMessage,
      })),
  );
}
