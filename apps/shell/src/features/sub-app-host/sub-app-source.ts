import { limits, subAppRegistry, type SubAppEntry } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import { findSubApp, pageOf } from './prefix-rules.ts';
import { createSubAppLoader, type SubAppLoader } from './sub-app-loader.ts';

/**
 * Reads `/apps.json`, which an operator may change at run time: always revalidated. Entries get absolute addresses.
 * @param known the previous content: an unchanged row stays the same object
 * @throws Error when it cannot be read or is not a registry
 */
async function loadRegistry(
  address: string,
  known: readonly SubAppEntry[] = [],
): Promise<readonly SubAppEntry[]> {
  const signal = AbortSignal.timeout(limits.http.timeoutMs);
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`the registry of sub-apps answered ${response.status}`);
  const { data, error } = subAppRegistry.safeParse(await response.json());
  if (!data) {
    const [issue] = error.issues;
    throw new Error(`the registry ${address} has a fault: ${issue?.path.join('.')} ${issue?.message}`); // for the report
  }
  return data.apps.map((row) => {
    const app = { ...row, entry: new URL(row.entry, response.url).href };
    return known.find((other) => JSON.stringify(other) === JSON.stringify(app)) ?? app;
  });
}

/** The source of sub-apps: the registry and their files. */
export interface SubAppSource {
  /**
   * The content of the registry; read once, and again on request.
   * @throws Error when it cannot be read; the next call retries
   */
  readonly registry: (isRefresh?: boolean) => Promise<readonly SubAppEntry[]>;
  readonly loader: SubAppLoader;
  /** Starts fetching the sub-app of an address before the shell is ready to show it. */
  readonly headStart: (url: URL, lang: Language) => void;
}

/** Creates the source; the shell has one. */
export function createSubAppSource(): SubAppSource {
  const loader = createSubAppLoader();
  let reading: Promise<readonly SubAppEntry[]> | null = null;
  let known: readonly SubAppEntry[] = [];

  async function read(): Promise<readonly SubAppEntry[]> {
    try {
      known = await loadRegistry('/apps.json', known);
      return known;
    } catch (error) {
      reading = null;
      throw error;
    }
  }
  const registry = (isRefresh = false) => {
    if (isRefresh) reading = null;
    return (reading ??= read());
  };

  async function fetchFor(url: URL, lang: Language): Promise<void> {
    const app = findSubApp(await registry(), url.pathname);
    if (app) loader.prefetch(app, { page: pageOf(url), lang });
  }

  return {
    registry,
    loader,
    headStart: (url, lang) => {
      // The later load repeats the request, and reports the error.
      fetchFor(url, lang).catch(() => undefined);
    },
  };
}
