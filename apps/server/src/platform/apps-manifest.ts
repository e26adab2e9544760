import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';

const entry = z.string().regex(/^(\/(?!\/)|https?:\/\/)\S*$/, 'must be a path of ours or an http(s) address');

const manifestSchema = z.object({
  version: z.literal(1),
  apps: z.array(
    z.object({
      name: z.string().regex(/^[a-z][a-z0-9-]*$/),
      prefix: z.string().regex(/^\/[a-z0-9-]+$/),
      kind: z.enum(['module', 'script', 'iframe']),
      entry,
      global: z.string().optional(),
      css: z.union([entry, z.array(entry)]).optional(),
      cssIsolation: z.enum(['scope', 'shadow', 'none']).optional(),
      legacy: z.boolean().optional(),
      loadTimeoutMs: z.number().int().positive().optional(),
    }),
  ),
});
/** Which sub-apps there are and where they come from (design: sub-apps, "Registry"). */
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest, read anew when its file changes: a sub-app is added or moved without a build or a restart. */
export interface AppsManifest {
  current(): Manifest;
  /** Origins other than ours that sub-apps are loaded from. */
  origins(): string[];
  /** Path prefixes under which a sub-app lives, such as `/b`. */
  prefixes(): string[];
}

const ours: Manifest = {
  version: 1,
  apps: [
    {
      name: 'shipping',
      prefix: '/e',
      kind: 'module',
      entry: '/apps/shipping/app.json',
      cssIsolation: 'scope',
    },
    { name: 'basics', prefix: '/b', kind: 'module', entry: '/apps/basics/app.json', cssIsolation: 'scope' },
    { name: 'oms', prefix: '/o', kind: 'module', entry: '/apps/oms/app.json', cssIsolation: 'scope' },
  ],
};

/** @throws When the file is missing or has faults at the start; a later fault keeps the last good one. */
export function openAppsManifest(file: string | undefined, onFault: (error: unknown) => void): AppsManifest {
  let known = ours;
  let readAt = 0;
  const load = (): void => {
    if (file === undefined) return;
    const changed = statSync(file).mtimeMs;
    if (changed === readAt) return;
    readAt = changed;
    known = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  };
  load();
  const current = (): Manifest => {
    try {
      load();
    } catch (error) {
      onFault(error);
    }
    return known;
  };
  return {
    current,
    prefixes: () => current().apps.map((app) => app.prefix),
    origins: () => [
      ...new Set(
        current()
          .apps.flatMap((app) => [app.entry, ...(app.css === undefined ? [] : [app.css].flat())])
          .filter((address) => address.startsWith('http'))
          .map((address) => new URL(address).origin),
      ),
    ],
  };
}
