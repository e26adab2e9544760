import type { SubAppEntry } from '@lading/contracts/entities/sub-app-registry';
import { loadRegistry } from './load-registry.ts';
import { findSubApp } from './prefix-rules.ts';
import { createSubAppLoader, type SubAppLoader } from './sub-app-loader.ts';

/** Where sub-apps come from: the registry and what it leads to. */
export interface SubAppSource {
  /** What the registry holds; it is read once. @throws Error when it cannot be read; the next call tries again */
  readonly registry: () => Promise<readonly SubAppEntry[]>;
  readonly loader: SubAppLoader;
  /** Begins to fetch the sub-app of a path, for a shell that is not yet ready to show it. */
  readonly headStart: (pathname: string) => void;
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

  async function fetchFor(pathname: string): Promise<void> {
    const app = findSubApp(await registry(), pathname);
    if (app) loader.prefetch(app);
  }

  return {
    registry,
    loader,
    headStart: (pathname) => {
      // Whoever shows the sub-app asks again, and tells of the fault.
      fetchFor(pathname).catch(() => undefined);
    },
  };
}
