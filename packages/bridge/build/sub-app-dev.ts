import type { SubAppDescriptor } from '@lading/contracts/entities/sub-app-registry';
import type { Plugin } from 'vite';
import { subAppAddress } from './sub-app-address.ts';

const entryId = '/@sub-app-entry';
const descriptor: SubAppDescriptor = {
  contract: 1,
  version: 'dev',
  entry: '@sub-app-entry',
  css: [],
  preload: [],
  libraries: [],
  preloadFor: [],
};

/**
 * Development side of a sub-app: answers `app.json` and an entry that sets up React's hot reloading before any of the
 * sub-app's own modules are evaluated, for afterwards React has no hook left to take.
 */
export function subAppDev(name: string, entry: string): Plugin {
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
        response.end(JSON.stringify(descriptor));
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
