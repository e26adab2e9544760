import { limits, subAppDescriptor, type SubAppDescriptor, type SubAppEntry } from '@lading/contracts/core';

/** The files of a sub-app, as absolute addresses. */
export interface SubAppFiles {
  entry: string;
  look: SubAppDescriptor['look'];
  css: readonly string[];
  preload: readonly string[];
  /** Modules of the shell, by their names in its import map. */
  libraries: readonly string[];
  preloadFor: SubAppDescriptor['preloadFor'];
  /** Folder of all files of the sub-app. */
  assetBase: string;
}

function isDescriptor({ kind, entry }: SubAppEntry): boolean {
  return kind !== 'iframe' && new URL(entry).pathname.endsWith('.json');
}

/** @throws Error that names the file and the problem */
async function readDescriptor(address: string): Promise<SubAppDescriptor> {
  const signal = AbortSignal.timeout(limits.http.chunkLoadTimeoutMs);
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const text = await response.text();
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${address} is no JSON: it begins with ${JSON.stringify(text.slice(0, 40))}`, { cause });
  }
  const { data, error } = subAppDescriptor.safeParse(written);
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`); // for the report
  throw new Error(`${address} is no descriptor of a sub-application. ${issues.join('; ')}`);
}

/**
 * Finds a sub-app's files: from its `app.json`, which is refetched each time to notice deploys, or from the registry alone.
 * @throws Error when `app.json` cannot be read or has another contract version
 */
export async function findFiles(app: SubAppEntry): Promise<SubAppFiles> {
  const absolute = (address: string): string => new URL(address, app.entry).href;
  const assetBase = absolute('.');
  if (!isDescriptor(app))
    return {
      entry: app.entry,
      look: 'own',
      css: (app.css ?? []).map(absolute),
      preload: [],
      libraries: [],
      preloadFor: [],
      assetBase,
    };

  const { entry, look, css, preload, libraries, preloadFor } = await readDescriptor(app.entry);
  return {
    entry: absolute(entry),
    look,
    css: css.map(absolute),
    preload: preload.map(absolute),
    libraries,
    preloadFor: preloadFor.map((some) => ({ ...some, files: some.files.map(absolute) })),
    assetBase,
  };
}
