import * as z from 'zod/mini';
import { inDigits } from '#research/language/alone/in-digits.ts';
import { readAmounts } from '#research/language/calls/amounts.ts';
import { readWords } from '#research/language/calls/read-words.ts';
import { kindFeatures } from '#research/language/sums/taught/kind-features.ts';
import { SUM_KINDS, type SumKind } from '#research/language/sums/taught/sum-kinds.ts';
import { readLines as readActLines } from '../acts/lines.ts';
import { readOwnLines as readProductLines } from '../product/lines.ts';
import { readJsonl } from '../teach/read-jsonl.ts';

const Line = z.strictObject({ kind: z.enum([...SUM_KINDS, 'none']), text: z.string() });

/** `kind` is null where nothing is to be worked out; `own`: written for the reader of sums, and not for another reader. */
export type Case = { kind: SumKind | null; text: string; features: string[]; own: boolean };

/** What bettors want of what was shown, or of the product, with numbers in it: no sum of their own. */
const NEAR_SUMS: ReadonlySet<string> = new Set(['calc', 'pays', 'hedge', 'stake', 'change', 'again', 'harm', 'flip']);

/** The lines that were written for sums, and of the other readers' lines those with a number and at the start of a chat. */
export async function readCases(): Promise<Case[]> {
  const own = await readJsonl(new URL('../../evals/sums/', import.meta.url), Line);
  const acts = (await readActLines()).filter(({ act, after }) => after === 'none' && !NEAR_SUMS.has(act));
  const product = (await readProductLines()).filter(({ behind }) => !behind);
  const others = [
    ...acts.map(({ text }) => text).filter((text) => /\d/.test(text)),
    // "Kelly for 55% at -110" is a question of betting, and a sum.
    ...product.map(({ text }) => text).filter((text) => text.match(/\d+/g)?.length === 1),
  ];
  return [
    ...own.map(({ kind, text }) => toCase(text, kind === 'none' ? null : kind, true)),
    ...others.map((text) => toCase(text, null, false)),
  ];
}

function toCase(text: string, kind: SumKind | null, own: boolean): Case {
  const tokens = readWords(inDigits(text));
  return { text, kind, own, features: kindFeatures(tokens, readAmounts(tokens)) };
}
