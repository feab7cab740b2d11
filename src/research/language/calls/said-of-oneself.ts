import type { Token } from '#engine/names/tokenise.ts';

/** From one word to before another. */
export type Place = { from: number; to: number };

/** `own`: its writer says it of himself; `supposed`: he only thinks of it. `from`: where he begins to. */
export type Said = { as: 'own' | 'supposed'; from: number };

const SELF = /^(i|we|ive|weve|im|id|ill)$/;
/** Before the writer himself these make a question of it, or a case that is thought of. */
const ASKS = /^(should|can|could|would|do|does|did|will|what|whats|where|which|how|when|why|who|must|may|shall|that)$/;
const SUPPOSES = /^(if|say|suppose|supposing|assuming|assume|imagine|pretend|unless)$/;
const MOST_BEFORE = 8;

export const isSelf = ({ text }: Token): boolean => SELF.test(text);

export const isQuestion = ({ text }: Token): boolean => ASKS.test(text) || SUPPOSES.test(text);

/** What stands before a place, as far back as the words may stand between it and its subject. */
export function wordsBefore(tokens: readonly Token[], at: number, isBetween: (word: string) => boolean) {
  let from = at;
  while (from > Math.max(0, at - MOST_BEFORE) && isBetween(tokens[from - 1]?.text ?? '')) from -= 1;
  return {
    from,
    words: tokens.slice(from, at).map(({ text }) => text),
    before: tokens[from - 1] ?? null,
    /** Nothing of the same clause stands before it. */
    isFirst: from === 0 || tokens[from]?.afterBreak === true,
  };
}

/** What the subject at a place makes of what it does: "can I use", "if I had", "I have". */
export function saidBy(tokens: readonly Token[], place: number): Said | null {
  const before = tokens[place - 1]?.text ?? '';
  if (SUPPOSES.test(before)) return { as: 'supposed', from: place - 1 };
  return ASKS.test(before) ? null : { as: 'own', from: place };
}
