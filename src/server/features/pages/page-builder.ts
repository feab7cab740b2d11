import type { Pick as ShownPick } from '#contract/analysis.ts';
import type { WorkedInputs } from '#contract/calculators/reply.ts';
import type { PageData, SiteInfo } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { escapeAttribute, escapeText } from './escape-html.ts';
import type { WebBuild } from './web-build.ts';

export type PageRequest = {
  path: string;
  status: number;
  hasSession: boolean;
  isPortal?: boolean;
  /** Of a calculator's page: what it begins with. */
  worked?: WorkedInputs;
  /** These are the visitor's own, of which there is no end. */
  isOfOwnInputs?: boolean;
};

/** What a public page tells of what is stored now. */
export type PageFacts = Pick<PageData, 'bestBets' | 'record' | 'recorded'>;
export type ReadPageFacts = (path: string) => Promise<PageFacts>;

export type PageBuilder = (page: PageRequest) => Promise<string>;

/**
 * The whole document of a page: the finished public page for a visitor, the app's shell where a session cookie came.
 * Nothing in it is inline script; what the browser needs to know stands at the root element: `data-page` for the app, and for
 * the script that starts it `data-app`, `data-modules` and, where a page is read before anything on it is used, `data-starts`.
 */
export function createPageBuilder(deps: {
  build: WebBuild;
  site: SiteInfo;
  appUrl: string;
  examplePick: () => ShownPick | null;
  readFacts: ReadPageFacts;
}): PageBuilder {
  return async ({ path, status, hasSession, isPortal = false, worked }) => {
    // Only the landing page shows the example: the others neither carry its weight nor fail with it.
    const isLanding = path === '/' && !hasSession;
    const example = isLanding ? deps.examplePick() : null;
    const data: PageData = {
      path,
      status,
      site: deps.site,
      example,
      ...(isPortal && { isPortal }),
      ...(worked && { worked }),
      ...(status === 200 && !hasSession && (await deps.readFacts(path))),
    };
    const page = deps.build.renderPage(data, { shell: hasSession });
    const { start } = deps.build;
    const modules = deps.build.modulesOf(hasSession ? 'members' : 'public', page.screen);
    const address = escapeAttribute(`${deps.appUrl}${path.split('?')[0]}`);
    const image = `${deps.appUrl}/social-card.png`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(page.title)}</title>
<meta name="description" content="${escapeAttribute(page.description)}">
<meta name="theme-color" content="#090d0b">
<meta name="color-scheme" content="dark">
${status === 404 || isPortal ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeAttribute(PRODUCT_NAME)}">
<meta property="og:title" content="${escapeAttribute(page.title)}">
<meta property="og:description" content="${escapeAttribute(page.description)}">
<meta property="og:image" content="${escapeAttribute(image)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="${escapeAttribute(deps.build.icon)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${start.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${start.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${start.script}"></script>
</head>
<body>
<div id="root" data-app="${modules.app}" data-modules="${modules.others.join(' ')}"${isLanding ? ' data-starts="touched"' : ''} data-page="${escapeAttribute(JSON.stringify(data))}">${page.html}</div>
</body>
</html>
`;
  };
}
