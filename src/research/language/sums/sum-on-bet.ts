import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { type Asked, calls, say } from '../calls/call.ts';

/** A sum on a stored bet, which is spoken of from here on. */
export const sumOn = (calcs: readonly Calculation[], bet: BetRefDraft | null, notes: readonly string[] = []): Asked =>
  calls(
    calcs.map((calc) => ({ tool: 'calculate' as const, input: { calc, ...(bet && { bet }) } })),
    notes,
  );

/** What is missing for it, and whom it is about all the same. */
export const lacks = (sentence: string, choices: readonly string[] = []): Asked => say(sentence, choices);

/** That the book which was named, or any at all, has no price of it; without its full stop. */
export const notQuoted = (bet: string, book?: string | null): string =>
  book ? `${book} does not quote ${bet}` : `No book where you can bet quotes ${bet}`;
