import * as z from 'zod/mini';
import { readJsonl } from '../teach/read-jsonl.ts';

/**
 * One turn of a set, with what a person expects of its answer. `kind`: what it asks for, several that would do apart by |. `has`: what
 * any right answer holds, alternatives apart by |; `lacks`: what none does. Its words are for the reader alone.
 */
const Turn = z.object({
  id: z.int(),
  conversation: z.nullable(z.string()),
  text: z.string(),
  kind: z.string(),
  charged: z.union([z.boolean(), z.literal('if stored')]),
  has: z._default(z.array(z.string()), []),
  lacks: z._default(z.array(z.string()), []),
  say: z._default(z.string(), ''),
});
export type Turn = z.infer<typeof Turn>;

export const readTurns = (path: string): Promise<Turn[]> => readJsonl(path, Turn);

/** Turns that belong together, in their order; one that stands alone is a conversation of its own. */
export function conversationsOf(turns: readonly Turn[]): Turn[][] {
  const byName = new Map<string, Turn[]>();
  for (const turn of turns) {
    const name = turn.conversation ?? `alone-${turn.id}`;
    byName.set(name, [...(byName.get(name) ?? []), turn]);
  }
  return [...byName.values()];
}
