import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts, PriceAmount } from '../calls/amount.ts';
import type { PriceLimit, Span, WishPart } from './wish-part.ts';

/** What stands before a price and makes a limit of it: `least` pays no less, `most` no more, `cap` is the most that is laid or hoped for, `past` is further from even money. */
const BEFORE: readonly (readonly [RegExp, 'least' | 'most' | 'cap' | 'past_out' | 'past' | 'not_past'])[] = [
  [
    /((i|we) )?(nothing|no|not|none|never|dont go|not any) (\w+ ){0,2}(worse|lower|less|under|below|shorter|heavier|juicier|steeper) than$/,
    'least',
  ],
  [/(nothing|no|not|none|never|dont go) (\w+ )?(worse|lower|less|under|below|shorter|heavier)$/, 'least'],
  [
    /(dont|do not|never|wont|not|no|nothing)( \w+){0,4} (lay|laying|laid)( \w+)? (more|heavier|worse|steeper|over|past|above|beyond)( than)?$/,
    'past_out',
  ],
  // A longer price pays more, whichever sign it has.
  [/(nothing|no|not|none|never|dont go|not any) (\w+ ){0,2}longer than$/, 'most'],
  [
    /(nothing|no|not|none|never|dont go) (\w+ )?(past|over|above|beyond|more than|higher than|greater than|bigger than)$/,
    'past_out',
  ],
  [
    /(at least|minimum|min|better than|longer than|higher than|greater than|more than|least|starting at|loosen it to|loosen to|loosen it up to|relax it to|go down to|down to|go to|lower it to)$/,
    'least',
  ],
  [/(at most|max|maximum|up to|(cap|capped|limit|limited)( \w+){0,3} (at|to))$/, 'cap'],
  [/(shorter than|worse than|heavier than|steeper than|juicier than|lower than|less than|tighten it to)$/, 'most'],
  [/(over|above|past|beyond)$/, 'past'],
  [/(under|below)$/, 'not_past'],
];
const AFTER: readonly (readonly [RegExp, 'least' | 'most' | 'cap'])[] = [
  [/^(max|maximum|tops|at (the )?(most|worst))\b/, 'cap'],
  [/^(or|and) (better|longer|higher|more|up|above|greater|bigger|plus)\b/, 'least'],
  [/^(or|and) (shorter|less|lower|worse|heavier|under|below|under that|more juice)\b/, 'most'],
];
const EVEN = 2;
/** "Around +300": within a fifth of the profit. */
const ABOUT =
  /(around|roughly|approx|approximately|close to|closer to|near|nearer to|ballpark|somewhere (around|near|about)|something (like|around|about|near)|in the (range|area|neighborhood) of|(odds|price|prices|pays|paying) (of )?about|to pay about|^about|^like)$/;
const ABOUT_BEHIND = /^(ish|or so|range|ballpark|or thereabouts|give or take)\b/;
const NEAR = 0.2;
/** -200: of what is heavier "more" is more to lay. */
const HEAVY = 1.5;
const MOST_BEFORE = 8;

/** "Nothing worse than -150", "+300 or better", "between -130 and +150", "loosen it to -200". */
export function priceLimitAt(tokens: readonly Token[], { prices }: Amounts, at: number): Span<WishPart> | null {
  const range = rangeAt(tokens, prices, at);
  if (range) return range;
  const price = prices.find(({ from }) => from >= at);
  if (!price || price.from > at + MOST_BEFORE) return null;
  // "No props, over +150" refuses no prices.
  if (tokens.slice(at + 1, price.from + 1).some(({ afterBreak }) => afterBreak)) return null;
  const isIsh = tokens[price.from]?.number?.suffix === 'ish';
  const after = `${isIsh ? 'ish ' : ''}${textOf(tokens, price.to, price.to + 3)}`;
  // "What about +500" speaks of that price.
  const isAskedAbout = /^(what|how|wat)$/.test(tokens[at - 1]?.text ?? '');
  const found = limitOf(textOf(tokens, at, price.from), price, after, isAskedAbout);
  return found && { part: { kind: 'price', ...found.limit, named: true }, to: price.to + (isIsh ? 0 : found.behind) };
}

const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** "Between -130 and +150", "+120 to +200", "the +120 - +200 window". */
function rangeAt(tokens: readonly Token[], prices: readonly PriceAmount[], at: number): Span<WishPart> | null {
  const opener = OPENS_RANGE.exec(textOf(tokens, at, at + 3))?.[0] ?? '';
  const from = opener === '' ? at : at + opener.trim().split(' ').length;
  const low = prices.find((price) => price.from === from);
  const high = low && prices.find((price) => price.from > low.from);
  if (!low || !high) return null;
  const between = textOf(tokens, low.to, high.from);
  const isNamed = RANGE.test(tokens[high.to]?.text ?? '');
  if (!(TO_END.test(between) || (between === '' && (isNamed || opener !== '')))) return null;
  const [least, most] = [low.decimal, high.decimal].sort((a, b) => a - b);
  return { part: { kind: 'price', ...(least && { least }), ...(most && { most }) }, to: high.to + (isNamed ? 1 : 0) };
}
const OPENS_RANGE = /^(between|from|anywhere (from|between)|(in|within|inside) the)(?= )/;
const TO_END = /^(and|to|n|up to|all the way to|thru|through|til|till|until)$/;
const RANGE = /^(range|window|band|bracket|zone|territory|area|neighborhood)$/;

function limitOf(
  before: string,
  { decimal, text }: PriceAmount,
  after: string,
  isAskedAbout: boolean,
): { limit: PriceLimit; behind: number } | null {
  const behind = AFTER.find(([words]) => words.test(after));
  const isBare = before === '' || /^(only|just|odds|at|of|price|prices|pays|paying|like|around|about)$/.test(before);
  const way =
    behind?.[1] === 'least' && decimal <= HEAVY && /^(or|and) (more|up|over)\b/.test(after) ? 'most' : behind?.[1];
  if (way === 'cap' && isBare)
    return { limit: limitBy(way, decimal, text), behind: /^at the/.test(after) ? 3 : /^at/.test(after) ? 2 : 1 };
  if (way && isBare) return { limit: { [way]: decimal }, behind: 2 };
  const about = aboutOf(before, after, isAskedAbout);
  if (about !== null) return { limit: nearTo(decimal), behind: about };
  const word = before === '' ? undefined : BEFORE.find(([words]) => matchesWhole(words, before));
  return word ? { limit: limitBy(word[1], decimal, text), behind: 0 } : null;
}

/** How many words behind the price say that it is only near it; null: it is not said. */
function aboutOf(before: string, after: string, isAskedAbout: boolean): number | null {
  if (isAskedAbout) return null;
  const behind = before === '' || /^(a|an|the|at|of|some|something)$/.test(before) ? ABOUT_BEHIND.exec(after) : null;
  if (behind) return (behind[0] ?? '').split(' ').length;
  return before !== '' && matchesWhole(ABOUT, before) ? 0 : null;
}

const nearTo = (decimal: number): PriceLimit => ({
  least: 1 + (decimal - 1) * (1 - NEAR),
  most: 1 + (decimal - 1) * (1 + NEAR),
  about: true,
});

/** Whether nothing stands before what makes the limit, so that its words are taken from their first. */
const matchesWhole = (words: RegExp, before: string): boolean => {
  const match = words.exec(before);
  return match !== null && match.index === 0;
};

function limitBy(kind: (typeof BEFORE)[number][1], decimal: number, text: string): PriceLimit {
  // "Over -150" is more to lay; "over 1.80" is more to win.
  const isShort = decimal < EVEN && text.startsWith('-');
  switch (kind) {
    case 'least':
      return { least: decimal };
    case 'most':
      return { most: decimal };
    // "Nothing over -150" is about what is laid, "nothing over +200" about what is hoped for.
    case 'past_out':
      return isShort ? { least: decimal } : { most: decimal };
    case 'cap':
      return isShort ? { least: decimal } : { most: decimal };
    case 'past':
      return isShort ? { most: decimal } : { least: decimal };
    case 'not_past':
      return isShort ? { least: decimal } : { most: decimal };
  }
}
