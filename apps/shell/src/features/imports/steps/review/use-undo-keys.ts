import { isComposing } from '@lading/ui/is-composing';
import type { GridHandle } from '@lading/data-grid';
import { useEffect, type RefObject } from 'react';

/** Fields that undo their own typing, and dialogs in front of the rows. */
const elsewhere = 'input:not([type=checkbox]), textarea, [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Ctrl+Z and Ctrl+Y undo and redo in the rows wherever focus is, as after a fix from the panel; the grid handles its own keys, and a
 * text field undoes its own typing.
 */
export function useUndoKeys(grid: RefObject<GridHandle | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target, key, shiftKey } = event;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !isComposing(event);
      if (!isCommand || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(elsewhere)) return;
      const letter = key.toLowerCase();
      const isUndo = letter === 'z' && !shiftKey;
      if (!isUndo && letter !== 'y' && letter !== 'z') return;
      event.preventDefault();
      if (isUndo) grid.current?.undo();
      else grid.current?.redo();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [grid]);
}
