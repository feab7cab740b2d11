import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The product that a development server of the web app stands before: `npm run dev:server`, or `npm start`. */
const product = `http://localhost:${process.env.PORT || 3000}`;

const FOR_EVERYBODY = /(src[\\/](contract|web[\\/](ui|lib|content|features[\\/]site))|node_modules[\\/]zod)[\\/]/;
/** What draws icons, and the one that visitors' screens share. */
const ICONS =
  /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])|[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]check\.mjs$/;
/** What only signed-in screens share, however many: not for visitors to load. */
const FOR_MEMBERS =
  /src[\\/](contract[\\/](access|admin|alerts|analysis|answer-content|best-bets|bets[\\/][\w-]+|billing|blocks|chat|content[\\/][\w-]+|identity|oauth|odds-board|operator|passkeys|placed-blocks|play-limits|price-move|profile|push|ratings|record|reports|research[\\/](?!desk-path|quantities)[\w-]+|settings|slate|stream|ticket|tokens|verdict|waitlist-admin)|web[\\/](ui[\\/](bar|copy-button|data-table|load-failed|menu-button|notice|pager|panel|search-field|select|skeleton|stat-card|tabs|tooltip|use-anchored)|lib[\\/](format-date|format-time|query-client|query-keys|reader|token-bar-colour|use-now|use-page|use-printing|use-single-mutation)|content[\\/](account-notices|admin-notices|plan-features|pricing-plans)|features[\\/]site[\\/](account-page|pricing-plans)))\.tsx?$/;

/** What answers are drawn with: an empty chat shows none. What is asked through is of the chat itself. */
const OF_ANSWERS =
  /src[\\/](contract[\\/](content[\\/]|reports\.)|web[\\/]features[\\/](reports|picks)[\\/](?!blocks[\\/](ask-context|use-ask)\.|shared-image\.))/;
/** The boards of prices. */
const OF_BOARDS =
  /src[\\/](contract[\\/](odds-board|research[\\/](board|moves|facts))\.|web[\\/]features[\\/]odds[\\/])/;
/** A bettor's own bets, which the chat asks for only once one is tracked. */
const OF_BETS = /src[\\/](contract|web[\\/]features)[\\/]bets[\\/]/;
/** The list of the day, on the dashboard and its own page. */
const OF_THE_DAY = /src[\\/]web[\\/]features[\\/]best-bets[\\/]/;
/** What a bet is shared with as a picture. */
const OF_IMAGES = /src[\\/]web[\\/]features[\\/]picks[\\/]shared-image\./;

/** What a member's account, not his chat, is made of. */
const OF_ACCOUNT =
  /src[\\/](contract[\\/](access|billing|oauth|passkeys|profile|research[\\/]state-rules)\.|web[\\/](content[\\/]account-notices|features[\\/](access|billing|profile|settings[\\/](settings-form|sportsbook-picker|odds-format-choice|settings-draft|time-zone-select|state-rules|state-select)|tokens[\\/](ledger-queries|usage-chart|usage-days))|ui[\\/](bar|search-field|stat-card|tabs)))/;
/** What shows long lists, for which the chat has ways of its own. */
const OF_LISTS = /src[\\/](contract[\\/]record\.|web[\\/](lib[\\/]use-page|ui[\\/](load-failed|pager|panel))\.)/;
/** What both the calculators and the chat are worked with: neither is for the other to load. */
const CONTROLS =
  /(src[\\/]web[\\/]ui[\\/](copy-button|copy-text|select)\.tsx?|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](chevron-right|copy|plus|x)\.mjs)$/;

/** What asks a device for a passkey: for whoever presses, visitor or member, and loaded then. */
const OF_PASSKEYS =
  /src[\\/](contract[\\/]passkey-|web[\\/]lib[\\/]passkeys[\\/])|node_modules[\\/]@simplewebauthn[\\/]/;

/** The calculators, with what they read: for visitors and members alike, and for nobody else. */
const OF_CALCULATORS =
  /src[\\/](contract[\\/](calculators|research[\\/]calculate-result)|web[\\/](content[\\/]tools-words|features[\\/]calculators))/;

const isForEverybody = (id: string): boolean =>
  (FOR_EVERYBODY.test(id) || ICONS.test(id)) &&
  !FOR_MEMBERS.test(id) &&
  !OF_CALCULATORS.test(id) &&
  !OF_PASSKEYS.test(id);

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** What both entries begin with. */
const OF_BOTH_ENTRIES = /src[\\/]web[\\/](app|styles)[\\/]/;

const OF_ADMINISTRATORS =
  /src[\\/](contract[\\/](admin|operator|waitlist-admin)|web[\\/](content[\\/]admin-notices|(features|screens)[\\/](admin|waitlist-admin)))/;
/** What visitors' screens share with each other or with a member's. */
const OF_VISITORS_SCREENS = /src[\\/]web[\\/](features[\\/](auth|record|site|waitlist)|screens)[\\/]/;

const NOT_FOR_EVERY_MEMBER = [
  OF_ADMINISTRATORS,
  OF_VISITORS_SCREENS,
  OF_ACCOUNT,
  OF_LISTS,
  OF_ANSWERS,
  OF_BETS,
  OF_BOARDS,
  OF_THE_DAY,
  OF_IMAGES,
];

/**
 * Without groups a page is a dozen small scripts; with them what every page needs, React included, what a member's pages share, and
 * the screen itself. React lies in the first: each call before the first paint counts for more than a React that outlives a release
 * in caches.
 */
const sharedScripts = [
  {
    name: 'shared',
    test: (id: string) => REACT.test(id) || OF_BOTH_ENTRIES.test(id) || isForEverybody(id),
    minShareCount: 2,
    priority: 3,
  },
  { name: 'controls', test: CONTROLS, minShareCount: 2, priority: 3 },
  { name: 'calculators', test: OF_CALCULATORS, minShareCount: 2, priority: 2 },
  { name: 'passkeys', test: OF_PASSKEYS, minShareCount: 2, priority: 2 },
  // The plans stand on a visitor's page too, which needs nothing else of a member's.
  {
    name: 'plans',
    test: /src[\\/]web[\\/](content|features[\\/]site)[\\/](plan-features|pricing-plans)\./,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'members',
    test: (id: string) => !NOT_FOR_EVERY_MEMBER.some((kind) => kind.test(id)),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'lists', test: OF_LISTS, minShareCount: 2, priority: 0 },
  { name: 'account', test: OF_ACCOUNT, minShareCount: 2, priority: 0 },
  { name: 'answers', test: OF_ANSWERS, minShareCount: 2, priority: 0 },
  { name: 'boards', test: OF_BOARDS, minShareCount: 2, priority: 0 },
  { name: 'images', test: OF_IMAGES, minShareCount: 2, priority: 0 },
];

/**
 * The browser's side of the build. The server writes the HTML itself, from the manifest, so there is no index.html: every page begins
 * with the first entry, which brings the second, that takes over a finished public page, or the third, the app of a signed-in user.
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
    // No asset is inlined: the content security policy allows no data fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The script that starts an app calls what its module exports.
      preserveEntrySignatures: 'exports-only',
      input: ['start.ts', 'public-app.tsx', 'members-app.tsx'].map((name) => `src/web/app/${name}`),
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
    .replace(/<link rel="(stylesheet|preload)" href="\/assets\/[^>]*>\n?/g, '')
    .replace(/src="\/assets\/start-[^"]*"/, 'src="/src/web/app/start.ts"')
    .replace(
      /data-app="\/assets\/(public|members)-app-[^"]*" data-modules="[^"]*"/,
      'data-app="/src/web/app/$1-app.tsx"',
    );
