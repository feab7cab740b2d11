import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Span, WishPart } from './wish-part.ts';

/** What may stand before and behind the share, how many words before it, and which of them make it such a limit. */
type Limit = {
  kind: 'chance' | 'edge';
  before: RegExp;
  mostBefore: number;
  behind: RegExp;
  says: RegExp;
  above: number;
};

const CHANCE: Limit = {
  kind: 'chance',
  before:
    /^(hits?|hitting|wins?|winning|cash|cashes|has|have|having|with|w|a|an|of|is|are|at|least|minimum|min|over|above|more|better|greater|higher|than|chance|chances|probability|percentage|true|fair|implied|to)$/,
  mostBefore: 6,
  behind:
    /^(or|and|better|more|higher|up|above|plus|min|minimum|to|of|win|wins|winning|hit|hits|hitting|cash|cashing|chance|chances|probability|rate|likely|the|time)$/,
  says: /^(hits?|hitting|wins?|winning|cash|cashes|cashing|chances?|probability|likely|rate)$/,
  above: 0,
};
const EDGE: Limit = {
  kind: 'edge',
  before:
    /^(at|least|minimum|min|over|above|more|than|with|w|a|an|of|to|down|up|lower|raise|drop|edge|edges|ev|value|it)$/,
  mostBefore: 4,
  behind: /^(edge|edges|ev|value|or|and|better|more|higher|up|above|plus|min|minimum)$/,
  says: /^(least|minimum|min|over|above|more|lower|raise|edge|edges|ev|value)$/,
  above: Number.NEGATIVE_INFINITY,
};
const WHOLE = 1;

/**
 * The least chance or edge that a bet may have: "over 60% to win", "a 70% chance or better"; "a 5% edge or better", "lower it to 2%".
 * What says how often it wins is no edge, whatever else stands beside it.
 */
export const shareLimitAt = (tokens: readonly Token[], amounts: Amounts, at: number): Span<WishPart> | null =>
  limitAt(tokens, amounts, at, CHANCE) ?? limitAt(tokens, amounts, at, EDGE);

function limitAt(tokens: readonly Token[], { shares }: Amounts, at: number, limit: Limit): Span<WishPart> | null {
  const { kind, before, mostBefore, behind, says, above } = limit;
  for (let from = at; from <= at + mostBefore; from += 1) {
    const found = shares.find((one) => one.from === from);
    if (found) {
      let { to } = found;
      while (behind.test(tokens[to]?.text ?? '') && !isOfNext(tokens, to)) to += 1;
      const words = [...tokens.slice(at, from), ...tokens.slice(found.to, to)];
      const isLimit = words.some(({ text }) => says.test(text)) && found.share > above && found.share < WHOLE;
      return isLimit ? { part: { kind, least: found.share }, to } : null;
    }
    if (!before.test(tokens[from]?.text ?? '')) return null;
  }
  return null;
}

/** "2%+ EV min +100": that least is of the price behind it. */
const isOfNext = (tokens: readonly Token[], at: number): boolean =>
  /^(min|minimum|over|above|more)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.number != null;
