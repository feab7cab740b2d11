import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#contract/page.ts';
import { StartError } from '../../platform/errors.ts';

/** What the web app's build offers to the server: what every page begins with, the app's modules, and a function that renders a page. */
export type WebBuild = {
  folder: string;
  /** The icon as an address that holds it, which saves every first visit a call. */
  icon: string;
  start: Start;
  modulesOf: (app: AppName, screen: string | null) => Modules;
  renderPage: RenderPage;
};

/** Whoever brings no session is served by the one, whoever brings one by the other. */
export type AppName = 'public' | 'members';
export type Start = { script: string; styles: string[]; fonts: string[] };
/** `app` is imported; `others` are what it needs and what the screen needs, so that they can be asked for all at once. */
export type Modules = { app: string; others: string[] };
export type RenderPage = (
  data: PageData,
  options: { shell: boolean },
) => { html: string; title: string; description: string; screen: string | null };

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const START = 'src/web/app/start.ts';
/** The faces that every page shows; the others come with the characters that need them. */
const FACES = ['geist', 'geist-mono'].map((name) => `src/web/styles/fonts/${name}.woff2`);
const APPS: Readonly<Record<AppName, string>> = {
  public: 'src/web/app/public-app.tsx',
  members: 'src/web/app/members-app.tsx',
};

/** Reads the build once at start. `folder` holds `web/` for the browser and `ssr/` for the server. */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  try {
    const manifest: Manifest = JSON.parse(await readFile(join(folder, 'web/.vite/manifest.json'), 'utf8'));
    const renderer: { renderPage: RenderPage } = await import(pathToFileURL(join(folder, 'ssr/render.js')).href);
    for (const app of Object.values(APPS)) chunkOf(manifest, app);
    return {
      folder: join(folder, 'web'),
      icon: `data:image/svg+xml,${encodeURIComponent(await readFile(join(folder, 'web/favicon.svg'), 'utf8'))}`,
      start: startOf(manifest),
      modulesOf: (app, screen) => modulesOf(manifest, app, screen),
      renderPage: renderer.renderPage,
    };
  } catch (cause) {
    throw new StartError(`The web app in ${folder} is not built or damaged. Run "npm run build".`, { cause });
  }
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build's manifest lacks ${name}`);
  return chunk;
}

const addresses = (files: string[]): string[] => [...new Set(files)].map((file) => `/${file}`);

function startOf(manifest: Manifest): Start {
  const { file } = chunkOf(manifest, START);
  const chunks = withImports(manifest, START);
  return {
    script: `/${file}`,
    styles: addresses(chunks.flatMap((chunk) => chunk.css ?? [])),
    fonts: addresses(FACES.map((face) => chunkOf(manifest, face).file)),
  };
}

/** A screen whose code lies in the app's own has no chunk. */
function modulesOf(manifest: Manifest, app: AppName, screen: string | null): Modules {
  const [first, ...others] = withImports(manifest, APPS[app]);
  const ofScreen = screen === null ? [] : withImports(manifest, screen);
  return {
    app: `/${first?.file}`,
    others: addresses([...others, ...ofScreen].map(({ file }) => file)).filter((file) => file !== `/${first?.file}`),
  };
}

/** A chunk and everything it imports at once, itself first. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
}
