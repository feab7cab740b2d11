import * as z from 'zod/mini';
import { ACTS, AFTERS } from '#research/language/acts/act.ts';
import { readJsonl } from '../teach/read-jsonl.ts';

const Line = z.strictObject({ text: z.string(), after: z.enum(AFTERS), act: z.enum(ACTS) });
export type Line = z.infer<typeof Line>;

/** The lines that the reader of acts is taught from, each with what a person reads in it. */
export const readLines = (): Promise<Line[]> => readJsonl(new URL('../../evals/acts/', import.meta.url), Line);

/** Lines that it is never taught, for what it makes of new ones. */
export const readUnseenLines = (): Promise<Line[]> =>
  readJsonl(new URL('../../evals/acts-unseen/', import.meta.url), Line);
