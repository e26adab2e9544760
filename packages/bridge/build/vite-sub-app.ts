import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption, Plugin } from 'vite';
import { externalSharedModules } from './external-shared-modules.ts';
import type { SharedLibrary } from './shared-modules.ts';
import { subAppAddress } from './sub-app-address.ts';
import { type FirstModules, writeDescriptor } from './write-descriptor.ts';
import type { SubAppDescriptor } from '@lading/contracts/core';

const entryId = '/@sub-app-entry';
const descriptor: Omit<SubAppDescriptor, 'look'> = {
  contract: 1,
  version: 'dev',
  entry: '@sub-app-entry',
  css: [],
  preload: [],
  libraries: [],
  preloadFor: [],
};

/**
 * Development side of a sub-app: serves `app.json` and an entry that sets up React's hot reloading before any of the sub-app's own
 * modules are evaluated, because React reads the hook only once.
 */
function subAppDev(name: string, entry: string, look: SubAppDescriptor['look']): Plugin {
  let hasReact = false;

  return {
    name: 'lading:sub-app-dev',
    apply: 'serve',
    configResolved(config) {
      hasReact = config.plugins.some((plugin) => plugin.name.startsWith('vite:react'));
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${subAppAddress(name)}app.json`) return next();
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-cache');
        response.end(JSON.stringify({ ...descriptor, look }));
      });
    },
    resolveId: (source) => (source === entryId ? entryId : undefined),
    load(id) {
      if (id !== entryId) return undefined;
      const source = JSON.stringify(`/${entry}`);
      return [
        hasReact ? `import '@vitejs/plugin-react/preamble';` : '',
        `export * from ${source};`,
        `import * as entry from ${source};`,
        `export default entry.default;`,
      ].join('\n');
    },
  };
}

/** A module of React, and the folder of its copy. */
const ofReact = /^(.*\/node_modules\/(?:react|react-dom|scheduler))\//;

/**
 * Fails a build with more of React in it than allowed: hooks of one copy do not work in components that another renders.
 * @param isShared whether the shell serves React, so that none may be bundled
 */
function refuseSecondReact(isShared: boolean): Plugin {
  return {
    name: 'lading:one-react',
    apply: 'build',
    generateBundle(_, bundle) {
      const copies = new Map<string, Set<string>>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const [, folder] = ofReact.exec(id.replaceAll('\\', '/')) ?? [];
          if (folder === undefined) continue;
          const name = folder.slice(folder.lastIndexOf('/') + 1);
          copies.set(name, (copies.get(name) ?? new Set()).add(folder));
        }
      }
      for (const [name, folders] of copies) {
        const where = [...folders].join(' and ');
        if (isShared)
          this.error(
            `${name} is bundled from ${where}, though the shell serves React: something imports it by another name than react, react-dom, react-dom/client or react/jsx-runtime (an alias, perhaps). Remove that, or set sharesReact to false.`,
          );
        if (folders.size > 1)
          this.error(`${name} is bundled twice, from ${where}: keep one (resolve.dedupe).`);
      }
    },
  };
}

/** Options for building a sub-app. */
export interface ViteSubAppOptions {
  /** Name in the registry; the dev server answers under `/apps/<name>/`. */
  name: string;
  /** Port of its dev server; the shell's dev server passes requests on to it. */
  devPort: number;
  /** Module that exports the lifecycles, from the project's root. Default `src/sub-app.tsx`. */
  entry?: string;
  /** Import React from the shell (default) or bundle a copy. */
  sharesReact?: boolean;
  /** More libraries to import from the shell: for sub-apps built and deployed with it. Default none. */
  shares?: readonly SharedLibrary[];
  /** `shell` for a sub-app that uses the shell's reset, fonts and colors. Default `own`: it looks as it does standalone. */
  look?: 'own' | 'shell';
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
  look = 'own',
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
            // There is no page to scan for dependencies, and one found later reloads the shell.
            optimizeDeps: { entries: [entry] },
            server: { port: devPort, strictPort: true },
          };
        }
        return {
          // Addresses relative to the module: the build can be deployed anywhere.
          base: './',
          build: {
            target: 'es2024',
            cssCodeSplit: false,
            manifest: 'manifest.json',
            // The host preloads the files listed in app.json.
            modulePreload: { polyfill: false },
            // Nothing else imports the entry: the host imports it again under another address after an error (rule 5), and code in it
            // that its own chunks use would then exist twice, contexts included.
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
          const descriptor = writeDescriptor(bundle, packageVersion(root), firstModules, look);
          this.emitFile({ type: 'asset', fileName: 'app.json', source: JSON.stringify(descriptor, null, 2) });
        },
      },
    },
    subAppDev(name, entry, look),
    sharesReact && externalSharedModules(shares),
    refuseSecondReact(sharesReact),
  ];
}
