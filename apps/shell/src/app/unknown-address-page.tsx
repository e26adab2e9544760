import { NotFoundPage } from '../features/maintenance/index.ts';
import { isTaskList, TaskListPage } from '../features/tasks/index.ts';
import { useCurrentUrl } from '../platform/current-url.ts';
import { isWhereLoginLed } from '../platform/remembered-url.ts';
import { goToPath, usePathname } from '../platform/routing.tsx';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from './notices-context.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** The full page of imports and exports within the frame; it names the tab as the pages of sub-applications do. */
function Tasks() {
  const bus = useSubAppBus();
  const onTitle = useCallback((title: string) => bus.emit('title:change', { title }), [bus]);
  const onNotice = useCallback(
    (notice: SubAppEvents['notice:show']) => bus.emit('notice:show', notice),
    [bus],
  );
  return <TaskListPage {...{ onTitle, onNotice }} />;
}

/**
 * Shown when no sub-application handles the address. While a page of the shell such as `/maintain` is still being fetched, the
 * address is ahead of the visible page, so nothing is reported as missing.
 */
export function UnknownAddressPage() {
  const pathname = usePathname();
  const [address] = useCurrentUrl().split(/[?#]/, 1);
  if (pathname === '/' || address !== pathname) return null;
  if (isTaskList(pathname)) return <Tasks />;
  return isWhereLoginLed(pathname) ? <ToOrders wrong={pathname} /> : <NotFoundPage />;
}

/** Who came to a wrong address before the sign-in ends at the orders, with a note: the page was never seen. */
function ToOrders({ wrong }: { wrong: string }) {
  const { t } = useTranslation('shellPages');
  const { toaster } = useNotices();
  useEffect(() => {
    toaster.info(t('notFound.afterLogin', { path: wrong }), { id: 'wrong address' });
    goToPath('/', { replace: true });
  }, [toaster, t, wrong]);
  return null;
}
