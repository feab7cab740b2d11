import { readdir, readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { ACTS, AFTERS } from '#research/language/acts/act.ts';

const Line = z.strictObject({ text: z.string(), after: z.enum(AFTERS), act: z.enum(ACTS) });
export type Line = z.infer<typeof Line>;

const FOLDER = new URL('../../evals/acts/', import.meta.url);

/** The lines that the reader of acts is taught from, each with what a person reads in it. */
export async function readLines(): Promise<Line[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, FOLDER), 'utf8')));
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => Line.parse(JSON.parse(line)));
}
