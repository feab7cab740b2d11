// Builds the product into dist/: web (browser), ssr (page renderer), server (one file, one for the operator's commands,
// and the migrations).
import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { dataBeside } from './data-beside.mjs';
import { STAMP_FILE, sourcesHash } from './sources-hash.mjs';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
/** Built aside and swapped in at the end, so that a build that fails or is ended leaves the last good one. */
const aside = join(root, 'node_modules/.cache', `edgewise-build-${randomUUID()}`);

const webConfig = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' };

const buildBrowserSide = () => build({ ...webConfig, build: { outDir: join(aside, 'web'), emptyOutDir: true } });

/** Everything is bundled in, because a production install leaves React out. */
const buildPageRenderer = () =>
  build({
    ...webConfig,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/web/app/render-page.tsx'),
      outDir: join(aside, 'ssr'),
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: join(root, 'src/web/app/render-page.tsx'),
        output: { entryFileNames: 'render.js', codeSplitting: false },
      },
    },
  });

const writeData = async (name, text) => {
  await mkdir(join(aside, 'server/data'), { recursive: true });
  await writeFile(join(aside, 'server/data', name), text);
};

const buildServer = () =>
  bundle({
    entryPoints: ['main', 'operate'].map((name) => join(root, `src/server/${name}.ts`)),
    outdir: join(aside, 'server'),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    // Names, files and lines are all that a stack needs.
    sourcesContent: false,
    plugins: [dataBeside(root, writeData)],
    logLevel: 'warning',
  });

const COMPRESSED = /\.(js|css|svg|webmanifest|txt|json)$/;
const WORTH_BYTES = 1024;

async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}

async function swapIn() {
  const old = `${aside}-old`;
  await rename(dist, old).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(aside, dist);
  await rm(old, { recursive: true, force: true });
}

const stamp = sourcesHash(root);
await mkdir(aside, { recursive: true });
try {
  await Promise.all([buildBrowserSide(), buildServer()]);
  await buildPageRenderer();
  await cp(join(root, 'src/server/db/migrations'), join(aside, 'server/migrations'), { recursive: true });
  await compress(join(aside, 'web'));
  await writeFile(join(aside, STAMP_FILE), stamp);
  await swapIn();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(aside, { recursive: true, force: true });
}
