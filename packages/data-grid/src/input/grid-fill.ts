import type { CellEdit } from '../store/transaction.ts';
import type { CellRange } from '../view/grid-selection.ts';
import type { GridView } from '../view/grid-view.ts';
import { type FillSheet, planFill, planFillWith } from './fill-rules.ts';
import { pastedValue } from './paste-rules.ts';

/** Fills cells of the selection from others or with one value, each in one undo step. */
export class GridFill {
  readonly #view: GridView;

  constructor(view: GridView) {
    this.#view = view;
  }

  /** Repeats the selection's top row downwards; for a single row, copies the row above. */
  down(): void {
    const { range } = this.#view.selection;
    const isSingle = range.top === range.bottom;
    if (isSingle && range.top === 0) return;
    const from = isSingle ? range.top - 1 : range.top;
    this.#write(planFill(this.#sheet, { ...range, top: from, bottom: from }, range));
  }

  /** Repeats the selection over a block that reaches beyond it, and selects that. */
  over(target: CellRange): void {
    const { selection } = this.#view;
    const edits = planFill(this.#sheet, selection.range, target);
    selection.select(
      { position: target.top, col: target.left },
      { position: target.bottom, col: target.right },
    );
    this.#view.paint();
    this.#write(edits);
  }

  /** Writes the text typed into one cell to every selected cell, as each column accepts it. */
  with(text: string): void {
    const { columns } = this.#view.scene.input;
    const editors = new Map(columns.map(({ key, editor }) => [key, editor]));
    const edits = planFillWith(this.#sheet, this.#view.selection.range, text).map((edit) => {
      const editor = editors.get(edit.key);
      return editor ? { ...edit, value: pastedValue(text, editor) } : edit;
    });
    this.#write(edits);
  }

  get #sheet(): FillSheet {
    const { store, columns } = this.#view.scene.input;
    return {
      columns,
      rowAt: (position) => store.view.rowAt(position),
      value: (row, key) => store.value(row, key),
    };
  }

  #write(edits: readonly CellEdit[]): void {
    const { store, texts } = this.#view.scene.input;
    void store.editInSlices(edits).then((cells) => this.#view.frame.announce(texts.filled(cells)));
  }
}
