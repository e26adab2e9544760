import type { ImportDefinition } from '@lading/contracts/imports';
import type { GridChange, GridStore } from '@lading/data-grid';
import type { FixReading } from '@lading/import-engine/fixes/cell-fix';
import { Observable } from '@lading/ui/observable';
import { columnSigns, commaSign, pointSign } from './column-signs.ts';

/** How a column is read, as stored with an unfinished import. */
export interface KeptAnswer {
  readonly fieldKey: string;
  readonly reading: FixReading;
  /** One of the cells that it fixed, to recognize its undo. */
  readonly row: number;
  readonly before: string;
}

/**
 * How to read columns with ambiguous cells ("1,234", "03/04/2026"), as the user answered once for each, or as its other cells show. It
 * also applies to later input; the answer is withdrawn when its fix is undone.
 */
export class ColumnAnswers {
  readonly #answers = new Map<string, { kept: KeptAnswer; isUndone: boolean }>();
  readonly #state: Observable<{ kept: readonly KeptAnswer[] }>;
  readonly #shown: (key: string) => FixReading | undefined;

  /**
   * @param kept the answers of an earlier session
   * @param definition of the columns, so that their cells are examined
   */
  constructor(
    store: Pick<GridStore, 'onChange' | 'value' | 'getSnapshot'>,
    kept: readonly KeptAnswer[] = [],
    definition: Pick<ImportDefinition, 'fields'> = { fields: [] },
  ) {
    this.#shown = columnSigns(store, definition);
    for (const answer of kept) this.#answers.set(answer.fieldKey, { kept: answer, isUndone: false });
    this.#state = new Observable({ kept });
    store.onChange((change) => this.#follow(change));
  }

  /** How the column of a field is read; undefined if it was not answered and its other cells do not show it. */
  readonly of = (key: string): FixReading | undefined => {
    const answer = this.#answers.get(key);
    return answer?.isUndone === false ? answer.kept.reading : this.#shown(key);
  };

  /** The current answers. */
  get kept(): readonly KeptAnswer[] {
    return this.#state.get().kept;
  }

  /** Calls the listener when an answer is given, withdrawn, or restored; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Stores an answer with a cell that it has fixed, and its previous text. */
  take(fieldKey: string, reading: FixReading, { row, before }: { row: number; before: string }): void {
    this.#answers.set(fieldKey, { kept: { fieldKey, reading, row, before }, isUndone: false });
    this.#report();
  }

  #follow({ kind, cells }: GridChange): void {
    if (this.#answers.size === 0 || (kind !== 'undo' && kind !== 'redo')) return;
    let hasChanged = false;
    for (const { row, key, before, after } of cells) {
      const answer = this.#answers.get(key);
      if (answer?.kept.row !== row) continue;
      const fixed = kind === 'undo' ? after : before;
      if (fixed !== answer.kept.before) continue;
      answer.isUndone = kind === 'undo';
      hasChanged = true;
    }
    if (hasChanged) this.#report();
  }

  #report(): void {
    const holding = [...this.#answers.values()].filter(({ isUndone }) => !isUndone);
    this.#state.update({ kept: holding.map(({ kept }) => kept) });
  }
}

/** Rows that are searched for evidence. */
const rowsLookedAt = 10_000;
/**
 * Whether a point precedes decimals in a column of numbers, so that "1.500" is certainly one and a half: its own first rows show
 * it, or, since a file is consistent, another column does and none shows a comma. Evidence is kept, since an edit may remove the
 * cell that showed it.
 */
export function decimalPoints(
  store: Pick<GridStore, 'value' | 'getSnapshot'>,
  { fields }: Pick<ImportDefinition, 'fields'>,
): (key: string) => boolean {
  const keys = fields.filter(({ editor }) => editor === 'number').map(({ key }) => key);
  const looked = new Map<string, number>();
  const shown = new Map<string, 'point' | 'comma'>();
  const look = (key: string): 'point' | 'comma' | undefined => {
    const end = Math.min(store.getSnapshot().rowCount, rowsLookedAt);
    for (let row = looked.get(key) ?? 0; row < end && !shown.has(key); row += 1) {
      const text = store.value(row, key).trim();
      if (pointSign.test(text)) shown.set(key, 'point');
      else if (commaSign.test(text)) shown.set(key, 'comma');
    }
    looked.set(key, end);
    return shown.get(key);
  };
  return (key) => {
    const own = look(key);
    if (own !== undefined) return own === 'point';
    const others = new Set(keys.map(look));
    return others.has('point') && !others.has('comma');
  };
}
