import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts, ShareAmount } from '../calls/amount.ts';
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
    /^(hits?|hitting|wins?|winning|cash|cashes|has|have|having|with|w|a|an|of|is|are|at|least|minimum|min|over|above|more|better|greater|higher|than|chance|chances|prob|probs|probability|percentage|odds|true|fair|implied|to|no|not|nothing|none|never|less|lower|under|below)$/,
  mostBefore: 7,
  behind:
    /^(or|and|better|more|higher|up|above|plus|min|minimum|to|of|win|wins|winning|hit|hits|hitting|cash|cashing|chance|chances|prob|probs|probability|rate|likely|the|time)$/,
  says: /^(hits?|hitting|wins?|winning|cash|cashes|cashing|chances?|probs?|probability|likely|rate)$/,
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
  const { before, mostBefore } = limit;
  for (let from = at; from <= at + mostBefore; from += 1) {
    const found = shares.find((one) => one.from === from);
    if (found) return limitIn(tokens, { at, found, limit });
    if (!before.test(tokens[from]?.text ?? '')) return null;
  }
  return null;
}

function limitIn(
  tokens: readonly Token[],
  { at, found, limit: { kind, behind, says, above } }: { at: number; found: ShareAmount; limit: Limit },
): Span<WishPart> | null {
  let { to } = found;
  while (behind.test(tokens[to]?.text ?? '') && !isOfNext(tokens, to)) to += 1;
  const before = tokens.slice(at, found.from);
  const isSaid = [...before, ...tokens.slice(found.to, to)].some(({ text }) => says.test(text));
  const isLimit = isSaid && !isMost(before) && found.share > above && found.share < WHOLE;
  return isLimit ? { part: { kind, least: found.share }, to } : null;
}

/** "Nothing under 65%" is a least, "under 65%" is none. */
const isMost = (before: readonly Token[]): boolean => {
  const words = before.map(({ text }) => text).join(' ');
  return /\b(less|lower|under|below)\b/.test(words) && !/^(\w+ )*(no|not|nothing|none|never)\b/.test(words);
};

/** "2%+ EV min +100": that least is of the price behind it. */
const isOfNext = (tokens: readonly Token[], at: number): boolean =>
  /^(min|minimum|over|above|more)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.number != null;
