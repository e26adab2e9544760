import type { Reading } from '@lading/import-engine/fixes/cell-fix';
import type { GridChange, GridStore } from '@lading/ui/data-grid';

/** How a column is read, as it is kept to be gone on with. */
export interface KeptAnswer {
  readonly fieldKey: string;
  readonly reading: Reading;
  /** One of the cells that were mended by it, by which its undoing is known. */
  readonly row: number;
  readonly before: string;
}

/**
 * How columns are read whose cells may be read in two ways ("1,234", "03/04/2026"), as was answered once for each. What is typed or pasted
 * later is read so too; the answer is taken back when its mending is undone.
 */
export class ColumnAnswers {
  readonly #answers = new Map<string, { kept: KeptAnswer; isUndone: boolean }>();
  readonly #listeners = new Set<() => void>();

  /** @param kept what an earlier sitting has answered */
  constructor(store: Pick<GridStore, 'onChange'>, kept: readonly KeptAnswer[] = []) {
    for (const answer of kept) this.#answers.set(answer.fieldKey, { kept: answer, isUndone: false });
    store.onChange((change) => this.#follow(change));
  }

  /** How the column of a field is read; undefined while that was not answered. */
  readonly of = (key: string): Reading | undefined => {
    const answer = this.#answers.get(key);
    return answer?.isUndone === false ? answer.kept.reading : undefined;
  };

  /** The answers that hold. */
  get kept(): KeptAnswer[] {
    return [...this.#answers.values()].filter(({ isUndone }) => !isUndone).map(({ kept }) => kept);
  }

  /** Tells when an answer is given, taken back, or holds again; gives back the way to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes an answer with a cell that it has mended, as that was before. */
  take(fieldKey: string, reading: Reading, { row, before }: { row: number; before: string }): void {
    this.#answers.set(fieldKey, { kept: { fieldKey, reading, row, before }, isUndone: false });
    this.#tell();
  }

  #follow({ kind, cells }: GridChange): void {
    if (this.#answers.size === 0 || (kind !== 'undo' && kind !== 'redo')) return;
    let isOther = false;
    for (const { row, key, before, after } of cells) {
      const answer = this.#answers.get(key);
      if (answer?.kept.row !== row) continue;
      const mended = kind === 'undo' ? after : before;
      if (mended !== answer.kept.before) continue;
      answer.isUndone = kind === 'undo';
      isOther = true;
    }
    if (isOther) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
