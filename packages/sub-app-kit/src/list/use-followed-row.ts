import { useRef, type FocusEvent } from 'react';

/**
 * The preview follows the focus from row to row. A row that regains focus, for example after a confirmation about changes in the
 * preview, is not followed again.
 * @param shownId the previewed row; null without a preview
 */
export function useFollowedRow(
  shownId: string | null,
  follow: (id: string) => void,
): (event: FocusEvent) => void {
  const last = useRef<string | undefined>(undefined);
  return ({ target, currentTarget }) => {
    // React bubbles events from dialogs of the preview, which are outside it in the DOM.
    if (!currentTarget.contains(target)) return;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const isStep = Boolean(id) && id !== shownId && id !== last.current;
    last.current = id;
    if (id && isStep && shownId !== null) follow(id);
  };
}
