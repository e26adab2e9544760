import { reactSubApp } from '@lading/bridge/react';
import type { SubAppLifecycles } from '@lading/bridge/sub-app-lifecycles';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { createTexts } from '@lading/i18n/create-texts';
import type { Namespace } from '@lading/i18n/namespaces';
import { codeOf } from '@lading/ui/code-of';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { SubAppRoot } from './components/sub-app-root.tsx';
import { createQueryClient } from './create-query-client.ts';
import { createHostApi } from './host-api.ts';
import type { PageHandle } from './page-handle.ts';

/** What differs from one of our sub-apps to the next. */
export interface SubAppDefinition {
  /** Texts that its first page needs; others load when a page asks for them. */
  texts: readonly Namespace[];
  /** Pages below the prefix, by hash path. */
  routes: RouteObject[];
}

/**
 * Fetches the code of the page that the address names, beside the texts, and asks what the page will ask as soon as its code is here. A
 * page whose code is here is drawn at once, so that its heading and what it is searched with stand before its rows do. What fails is
 * asked for again by the router and the page, which tell of the fault.
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

/** A page whose code is fetched when it can be: see `codeOf`. */
const withCode = (route: RouteObject): RouteObject =>
  typeof route.lazy === 'function' ? { ...route, lazy: codeOf(route.lazy) } : route;

/** The lifecycles of one of our sub-apps: texts in the shell's language, router, query cache and calls. */
export function createSubApp({
  texts: namespaces,
  routes: pages,
}: SubAppDefinition): Required<Pick<SubAppLifecycles, 'bootstrap' | 'mount' | 'unmount'>> {
  const routes = pages.map(withCode);
  let texts: i18n | undefined;

  return reactSubApp({
    createQueryClient,
    async bootstrap(host, client) {
      const begun = beginPage(routes, host, client).catch(() => undefined);
      [texts] = await Promise.all([createTexts(host.getState().lang, namespaces), begun]);
    },
    root() {
      if (!texts) throw new Error('The sub-app is drawn before it was bootstrapped');
      return createElement(SubAppRoot, { texts, routes });
    },
  });
}
