import type { CellEditor, GridColumn } from '../view/grid-column.ts';
import { acceptsNumberText, cleanNumberText } from './number-rules.ts';

/** An open editor in a cell. */
export interface CellInput {
  readonly el: HTMLInputElement;
  /** The value to store, or `null` to leave the cell unchanged. `chosen` is false if focus merely moved elsewhere. */
  value: (chosen: boolean) => string | null;
  /** Handles a key itself, such as arrows in a list; returns whether it did. */
  takesKey: (event: KeyboardEvent) => boolean;
  /** Follows its cell when the grid has scrolled. */
  follow: () => void;
  close: () => void;
}

/** The input element shared by all editors, named after the column. */
export function inputElement(column: GridColumn, text: string): HTMLInputElement {
  const el = document.createElement('input');
  el.className = 'dg-input';
  el.type = 'text';
  el.autocomplete = 'off';
  el.spellcheck = false;
  el.value = text;
  el.setAttribute('aria-label', column.heading);
  return el;
}

/** Restricts an input to text that may become a valid number; pasted text is cleaned (spec §5). */
function guardNumber(el: HTMLInputElement, editor: Extract<CellEditor, { kind: 'number' }>): void {
  el.inputMode = editor.integer || editor.decimals === 0 ? 'numeric' : 'decimal';
  let good = el.value;
  el.addEventListener('beforeinput', (event) => {
    if (event.data === null || event.isComposing || !event.inputType.startsWith('insert')) return;
    const start = el.selectionStart ?? 0;
    const text = el.value.slice(0, start) + event.data + el.value.slice(el.selectionEnd ?? start);
    if (acceptsNumberText(text, editor)) return;
    event.preventDefault();
    const cleaned = event.data.length > 1 ? cleanNumberText(text, editor) : '';
    if (cleaned && acceptsNumberText(cleaned, editor)) el.value = cleaned;
  });
  el.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    good = el.value;
  });
  el.addEventListener('compositionend', () => {
    const cleaned = cleanNumberText(el.value, editor);
    el.value = acceptsNumberText(cleaned, editor) ? cleaned : good;
  });
}

/** Opens a text or number editor; it is not yet in the page. */
export function textInput(column: GridColumn, text: string): CellInput {
  const { editor } = column;
  const el = inputElement(column, text);
  if (editor.kind === 'text' && editor.maxLength !== undefined) el.maxLength = editor.maxLength;
  if (editor.kind === 'number') guardNumber(el, editor);
  return {
    el,
    value: () => {
      if (editor.kind !== 'number' || el.value === text) return el.value;
      return cleanNumberText(el.value, editor);
    },
    takesKey: () => false,
    follow: () => undefined,
    close: () => el.remove(),
  };
}
