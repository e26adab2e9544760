import { reactSubApp } from '@lading/bridge/react';
import type { SubAppLifecycles } from '@lading/bridge/sub-app-lifecycles';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { createTexts } from '@lading/i18n/create-texts';
import type { Namespace } from '@lading/i18n/namespaces';
import { codeOf } from '@lading/ui/late';
import { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { SubAppRoot } from './components/sub-app-root.tsx';
import { createHostApi } from './host-api.ts';
import type { PageHandle } from './page-handle.ts';
import { ApiError } from '@lading/api-client/api-error';

/** How long replies count as current while a sub-app stays on the page. */
const currentMs = 30_000;

/**
 * A sub-app's query cache. A lost request is sent once more; a refusal is an answer and is not.
 * @param backAt when the sub-app was last returned to, in milliseconds since 1970; 0: it was not left yet
 */
function createQueryClient(backAt: () => number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, fault) => count < 1 && fault instanceof ApiError && fault.kind === 'network',
        staleTime: ({ state }) => (state.dataUpdatedAt <= backAt() ? 0 : currentMs),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/** The differences between our sub-apps. */
export interface SubAppDefinition {
  /** Texts that its first page needs; others load when a page uses them. */
  texts: readonly Namespace[];
  /** Pages below the prefix, by hash path. */
  routes: RouteObject[];
}

/**
 * Fetches the code of the addressed page in parallel with the texts, and prefetches the page's data as soon as its code is loaded. A
 * loaded page renders immediately, so that its heading and toolbar appear before its rows. Anything that fails here is requested
 * again by the router and the page, which report the error.
 */
async function beginPage(routes: RouteObject[], host: SubAppProps, client: QueryClient): Promise<void> {
  const path = location.hash.slice(1) || '/';
  const { search } = new URL(path, location.origin);
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const page = (await route.lazy()) as { handle?: PageHandle };
    Object.assign(route, page, { lazy: undefined });
    page.handle?.ask({ client, api: createHostApi(host), host, params: new URLSearchParams(search) });
  }
}

/** A page whose code is fetched on demand; see `codeOf`. */
const withCode = (route: RouteObject): RouteObject =>
  typeof route.lazy === 'function' ? { ...route, lazy: codeOf(route.lazy) } : route;

/** The lifecycles of one of our sub-apps: texts in the shell's language, router, query cache and calls. */
export function createSubApp({
  texts: namespaces,
  routes: pages,
}: SubAppDefinition): Required<Pick<SubAppLifecycles, 'bootstrap' | 'mount' | 'unmount'>> {
  const routes = pages.map(withCode);
  let texts: i18n | undefined;
  let hasStayed = false;
  let backAt = 0;

  const app = reactSubApp({
    createQueryClient: () => createQueryClient(() => backAt),
    async bootstrap(host, client) {
      const firstPage = beginPage(routes, host, client).catch(() => undefined);
      [texts] = await Promise.all([createTexts(host.getState().lang, namespaces), firstPage]);
    },
    root() {
      if (!texts) throw new Error('The sub-app is drawn before it was bootstrapped');
      return createElement(SubAppRoot, { texts, routes });
    },
  });
  return {
    ...app,
    mount: [
      // Another sub-app may have bought labels meanwhile: what is cached is shown, and read again.
      () => {
        if (hasStayed) backAt = Date.now();
        hasStayed = true;
      },
      app.mount,
    ].flat(),
  };
}
