import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installAside } from './install-aside.ts';

/** Makes the faces that fonts.css names: Geist and Noto Emoji as published, with the characters and weights that stand there and no others. */

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes?: { wght: { min: number; max: number } } },
) => Promise<Buffer>;
type Face = { name: string; characters: string; weights: { min: number; max: number } };

const ROOT = join(import.meta.dirname, '../..');
const STYLES = join(ROOT, 'src/web/styles');

/** Where the characters of a face come from. */
function publishedFile({ name }: Face): { family: string; folder: string; file: string } {
  // The fifth part of the face holds all of them.
  if (name === 'sport-signs')
    return { family: name, folder: '@fontsource/noto-emoji', file: 'files/noto-emoji-4-500-normal.woff2' };
  const family = name.startsWith('geist-mono') ? 'geist-mono' : 'geist';
  const part = name.endsWith('-extended') ? 'latin-ext' : 'latin';
  return { family, folder: `@fontsource-variable/${family}`, file: `files/${family}-${part}-wght-normal.woff2` };
}

function readFaces(stylesheet: string): Face[] {
  const rule = /font-weight: (\d+) (\d+);\s+src: url\("\.\/fonts\/([\w-]+)\.woff2"\)[^;]*;\s+unicode-range:([^;]+);/g;
  return [...stylesheet.matchAll(rule)].map(([, min, max, name = '', range = '']) => ({
    name,
    characters: charactersOf(range),
    weights: { min: Number(min), max: Number(max) },
  }));
}

function charactersOf(range: string): string {
  const parts = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return parts
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

const packages = installAside(ROOT, 'fonts');
const subset: Subset = createRequire(join(packages, 'index.js'))('subset-font');
const faces = readFaces(readFileSync(join(STYLES, 'fonts.css'), 'utf8'));
if (faces.length === 0) throw new Error('fonts.css names no face of ours');
for (const face of faces) {
  const { family, folder, file } = publishedFile(face);
  const published = join(packages, folder);
  const whole = readFileSync(join(published, file));
  const axes = file.includes('wght') ? { variationAxes: { wght: face.weights } } : {};
  const made = await subset(whole, face.characters, { targetFormat: 'woff2', ...axes });
  writeFileSync(join(STYLES, `fonts/${face.name}.woff2`), made);
  copyFileSync(join(published, 'LICENSE'), join(STYLES, `fonts/${family}.LICENSE.txt`));
  console.log(`${face.name}: ${made.length} bytes of ${whole.length}`);
}
