import {
  subAppDescriptor,
  type SubAppDescriptor,
  type SubAppEntry,
} from '@lading/contracts/entities/sub-app-registry';
import { limits } from '@lading/contracts/limits';

/** What a sub-app consists of, as absolute addresses. */
export interface SubAppFiles {
  entry: string;
  css: readonly string[];
  preload: readonly string[];
  /** Modules of the shell's, by their names in its import map. */
  libraries: readonly string[];
  preloadFor: SubAppDescriptor['preloadFor'];
  /** Folder that everything of the sub-app is under. */
  assetBase: string;
}

function isDescriptor({ kind, entry }: SubAppEntry): boolean {
  return kind !== 'iframe' && new URL(entry).pathname.endsWith('.json');
}

/**
 * Finds a sub-app's files: from its `app.json`, which is asked for anew each time so that a deploy is seen, or from the
 * registry alone.
 * @throws Error when `app.json` cannot be read or speaks another contract
 */
export async function findFiles(app: SubAppEntry): Promise<SubAppFiles> {
  const absolute = (address: string): string => new URL(address, app.entry).href;
  const assetBase = absolute('.');
  if (!isDescriptor(app))
    return {
      entry: app.entry,
      css: (app.css ?? []).map(absolute),
      preload: [],
      libraries: [],
      preloadFor: [],
      assetBase,
    };

  const signal = AbortSignal.timeout(limits.http.chunkLoadTimeoutMs);
  const response = await fetch(app.entry, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${app.entry} answered ${response.status}`);
  const { entry, css, preload, libraries, preloadFor } = subAppDescriptor.parse(await response.json());
  return {
    entry: absolute(entry),
    css: css.map(absolute),
    preload: preload.map(absolute),
    libraries,
    preloadFor: preloadFor.map((some) => ({ ...some, files: some.files.map(absolute) })),
    assetBase,
  };
}
