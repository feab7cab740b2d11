import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const Line = z.strictObject({
  text: z.string(),
  /** What it tells of the writer; ordinary lines have none. */
  harm: z.optional(z.enum(['soft', 'strong', 'crisis', 'underage'])),
  /** `seen` while the rules were written by somebody else, `own` by who wrote the rules. */
  set: z.enum(['seen', 'own']),
});
export type Line = z.infer<typeof Line>;

/** The lines of `tooling/evals/harm/<name>.jsonl`. */
export async function readLines(name: 'harm' | 'ordinary'): Promise<Line[]> {
  const text = await readFile(new URL(`../../evals/harm/${name}.jsonl`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => Line.parse(JSON.parse(line)));
}
