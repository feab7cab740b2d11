import { readdir, readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';

/** The lines of a file, or of every file of a folder in their order, each one JSON object. */
export async function readJsonl<T>(place: URL | string, schema: z.ZodMiniType<T>): Promise<T[]> {
  const isFolder = place instanceof URL && place.href.endsWith('/');
  const names = isFolder ? (await readdir(place)).filter((name) => name.endsWith('.jsonl')).sort() : [];
  const files = isFolder ? names.map((name) => new URL(name, place)) : [place];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}
