import type { Reading } from '@lading/import-engine/fixes/cell-fix';
import type { GridChange, GridStore } from '@lading/ui/data-grid';

interface Answer {
  readonly reading: Reading;
  /** One of the cells that were mended by it, by which its undoing is known. */
  readonly row: number;
  readonly before: string;
  isUndone: boolean;
}

/**
 * How columns are read whose cells may be read in two ways ("1,234", "03/04/2026"), as was answered once for each. What is typed or pasted
 * later is read so too; the answer is taken back when its mending is undone.
 */
export class ColumnAnswers {
  readonly #answers = new Map<string, Answer>();

  constructor(store: Pick<GridStore, 'onChange'>) {
    store.onChange((change) => this.#follow(change));
  }

  /** How the column of a field is read; undefined while that was not answered. */
  readonly of = (key: string): Reading | undefined => {
    const answer = this.#answers.get(key);
    return answer?.isUndone === false ? answer.reading : undefined;
  };

  /** Takes an answer with a cell that it has mended, as that was before. */
  take(key: string, reading: Reading, { row, before }: { row: number; before: string }): void {
    this.#answers.set(key, { reading, row, before, isUndone: false });
  }

  #follow({ kind, cells }: GridChange): void {
    if (this.#answers.size === 0 || (kind !== 'undo' && kind !== 'redo')) return;
    for (const { row, key, before, after } of cells) {
      const answer = this.#answers.get(key);
      if (answer?.row !== row) continue;
      if (kind === 'undo' && after === answer.before) answer.isUndone = true;
      if (kind === 'redo' && before === answer.before) answer.isUndone = false;
    }
  }
}
