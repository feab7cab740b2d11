import type { Choice, Evidence, Reason, Refusal } from '#contract/research/outcome.ts';

/** What a tool found, and what of it was taken for granted. */
export type Found<Data> = {
  ok: true;
  data: Data;
  /** Judgements on bets: what is charged for. */
  verdicts: number;
  evidence: Evidence[];
  assumed: string[];
};

export type Outcome<Data> = Found<Data> | Refusal;

/** What holds no judgement on a bet and rests on no stored price. */
export const found = <Data>(data: Data, assumed: string[] = []): Found<Data> => ({
  ok: true,
  data,
  verdicts: 0,
  evidence: [],
  assumed,
});

export const refusal = (
  reason: Reason,
  message: string,
  { named = [], choices = [] }: { named?: string[]; choices?: Choice[] } = {},
): Refusal => ({ ok: false, reason, message, named, choices });
