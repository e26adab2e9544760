import { sharedLibraries } from '@lading/bridge/build/shared-modules';
import { viteSubApp } from '@lading/bridge/build/vite-sub-app';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss(), viteSubApp({ name: 'shipping', devPort: 5183, shares: sharedLibraries })],
});
