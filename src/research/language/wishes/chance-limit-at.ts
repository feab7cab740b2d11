import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Span, WishPart } from './wish-part.ts';

const BEFORE =
  /^(hits?|hitting|wins?|winning|cash|cashes|has|have|having|with|w|a|an|of|is|are|at|least|minimum|min|over|above|more|better|greater|higher|than|chance|chances|probability|percentage|win|true|fair|implied|to)$/;
const BEHIND =
  /^(or|and|better|more|higher|up|above|plus|min|minimum|to|of|win|wins|winning|hit|hits|hitting|cash|cashing|chance|chances|probability|win rate|rate|likely|the|time)$/;
const OF_CHANCE = /^(hits?|hitting|wins?|winning|cash|cashes|cashing|chances?|probability|likely|rate)$/;
const MOST_BEFORE = 6;
const CERTAIN = 1;

/** "Over 60% to win", "that hit at least 65 percent", "a 70% chance or better": the least chance that a bet may have. */
export function chanceLimitAt(tokens: readonly Token[], { shares }: Amounts, at: number): Span<WishPart> | null {
  for (let from = at; from <= at + MOST_BEFORE; from += 1) {
    const share = shares.find((one) => one.from === from);
    if (share) {
      let to = share.to;
      while (BEHIND.test(tokens[to]?.text ?? '')) to += 1;
      const words = [...tokens.slice(at, from), ...tokens.slice(share.to, to)];
      const isOfChance = words.some(({ text }) => OF_CHANCE.test(text)) && share.share > 0 && share.share < CERTAIN;
      return isOfChance ? { part: { kind: 'chance', least: share.share }, to } : null;
    }
    if (!BEFORE.test(tokens[from]?.text ?? '')) return null;
  }
  return null;
}
