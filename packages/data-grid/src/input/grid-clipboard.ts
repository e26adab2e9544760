import { copyText } from '@lading/ui/copy-text';
import type { CellEdit } from '../store/transaction.ts';
import { rangeSize } from '../view/grid-selection.ts';
import type { GridView } from '../view/grid-view.ts';
import { parseTsv, toTsv } from './clipboard-rules.ts';
import { planPaste } from './paste-rules.ts';

/** Copies, cuts, pastes and clears the selected block; each change is one undo step. */
export class GridClipboard {
  readonly #view: GridView;

  constructor(view: GridView) {
    this.#view = view;
  }

  copy(event: ClipboardEvent): void {
    event.clipboardData?.setData('text/plain', this.#takeText());
    event.preventDefault();
  }

  cut(event: ClipboardEvent): void {
    this.copy(event);
    this.clear();
  }

  /** Pastes plain text only; markup on the clipboard is never read. */
  paste(event: ClipboardEvent): void {
    event.preventDefault();
    this.#put(event.clipboardData?.getData('text/plain') ?? '');
  }

  /** Copies without a key press, as from a menu. */
  async copyByMenu(): Promise<void> {
    await copyText(this.#takeText());
  }

  async cutByMenu(): Promise<void> {
    await this.copyByMenu();
    this.clear();
  }

  /** Pastes without a key press; where the browser does not permit that, announces which keys do. */
  async pasteByMenu(): Promise<void> {
    try {
      this.#put(await navigator.clipboard.readText());
    } catch {
      this.#view.frame.announce(this.#view.scene.input.texts.pasteRefused);
    }
  }

  /** Empties the selected cells, except read-only ones. */
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
    void store.editInSlices(edits).then((cells) => this.#view.frame.announce(texts.cleared(cells)));
  }

  #takeText(): string {
    const { store, columns, texts } = this.#view.scene.input;
    const { range } = this.#view.selection;
    const picked = columns.slice(range.left, range.right + 1);
    const rows: string[][] = [];
    for (let position = range.top; position <= range.bottom; position += 1) {
      const row = store.view.rowAt(position);
      rows.push(picked.map(({ key }) => store.value(row, key)));
    }
    this.#view.frame.announce(texts.copied(rangeSize(range)));
    return toTsv(rows);
  }

  #put(text: string): void {
    const block = parseTsv(text);
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
    const done = store.editInSlices(plan.edits);
    const { top, left, bottom, right } = plan.range;
    this.#view.activate({ position: top, col: left });
    selection.select({ position: top, col: left }, { position: bottom, col: right });
    this.#view.paint();
    void done.then(() => this.#view.frame.announce(texts.pasted(plan.edits.length, plan.skipped)));
  }
}
