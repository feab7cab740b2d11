import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The browser's side of the build. The server writes the HTML itself, from the manifest, so there is no index.html:
 * one entry takes over the finished public pages, the other starts the app of a signed-in user.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'src/web/public',
  plugins: [react(), tailwindcss()],
  build: {
    manifest: true,
    sourcemap: false,
    // Nothing is inlined: the content security policy allows no data fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['src/web/app/public-entry.tsx', 'src/web/app/app-entry.tsx'] },
  },
});
