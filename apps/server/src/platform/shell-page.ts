import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FileLimits,
  fileLimitNames,
  product,
  type SubAppRegistry,
  usualFileLimits,
} from '@lading/contracts/core';
import type { AppsManifest } from './apps-manifest.ts';
import { escapeHtml } from './escape-html.ts';

/** The shell's page with the registry's additions to its import map, and the server's configuration. */
export interface ShellPage {
  /** Undefined if nothing is added: then the built page is used. */
  html(): string | undefined;
  /** Sources of the content security policy for the changes. */
  scriptHashes(): string[];
}

const importMap = /(<script type="importmap">)([\s\S]*?)(<\/script>)/;

/** The bare imports of each sub-app's own modules, by their folder. */
function scopesOf({ apps }: SubAppRegistry): Record<string, Record<string, string>> {
  const self = 'https://self.invalid';
  const addressOf = (address: string, base: string): string =>
    new URL(address, new URL(base, self)).href.replace(self, '');
  return Object.fromEntries(
    apps.flatMap(({ entry, imports }) =>
      imports
        ? [
            [
              addressOf('.', entry),
              Object.fromEntries(
                Object.entries(imports).map(([name, address]) => [name, addressOf(address, entry)]),
              ),
            ],
          ]
        : [],
    ),
  );
}

/** The `<meta>` with the limits of an import file; empty for the defaults (decision D8). */
function fileLimitsMeta(given: FileLimits): string {
  if (fileLimitNames.every((name) => given[name] === usualFileLimits[name])) return '';
  return `<meta name="${product.fileLimitsMeta}" content="${escapeHtml(JSON.stringify(given))}" />`;
}

/** The `<meta>` with the product's own hosts; empty for the defaults. */
function ownHostsMeta(ownHosts: readonly string[]): string {
  if (ownHosts.join() === product.ownHosts.join()) return '';
  return `<meta name="${product.ownHostsMeta}" content="${escapeHtml(ownHosts.join())}" />`;
}

/** Maintains the shell's page, which is rebuilt when the registry changes. */
export function shellPage(
  shellDist: string,
  manifest: AppsManifest,
  { ownHosts, importLimits }: { ownHosts: readonly string[]; importLimits: FileLimits },
): ShellPage {
  const meta = ownHostsMeta(ownHosts) + fileLimitsMeta(importLimits);
  let madeFor: SubAppRegistry | undefined;
  let html: string | undefined;
  let hashes: string[] = [];

  function make(): void {
    const registry = manifest.current();
    if (registry === madeFor) return;
    madeFor = registry;
    html = undefined;
    hashes = [];
    const scopes = scopesOf(registry);
    const hasScopes = Object.keys(scopes).length > 0;
    if (!hasScopes && meta === '') return;
    const index = join(shellDist, 'index.html');
    // There is no build when only the server is tested.
    if (!existsSync(index)) return;
    // Before any script of the page.
    const built = readFileSync(index, 'utf8').replace('<head>', () => `<head>${meta}`);
    if (!hasScopes) {
      html = built;
      return;
    }
    html = built.replace(importMap, (_, open: string, map: string, close: string) => {
      // A `<` would end the element early.
      const text = JSON.stringify({ ...(JSON.parse(map) as object), scopes }).replaceAll('<', '\\u003c');
      hashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      return open + text + close;
    });
  }

  return {
    html: () => {
      make();
      return html;
    },
    scriptHashes: () => {
      make();
      return hashes;
    },
  };
}
