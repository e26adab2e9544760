import { useCallback, type ReactNode } from 'react';
import { MessageCenter } from '../features/messages/index.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** The message center; what it changes is told to the header and to the mounted list alike (spec §4). */
export function Messages({ children }: { children: ReactNode }) {
  const bus = useSubAppBus();
  const onChange = useCallback(
    (unread?: number) => bus.emit('message:refresh', unread === undefined ? {} : { unread }),
    [bus],
  );
  return <MessageCenter onChange={onChange}>{children}</MessageCenter>;
}
