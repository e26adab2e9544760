import type { SubAppProps } from '@lading/bridge/sub-app-props';
import type { SubAppEntry } from '@lading/contracts/entities/sub-app-registry';
import type { Language } from '@lading/contracts/entities/user-info';
import { limits } from '@lading/contracts/limits';
import { findFiles, type SubAppFiles } from './find-files.ts';
import { frameLifecycles } from './frame-lifecycles.ts';
import { createLegacyGuard, type LegacyGuard } from './legacy-guard.ts';
import { type Lifecycles, readLifecycles, runSteps } from './lifecycle-rules.ts';
import { loadScript } from './load-script.ts';
import { addressesOfShared, preloadModules } from './preload-modules.ts';
import { raced } from './raced.ts';
import { loadStyles, type SubAppStyles } from './style-sheets.ts';

/** A sub-app that is ready to be mounted, again and again. */
interface LoadedSubApp {
  lifecycles: Lifecycles;
  assetBase: string;
  styles: SubAppStyles;
  guard: LegacyGuard | null;
  /** Runs `bootstrap` at the first call only. */
  bootstrap: (props: SubAppProps) => Promise<void>;
}

/** What somebody is about to look at: a page of the sub-app, by the path after the `#`, in a language. */
interface Foreseen {
  page: string;
  lang: Language;
}

/** Loads sub-apps and keeps them. */
export interface SubAppLoader {
  /** @throws whatever went wrong, or the signal's reason */
  load(app: SubAppEntry, signal: AbortSignal): Promise<LoadedSubApp>;
  /** Fetches what the sub-app needs to start there without running any of it (rule 4). */
  prefetch(app: SubAppEntry, foreseen: Foreseen): void;
  /** Forgets the sub-app, so that the next load imports it anew under a changed address (rule 5). */
  evict(name: string): void;
}

interface Prepared {
  files: SubAppFiles;
  styles: Promise<SubAppStyles>;
}

/** A load that failed sooner is worth a second try at once; one that hung would only hang again (rule 5). */
const fastFailureMs = 5_000;

async function prepare(app: SubAppEntry): Promise<Prepared> {
  const files = await findFiles(app);
  if (app.kind === 'module')
    preloadModules([files.entry, ...files.preload, ...addressesOfShared(files.libraries)]);
  const styles = loadStyles(app, files.css, AbortSignal.timeout(limits.http.chunkLoadTimeoutMs));
  // Whoever awaits it hears of the fault; a prefetch that nobody follows up must not be an unhandled one.
  styles.catch(() => undefined);
  return { files, styles };
}

function filesFor({ preloadFor }: SubAppFiles, foreseen: Foreseen): string[] {
  return preloadFor.flatMap(({ page = foreseen.page, lang = foreseen.lang, files }) =>
    page === foreseen.page && lang === foreseen.lang ? files : [],
  );
}

/** A module that failed once stays failed under its address for the life of the page. */
function underNewAddress(address: string, attempt: number): string {
  if (attempt === 0) return address;
  const changed = new URL(address);
  changed.searchParams.set('attempt', String(attempt));
  return changed.href;
}

async function importEntry({ kind, global }: SubAppEntry, address: string): Promise<Lifecycles> {
  if (kind === 'iframe') return frameLifecycles(address);
  if (kind === 'script') return readLifecycles(await loadScript(address, global ?? ''));
  return readLifecycles(await import(/* @vite-ignore */ address));
}

/** Makes a loader; the shell has one. */
export function createSubAppLoader(): SubAppLoader {
  const loaded = new Map<string, LoadedSubApp>();
  const prepared = new Map<string, Promise<Prepared>>();
  const attempts = new Map<string, number>();

  function prepareOnce(app: SubAppEntry): Promise<Prepared> {
    const known = prepared.get(app.name) ?? prepare(app);
    prepared.set(app.name, known);
    known.catch(() => prepared.delete(app.name));
    return known;
  }

  function evict(name: string): void {
    loaded.delete(name);
    prepared.delete(name);
    attempts.set(name, (attempts.get(name) ?? 0) + 1);
  }

  async function attempt(app: SubAppEntry, signal: AbortSignal): Promise<LoadedSubApp> {
    const { files, styles } = await raced(prepareOnce(app), signal);
    const guard = app.legacy ? createLegacyGuard(files.assetBase) : null;
    guard?.resume();
    try {
      const address = underNewAddress(files.entry, attempts.get(app.name) ?? 0);
      const both = Promise.all([importEntry(app, address), styles]);
      const [lifecycles, loadedStyles] = await raced(both, signal);
      let booted: Promise<void> | undefined;
      return {
        lifecycles,
        assetBase: files.assetBase,
        styles: loadedStyles,
        guard,
        bootstrap: (props) => (booted ??= runSteps(lifecycles.bootstrap, props)),
      };
    } finally {
      guard?.suspend();
    }
  }

  async function load(app: SubAppEntry, signal: AbortSignal): Promise<LoadedSubApp> {
    // A browser never asks again for a module that it could not fetch: the first try had better be one that can succeed.
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module: offline');
    const began = performance.now();
    const first = attempt(app, signal).catch((error: unknown) => {
      if (signal.aborted || performance.now() - began > fastFailureMs) throw error;
      evict(app.name);
      return attempt(app, signal);
    });
    const subApp = await first;
    loaded.set(app.name, subApp);
    return subApp;
  }

  return {
    load: async (app, signal) => loaded.get(app.name) ?? load(app, signal),
    prefetch: (app, foreseen) => {
      // What could not be fetched would stay failed once the connection is back.
      if (!navigator.onLine) return;
      prepareOnce(app)
        .then(({ files }) => preloadModules(filesFor(files, foreseen)))
        .catch(() => undefined);
    },
    evict,
  };
}
