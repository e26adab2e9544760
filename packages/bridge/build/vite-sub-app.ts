import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { externalSharedModules } from './external-shared-modules.ts';
import type { SharedLibrary } from './shared-modules.ts';
import { subAppAddress } from './sub-app-address.ts';
import { subAppDev } from './sub-app-dev.ts';
import { writeDescriptor, type FirstModules } from './write-descriptor.ts';

/** How a sub-app is built. */
export interface ViteSubAppOptions {
  /** Name in the registry; the dev server answers under `/apps/<name>/`. */
  name: string;
  /** Port of its dev server; the shell's dev server passes requests on to it. */
  devPort: number;
  /** Module that exports the lifecycles, from the project's root. Default `src/sub-app.tsx`. */
  entry?: string;
  /** Take React from the shell (default) or bundle a copy. */
  sharesReact?: boolean;
  /** Libraries besides that are taken from the shell: for sub-apps built and deployed along with it. Default none. */
  shares?: readonly SharedLibrary[];
  /** Modules to fetch along with the entry on a page or in a language. Default none. */
  firstModules?: readonly FirstModules[];
}

function packageVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version?: string };
  return version ?? '0.0.0';
}

/** Vite plugin that builds a project as a sub-app of the shell and writes its `app.json` (docs/sub-apps.md). */
export function viteSubApp({
  name,
  devPort,
  entry = 'src/sub-app.tsx',
  sharesReact = true,
  shares = [],
  firstModules = [],
}: ViteSubAppOptions): PluginOption[] {
  let root = '.';

  return [
    {
      name: 'lading:sub-app',
      // After Vite's own plugins, which still rename files and merge style sheets in their generateBundle.
      enforce: 'post',
      config(_, { command }) {
        if (command === 'serve') {
          return {
            base: subAppAddress(name),
            appType: 'custom',
            cacheDir: 'node_modules/.vite',
            // There is no page to find the dependencies from, and one found later reloads the shell.
            optimizeDeps: { entries: [entry] },
            server: { port: devPort, strictPort: true },
          };
        }
        return {
          // Addresses relative to the module: the build runs wherever it is deployed.
          base: './',
          build: {
            target: 'es2024',
            cssCodeSplit: false,
            manifest: 'manifest.json',
            // The host preloads what app.json lists.
            modulePreload: { polyfill: false },
            // Nothing else imports the entry: the host imports it anew under another address after a fault (rule 5), and what it held
            // for its own chunks would then be there twice, contexts among them.
            rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
          },
        };
      },
      configResolved(config) {
        root = config.root;
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const descriptor = writeDescriptor(bundle, packageVersion(root), firstModules);
          this.emitFile({ type: 'asset', fileName: 'app.json', source: JSON.stringify(descriptor, null, 2) });
        },
      },
    },
    subAppDev(name, entry),
    sharesReact && externalSharedModules(shares),
  ];
}
