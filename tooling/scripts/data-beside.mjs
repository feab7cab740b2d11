// A plugin for esbuild: large data files lie beside the bundle and are parsed as JSON when it starts. As literals in the bundle
// they would be read as code at each start, and their tokens would make up most of its source map, which Node reads whole,
// holding everything else up, when the first stack of an error is asked for.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

const LARGE_BYTES = 20_000;

/** `write` is given a name and a text to put into the folder `data` beside the bundle. */
export const dataBeside = (root, write) => ({
  name: 'data-beside',
  setup(build) {
    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (text.length < LARGE_BYTES) return undefined;
      const name = relative(root, path).replaceAll(/[\\/]/g, '-');
      await write(name, JSON.stringify(JSON.parse(text)));
      const contents = `
import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(new URL('./data/${name}', import.meta.url), 'utf8'));`;
      return { contents, loader: 'js' };
    });
  },
});
