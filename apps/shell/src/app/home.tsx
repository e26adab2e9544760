import { late } from '@lading/ui/late';
import { Fence } from '@lading/ui/fence';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { Frame } from '../features/layout/index.ts';
import { LateChat } from '../features/support/index.ts';
import { LivePush } from '../features/live-push/index.ts';
import { type AddedEntry, PageTitle, SideMenu, WarehouseGuard } from '../features/menu/index.ts';
import { SubAppHost, type SubAppRuntime } from '../features/sub-app-host/index.ts';
import { isTaskList, taskListPath } from '../features/tasks/index.ts';
import { useCurrentUrl } from '../platform/current-url.ts';
import { destinations } from '../platform/destinations.ts';
import { NavigationProvider } from '../platform/navigation.tsx';
import { usePathname } from '../platform/routing.tsx';
import { headerItems } from './header-items.tsx';
import { Imports } from './imports.tsx';
import { useNotices } from './notices-context.ts';
import { OtherTabs } from './other-tabs.tsx';
import { UnknownAddressPage } from './unknown-address-page.tsx';
import { Palette } from './palette.tsx';
import { SubAppsContext, useSubAppBus } from './sub-apps-context.ts';
import { TaskNotices } from './task-notices.tsx';
import { useSubApps } from './use-sub-apps.ts';
import { WrongAddress } from './wrong-address.ts';
import { MessageCenter, useUnreadChange } from '../features/messages/index.ts';
import { languageOf } from '@lading/i18n/create-texts';
import { reloadHome } from './reload-home.ts';
import { useTexts } from '../platform/texts.ts';
import { restOnFirstPage, useFirstPageStands } from '../platform/first-page.ts';
import { type Call, queryKey } from '@lading/contracts/core';
import { identityApi } from '@lading/contracts/identity';
import { organizationsApi } from '@lading/contracts/organizations';
import { usePush } from '../platform/live-push.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useChooseLanguage } from '../platform/use-choose-language.ts';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** A notice while offline; the query caches wait by themselves and refetch afterwards. */
function OfflineNote() {
  const { t } = useTranslation('shellHeader');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4">
      {isOnline ? null : (
        <span className="floating flex max-w-140 items-start gap-2.5 border border-warning-line px-3 py-2.5 text-sm text-ink">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning-ink" />
          {t('offline')}
        </span>
      )}
    </output>
  );
}

/** The calls that determine the person's access. */
const whatOneMay: readonly Call[] = [
  identityApi.calls.afterLogin,
  identityApi.calls.ezeeshipAfterLogin,
  organizationsApi.calls.queryAllFlag,
  organizationsApi.calls.listTemuOrg,
];

/** Applies changes that a person makes to their account in a sub-application: header, times and language update immediately. */
function AccountRefresh() {
  const bus = useSubAppBus();
  const client = useQueryClient();
  const chooseLanguage = useEffectEvent(useChooseLanguage());
  useEffect(
    () =>
      bus.on(
        'account:changed',
        () => void client.invalidateQueries({ queryKey: queryKey(identityApi.calls.afterLogin) }),
      ),
    [bus, client],
  );
  // An operator has changed permissions: every tab updates immediately.
  const askAgain = useCallback(() => {
    for (const call of whatOneMay) void client.invalidateQueries({ queryKey: queryKey(call) });
  }, [client]);
  usePush('ACCOUNT_CHANGED', askAgain);
  useEffect(() => bus.on('language:choose', ({ language }) => void chooseLanguage(language)), [bus]);
  return null;
}

/** Reports to the rest of the shell when the first page is rendered, or has failed. */
function useFirstPage(subApps: SubAppRuntime): void {
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const look = (): void => {
      if (subApps.getStatus().phase !== 'loading') callOff ??= restOnFirstPage();
    };
    look();
    const unfollow = subApps.subscribe(look);
    return () => {
      unfollow();
      callOff?.();
    };
  }, [subApps]);
}

/** The entries of the main menu that rows of the registry with a label add. */
function useAddedEntries({ subscribe, getRows }: SubAppRuntime): readonly AddedEntry[] {
  const rows = useSyncExternalStore(subscribe, getRows);
  const language = languageOf(useTexts());
  return useMemo(
    () =>
      (rows ?? []).flatMap(({ name, prefix, label, menuAfter }): AddedEntry[] =>
        label ? [{ id: name, text: label[language], href: `/${prefix.slice(1)}/`, after: menuAfter }] : [],
      ),
    [rows, language],
  );
}

/** The page title from the visible sub-application; empty without one. */
function usePageName({ bus }: SubAppRuntime): string {
  const [pathname = ''] = useCurrentUrl().split(/[?#]/, 1);
  const [named, setNamed] = useState({ pathname: '', title: '' });
  useEffect(
    () => bus.on('title:change', ({ title }) => setNamed({ pathname: location.pathname, title })),
    [bus],
  );
  return named.pathname === pathname ? named.title : '';
}

/** The message center; changes are reported to the header and to the mounted list (spec §4). */
function Messages({ children }: { children: ReactNode }) {
  const bus = useSubAppBus();
  const { toaster } = useNotices();
  const onChange = useCallback(
    (unread?: number) => bus.emit('message:refresh', unread === undefined ? {} : { unread }),
    [bus],
  );
  const isAtRest = useFirstPageStands();
  return (
    <MessageCenter toaster={toaster} isAtRest={isAtRest} onChange={onChange}>
      {children}
    </MessageCenter>
  );
}

/** Keeps the header's unread count correct while a sub-application reads messages (spec §4). */
function UnreadRefresh() {
  const bus = useSubAppBus();
  const onChange = useUnreadChange();
  useEffect(() => bus.on('message:refresh', ({ unread }) => onChange(unread)), [bus, onChange]);
  return null;
}

/** Notifies the page of a sub-application of events in a warehouse. */
function WarehouseRefresh() {
  const bus = useSubAppBus();
  const tell = useCallback(() => bus.emit('list:refresh', { kind: 'warehouse' }), [bus]);
  usePush('WAREHOUSE_CHANGED', tell);
  return null;
}

const UnsavedInput = late(async () => (await import('./unsaved-input.tsx')).UnsavedInput);
const KeptFocus = late(async () => (await import('./kept-focus.tsx')).KeptFocus);

/** Nothing can be lost on a page that is still rendering. */
function OnceStanding({ part: Part }: { part: ComponentType }) {
  return useFirstPageStands() ? <Part /> : null;
}

/** Parts without a place on the page; an error in one does not affect the others. */
const backgroundParts = Object.entries({
  WarehouseGuard,
  AccountRefresh,
  UnreadRefresh,
  WarehouseRefresh,
  UnsavedInput: () => <OnceStanding part={UnsavedInput} />,
  KeptFocus: () => <OnceStanding part={KeptFocus} />,
  LivePush,
  TaskNotices,
  WrongAddress,
});

/** The frame with the sub-applications in it. `/` is the order list of the basic services (spec §2). */
export function Home() {
  const subApps = useSubApps();
  useFirstPage(subApps);
  const pageName = usePageName(subApps);
  const added = useAddedEntries(subApps);
  const pathname = usePathname();
  const { onFailure } = useNotices();

  useEffect(() => {
    if (pathname === '/') subApps.navigate(destinations.orders, { replace: true });
  }, [pathname, subApps]);
  // The task list is recognized by its address only (spec §2). A sub-application would handle an address below its own path, so the
  // list is opened at an address that no sub-application owns.
  const isElsewhere = isTaskList(useCurrentUrl()) && pathname !== taskListPath;
  useEffect(() => {
    if (isElsewhere) subApps.navigate(taskListPath, { replace: true });
  }, [isElsewhere, subApps]);

  const navigation = { go: subApps.navigate, prefetch: subApps.prefetch };
  return (
    <SubAppsContext value={subApps}>
      <NavigationProvider value={navigation}>
        <PageTitle pageName={pageName} added={added} />
        {backgroundParts.map(([name, BackgroundPart]) => (
          <Fence key={name}>
            <BackgroundPart />
          </Fence>
        ))}
        <Imports>
          <Palette>
            <Messages>
              <Frame
                headerItems={headerItems}
                menu={(isWide, isFixed) => <SideMenu isWide={isWide} isFixed={isFixed} added={added} />}
              >
                <SubAppHost runtime={subApps} absent={<UnknownAddressPage />} />
              </Frame>
            </Messages>
          </Palette>
        </Imports>
        <Fence>
          <LateChat onFailure={(fault) => onFailure(fault, false)} />
        </Fence>
        <OfflineNote />
        <OtherTabs onReload={reloadHome} />
      </NavigationProvider>
    </SubAppsContext>
  );
}
