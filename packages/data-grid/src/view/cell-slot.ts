import type { CellEditor } from './grid-column.ts';
import { gridSizes } from './grid-sizes.ts';
import { surelyFits } from './surely-fits.ts';

/** Everything that a cell shows. `issues` is the text of its issues, '' if it has none. */
export interface CellFace {
  readonly text: string;
  /** The meaning of the empty cell; '' for none. */
  readonly note: string;
  readonly issues: string;
  readonly severity: 'error' | 'warning' | null;
  readonly missing: boolean;
  readonly selected: boolean;
  readonly active: boolean;
  /** The lower right cell of the selection, which shows the fill handle. */
  readonly corner: boolean;
  /** Would be filled if the drag ended here. */
  readonly filling: boolean;
  /** Contains the search text. */
  readonly found: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
}

let nextDescription = 0;

/** A pooled cell element that only writes changes to the DOM. */
export class CellSlot {
  readonly el: HTMLElement;
  readonly #text = document.createTextNode('');
  readonly #role: string;
  readonly #descriptions: HTMLElement;
  #description: HTMLElement | null = null;
  #face: Partial<CellFace> = {};
  /** Position and kind: writing the same values again would still make the browser restyle the cell. */
  #stands = '';
  #width = 0;
  #isLong = false;

  /** `descriptions` is a hidden element of the grid for the issue texts that `aria-describedby` references. */
  constructor(role: 'gridcell' | 'rowheader', descriptions: HTMLElement) {
    this.el = document.createElement('div');
    this.#role = role;
    this.el.setAttribute('role', role);
    this.el.className = 'dg-cell';
    this.#descriptions = descriptions;
    this.el.append(this.#text);
  }

  /** Puts the cell into a column; `left` is `null` for cells in the frozen part. */
  place(colIndex: number, left: number | null, width: number, kind: CellEditor['kind']): void {
    const { style } = this.el;
    const stands = `${colIndex} ${left} ${width} ${kind}`;
    if (stands === this.#stands) return;
    this.#stands = stands;
    this.el.setAttribute('aria-colindex', String(colIndex));
    this.el.dataset.kind = kind;
    style.left = left === null ? '' : `${left}px`;
    style.width = `${width}px`;
    this.#width = width;
    this.#clip();
  }

  paint(face: CellFace): void {
    const old = this.#face;
    this.#face = face;
    if (face.text !== old.text) this.#text.data = face.text;
    if (face.severity !== old.severity) this.#mark(face.severity);
    if (face.text !== old.text || face.severity !== old.severity) this.#clip();
    if (face.note !== (old.note ?? '')) this.#note(face.note);
    if (face.issues !== old.issues) this.#describe(face.issues);
    if (face.active !== old.active) {
      this.el.tabIndex = face.active ? 0 : -1;
      this.el.classList.toggle('is-active', face.active);
    }
    if (face.active !== old.active || face.readOnly !== old.readOnly)
      this.#takeInput(face.active && !face.readOnly);
    if (face.corner !== old.corner) this.el.classList.toggle('is-corner', face.corner);
    if (face.filling !== old.filling) this.el.classList.toggle('is-filling', face.filling);
    if (face.found !== old.found) this.el.classList.toggle('is-found', face.found);
    if (face.selected !== old.selected) {
      this.el.classList.toggle('is-selected', face.selected);
      this.#flag('aria-selected', face.selected);
    }
    if (face.missing !== old.missing) this.el.classList.toggle('is-missing', face.missing);
    if (face.readOnly !== old.readOnly) this.#flag('aria-readonly', face.readOnly);
    if (face.required !== old.required) this.#flag('aria-required', face.required);
  }

  /**
   * An input method only composes into an editable element that already has focus, so the active cell is editable. On touch-only
   * devices this would open the keyboard at every tap.
   */
  #takeInput(on: boolean): void {
    if (on && matchMedia('(any-pointer: fine)').matches) {
      this.el.setAttribute('contenteditable', 'plaintext-only');
      this.el.spellcheck = false;
    } else this.el.removeAttribute('contenteditable');
  }

  /** Removes the cell and its description from the page. */
  remove(): void {
    this.el.remove();
    this.#description?.remove();
  }

  /** Clips the text if it may be wider than the cell. */
  #clip(): void {
    const { text = '', severity } = this.#face;
    const { cellPadding, cellMarks } = gridSizes;
    const isMarked = Boolean(severity) || this.el.dataset.kind === 'select';
    const isLong = !surelyFits(text, this.#width - cellPadding - (isMarked ? cellMarks : 0));
    if (isLong === this.#isLong) return;
    this.#isLong = isLong;
    this.el.classList.toggle('is-long', isLong);
  }

  #mark(severity: CellFace['severity']): void {
    this.el.classList.toggle('has-error', severity === 'error');
    this.el.classList.toggle('has-warning', severity === 'warning');
    this.#flag('aria-invalid', severity === 'error' && this.#role === 'gridcell');
  }

  /** Drawn by the style sheet, so that it is neither copied nor edited. */
  #note(note: string): void {
    if (note === '') delete this.el.dataset.note;
    else this.el.dataset.note = note;
  }

  #describe(issues: string): void {
    if (!issues) {
      this.el.removeAttribute('aria-describedby');
      return;
    }
    if (!this.#description) {
      this.#description = document.createElement('span');
      this.#description.id = `dg-issue-${(nextDescription += 1)}`;
      this.#descriptions.append(this.#description);
    }
    this.#description.textContent = issues;
    this.el.setAttribute('aria-describedby', this.#description.id);
  }

  #flag(attribute: string, on: boolean): void {
    if (on) this.el.setAttribute(attribute, 'true');
    else this.el.removeAttribute(attribute);
  }
}
