import { firstPageChunks } from '@lading/bridge/build/first-page-chunks';
import { sharedLibraries } from '@lading/bridge/build/shared-modules';
import { viteSubApp } from '@lading/bridge/build/vite-sub-app';
import { withoutDescriptions } from '@lading/bridge/build/without-descriptions';
import { firstTexts, firstTextsFiles } from '@lading/i18n/build/first-texts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const firstPages = firstPageChunks(
  [
    { chunk: 'start', source: '/src/sub-app.tsx' },
    { chunk: 'orders', source: '/src/features/orders/orders-page.tsx' },
  ],
  // The entry is a separate chunk, since it is imported again after an error.
  (id) => id.endsWith('/src/sub-app.tsx'),
);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    withoutDescriptions(),
    firstTexts(['common', 'orders', 'common-sub-app']),
    viteSubApp({
      look: 'shell',
      name: 'basics',
      devPort: 5181,
      shares: sharedLibraries,
      firstModules: [
        { page: '/orders', sources: ['/src/features/orders/orders-page.tsx'] },
        ...firstTextsFiles(),
      ],
    }),
    firstPages.plugin,
  ],
  build: { rolldownOptions: { output: { codeSplitting: { groups: firstPages.groups } } } },
});
