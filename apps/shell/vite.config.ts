import { firstPageChunks } from '@lading/bridge/build/first-page-chunks';
import { sharedLibraries } from '@lading/bridge/build/shared-modules';
import { viteShell } from '@lading/bridge/build/vite-shell';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const firstPages = firstPageChunks(
  [
    { chunk: 'start', source: '/src/app/main.tsx' },
    { chunk: 'login', source: '/src/features/session/login-page.tsx' },
    { chunk: 'workspace', source: '/src/app/workspace.tsx' },
  ],
  (id) => id.includes('/node_modules/lucide-react/'),
);

/** Stands by itself, with what it cannot do without, so that it runs before anything else is worked through. */
const headStart = {
  name: 'head-start',
  test: /\/src\/(app\/head-start|platform\/session-key)\.ts$|vite\/preload-helper/,
  priority: 100,
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    viteShell({
      shares: sharedLibraries,
      headStart: { chunk: headStart.name, opens: '/src/app/workspace.tsx' },
      devSubApps: { basics: 5181, oms: 5182, shipping: 5183 },
      devServer: `http://localhost:${process.env.PORT ?? 8080}`,
      serverPaths: ['/api/', '/ezeeship-api/', '/ws/', '/auth/', '/apps.json', '/support-site/'],
    }),
    { name: 'lading:first-pages', moduleParsed: (module) => firstPages.moduleParsed(module) },
  ],
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [headStart, ...firstPages.groups] } },
    },
  },
  // The reader of .xls is a chunk of its own, fetched by the worker when such a file comes.
  worker: { format: 'es' },
  server: { port: 5180, strictPort: true },
});
