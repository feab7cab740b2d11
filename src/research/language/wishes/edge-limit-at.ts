import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Span, WishPart } from './wish-part.ts';

const BEFORE =
  /^(at|least|minimum|min|over|above|more|than|with|w|a|an|of|to|down|up|lower|raise|drop|edge|edges|ev|value|it)$/;
const LIMITS = /^(least|minimum|min|over|above|more|lower|raise|edge|edges|ev|value)$/;
const BEHIND = /^(edge|edges|ev|value|or|and|better|more|higher|up|above|plus|min|minimum)$/;
const MOST_BEFORE = 4;

/** "A 5% edge or better", "at least 3% EV", "lower it to 2%": the least edge that a bet may have. */
export function edgeLimitAt(tokens: readonly Token[], { shares }: Amounts, at: number): Span<WishPart> | null {
  for (let from = at; from <= at + MOST_BEFORE; from += 1) {
    const share = shares.find((one) => one.from === from);
    if (share) {
      let to = share.to;
      while (BEHIND.test(tokens[to]?.text ?? '')) to += 1;
      const words = [...tokens.slice(at, from), ...tokens.slice(share.to, to)];
      const isLimit = words.some(({ text }) => LIMITS.test(text)) && share.share < 1;
      return isLimit ? { part: { kind: 'edge', least: share.share }, to } : null;
    }
    if (!BEFORE.test(tokens[from]?.text ?? '')) return null;
  }
  return null;
}
