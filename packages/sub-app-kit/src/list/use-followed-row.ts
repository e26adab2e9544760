import { useRef, type FocusEvent } from 'react';

/**
 * The preview follows the focus from row to row. A row that gets the focus back, as from a question about changes in the preview, is
 * not followed again.
 * @param shownId the row that is previewed; null without a preview
 */
export function useFollowedRow(
  shownId: string | null,
  follow: (id: string) => void,
): (event: FocusEvent) => void {
  const last = useRef<string | undefined>(undefined);
  return ({ target, currentTarget }) => {
    // React sends on what happens in dialogs of the preview, which stand outside.
    if (!currentTarget.contains(target)) return;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const isStep = Boolean(id) && id !== shownId && id !== last.current;
    last.current = id;
    if (id && isStep && shownId !== null) follow(id);
  };
}
