import { NotFoundPage } from '../features/maintenance/index.ts';
import { isTaskList, TaskListPage } from '../features/tasks/index.ts';
import { useCurrentUrl } from '../platform/current-url.ts';
import { isLoginTarget } from '../platform/remembered-url.ts';
import { usePathname } from '../platform/routing.tsx';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import { useCallback, useEffect } from 'react';
import { useSubAppBus } from './sub-apps-context.ts';
import { useWayToOrders } from './wrong-address.ts';

/** The full page of imports and exports within the frame; it sets the tab's title like the pages of sub-applications do. */
function Tasks() {
  const bus = useSubAppBus();
  const onTitle = useCallback((title: string) => bus.emit('title:change', { title }), [bus]);
  const onNotice = useCallback(
    (notice: SubAppEvents['notice:show']) => bus.emit('notice:show', notice),
    [bus],
  );
  return <TaskListPage onTitle={onTitle} onNotice={onNotice} />;
}

/**
 * Shown when no sub-application handles the address. While a page of the shell such as `/maintain` is still being fetched, the
 * address is ahead of the visible page, so nothing is reported as missing.
 */
export function UnknownAddressPage() {
  const pathname = usePathname();
  const url = useCurrentUrl();
  const [address] = url.split(/[?#]/, 1);
  if (pathname === '/' || address !== pathname) return null;
  if (isTaskList(pathname)) return <Tasks />;
  return isLoginTarget(url) ? <ToOrders wrong={pathname} /> : <NotFoundPage />;
}

function ToOrders({ wrong }: { wrong: string }) {
  const toOrders = useWayToOrders();
  useEffect(() => toOrders(wrong), [toOrders, wrong]);
  return null;
}
