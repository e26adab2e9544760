import { sharedLibraries } from '@lading/bridge/build/shared-modules';
import { viteSubApp } from '@lading/bridge/build/vite-sub-app';
import { withoutDescriptions } from '@lading/bridge/build/without-descriptions';
import { firstTexts, firstTextsFiles } from '@lading/i18n/build/first-texts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    withoutDescriptions(),
    firstTexts(['common', 'shipping-parcels', 'common-sub-app']),
    viteSubApp({
      look: 'shell',
      name: 'shipping',
      devPort: 5183,
      shares: sharedLibraries,
      firstModules: [
        { page: '/rates', sources: ['/src/features/shipping/rates/rates-page.tsx'] },
        ...firstTextsFiles(),
      ],
    }),
  ],
});
