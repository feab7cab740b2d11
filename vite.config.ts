import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The product that a development server of the web app stands before: `npm run dev:server`, or `npm start`. */
const product = `http://localhost:${process.env.PORT || 3000}`;

const FOR_EVERYBODY = /(src[\\/](contract|web[\\/](ui|lib|content|features[\\/]site))|node_modules[\\/]zod)[\\/]/;
/** What only signed-in screens share, however many: not for visitors to load. */
const FOR_MEMBERS =
  /src[\\/](contract[\\/](admin|billing|operator|play-limits|profile|reports|settings|slate|tokens|waitlist-admin)|web[\\/](ui[\\/](bar|data-table|dialog|load-failed|notice|pager|panel|search-field|select|skeleton|stat-card)|lib[\\/](format-date|format-time|query-keys|reader|token-bar-colour|use-now|use-page)|content[\\/](account-notices|admin-notices|plan-features|pricing-plans)|features[\\/]site[\\/](account-page|pricing-plans)))\.tsx?$/;

const isForEverybody = (id: string): boolean => FOR_EVERYBODY.test(id) && !FOR_MEMBERS.test(id);

/** Without groups a page is a dozen small scripts; with them React, what every screen shares, and the screen itself. */
const sharedScripts = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name: 'shared',
    test: isForEverybody,
    minShareCount: 3,
    priority: 1,
  },
];

/**
 * The browser's side of the build. The server writes the HTML itself, from the manifest, so there is no index.html:
 * one entry takes over the finished public pages, the other starts the app of a signed-in user.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'src/web/public',
  appType: 'custom',
  plugins: [react(), tailwindcss(), pagesOfTheProduct()],
  server: { proxy: { '/api': product, '/healthz': product, '/readyz': product } },
  build: {
    manifest: true,
    sourcemap: false,
    // Nothing is inlined: the content security policy allows no data fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['src/web/app/public-entry.tsx', 'src/web/app/app-entry.tsx'],
      output: { codeSplitting: { groups: sharedScripts } },
    },
  },
});

/** While developing, pages come from the product with the entries of its build replaced by the sources. */
function pagesOfTheProduct(): Plugin {
  return {
    name: 'pages-of-the-product',
    apply: 'serve',
    configureServer(vite) {
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          const path = request.originalUrl ?? '/';
          if (!request.headers.accept?.includes('text/html')) return next();
          try {
            const headers = { cookie: request.headers.cookie ?? '' };
            const page = await fetch(`${product}${path}`, { headers, redirect: 'manual' });
            const location = page.headers.get('location');
            if (location) response.setHeader('location', location);
            response.statusCode = page.status;
            response.setHeader('content-type', page.headers.get('content-type') ?? 'text/html');
            response.end(await vite.transformIndexHtml(path, withSourceEntries(await page.text())));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

const withSourceEntries = (html: string): string =>
  html
    .replace(/<link rel="(stylesheet|preload|modulepreload)" href="\/assets\/[^>]*>\n?/g, '')
    .replace(/src="\/assets\/(public|app)-entry-[^"]*"/, 'src="/src/web/app/$1-entry.tsx"');
