import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { ADDS, type Again, bareRate, type Change, DROPS, LEAST_RATE, placeIn, takesChance } from './again.ts';
import type { PriceAmount } from './amount.ts';
import { robinSizesIn } from './robin-sizes.ts';
import { kellyPartIn, type ShareRole, shareRole } from './share-roles.ts';

/** Prices, shares and counts that are said now, in the place that they have in the sum before. */
export const figuresAgain = (before: Calculation, again: Again): Change => {
  const prices = pricesAgain(before, again);
  return { ...prices, ...sharesAgain({ ...before, ...prices } as Calculation, again), ...countsAgain(before, again) };
};

const OTHER_SIDE = /\b(hedge|other side|otherside|opposite)\b/;
const OF_THE_BET = /\b(my (bet|price|ticket|odds)|first (bet|one)|original(ly)?|got it|took it|ticket|had it)\b/;

/** One price takes the place of the one that may change; several that of as many. */
function pricesAgain(before: Calculation, { amounts: { prices }, text }: Again): Change {
  const [price, second] = prices;
  const laid = laidAgain(before, text);
  if (!price && laid !== undefined) return { price: laid };
  if (!price) return withoutLeg(before, text);
  if ('prices' in before && before.prices !== undefined) return listAgain(before.prices, prices, text);
  return PAIRS[before.kind]?.(price.text, second?.text, text, before) ?? alone(before, price.text);
}

/** "What if I had to lay 145" behind -130: the price of a favorite needs no sign. */
export function laidAgain(before: Calculation, text: string): string | undefined {
  const said = /\b(?:lay|laying|laid) (\d{3,4})\b(?! (?:on|bucks|dollars|to win))/.exec(text)?.[1];
  const isFavorite = 'price' in before && before.price?.startsWith('-') === true;
  return said !== undefined && isFavorite ? `-${said}` : undefined;
}

const LONGEST = /\b(longest|longshot|long shot|biggest|highest)\b/;
const SHORTEST = /\b(shortest|smallest|lowest|chalkiest)\b/;

/** "Without the first", "drop the longest one": a leg of a parlay is taken out by its place or by how long it is. */
function withoutLeg(before: Calculation, text: string): Change {
  if (before.kind !== 'parlay' || !DROPS.test(text)) return {};
  const paid = before.prices.map(priceTextToDecimal);
  const ends = LONGEST.test(text) ? Math.max(...paid) : SHORTEST.test(text) ? Math.min(...paid) : null;
  const place = placeIn(paid, text) ?? (ends === null ? null : paid.indexOf(ends));
  return place === null ? {} : { prices: before.prices.filter((_, at) => at !== place), chances: undefined };
}

type OfPair = (price: string, second: string | undefined, text: string, before: Calculation) => Change;

/** Where the market ended up, and what was bet before that. */
const CLOSE =
  /\b(clos\w*|ended|ends|went off|goes off|finish\w*|settled|landed|kick ?off|tip ?off|first pitch|game ?time|at the (end|start|tip)|final\w*|last)\b/;
const TAKEN =
  /\b((i|we|he|she|they|buddy|friend|brother|dad) (had|got|have|took|take|grabbed|bet|played|beat|paid)|got it|took it|had it|bet it|my (price|number|odds|ticket|bet))\b/;

const isLongPrice = (price: string | undefined): boolean => price !== undefined && priceTextToDecimal(price) >= EVEN;

/** Favorite or underdog like the second price of a pair, and unlike the first. */
function isNearer(price: string, before: Calculation, key: 'closePrice' | 'hedgePrice'): boolean {
  const [first, second] = [before, before].map((sum, at) => (sum as Record<string, unknown>)[at === 0 ? 'price' : key]);
  if (typeof first !== 'string' || typeof second !== 'string') return false;
  return isLongPrice(price) === isLongPrice(second) && isLongPrice(price) !== isLongPrice(first);
}

/** Of a sum with two prices: which of them is said, and which both are. */
const PAIRS: Readonly<Partial<Record<Calculation['kind'], OfPair>>> = {
  clv: (price, second, text, before) => {
    if (second !== undefined) return { price, closePrice: second, closeOtherPrices: undefined };
    if (OTHER_SIDE.test(text)) return { closeOtherPrices: [price] };
    if (CLOSE.test(text)) return { closePrice: price };
    return TAKEN.test(text) || !isNearer(price, before, 'closePrice') ? { price } : { closePrice: price };
  },
  hedge: (price, second, text) => {
    if (second !== undefined) return { price, returnsCents: undefined, hedgePrice: second };
    return OF_THE_BET.test(text) ? { price, returnsCents: undefined } : { hedgePrice: price };
  },
  free_bet: (price, second, text, before) => {
    if (second !== undefined) return { price, hedgePrice: second };
    return OTHER_SIDE.test(text) || isNearer(price, before, 'hedgePrice') ? { hedgePrice: price } : { price };
  },
  middle: (price, second) => ({ price, ...(second !== undefined && { otherPrice: second }) }),
  convert: (price) => ({ price, chance: undefined, legs: undefined }),
};

const alone = (before: Calculation, price: string): Change =>
  'price' in before || before.kind === 'ruin' || before.kind === 'record' ? { price } : {};

/** "-128 +118 at another shop": a market of its own. */
const ELSEWHERE = /\b(another|other|different) (shop|book|books|sportsbook|place|site|app)\b/;

/** A price of several is added, taken out, or stands for the one that it can only be: all of them, or the one of its sign. */
function listAgain(before: readonly string[], now: readonly PriceAmount[], text: string): Change {
  const said = now.map((price) => price.text);
  const [only] = now;
  const left = before.filter((price) => !said.includes(price));
  if (DROPS.test(text)) return left.length < before.length ? { prices: left, chances: undefined } : {};
  if (addsTo(before, text)) return { prices: [...before, ...said], chances: undefined };
  const swapped = swappedIn(before, said, text);
  if (swapped) return { prices: swapped, chances: undefined };
  if (said.length >= 2 || !only) return { prices: said, chances: undefined };
  const one = oneOf(before, text);
  if (one !== null) return { prices: before.map((price, at) => (at === one ? only.text : price)), chances: undefined };
  const isLong = (decimal: number) => decimal >= 2;
  const alike = before.filter((price) => isLong(priceTextToDecimal(price)) === isLong(only.decimal));
  const [replaced] = alike;
  if (OF_ALL.test(text) || new Set(before).size === 1) return { prices: before.map(() => only.text) };
  return alike.length === 1 ? { prices: before.map((price) => (price === replaced ? only.text : price)) } : {};
}

/** "Add a -130", "a fourth leg at -130" behind three. */
const addsTo = (before: readonly string[], text: string): boolean =>
  (ADDS.test(text) || (ORDINALS[PLACE.exec(text)?.[1] ?? ''] ?? 0) > before.length) && !ELSEWHERE.test(text);

const PLACE = /\b(third|3rd|fourth|4th|fifth|5th|sixth|6th) (leg|team|pick|bet|one)\b/;
const ORDINALS: Readonly<Record<string, number>> = {
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
};

const SWAPS =
  /\b(instead of|not|to|for|into|make|makes|making|leg|becomes?|became|turned|went|moved|gone|dropped|now|swap|change|changes|changed|turn|with|w)\b/;

/** "Make the +140 leg +155", "+155 instead of +140": of two prices the one that stands there goes, and the other comes. */
export function swappedIn(before: readonly string[], said: readonly string[], text: string): string[] | null {
  const [gone, ...others] = said.filter((price) => before.includes(price));
  const [come, ...more] = said.filter((price) => !before.includes(price));
  if (gone === undefined || come === undefined || others.length + more.length > 0 || !SWAPS.test(text)) return null;
  const at = before.indexOf(gone);
  return before.map((price, place) => (place === at ? come : price));
}

const OF_ALL = /\b(all|each|every|both|everything|either (side|way))\b/;
const ONE_OF =
  /\b(one|1) (of (them|those|the|these)\b|leg\b|team\b|side\b|was\b|is\b|at\b|goes\b|drops\b|moves\b|[+-]?\d)|\bones [+-]?\d|\b(just|only) one\b/;
/** "What if one is -150", "the last one at +120": the place of the single price that is meant; null where it is not said to be one. */
function oneOf(before: readonly string[], text: string): number | null {
  const place = placeIn(before, text);
  if (place !== null) return place;
  const areAlike = new Set(before).size === 1;
  return areAlike && ONE_OF.test(text) && !OF_ALL.test(text) ? before.length - 1 : null;
}

/** "With 60%", "its really 54", "an edge of 2%", "half kelly", "25% boost instead". */
function sharesAgain(before: Calculation, again: Again): Change {
  if (before.kind === 'kelly' || before.kind === 'drawdown') {
    const part = kellyPartIn({ ...again, hasSides: false }) ?? (HALVES.test(again.text) ? 0.5 : undefined);
    if (part !== undefined && part > 0 && part <= 1) return { fraction: part, ...chanceAgain(before, again) };
  }
  const boosted = before.kind === 'boost' ? bareBoost(again) : undefined;
  if (boosted !== undefined) return { boost: boosted };
  if (before.kind === 'hedge' && NOT_HALF.test(again.text)) return { share: undefined };
  if (before.kind === 'hedge' && again.says.has('half'))
    return { share: 0.5, profitCents: undefined, hedgeStakeCents: undefined };
  return chanceAgain(before, again);
}

/** "My boost is 30", "a 30 boost": a bare number that is called one is its percent. */
export function bareBoost({ amounts, text }: Again): number | undefined {
  const said =
    /\bboost( \w+)? (?:is|was|at|of|only|just) (?:\w+ )?(\d{1,3})\b/.exec(text)?.[2] ??
    /\b(\d{1,3}) (?:profit )?boost\b/.exec(text)?.[1];
  return amounts.shares.length === 0 && said !== undefined && Number(said) > 0 ? Number(said) / WHOLE : undefined;
}

/** "I meant the whole thing not half". */
const NOT_HALF =
  /\bnot (just |only )?(a |the )?half\b|\b(the |a )?(whole|full|entire) (thing|hedge|bet|amount|stake)\b/;

const HALVES = /\b(half|halve) (it|that|of it|of that)\b|\bin half\b|^(just |only |and )?half$/;

function chanceAgain(before: Calculation, again: Again): Change {
  const shares = again.amounts.shares.map((one) => ({ ...one, role: shareRole(again.tokens, one) }));
  // A boost is no chance of the bonus bet that was spoken of before it.
  if (before.kind !== 'boost' && shares.some(({ role }) => role === 'boost')) return {};
  const share = shares.find(({ role }) => role !== 'kelly');
  if (share) return shareAgain(before, again, share.role, share.share);
  const rate = bareRate(before, again);
  return rate === undefined ? {} : { chance: rate };
}

const EVEN = 2;

function shareAgain(before: Calculation, { text }: Again, role: ShareRole, share: number): Change {
  if (before.kind === 'boost' && (before.chance === undefined || role === 'boost' || !OF_CHANCE.test(text)))
    return { boost: share };
  if (share > 1) return {};
  switch (before.kind) {
    case 'drawdown':
      return { level: isLost(text) ? 1 - share : share };
    case 'hedge':
      return { share, profitCents: undefined, hedgeStakeCents: undefined };
    case 'convert':
      return share < 1 ? { chance: share, price: undefined } : {};
    case 'ruin':
      return role !== 'edge' && (role === 'stake' || share < LEAST_RATE)
        ? { units: 1 / share, bankrollCents: undefined, stakeCents: undefined }
        : rateAgain(before, role, share);
    default:
      // What is staked each time is no chance to win.
      return role === 'stake' ? {} : rateAgain(before, role, share);
  }
}

/** "What about 30%" behind a boost is another boost, where it is not said to be how often its bet wins. */
const OF_CHANCE =
  /\b(win|wins|winning|chances?|hits?|likely|probab\w*|true|fair|real|really|think|say|edge|ev|of the time)\b/;

function rateAgain(before: Calculation, role: ShareRole, share: number): Change {
  if (share === 1 || !takesChance(before)) return {};
  if (role === 'edge') return edgeAgain(before, share);
  return { chance: share, ...(before.kind === 'cash_out' && { prices: undefined }) };
}

/** An edge over the price of the sum is a chance: (1 + edge) / decimal odds. */
function edgeAgain(before: Calculation, edge: number): Change {
  const decimal = 'price' in before && before.price !== undefined ? priceTextToDecimal(before.price) : EVEN;
  const chance = (1 + edge) / decimal;
  return chance < 1 ? { chance } : {};
}

const isLost = (text: string): boolean =>
  /\b(drop|lose|losing|down|drawdown|fall)\b/.test(text) && !/\bto (just )?\d/.test(text);

const defined = (change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

const WHOLE = 100;

/** "60-40" parts the chance of a bet that is held. */
function splitAgain(record: Again['amounts']['record']): Change {
  const [mine = 0, theirs = 0, ...others] = record ?? [];
  const isSplit = mine > 0 && theirs > 0 && mine + theirs === WHOLE && others.length === 0;
  return isSplit ? { chance: mine / WHOLE, prices: undefined } : {};
}

/** "By 3s", "over 500 bets", "4 legs", "3 units", "if 4 hit", "60-40". */
function countsAgain(before: Calculation, { amounts, text }: Again): Change {
  const count = (...of: string[]) => amounts.counts.find((one) => of.includes(one.of))?.count;
  const [units, legs] = [count('units'), count('legs')];
  switch (before.kind) {
    case 'streak':
      return streakAgain(
        before,
        count('bets', 'picks', 'games'),
        count('streak') ?? inARow(text) ?? bareLength(amounts),
      );
    case 'ruin':
      return units === undefined ? {} : { units, bankrollCents: undefined, stakeCents: undefined };
    case 'payout':
      return units === undefined ? {} : { units, stakeCents: undefined, toWinCents: undefined };
    case 'record': {
      const [won, lost, pushed] = amounts.record ?? [];
      return {
        ...(units !== undefined && { units, stakeCents: undefined }),
        ...(won !== undefined && lost !== undefined && { won, lost, pushed }),
      };
    }
    case 'cash_out':
      return splitAgain(amounts.record);
    case 'convert':
      return legs !== undefined && before.chance !== undefined ? { legs } : {};
    case 'teaser':
      return {
        ...defined({ points: count('points') }),
        // How often a leg wins is so at its line, and not at one further on.
        ...(count('points') !== undefined && { chances: undefined }),
        ...(legs !== undefined && { legs, lines: undefined, teams: undefined, chances: undefined }),
      };
    default:
      return moreLegs(before, legs ?? bareLegs(before, text), text);
  }
}

/** All of the next bets are as many as are to be lost in a row. */
function streakAgain(
  before: Extract<Calculation, { kind: 'streak' }>,
  bets: number | undefined,
  length: number | undefined,
): Change {
  const isOfAll = before.bets === before.length;
  return defined({ bets: bets ?? (isOfAll ? length : undefined), length: length ?? (isOfAll ? bets : undefined) });
}

/** "What about 10": too few for a rate. */
const bareLength = ({ lines, shares }: Again['amounts']): number | undefined =>
  shares.length > 0
    ? undefined
    : lines.find(({ line, signed }) => !signed && Number.isInteger(line) && line > 1 && line / WHOLE < LEAST_RATE)
        ?.line;

const inARow = (text: string): number | undefined => {
  const said = /\b(\d+) (?:\w+ )?in a row\b/.exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
};

const MOST_LEGS = 16;
/** "3s instead of 2s", "change the 2s to 3s": the one that is new. */
export function sizeIn(text: string, before?: number): number | undefined {
  const named = robinSizesIn(text);
  return named.find((size) => size !== before) ?? named[0];
}

/** "If 4 hit", "all 5 win": so many winners. */
export const winnersIn = (text: string): number | undefined => {
  const said =
    /\b(\d{1,2}) (?:of (?:them |em )?)?(?:legs? |teams? |picks? )?(?:win|wins|hit|hits|cash|winners|land)\b/.exec(
      text,
    )?.[1];
  return said === undefined ? undefined : Number(said);
};

const BARE_LEGS =
  /^(?:and |so |ok |what |about |how |if |its |just |only |with |w |do |make |it )*([2-4])(?: instead)?$/;

/** "And w 2": of legs at one price a number that is too small for a stake is how many. */
export const bareLegs = (before: Calculation, text: string): number | undefined => {
  const said = before.kind === 'parlay' ? BARE_LEGS.exec(text)?.[1] : undefined;
  return said === undefined ? undefined : Number(said);
};

const ADDED =
  /\b(add|adding|another|one more|extra|plus|throw in|toss in)( (a|an|one|another|1|in))*( more| extra)? (team|leg|pick|game)\b/;
const addedLegs = (text: string): number => (ADDED.test(text) && !/\d/.test(text) ? 1 : 0);

/** "By 3s", "with 5 legs": where one price is that of all legs there may be more of them. */
function moreLegs(before: Calculation, legs: number | undefined, text: string): Change {
  if (before.kind !== 'parlay' && before.kind !== 'round_robin') return {};
  const [price] = before.prices;
  const isSame = before.prices.every((other) => other === price);
  const fits = legs !== undefined && legs >= 2 && legs <= MOST_LEGS && isSame && price !== undefined;
  const isRobin = before.kind === 'round_robin';
  // "Add a team" to legs that are all at one price.
  const added = legs === undefined && isSame && price !== undefined ? addedLegs(text) : 0;
  const more = before.prices.length + added;
  return {
    ...(fits && { prices: Array<string>(legs).fill(price), chances: undefined }),
    ...(added > 0 &&
      more <= MOST_LEGS &&
      price !== undefined && { prices: Array<string>(more).fill(price), chances: undefined }),
    ...defined({
      size: before.kind === 'round_robin' ? sizeIn(text, before.size) : undefined,
      winners: isRobin ? winnersIn(text) : undefined,
    }),
  };
}
