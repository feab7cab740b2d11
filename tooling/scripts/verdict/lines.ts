import * as z from 'zod/mini';
import { AFTERS } from '#research/language/acts/act.ts';
import { readWords } from '#research/language/calls/read-words.ts';
import { fromSpanish } from '#research/language/calls/spanish.ts';
import { actAsks } from '#research/language/verdict/act-asks.ts';
import { verdictFeatures } from '#research/language/verdict/verdict-features.ts';
import { readLines as readActLines } from '../acts/lines.ts';
import { readJsonl } from '../teach/read-jsonl.ts';

const Line = z.strictObject({ text: z.string(), after: z.enum(AFTERS), asks: z.boolean() });
export type Line = z.infer<typeof Line>;
/** `own`: written for this reader, and not for the one of acts. */
export type Case = Line & { own: boolean; features: string[] };

/** The lines that were written for the reader of whether a verdict is asked for. */
export const readOwnLines = (): Promise<Line[]> => readJsonl(new URL('../../evals/verdict/', import.meta.url), Line);

/** Those, and the lines of acts whose act says it. */
export async function readCases(): Promise<Case[]> {
  const acts = (await readActLines()).flatMap(({ text, after, act }) => {
    const asks = actAsks(act, after);
    return asks === null ? [] : [{ text, after, asks }];
  });
  return [...(await readOwnLines()).map((line) => toCase(line, true)), ...acts.map((line) => toCase(line, false))];
}

const toCase = (line: Line, own: boolean): Case => ({
  ...line,
  own,
  features: verdictFeatures(readWords(inEnglish(line.text)), line.after),
});

/** As a message is read. */
export const inEnglish = (text: string): string => fromSpanish(text) ?? text;
