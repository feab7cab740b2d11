import { readFile } from 'node:fs/promises';
import * as z from 'zod';

export class GroundingEvalError extends Error {}

/** A part of a reply, written so many times; how a file of lines holds a reply of a megabyte. */
const Part = z.object({ text: z.string(), times: z.int().check(z.positive()).optional() });

/**
 * What a model might reply, and what a reader must not see of it. In its texts `%NAME%` stands for something of the
 * demo slate: see `fillIn`. `poison` is put in place of every injury note before the answer is drafted.
 */
const Attack = z.object({
  id: z.string(),
  family: z.string(),
  reply: z.union([z.string(), z.array(Part)]),
  mustNotShow: z.array(z.string()),
  poison: z.string().optional(),
});
export type Attack = z.infer<typeof Attack>;

const Legit = z.object({ id: z.string(), sentence: z.string() });
export type Legit = z.infer<typeof Legit>;

export const readAttacks = (path: string): Promise<Attack[]> => readLines(path, Attack);
export const readLegit = (path: string): Promise<Legit[]> => readLines(path, Legit);

async function readLines<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(path, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line, at) => {
    const parsed = schema.safeParse(parseJson(line));
    if (!parsed.success) throw new GroundingEvalError(`${path}, line ${at + 1}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export const replyText = ({ reply }: Attack): string =>
  typeof reply === 'string' ? reply : reply.map(({ text, times = 1 }) => text.repeat(times)).join('');
