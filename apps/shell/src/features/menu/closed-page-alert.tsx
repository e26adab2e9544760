import { useSyncExternalStore } from 'react';
import { typingWatch } from '../../platform/typing-watch.ts';
import { BlockedDialog, type BlockedDialogProps } from './blocked-dialog.tsx';

/** The alert of a closed warehouse page that opens by itself: it waits while the person types. */
export function ClosedPageAlert(props: Omit<BlockedDialogProps, 'isUninvited'>) {
  const isTyping = useSyncExternalStore(typingWatch.subscribe, typingWatch.isTyping);
  return isTyping ? null : <BlockedDialog {...props} isUninvited />;
}
