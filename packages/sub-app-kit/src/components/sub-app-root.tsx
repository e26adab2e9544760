import { useHost, useHostState } from '@lading/bridge/react';
import { languageTag } from '@lading/i18n/languages';
import { PartFaultProvider } from '@lading/ui/part-fault';
import { UiProvider } from '@lading/ui/ui-provider';
import type { i18n } from 'i18next';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createHashRouter, RouterProvider, useRouteError, type RouteObject } from 'react-router';
import { ApiContext } from '../api-context.ts';
import { createHostApi } from '../host-api.ts';
import { FocusedPages } from './focused-pages.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** A fault in drawing a page is the host's to show: its panel offers Retry and leaves the menus alive. */
function Rethrow(): never {
  throw useRouteError();
}

/** One mount of a sub-app: its router begins and ends with it, its language follows the shell. */
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

  const tellPartFault = useCallback(
    () => host.bus.emit('notice:show', { tone: 'error', title: texts.t('partMissing') }),
    [host, texts],
  );
  useEffect(() => void texts.changeLanguage(languageTag(language)), [texts, language]);
  useEffect(() => () => router.dispose(), [router]);

  return (
    <I18nextProvider i18n={texts}>
      <UiProvider overlayElement={host.overlayElement}>
        <PartFaultProvider value={tellPartFault}>
          <ApiContext value={api}>
            <Suspense fallback={<PageSkeleton />}>
              <RouterProvider router={router} />
            </Suspense>
          </ApiContext>
        </PartFaultProvider>
      </UiProvider>
    </I18nextProvider>
  );
}
