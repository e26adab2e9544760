import { reactSubApp } from '@lading/bridge/react';
import type { SubAppLifecycles } from '@lading/bridge/sub-app-lifecycles';
import { createTexts } from '@lading/i18n/create-texts';
import type { Namespace } from '@lading/i18n/namespaces';
import type { i18n } from 'i18next';
import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { SubAppRoot } from './components/sub-app-root.tsx';
import { createQueryClient } from './create-query-client.ts';

/** What differs from one of our sub-apps to the next. */
export interface SubAppDefinition {
  /** Texts that its first page needs; others load when a page asks for them. */
  texts: readonly Namespace[];
  /** Pages below the prefix, by hash path. */
  routes: RouteObject[];
}

/** Begins to fetch the code of the page that the address names, beside the texts; the router asks for it again, and tells of a fault. */
function fetchPage(routes: RouteObject[]): void {
  for (const { route } of matchRoutes(routes, location.hash.slice(1) || '/') ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}

/** The lifecycles of one of our sub-apps: texts in the shell's language, router, query cache and calls. */
export function createSubApp({
  texts: namespaces,
  routes,
}: SubAppDefinition): Required<Pick<SubAppLifecycles, 'bootstrap' | 'mount' | 'unmount'>> {
  let texts: i18n | undefined;

  return reactSubApp({
    createQueryClient,
    async bootstrap(host) {
      const created = createTexts(host.getState().lang, namespaces);
      fetchPage(routes);
      texts = await created;
    },
    root() {
      if (!texts) throw new Error('The sub-app is drawn before it was bootstrapped');
      return createElement(SubAppRoot, { texts, routes });
    },
  });
}
