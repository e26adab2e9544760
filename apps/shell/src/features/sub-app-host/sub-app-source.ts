import type { SubAppEntry } from '@lading/contracts/entities/sub-app-registry';
import type { Language } from '@lading/contracts/entities/user-info';
import { loadRegistry } from './load-registry.ts';
import { findSubApp, pageOf } from './prefix-rules.ts';
import { createSubAppLoader, type SubAppLoader } from './sub-app-loader.ts';

/** Where sub-apps come from: the registry and what it leads to. */
export interface SubAppSource {
  /** What the registry holds; it is read once. @throws Error when it cannot be read; the next call tries again */
  readonly registry: () => Promise<readonly SubAppEntry[]>;
  readonly loader: SubAppLoader;
  /** Begins to fetch the sub-app of an address, for a shell that is not yet ready to show it. */
  readonly headStart: (url: URL, lang: Language) => void;
}

/** Makes the source; the shell has one. */
export function createSubAppSource(): SubAppSource {
  const loader = createSubAppLoader();
  let reading: Promise<readonly SubAppEntry[]> | null = null;

  async function read(): Promise<readonly SubAppEntry[]> {
    try {
      return await loadRegistry('/apps.json');
    } catch (error) {
      reading = null;
      throw error;
    }
  }
  const registry = () => (reading ??= read());

  async function fetchFor(url: URL, lang: Language): Promise<void> {
    const app = findSubApp(await registry(), url.pathname);
    if (app) loader.prefetch(app, { page: pageOf(url), lang });
  }

  return {
    registry,
    loader,
    headStart: (url, lang) => {
      // Whoever shows the sub-app asks again, and tells of the fault.
      fetchFor(url, lang).catch(() => undefined);
    },
  };
}
