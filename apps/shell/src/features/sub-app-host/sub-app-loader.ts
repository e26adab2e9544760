import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { limits, type SubAppEntry } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import { findFiles, type SubAppFiles } from './find-files.ts';
import type { LegacyGuard } from './legacy-guard.ts';
import { readLifecycles, runSteps, type Lifecycles } from './lifecycle-rules.ts';
import type { PageTraces } from './page-traces.ts';
import { raced } from './raced.ts';
import { loadStyles, type SubAppStyles } from './style-sheets.ts';

/** The addresses of shared modules served by the shell; unknown names are skipped. */
function addressesOfShared(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    try {
      return [import.meta.resolve(name)];
    } catch {
      return [];
    }
  });
}

/** Rule 4: fetches and compiles modules without running them. Each address once while the page lives. */
function preloadModules(addresses: readonly string[]): void {
  for (const href of addresses) {
    const known = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    if (known.some((link) => link.href === href)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Runs a classic script and returns the value of a global variable.
 * @throws Error when it cannot be fetched or does not set it
 */
async function loadScript(address: string, global: string): Promise<unknown> {
  const script = document.createElement('script');
  // Without it, errors of a script of another origin only read "Script error.".
  script.crossOrigin = 'anonymous';
  script.src = address;
  try {
    await new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`the script ${address} could not be loaded`)));
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
  const exported = (globalThis as Record<string, unknown>)[global];
  if (exported === undefined) throw new Error(`the script ${address} sets no ${global}`);
  return exported;
}

/** A loaded sub-app that can be mounted repeatedly. */
interface LoadedSubApp {
  lifecycles: Lifecycles;
  assetBase: string;
  look: SubAppFiles['look'];
  styles: SubAppStyles;
  guard: LegacyGuard | null;
  /** For one with its own look; our own sub-apps change nothing outside their root. */
  traces: PageTraces | null;
  /** Runs `bootstrap` at the first call only. */
  bootstrap: (props: SubAppProps) => Promise<void>;
}

/** The expected target: a page of the sub-app, by the path after the `#`, in a language. */
interface Foreseen {
  page: string;
  lang: Language;
}

/** Loads sub-apps and keeps them. */
export interface SubAppLoader {
  /** @throws any error, or the signal's reason */
  load(app: SubAppEntry, signal: AbortSignal): Promise<LoadedSubApp>;
  /** Fetches what the sub-app needs to start there without running any of it (rule 4). */
  prefetch(app: SubAppEntry, foreseen: Foreseen): void;
  /** Discards the sub-app, so that the next load imports it again under a changed address (rule 5). */
  evict(name: string): void;
}

interface Prepared {
  files: SubAppFiles;
  styles: Promise<SubAppStyles>;
}

/** A load that failed early is retried once; one that hung would only hang again (rule 5). */
const fastFailureMs = 5_000;

async function prepare(app: SubAppEntry): Promise<Prepared> {
  const files = await findFiles(app);
  if (app.kind === 'module')
    preloadModules([files.entry, ...files.preload, ...addressesOfShared(files.libraries)]);
  const styles = loadStyles(app, files.css, AbortSignal.timeout(limits.http.chunkLoadTimeoutMs));
  // Callers that await it get the error; an unused prefetch must not cause an unhandled rejection.
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
  if (kind === 'iframe') {
    const { frameLifecycles } = await import('./frame-lifecycles.ts');
    return frameLifecycles(address);
  }
  if (kind === 'script') return readLifecycles(await loadScript(address, global ?? ''));
  return readLifecycles(await import(/* @vite-ignore */ address));
}

/** Creates a loader; the shell has one. */
export function createSubAppLoader(): SubAppLoader {
  const loaded = new Map<string, LoadedSubApp>();
  const prepared = new Map<string, Promise<Prepared>>();
  const attempts = new Map<string, number>();

  const rows = new Map<string, SubAppEntry>();

  /** Discards what was loaded for a different row of the registry. */
  function look(app: SubAppEntry): void {
    const known = rows.get(app.name);
    if (known && known !== app) evict(app.name);
    rows.set(app.name, app);
  }

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
    const guard = app.legacy ? (await import('./legacy-guard.ts')).createLegacyGuard(files.assetBase) : null;
    const traces =
      files.look === 'own' && app.kind !== 'iframe'
        ? (await import('./page-traces.ts')).createPageTraces(files.assetBase)
        : null;
    guard?.resume();
    traces?.watch();
    try {
      const address = underNewAddress(files.entry, attempts.get(app.name) ?? 0);
      const both = Promise.all([importEntry(app, address), styles]);
      const [lifecycles, loadedStyles] = await raced(both, signal);
      let booted: Promise<void> | undefined;
      return {
        lifecycles,
        assetBase: files.assetBase,
        look: files.look,
        styles: loadedStyles,
        guard,
        traces,
        bootstrap: (props) => (booted ??= runSteps(lifecycles.bootstrap, props)),
      };
    } catch (error) {
      traces?.remove();
      throw error;
    } finally {
      traces?.pause();
      guard?.suspend();
    }
  }

  async function load(app: SubAppEntry, signal: AbortSignal): Promise<LoadedSubApp> {
    // A browser never refetches a module that it could not fetch, so the first attempt should be able to succeed.
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
    load: async (app, signal) => {
      look(app);
      return loaded.get(app.name) ?? load(app, signal);
    },
    prefetch: (app, foreseen) => {
      // Failed offline fetches would stay failed after the connection is back.
      if (!navigator.onLine) return;
      look(app);
      prepareOnce(app)
        .then(({ files }) => preloadModules(filesFor(files, foreseen)))
        .catch(() => undefined);
    },
    evict,
  };
}
