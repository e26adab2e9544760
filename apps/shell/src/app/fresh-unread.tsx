import { useEffect } from 'react';
import { useUnreadChange } from '../features/messages/index.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** Keeps the header's number of unread messages true while a sub-application reads them (spec §4). */
export function FreshUnread() {
  const bus = useSubAppBus();
  const onChange = useUnreadChange();
  useEffect(() => bus.on('message:refresh', ({ unread }) => onChange(unread)), [bus, onChange]);
  return null;
}
