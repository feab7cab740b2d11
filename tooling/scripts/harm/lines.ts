import * as z from 'zod/mini';
import { readJsonl } from '../teach/read-jsonl.ts';

const Line = z.strictObject({
  text: z.string(),
  /** What it tells of the writer; ordinary lines have none. */
  harm: z.optional(z.enum(['soft', 'strong', 'crisis', 'underage'])),
  /**
   * `seen` while the rules were written by somebody else, `own` by who wrote the rules; `passing` by a third writer, of the harder
   * kind: told in passing or as a joke, and talk that only sounds like it.
   */
  set: z.enum(['seen', 'own', 'passing']),
});
export type Line = z.infer<typeof Line>;

/** The lines of `tooling/evals/harm/<name>.jsonl`. */
export const readLines = (name: 'harm' | 'ordinary'): Promise<Line[]> =>
  readJsonl(new URL(`../../evals/harm/${name}.jsonl`, import.meta.url), Line);
