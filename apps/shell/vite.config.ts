import { firstPageChunks } from '@lading/bridge/build/first-page-chunks';
import { fencedBaseStyles } from '@lading/bridge/build/fence-base-styles';
import { sharedLibraries } from '@lading/bridge/build/shared-modules';
import { viteShell } from '@lading/bridge/build/vite-shell';
import { withoutDescriptions } from '@lading/bridge/build/without-descriptions';
import { firstTexts } from '@lading/i18n/build/first-texts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stays where the bundler puts it, except for modules that two first pages show: otherwise one page would be loaded with the other. */
const icon = /\/node_modules\/lucide-react\//;
const shared = /\/icons\/(clipboard-list|truck|warehouse)\.mjs$/;

// The entry itself stays too: Vite inlines an entry without own code into the page, where bare imports fail.
const firstPages = firstPageChunks(
  [
    { chunk: 'start', source: '/src/app/main.tsx' },
    { chunk: 'login', source: '/src/features/identity/login-page.tsx' },
    { chunk: 'workspace', source: '/src/app/workspace.tsx' },
  ],
  (id) => (icon.test(id) && !shared.test(id)) || id.endsWith('/src/app/main.tsx'),
);

/** A separate chunk with its dependencies, so that it runs before anything else is parsed. */
const headStart = {
  name: 'head-start',
  test: /\/src\/(app\/head-start|platform\/session-key)\.ts$|vite\/preload-helper/,
  priority: 100,
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    withoutDescriptions(),
    fencedBaseStyles('/src/app/shell.css'),
    firstTexts([
      'common',
      'identity-sign-in',
      'shell-menu',
      'shell-header',
      'common-errors',
      'shell-pages',
      'shell-sub-app-host',
    ]),
    viteShell({
      shares: sharedLibraries,
      headStart: { chunk: headStart.name, opens: '/src/app/workspace.tsx' },
      fonts: ['inter-latin-wght-normal'],
      devSubApps: { basics: 5181, oms: 5182, shipping: 5183, floor: 5184 },
      devServer: `http://localhost:${process.env.PORT ?? 8080}`,
      serverPaths: ['/api/', '/ezeeship-api/', '/ws/', '/auth/', '/apps.json', '/support-site/'],
    }),
    firstPages.plugin,
  ],
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [headStart, ...firstPages.groups] } },
    },
  },
  // The reader of .xls is a separate chunk, fetched by the worker when such a file is opened.
  worker: { format: 'es' },
  server: { port: 5180, strictPort: true },
});
