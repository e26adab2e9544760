import type { RowSort } from './row-arrangement.ts';

interface HeaderButtonState {
  readonly name: string;
  readonly sorted: RowSort['direction'] | null;
  readonly filtered: boolean;
}

/** The button in a heading that opens the column's menu; what it shows tells whether the column is sorted and filtered. */
export function headerButton({ name, sorted, filtered }: HeaderButtonState, onOpen: () => void): HTMLElement {
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
