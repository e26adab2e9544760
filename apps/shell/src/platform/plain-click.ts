import type { MouseEvent } from 'react';

/** Whether a click targets this tab: no modifier, the main button. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
