import { isComposing } from '@lading/ui/is-composing';
import { areLetterKeysOn } from '@lading/bridge/letter-keys';
import { useEffect, useEffectEvent, type RefObject } from 'react';

const fields =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="grid"], [role="dialog"]';
const modal = '[data-modal], [aria-modal="true"], dialog:modal';

/** What the keys of a list do in addition to moving between rows. */
export interface ListKeys {
  /** Shows or hides the details of a row; absent if the list has none. */
  onPeek?: ((rowId: string) => void) | undefined;
  /** Closes the preview, then clears the selection. True if there was something to close. */
  onEscape: () => boolean;
}

/** Whether a key is handled elsewhere: in a field, by a dialog, as a combination, or already by another handler. */
export function keepsKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const [target] = event.composedPath();
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    isComposing(event) ||
    defaultPrevented ||
    !(target instanceof Element) ||
    target.closest(fields) !== null ||
    document.querySelector(modal) !== null
  );
}

/** The focus target of a row: its link, or the row itself. */
export const stopOf = (row: Element | null | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('[data-row-link] a') ?? (row as HTMLElement | null | undefined);

/**
 * The keys of a list (decision D16): J and K move focus between rows, X selects the row (with Shift all rows since the last one), Space previews it, Enter follows its link,
 * `/` focuses the search and Esc closes what is open. They do nothing in fields and behind dialogs; letters can be turned off.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, { onPeek, onEscape }: ListKeys): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const [target] = event.composedPath();
    const box = list.current;
    if (!box || keepsKey(event) || !(target instanceof Element)) return;
    const row = box.contains(target) ? target.closest<HTMLElement>('[data-row]') : null;
    if (key === 'Escape') {
      if (onEscape()) event.preventDefault();
      return;
    }
    if ((key === ' ' || key === 'Enter') && row && onPeek && target === stopOf(row)) {
      // Enter on a link follows it.
      if (key === 'Enter' && target !== row) return;
      event.preventDefault();
      onPeek(row.dataset.row ?? '');
      return;
    }
    if (!areLetterKeysOn()) return;
    const act = letters[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act(box, row, event.shiftKey);
  });
  useEffect(() => {
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, []);
}

function move(box: HTMLElement, row: HTMLElement | null, by: 1 | -1): void {
  const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')];
  const at = row ? rows.indexOf(row) + by : 0;
  const next = stopOf(rows[at]);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const letters: Record<string, (box: HTMLElement, row: HTMLElement | null, shiftKey: boolean) => void> = {
  j: (box, row) => move(box, row, 1),
  k: (box, row) => move(box, row, -1),
  x: (_box, row, shiftKey) =>
    row
      ?.querySelector('input[type="checkbox"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })),
  '/': (box) => box.querySelector<HTMLElement>('[data-list-search] input')?.focus(),
};
