import { Fence } from '@lading/ui/fence';
import { useEffect } from 'react';
import { Frame } from '../features/layout/index.ts';
import { LiveChat } from '../features/live-chat/index.ts';
import { LivePush } from '../features/live-push/index.ts';
import { PageTitle, SideMenu, WarehouseGuard } from '../features/menu/index.ts';
import { SubAppHost } from '../features/sub-app-host/index.ts';
import { isTaskList, taskListPath } from '../features/tasks/index.ts';
import { useCurrentUrl } from '../platform/current-url.ts';
import { destinations } from '../platform/destinations.ts';
import { NavigationProvider } from '../platform/navigation.tsx';
import { usePathname } from '../platform/routing.tsx';
import { FreshAccount } from './fresh-account.tsx';
import { FreshSubApps } from './fresh-sub-apps.tsx';
import { FreshUnread } from './fresh-unread.tsx';
import { headerItems } from './header-items.tsx';
import { Imports } from './imports.tsx';
import { useNotices } from './notices-context.ts';
import { Messages } from './messages.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OtherTabs } from './other-tabs.tsx';
import { PageOfNobody } from './page-of-nobody.tsx';
import { Palette } from './palette.tsx';
import { SubAppsContext } from './sub-apps-context.ts';
import { TaskNotices } from './task-notices.tsx';
import { useFirstPage } from './use-first-page.ts';
import { usePageName } from './use-page-name.ts';
import { useSubApps } from './use-sub-apps.ts';

/** What stands beside the page and goes on without each other. */
const attendants = Object.entries({
  WarehouseGuard,
  FreshAccount,
  FreshSubApps,
  FreshUnread,
  LivePush,
  TaskNotices,
});

/** The order-management home, where a reload after another tab's change leads (spec §4). */
const reloadHome = () => location.assign(destinations.home);

/** The frame with the sub-applications in it. `/` is the order list of the basic services (spec §2). */
export function Home() {
  const subApps = useSubApps();
  useFirstPage(subApps);
  const pageName = usePageName(subApps);
  const pathname = usePathname();
  const { onFailure } = useNotices();

  useEffect(() => {
    if (pathname === '/') subApps.navigate(destinations.orders, { replace: true });
  }, [pathname, subApps]);
  // The list of tasks is told by the text of an address, whatever stands around it (spec §2).
  // A sub-application would answer for an address below its own path, so the list is gone to by the one that is nobody's.
  const isElsewhere = isTaskList(useCurrentUrl()) && pathname !== taskListPath;
  useEffect(() => {
    if (isElsewhere) subApps.navigate(taskListPath, { replace: true });
  }, [isElsewhere, subApps]);

  const navigation = { go: subApps.navigate, prefetch: subApps.prefetch };
  return (
    <SubAppsContext value={subApps}>
      <NavigationProvider value={navigation}>
        <PageTitle pageName={pageName} />
        {attendants.map(([name, Attendant]) => (
          <Fence key={name}>
            <Attendant />
          </Fence>
        ))}
        <Imports>
          <Palette>
            <Messages>
              <Frame
                headerItems={headerItems}
                menu={(isWide, isFixed) => <SideMenu isWide={isWide} isFixed={isFixed} />}
              >
                <SubAppHost runtime={subApps} absent={<PageOfNobody />} />
              </Frame>
            </Messages>
          </Palette>
        </Imports>
        <Fence>
          <LiveChat onFailure={(fault) => onFailure(fault, false)} />
        </Fence>
        <OfflineNote />
        <OtherTabs onReload={reloadHome} />
      </NavigationProvider>
    </SubAppsContext>
  );
}
