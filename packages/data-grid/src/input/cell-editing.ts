import type { GridView } from '../view/grid-view.ts';
import { type CellInput, textInput } from './cell-input.ts';
import { selectInput } from './select-input.ts';

/** Opens one cell at a time for editing and writes its value to the store as one transaction. */
export class CellEditing {
  readonly #view: GridView;
  #open: { input: CellInput; row: number; col: number; cell: HTMLElement } | null = null;

  constructor(view: GridView) {
    this.#view = view;
    view.frame.grid.addEventListener('scroll', () => this.#open?.input.follow(), { passive: true });
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Whether this element is the input of the open editor. */
  owns(target: EventTarget | null): boolean {
    return target !== null && target === this.#open?.input.el;
  }

  takesKey(event: KeyboardEvent): boolean {
    return this.#open?.input.takesKey(event) ?? false;
  }

  /** Opens the active cell with its own text or with `typed`; read-only cells and those of deleted rows stay closed. */
  start(typed: string | null = null): void {
    const { scene, selection } = this.#view;
    const { col } = selection.active;
    const column = scene.input.columns[col];
    const row = scene.input.store.view.rowAt(selection.active.position);
    const isLocked = column?.readOnly === true || scene.input.store.isDeleted(row);
    if (this.#open || !column || isLocked || row < 0) return;
    this.#view.bringUp();
    const cell = this.#view.activeCell();
    if (!cell) return;
    const current = scene.input.store.value(row, column.key);
    const { editor } = column;
    const input =
      editor.kind === 'select'
        ? selectInput({
            column,
            options: editor.options,
            current,
            root: this.#view.frame.root,
            noMatch: scene.input.texts.noMatch,
            onPick: () => this.finish({ chosen: true, focus: true }),
          })
        : textInput(column, current);
    this.#open = { input, row, col, cell };
    for (const attribute of ['aria-describedby', 'aria-invalid', 'aria-required']) {
      const value = cell.getAttribute(attribute);
      if (value) input.el.setAttribute(attribute, value);
    }
    cell.classList.add('is-editing');
    cell.append(input.el);
    input.el.focus({ preventScroll: true });
    if (typed === null) input.el.select();
    else {
      input.el.value = typed;
      // Simulates typing, so that a list of options is searched.
      if (typed !== '') input.el.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed }));
    }
    input.el.addEventListener('blur', () => this.finish({ chosen: false, focus: false }));
  }

  /** Closes the editor and stores what was entered. */
  finish({ chosen, focus }: { chosen: boolean; focus: boolean }): void {
    const open = this.#open;
    if (!open) return;
    const value = open.input.value(chosen);
    this.#close(focus);
    const { store, columns, texts } = this.#view.scene.input;
    const column = columns[open.col];
    if (value === null || !column) return;
    if (store.edit([{ row: open.row, key: column.key, value }]) === 0) return;
    const { scene } = this.#view;
    const issues = scene.issueTexts(open.row, open.col);
    this.#view.frame.announce(texts.edited(column.heading, scene.shownText(open.row, open.col), issues));
  }

  /** Closes the editor and returns its value, to fill several cells; `null` if there is none or no editor is open. */
  take(): string | null {
    const value = this.#open?.input.value(true) ?? null;
    this.#close(true);
    return value;
  }

  /** Closes the editor and discards its value. */
  cancel(): void {
    this.#close(true);
  }

  #close(focus: boolean): void {
    const open = this.#open;
    if (!open) return;
    this.#open = null;
    open.cell.classList.remove('is-editing');
    open.input.close();
    if (focus) this.#view.focusActive();
  }
}

/**
 * Typing with an input method directly in the active cell: the cell itself takes the composition (it is editable and its text is
 * selected, so the composition replaces it), and when it ends the editor opens with the composed text. The cell's own text node is
 * restored, since the browser may have removed it.
 */
export class CellComposing {
  readonly #view: GridView;
  readonly #editing: CellEditing;

  constructor(view: GridView, editing: CellEditing) {
    this.#view = view;
    this.#editing = editing;
    const { body } = view.frame;
    body.addEventListener('compositionstart', (event) => this.#start(event));
    body.addEventListener('beforeinput', (event) => this.#input(event));
  }

  #start({ target }: CompositionEvent): void {
    if (this.#editing.isOpen || !(target instanceof HTMLElement)) return;
    const nodes = [...target.childNodes];
    const texts = nodes.map(({ textContent }) => textContent);
    target.classList.add('is-composing');
    target.addEventListener(
      'compositionend',
      () => {
        const typed = target.textContent.trim();
        target.classList.remove('is-composing');
        nodes.forEach((node, at) => (node.textContent = texts[at] ?? ''));
        target.replaceChildren(...nodes);
        if (typed !== '') this.#editing.start(typed);
        else this.#view.focusActive();
      },
      { once: true },
    );
  }

  /** Input without keys, such as an emoji panel or dictation, goes to the editor; nothing else may change a cell's text. */
  #input(event: InputEvent): void {
    if (this.#editing.isOpen || event.isComposing || event.inputType === 'insertCompositionText') return;
    event.preventDefault();
    if (event.inputType === 'insertText' && event.data) this.#editing.start(event.data);
  }
}
