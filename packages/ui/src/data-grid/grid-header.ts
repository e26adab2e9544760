import type { GridColumn } from './grid-column.ts';
import type { GridScene } from './grid-scene.ts';
import { gridSizes } from './grid-sizes.ts';
import { ErrorBadge } from './error-badge.ts';
import { headerButton } from './header-button.ts';

let nextHeading = 0;

/** What a heading asks for. */
export interface HeaderEvents {
  readonly onResize: (col: number, width: number) => void;
  readonly onFit: (col: number) => void;
  readonly onMenu: (col: number) => void;
  /** Goes to the column's next error. */
  readonly onError: (col: number) => void;
}

/** The header row: headings with required marks, and a handle at each column's edge. */
export class GridHeader {
  readonly #scene: GridScene;
  readonly #head: HTMLElement;
  readonly #events: HeaderEvents;
  #badges: readonly ErrorBadge[] = [];

  constructor(scene: GridScene, head: HTMLElement, events: HeaderEvents) {
    this.#scene = scene;
    this.#head = head;
    this.#events = events;
  }

  /** Draws the header anew; there are at most 200 columns and they change seldom. */
  draw(): void {
    const { layout, input } = this.#scene;
    const row = document.createElement('div');
    row.className = 'dg-row dg-head-row';
    row.setAttribute('role', 'row');
    row.setAttribute('aria-rowindex', '1');
    row.style.width = `${layout.numberWidth + layout.width}px`;
    const frozen = document.createElement('div');
    frozen.className = 'dg-frozen';
    frozen.style.width = `${layout.frozenWidth}px`;
    const scrolling = document.createElement('div');
    scrolling.className = 'dg-scrolling';
    scrolling.style.left = `${layout.numberWidth}px`;
    const number = this.#cell(1, input.texts.rowNumber, layout.numberWidth);
    number.classList.add('dg-number');
    number.dataset.kind = 'number';
    frozen.append(number);
    row.append(frozen, scrolling);
    this.#badges = input.columns.map((_, col) => new ErrorBadge(() => this.#events.onError(col)));
    input.columns.forEach((column, col) => {
      const cell = this.#cell(col + 2, column.heading, layout.widths[col] ?? 0);
      cell.dataset.col = String(col);
      cell.dataset.kind = column.editor.kind;
      if (column.required) cell.firstElementChild?.append(...this.#requiredMark());
      cell.append(
        this.#badges[col]!.element,
        this.#menuButton(cell, col, column),
        this.#handle(col, column.heading),
      );
      if (col < layout.frozen) frozen.append(cell);
      else {
        cell.style.left = `${layout.lefts[col] ?? 0}px`;
        scrolling.append(cell);
      }
    });
    this.#head.replaceChildren(row);
    this.count();
  }

  /** Says how many errors each column has now. */
  count(): void {
    const { store, columns, texts } = this.#scene.input;
    for (const [col, { key, heading }] of columns.entries())
      this.#badges[col]?.show(store.columnErrors(key), {
        figure: texts.column.figure,
        name: (count) => texts.column.errors(heading, count),
      });
  }

  #cell(colIndex: number, heading: string, width: number): HTMLElement {
    const cell = document.createElement('div');
    cell.className = 'dg-cell dg-heading';
    cell.setAttribute('role', 'columnheader');
    cell.setAttribute('aria-colindex', String(colIndex));
    cell.style.width = `${width}px`;
    const text = document.createElement('span');
    text.className = 'dg-text';
    text.id = `dg-heading-${(nextHeading += 1)}`;
    text.textContent = heading;
    cell.title = heading;
    // Its button is not part of its name.
    cell.setAttribute('aria-labelledby', text.id);
    cell.append(text);
    return cell;
  }

  /** Says also, for assistive technology, how the column is sorted and whether it is filtered. */
  #menuButton(cell: HTMLElement, col: number, { key, heading }: GridColumn): HTMLElement {
    const { store, texts } = this.#scene.input;
    const { sort, filters } = store.getSnapshot();
    const sorted = sort?.key === key ? sort.direction : null;
    const filtered = filters.has(key);
    cell.setAttribute('aria-sort', sorted ?? 'none');
    if (filtered) cell.firstElementChild?.append(this.#spoken(texts.column.filtered));
    return headerButton({ name: texts.column.open(heading), sorted, filtered }, () =>
      this.#events.onMenu(col),
    );
  }

  #spoken(text: string): HTMLElement {
    const word = document.createElement('span');
    word.className = 'dg-sr';
    word.textContent = ` ${text}`;
    return word;
  }

  #requiredMark(): HTMLElement[] {
    const mark = document.createElement('span');
    mark.className = 'dg-required';
    mark.setAttribute('aria-hidden', 'true');
    mark.textContent = '*';
    return [mark, this.#spoken(this.#scene.input.texts.required)];
  }

  #handle(col: number, heading: string): HTMLElement {
    const handle = document.createElement('div');
    handle.className = 'dg-handle';
    handle.title = this.#scene.input.texts.resize(heading);
    handle.addEventListener('pointerdown', (down) => {
      if (down.button !== 0) return;
      down.preventDefault();
      down.stopPropagation();
      const startWidth = this.#scene.layout.widths[col] ?? gridSizes.column;
      const move = (event: PointerEvent): void =>
        this.#events.onResize(col, startWidth + event.clientX - down.clientX);
      const stop = (): void => {
        document.removeEventListener('pointermove', move);
        document.removeEventListener('pointerup', stop);
        document.removeEventListener('pointercancel', stop);
      };
      document.addEventListener('pointermove', move);
      document.addEventListener('pointerup', stop);
      document.addEventListener('pointercancel', stop);
    });
    handle.addEventListener('dblclick', (event) => {
      event.stopPropagation();
      this.#events.onFit(col);
    });
    return handle;
  }
}
