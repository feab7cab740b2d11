import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#contract/page.ts';
import { StartError } from '../../platform/errors.ts';

/** What the web app's build offers to the server: two entries and a function that renders a page. */
export type WebBuild = {
  folder: string;
  publicEntry: Entry;
  appEntry: Entry;
  renderPage: RenderPage;
};

export type Entry = { script: string; styles: string[]; preloads: string[]; fonts: string[] };
export type RenderPage = (
  data: PageData,
  options: { shell: boolean },
) => { html: string; title: string; description: string };

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const PUBLIC_ENTRY = 'src/web/app/public-entry.tsx';
const APP_ENTRY = 'src/web/app/app-entry.tsx';

/** Reads the build once at start. `folder` holds `web/` for the browser and `ssr/` for the server. */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  try {
    const manifest: Manifest = JSON.parse(await readFile(join(folder, 'web/.vite/manifest.json'), 'utf8'));
    const renderer: { renderPage: RenderPage } = await import(pathToFileURL(join(folder, 'ssr/render.js')).href);
    return {
      folder: join(folder, 'web'),
      publicEntry: entryOf(manifest, PUBLIC_ENTRY),
      appEntry: entryOf(manifest, APP_ENTRY),
      renderPage: renderer.renderPage,
    };
  } catch (cause) {
    throw new StartError(`The web app in ${folder} is not built or damaged. Run "npm run build".`, { cause });
  }
}

function entryOf(manifest: Manifest, name: string): Entry {
  const chunks = withImports(manifest, name);
  const [entry] = chunks;
  if (!entry) throw new Error(`the build's manifest lacks ${name}`);
  const unique = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
  const assets = chunks.flatMap((chunk) => chunk.assets ?? []);
  return {
    script: `/${entry.file}`,
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])),
    preloads: unique(chunks.slice(1).map((chunk) => chunk.file)),
    fonts: unique(assets.filter((file) => file.endsWith('.woff2'))),
  };
}

/** A chunk and everything it imports at once, itself first. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
}
