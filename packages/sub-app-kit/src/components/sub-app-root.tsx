import { useHost, useHostState } from '@lading/bridge/react';
import { languageTag } from '@lading/i18n/languages';
import { late, PartFaultProvider } from '@lading/ui/late';
import { UiProvider } from '@lading/ui/ui-provider';
import type { i18n } from 'i18next';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  createHashRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useNavigationType,
  useRouteError,
} from 'react-router';
import { ApiContext } from '../api-context.ts';
import { LeaveGuardContext } from '../form/leave-guard-context.ts';
import { createHostApi } from '../host-api.ts';
import { Skeleton } from '@lading/ui/skeleton';

/** Moves focus to the heading of each page on navigation, so that screen readers announce it (WCAG 2.4.3). */
function FocusedPages() {
  const { pathname } = useLocation();
  const step: string = useNavigationType();
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // Not for the first page of a mount: there the focus belongs to the opener.
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A revisited list keeps its scroll position.
    area.current?.querySelector('h1')?.focus({ preventScroll: step === 'POP' });
  }, [pathname, step]);
  return (
    <div ref={area} className="contents">
      <Outlet />
    </div>
  );
}

/** Outline of a page whose code or texts are loading. */
function PageSkeleton() {
  return (
    <div className="px-6 py-5 max-sm:px-4">
      <Skeleton className="mb-5 h-7 w-44" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  );
}

/** The host shows render errors of a page: its panel offers Retry and keeps the menus usable. */
function Rethrow(): never {
  throw useRouteError();
}

const LeaveGuard = late(async () => (await import('../form/leave-guard.tsx')).LeaveGuard);
const guardPage = (onLeave: () => void) => <LeaveGuard onLeave={onLeave} />;

/** One mount of a sub-app: its router lives as long as the mount, its language follows the shell. */
export function SubAppRoot({ texts, routes }: { texts: i18n; routes: RouteObject[] }) {
  const host = useHost();
  const language = useHostState((state) => state.lang);
  const [api] = useState(() => createHostApi(host));
  const [router] = useState(() =>
    createHashRouter([
      {
        ErrorBoundary: Rethrow,
        HydrateFallback: PageSkeleton,
        children: [{ Component: FocusedPages, children: routes }],
      },
    ]),
  );

  const reportPartFault = useCallback(
    () => host.bus.emit('notice:show', { tone: 'error', title: texts.t('partMissing') }),
    [host, texts],
  );
  useEffect(() => void texts.changeLanguage(languageTag(language)), [texts, language]);
  useEffect(() => () => router.dispose(), [router]);

  return (
    <I18nextProvider i18n={texts}>
      <UiProvider overlayElement={host.overlayElement}>
        <PartFaultProvider value={reportPartFault}>
          <ApiContext value={api}>
            <LeaveGuardContext value={guardPage}>
              <Suspense fallback={<PageSkeleton />}>
                <RouterProvider router={router} />
              </Suspense>
            </LeaveGuardContext>
          </ApiContext>
        </PartFaultProvider>
      </UiProvider>
    </I18nextProvider>
  );
}
