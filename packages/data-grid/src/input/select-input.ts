import { comparable } from '@lading/ui/comparable';
import type { GridColumn, SelectOption } from '../view/grid-column.ts';
import { type CellInput, inputElement } from './cell-input.ts';

/** The options that match a typed text: first by exact value, then by prefix, then by word, then anywhere. */
export function matchOptions(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const query = comparable(typed.trim());
  if (!query) return options;
  const rank = ({ value, label }: SelectOption): number => {
    const name = comparable(label);
    if (comparable(value) === query || name === query) return 0;
    if (name.startsWith(query)) return 1;
    if (name.includes(` ${query}`)) return 2;
    return name.includes(query) || comparable(value).startsWith(query) ? 3 : 4;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((each) => each.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

let nextList = 0;

interface SelectInputOptions {
  readonly column: GridColumn;
  readonly options: readonly SelectOption[];
  /** The cell's value. */
  readonly current: string;
  /** The container of the list. */
  readonly root: HTMLElement;
  readonly noMatch: string;
  /** Called when an option is clicked. */
  readonly onPick: () => void;
}

/** A combobox in a cell: type to search, arrows to choose, Enter to accept; empty text clears the cell. */
export function selectInput({
  column,
  options,
  current,
  root,
  noMatch,
  onPick,
}: SelectInputOptions): CellInput {
  const known = options.find(({ value }) => value === current);
  const el = inputElement(column, known?.label ?? current);
  const list = document.createElement('div');
  const listId = `dg-list-${(nextList += 1)}`;
  let shown: readonly SelectOption[] = options;
  let active = known ? options.indexOf(known) : -1;
  let searched = false;
  let moved = false;

  list.id = listId;
  list.className = 'dg-list';
  list.popover = 'manual';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', column.heading);
  el.setAttribute('role', 'combobox');
  el.setAttribute('aria-autocomplete', 'list');
  el.setAttribute('aria-expanded', 'true');
  el.setAttribute('aria-controls', listId);

  const mark = (): void => {
    for (const [index, option] of [...list.children].entries()) {
      if (option.getAttribute('role') !== 'option') continue;
      option.setAttribute('aria-selected', String(index === active));
      if (index === active) option.scrollIntoView({ block: 'nearest' });
    }
    if (active >= 0 && shown.length > 0) el.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else el.removeAttribute('aria-activedescendant');
  };
  const draw = (): void => {
    const items = shown.map(({ label }, index) => {
      const option = document.createElement('div');
      option.id = `${listId}-${index}`;
      option.className = 'dg-option';
      option.setAttribute('role', 'option');
      option.textContent = label;
      return option;
    });
    if (items.length === 0) {
      const none = document.createElement('div');
      none.className = 'dg-no-match';
      none.setAttribute('role', 'presentation');
      none.textContent = noMatch;
      items.push(none);
    }
    list.replaceChildren(...items);
    mark();
  };
  const put = (): void => {
    const cell = el.getBoundingClientRect();
    list.style.minWidth = `${cell.width}px`;
    const { offsetHeight: height, offsetWidth: width } = list;
    const below = cell.bottom + height + 4 < window.innerHeight || cell.top < height;
    list.style.left = `${Math.max(4, Math.min(cell.left, window.innerWidth - width - 4))}px`;
    list.style.top = `${below ? cell.bottom + 4 : cell.top - height - 4}px`;
  };

  el.addEventListener('input', () => {
    searched = true;
    shown = matchOptions(options, el.value);
    active = el.value.trim() && shown.length > 0 ? 0 : -1;
    draw();
    put();
  });
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    if (!option) return;
    active = [...list.children].indexOf(option);
    moved = true;
    onPick();
  });
  el.addEventListener('focus', () => {
    if (list.isConnected) return;
    root.append(list);
    list.showPopover();
    draw();
    put();
  });

  const step = (by: number): void => {
    if (shown.length === 0) return;
    const from = active < 0 && by < 0 ? 0 : active;
    active =
      Math.abs(by) > 1
        ? Math.max(0, Math.min(from + by, shown.length - 1))
        : (from + by + shown.length) % shown.length;
    moved = true;
    mark();
  };
  return {
    el,
    value: (chosen) => {
      if (!searched && !moved) return null;
      if (searched && el.value.trim() === '' && !moved) return '';
      const option = shown[active];
      if (chosen || moved) return option?.value ?? null;
      const typed = comparable(el.value.trim());
      return option && [option.label, option.value].some((name) => comparable(name) === typed)
        ? option.value
        : null;
    },
    takesKey: ({ key }) => {
      const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[key];
      if (by === undefined) return false;
      step(by);
      return true;
    },
    follow: put,
    close: () => {
      list.remove();
      el.remove();
    },
  };
}
