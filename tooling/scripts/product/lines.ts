import * as z from 'zod/mini';
import { readWords } from '#research/language/calls/read-words.ts';
import { matterFeatures } from '#research/language/product/matter-features.ts';
import { PRODUCT_MATTERS } from '#research/language/product/product-matter.ts';
import { readLines as readActLines } from '../acts/lines.ts';
import { readLines as readHarmLines } from '../harm/lines.ts';
import { readJsonl } from '../teach/read-jsonl.ts';

const Line = z.strictObject({
  text: z.string(),
  /** Null: it is about bets, or about something else. */
  matter: z.nullable(z.enum(PRODUCT_MATTERS)),
  /** It follows an answer about the product. */
  behind: z._default(z.boolean(), false),
});
export type Line = z.infer<typeof Line>;

/** Beside these acts a message may be about the product. */
const NEAR_PRODUCT: ReadonlySet<string> = new Set(['product', 'setting', 'term', 'harm', 'outside', 'doubt']);

/** `own`: written for the product, and not for another reader. */
export type Case = Line & { features: string[]; own: boolean };

/** The lines that were written for the reader of what a message asks of the product. */
export const readOwnLines = (): Promise<Line[]> => readJsonl(new URL('../../evals/product/', import.meta.url), Line);

/** The lines of the product, and what bettors say of bets and of themselves, which is none of it. */
export async function readCases(): Promise<Case[]> {
  const own = await readOwnLines();
  const acts = (await readActLines()).filter(({ act }) => !NEAR_PRODUCT.has(act));
  const harm = await readHarmLines('harm');
  const none = (text: string, behind = false): Line => ({ text, matter: null, behind });
  return [
    ...own.map((line) => toCase(line, true)),
    ...acts.map(({ text, after }) => toCase(none(text, after === 'talk'), false)),
    ...harm.map(({ text }) => toCase(none(text), false)),
  ];
}

const toCase = (line: Line, own: boolean): Case => ({
  ...line,
  own,
  features: matterFeatures(readWords(line.text), line.behind),
});
