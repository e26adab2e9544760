import { rangeSize } from './cell-range.ts';
import { parseTsv, toTsv } from './clipboard-rules.ts';
import type { CellEdit } from './grid-cell.ts';
import type { GridView } from './grid-view.ts';
import { planPaste } from './paste-rules.ts';

/** Copies, cuts, pastes and clears the selected block; each is one transaction, hence one step of undo. */
export class GridClipboard {
  readonly #view: GridView;

  constructor(view: GridView) {
    this.#view = view;
  }

  copy(event: ClipboardEvent): void {
    const { store, columns, texts } = this.#view.scene.input;
    const { range } = this.#view.selection;
    const picked = columns.slice(range.left, range.right + 1);
    const rows: string[][] = [];
    for (let position = range.top; position <= range.bottom; position += 1) {
      const row = store.view.rowAt(position);
      rows.push(picked.map(({ key }) => store.value(row, key)));
    }
    event.clipboardData?.setData('text/plain', toTsv(rows));
    event.preventDefault();
    this.#view.frame.announce(texts.copied(rangeSize(range)));
  }

  cut(event: ClipboardEvent): void {
    this.copy(event);
    this.clear();
  }

  /** Takes plain text only; markup on the clipboard is never read. */
  paste(event: ClipboardEvent): void {
    const block = parseTsv(event.clipboardData?.getData('text/plain') ?? '');
    event.preventDefault();
    if (block.length === 0) return;
    const { store, columns, texts } = this.#view.scene.input;
    const { view } = store;
    const { selection } = this.#view;
    const plan = planPaste({
      block,
      range: selection.range,
      columns,
      rowAt: (position) => view.rowAt(position),
      shownRows: view.length,
    });
    store.edit(plan.edits);
    const { top, left, bottom, right } = plan.range;
    this.#view.activate({ position: top, col: left });
    selection.select({ position: top, col: left }, { position: bottom, col: right });
    this.#view.paint();
    this.#view.frame.announce(texts.pasted(plan.edits.length, plan.leftOut));
  }

  /** Empties the selected cells, read-only ones left out. */
  clear(): void {
    const { store, columns, texts } = this.#view.scene.input;
    const { range } = this.#view.selection;
    const edits: CellEdit[] = [];
    for (let position = range.top; position <= range.bottom; position += 1) {
      const row = store.view.rowAt(position);
      for (const { key, readOnly } of columns.slice(range.left, range.right + 1)) {
        if (!readOnly) edits.push({ row, key, value: '' });
      }
    }
    this.#view.frame.announce(texts.cleared(store.edit(edits)));
  }
}
