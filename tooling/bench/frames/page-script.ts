import { join } from 'node:path';
import { build } from 'esbuild';

/** `in-page.ts` as one script: tsx would give its functions names by a helper that the page does not have. */
export async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'inPage',
    // Only a property of the window is seen from another script.
    footer: { js: 'window.inPage = inPage;' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
