import { readFileSync, statSync } from 'node:fs';
import { subAppRegistry, type SubAppEntry, type SubAppRegistry } from '@lading/contracts/core';

/** The sub-app registry (design: sub-apps), reloaded when its file changes: a sub-app can be added or moved without a restart. */
export interface AppsManifest {
  current(): SubAppRegistry;
  /** Other origins that sub-apps are loaded from. */
  origins(): string[];
}

const ours = subAppRegistry.parse({
  version: 1,
  apps: [
    { name: 'shipping', prefix: '/e', kind: 'module', entry: '/apps/shipping/app.json' },
    { name: 'basics', prefix: '/b', kind: 'module', entry: '/apps/basics/app.json' },
    { name: 'oms', prefix: '/o', kind: 'module', entry: '/apps/oms/app.json' },
    { name: 'floor', prefix: '/w', kind: 'module', entry: '/apps/floor/app.json' },
  ],
});

const isComplete = (address: string): boolean => /^(https?:)?\/\//.test(address);

/** A row of the registry in error messages: its position and name. */
function rowOf(registry: unknown, index: number): string {
  const { apps } = registry as { apps: readonly { name?: unknown }[] };
  const name = apps[index]?.name;
  return typeof name === 'string' ? `row ${index + 1} "${name}"` : `row ${index + 1}`;
}

/** @throws Error that names the variable, the file, and each invalid row and member */
function readRegistry(file: string): SubAppRegistry {
  const fault = (what: string): Error => new Error(`The registry of sub-apps, LADING_APPS=${file}, ${what}`);
  let registry: unknown;
  try {
    registry = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw fault(`cannot be read: ${(cause as Error).message}`); // for the log
  }
  const parsed = subAppRegistry.safeParse(registry);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const [list, index, ...member] = path;
    const where =
      list === 'apps' && typeof index === 'number'
        ? [rowOf(registry, index), member.join('.')]
        : [path.join('.')];
    return `  ${[...where, message].filter(Boolean).join(': ')}`;
  });
  throw fault(`has faults:\n${lines.join('\n')}`);
}

/**
 * Opens the registry: the operator's file, or the four sub-apps of this repository.
 * @throws When the file is missing or invalid at the start; later errors keep the last valid one.
 */
export function openAppsManifest(file: string | undefined, onFault: (error: unknown) => void): AppsManifest {
  let known = ours;
  let readAt = 0;
  const load = (): void => {
    if (file === undefined) return;
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changed === readAt) return;
    readAt = changed;
    known = readRegistry(file);
  };
  load();
  const current = (): SubAppRegistry => {
    try {
      load();
    } catch (error) {
      onFault(error);
    }
    return known;
  };
  return {
    current,
    origins: () => {
      const addresses = current().apps.flatMap(({ entry, css = [], imports = {} }) => [
        entry,
        ...css,
        ...Object.values(imports),
      ]);
      return [
        ...new Set(
          addresses.filter(isComplete).map((address) => new URL(address, 'https://localhost').origin),
        ),
      ];
    },
  };
}

/** Folder of one of our own URLs, with a trailing slash. */
const folderOf = (address: string): string => new URL('.', new URL(address, 'https://localhost')).pathname;

/**
 * The sub-apps whose policy settings apply to a page: a framed one for the pages of its own folder, and never for the shell's own
 * pages, in which all others run.
 */
export function appsOfPage(apps: readonly SubAppEntry[], path: string): SubAppEntry[] {
  const ofSubApp = path.startsWith('/apps/');
  return apps.filter(({ kind, entry }) =>
    kind === 'iframe' ? ofSubApp && path.startsWith(folderOf(entry)) : !ofSubApp,
  );
}
