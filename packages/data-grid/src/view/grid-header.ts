import type { RowSort } from '../store/arrange-rows.ts';
import type { GridColumn } from './grid-column.ts';
import type { GridScene } from './grid-scene.ts';
import { gridSizes } from './grid-sizes.ts';

interface HeaderButtonState {
  readonly name: string;
  readonly sorted: RowSort['direction'] | null;
  readonly filtered: boolean;
}

/** The button in a heading that opens the column's menu; it shows whether the column is sorted and filtered. */
function headerButton({ name, sorted, filtered }: HeaderButtonState, onOpen: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'dg-menu-button';
  button.tabIndex = -1;
  button.title = name;
  button.setAttribute('aria-label', name);
  button.setAttribute('aria-haspopup', 'dialog');
  if (sorted) button.dataset.sorted = sorted;
  if (filtered) button.dataset.filtered = '';
  for (const part of ['filter', 'sort'] as const) {
    const icon = document.createElement('span');
    icon.className = `dg-icon-${part}`;
    icon.setAttribute('aria-hidden', 'true');
    button.append(icon);
  }
  // The press must not select the column beneath.
  button.addEventListener('pointerdown', (event) => event.stopPropagation());
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onOpen();
  });
  return button;
}

/** The error count in a heading, hidden at zero; pressing it goes to the next error. */
export class ErrorBadge {
  readonly element = document.createElement('button');
  #count = 0;

  constructor(onGo: () => void) {
    const { element } = this;
    element.type = 'button';
    element.className = 'dg-errors';
    element.tabIndex = -1;
    // The press must not select the column beneath.
    element.addEventListener('pointerdown', (event) => event.stopPropagation());
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      onGo();
    });
    element.hidden = true;
  }

  /** @param texts the formatted number, and the accessible name, which contains it */
  show(
    count: number,
    texts: { readonly figure: (count: number) => string; readonly name: (count: number) => string },
  ): void {
    if (count === this.#count) return;
    this.#count = count;
    const { element } = this;
    element.hidden = count === 0;
    element.textContent = texts.figure(count);
    element.title = texts.name(count);
    element.setAttribute('aria-label', element.title);
  }
}

let nextHeading = 0;

/** The event handlers of a heading. */
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

  /** Redraws the header; there are at most 200 columns and they rarely change. */
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

  /** Shows the current error count of each column. */
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

  /** Also marks, for assistive technology, how the column is sorted and whether it is filtered. */
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
