import { readFileSync, statSync } from 'node:fs';
import { subAppRegistry, type SubAppRegistry } from '@lading/contracts/entities/sub-app-registry';

/** The sub-app registry (design: sub-apps), read anew when its file changes: a sub-app comes or moves without a restart. */
export interface AppsManifest {
  current(): SubAppRegistry;
  /** Origins other than ours that sub-apps are loaded from. */
  origins(): string[];
}

const ours = subAppRegistry.parse({
  version: 1,
  apps: [
    { name: 'shipping', prefix: '/e', kind: 'module', entry: '/apps/shipping/app.json' },
    { name: 'basics', prefix: '/b', kind: 'module', entry: '/apps/basics/app.json' },
    { name: 'oms', prefix: '/o', kind: 'module', entry: '/apps/oms/app.json' },
  ],
});

/**
 * Opens the registry: a file of the operator's, or the three sub-apps of this repository.
 * @throws When the file is missing or has faults at the start; a fault that comes later keeps the last good one.
 */
export function openAppsManifest(file: string | undefined, onFault: (error: unknown) => void): AppsManifest {
  let known = ours;
  let readAt = 0;
  const load = (): void => {
    if (file === undefined) return;
    const changed = statSync(file).mtimeMs;
    if (changed === readAt) return;
    readAt = changed;
    known = subAppRegistry.parse(JSON.parse(readFileSync(file, 'utf8')));
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
      const addresses = current().apps.flatMap(({ entry, css = [] }) => [entry, ...css]);
      return [
        ...new Set(
          addresses
            .filter((address) => /^(https?:)?\/\//.test(address))
            .map((address) => new URL(address, 'https://localhost').origin),
        ),
      ];
    },
  };
}
