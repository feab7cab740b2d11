import { indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Span, WishPart } from '../wishes/wish-part.ts';

/** What one word of a message behind a list of games says of it, beside what every wish may say. */
type ViewWord =
  | {
      kind: 'degree';
      of: 'high' | 'low' | 'long' | 'short' | 'even' | 'uneven' | 'last' | 'first' | 'new' | 'old';
      sorts?: true;
      /** Of what a game is scored in, its total; of goals and runs where these are scored. */
      scoring?: 'points' | 'goals' | 'runs';
    }
  | { kind: 'sorts' }
  | { kind: 'noun'; of: 'line' | 'price' | 'hold' | 'start'; sorts?: true }
  | { kind: 'side'; of: 'home' | 'away' }
  | { kind: 'tour'; prefix: string }
  | { kind: 'small' };

type Degree = Extract<ViewWord, { kind: 'degree' }>['of'];

const listed = (word: ViewWord, phrases: string): [string, ViewWord][] =>
  phrases.split(', ').map((phrase) => [phrase, word] as [string, ViewWord]);

const WORDS = indexPhrases<ViewWord>([
  ...listed({ kind: 'degree', of: 'high' }, 'highest, biggest, largest, heaviest, most, fattest, widest'),
  ...listed({ kind: 'degree', of: 'low' }, 'lowest, smallest, least'),
  ...listed({ kind: 'degree', of: 'high', scoring: 'points' }, 'highest scoring, high scoring, most scoring'),
  ...listed({ kind: 'degree', of: 'low', scoring: 'points' }, 'lowest scoring, low scoring, least scoring'),
  ...(['goals', 'runs'] as const).flatMap((scoring) => [
    ...listed({ kind: 'degree', of: 'high', scoring }, `most ${scoring}`),
    ...listed({ kind: 'degree', of: 'low', scoring }, `least ${scoring}, fewest ${scoring}`),
  ]),
  ...listed({ kind: 'degree', of: 'long' }, 'longest, longest shot'),
  ...listed({ kind: 'degree', of: 'short' }, 'shortest'),
  ...listed(
    { kind: 'degree', of: 'even' },
    'closest, tightest, tighter, evenest, most even, near even, pick em, pickem, coin flip, closest to a coin flip, closest to even, closest to 50 50, closest odds, how even, evenly matched, most evenly matched, how close, how tight, closeness, by closeness, how competitive, competitiveness',
  ),
  ...listed({ kind: 'degree', of: 'even' }, 'least lopsided, least one sided, most competitive'),
  ...listed(
    { kind: 'degree', of: 'uneven' },
    'most lopsided, lopsided, most one sided, most uneven, biggest mismatch, mismatch, biggest blowout',
  ),
  ...listed({ kind: 'degree', of: 'last' }, 'latest, late one, the late one'),
  ...listed({ kind: 'degree', of: 'first' }, 'earliest, soonest, early one, the early one'),
  ...listed({ kind: 'degree', of: 'high', sorts: true }, 'highest first, biggest first, largest first'),
  ...listed({ kind: 'degree', of: 'low', sorts: true }, 'lowest first, smallest first'),
  ...listed({ kind: 'degree', of: 'long', sorts: true }, 'longest first'),
  ...listed({ kind: 'degree', of: 'short', sorts: true }, 'shortest first'),
  ...listed({ kind: 'degree', of: 'even', sorts: true }, 'closest first, tightest first'),
  ...listed({ kind: 'degree', of: 'new' }, 'newest, freshest, most recent'),
  ...listed({ kind: 'degree', of: 'old' }, 'oldest, stalest'),
  ...listed({ kind: 'sorts' }, 'sort, sorted, rank, ranked, order, ordered, arrange'),
  ...listed(
    { kind: 'noun', of: 'price', sorts: true },
    'by price, by prices, by odds, by payout, by the price, by the odds',
  ),
  ...listed({ kind: 'noun', of: 'line', sorts: true }, 'by line, by lines, by number, by points, by spread, by total'),
  ...listed({ kind: 'noun', of: 'hold', sorts: true }, 'by hold, by vig, by juice, by margin'),
  ...listed({ kind: 'noun', of: 'start', sorts: true }, 'by start, by time, by start time, by kickoff, by clock'),
  ...listed({ kind: 'noun', of: 'line' }, 'number, numbers, line, lines, points'),
  ...listed({ kind: 'noun', of: 'price' }, 'price, prices, priced, odds, payout, payouts, pay, pays, paying'),
  ...listed(
    { kind: 'noun', of: 'hold' },
    'hold, holds, vig, vigs, vigorish, juice, juiciest, margin, margins, rake, overround',
  ),
  ...listed(
    { kind: 'noun', of: 'start' },
    'start, starts, time, start time, start times, kickoff, tip, tipoff, puck drop, first pitch, clock',
  ),
  ...listed({ kind: 'side', of: 'home' }, 'home, home teams, home team, home side, home sides, hosts'),
  ...listed(
    { kind: 'side', of: 'away' },
    'away, road, road teams, road team, away teams, away team, visitors, visiting',
  ),
  ...listed({ kind: 'tour', prefix: 'tennis_atp_' }, 'men, mens, the men, guys, atp'),
  ...listed({ kind: 'tour', prefix: 'tennis_wta_' }, 'women, womens, the women, ladies, girls, wta'),
  ...listed(
    { kind: 'small' },
    'next, first, 1st, second, 2nd, third, 3rd, fourth, 4th, fifth, 5th, last, who, whos, which ones, ones, one, n, what, how many, to bet, by, off, left, full, list, whole, everything, those, slate, please, same, here, there, on there, on it, in there, of those, of them, of these, those games, these games, that list, this list, gonna, put, again, back, back to, current, filter, narrow, narrow it, narrow it down, limit, keep, leave, lines for, offered, book, books, at each, table, tables',
  ),
]);

/** What is good or bad of a price says which end of what is kept of it: the best vig is the least. */
const OF_HOLD = indexPhrases<ViewWord>([
  ...listed({ kind: 'degree', of: 'low' }, 'best, better, cheapest, cheaper, tightest, less, lower'),
  ...listed(
    { kind: 'degree', of: 'high' },
    'worst, worse, juiciest, dearest, priciest, most expensive, expensive, more, higher',
  ),
]);

/** Of books that are held against each other by what they pay the best is the most. */
const OF_BEST = indexPhrases<ViewWord>([
  ...listed({ kind: 'degree', of: 'high' }, 'best, better, top, first, most often'),
  ...listed({ kind: 'degree', of: 'low' }, 'worst, worse, last, bottom, least often'),
]);

/** "The cheapest total" is the one of which the least is kept. */
const COSTS = /^(cheapest|expensive|priciest|dearest)$/;
const OF_MARKET = /^(totals?|spreads?|moneylines?|ml|mls)$/;
const OF_KIND = /^(dogs?|underdogs?|favs?|faves?|favou?rites?|chalk)$/;

/** What the list that a message goes on from is in the order of, where its words call an end of it good or bad. */
export type Measured = 'hold' | 'best_price' | null;

/** "Top 5", where what comes first is said as well, counts and asks for no bets. */
const TOP = /^(top|first)$/;

/** What a message says of a list of games in words that no wish for bets has, and which tokens say it. */
export type ViewWords = {
  degree: Degree | null;
  /** "The highest and the lowest": the other end of the same order, where it is named too. */
  otherEnd: Degree | null;
  sorts: boolean;
  nouns: ReadonlySet<Extract<ViewWord, { kind: 'noun' }>['of']>;
  side: 'home' | 'away' | null;
  tour: string | null;
  lines: { min?: number; max?: number } | null;
  spans: ReadonlyMap<number, Span<WishPart>>;
};

const SAYS_NOTHING: WishPart = { kind: 'filler' };
const TOTALS: WishPart = { kind: 'market', market: 'total', many: true };
const SCORED: Readonly<Record<'goals' | 'runs', WishPart>> = {
  goals: { kind: 'league', name: { leagues: ['NHL', 'Soccer', 'EPL', 'MLS'] } },
  runs: { kind: 'league', name: { leagues: ['MLB'] } },
};

/** What a message says of a list in the order of `before`. */
export function readViewWords(tokens: readonly Token[], before: Measured = null): ViewWords {
  const found = tokens.flatMap((_, at) => phraseAt(WORDS, tokens, at)?.values[0] ?? []);
  const names = (noun: string) => found.some((word) => word.kind === 'noun' && word.of === noun);
  const hasDegree = found.some(({ kind }) => kind === 'degree');
  const isCost = tokens.some(({ text }) => COSTS.test(text)) && tokens.some(({ text }) => OF_MARKET.test(text));
  const isHold = names('hold') || isCost || (before === 'hold' && !names('price') && !names('line'));
  // The best price on an underdog is the longest.
  const isOfPrice = names('price') && tokens.some(({ text }) => OF_KIND.test(text));
  const ends = isHold ? OF_HOLD : before === 'best_price' || isOfPrice ? OF_BEST : null;
  const own = (at: number) => (ends ? phraseAt(ends, tokens, at) : null) ?? phraseAt(WORDS, tokens, at);
  const words = wordsAt(tokens, (at) => (hasDegree || isHold ? topAt(tokens, at) : null) ?? own(at));
  // "And the worst" behind the lowest hold is the highest.
  return isHold && words.degree !== null ? { ...words, nouns: new Set([...words.nouns, 'hold']) } : words;
}

type Spoken = { values?: readonly ViewWord[]; to: number };

const topAt = (tokens: readonly Token[], at: number): Spoken | null =>
  TOP.test(tokens[at]?.text ?? '') && tokens[at + 1]?.number ? { to: at + 1 } : null;

/** "Most goals": a total, and where goals are scored. */
function spansOf({ values, to }: Spoken, at: number): [number, Span<WishPart>][] {
  const [word] = values ?? [];
  const scored = word?.kind === 'degree' ? word.scoring : undefined;
  if (scored === undefined || scored === 'points')
    return [[at, { part: scored === undefined ? SAYS_NOTHING : TOTALS, to }]];
  return [
    [at, { part: TOTALS, to: at + 1 }],
    [at + 1, { part: SCORED[scored], to }],
  ];
}

function wordsAt(tokens: readonly Token[], spokenAt: (at: number) => Spoken | null): ViewWords {
  const nouns = new Set<Extract<ViewWord, { kind: 'noun' }>['of']>();
  const spans = new Map<number, Span<WishPart>>();
  const words: { -readonly [Part in keyof ViewWords]: ViewWords[Part] } = {
    degree: null,
    otherEnd: null,
    sorts: false,
    nouns,
    side: null,
    tour: null,
    lines: null,
    spans,
  };
  for (let at = 0; at < tokens.length; ) {
    const limit = rangeAt(tokens, at) ?? exactAt(tokens, at) ?? lineLimitAt(tokens, at);
    const found: Spoken | null = limit ?? spokenAt(at);
    if (limit) words.lines = { ...words.lines, ...limit.lines };
    else if (found) add(words, nouns, found.values?.[0]);
    if (found) for (const [from, span] of spansOf(found, at)) spans.set(from, span);
    at = found?.to ?? at + 1;
  }
  return words;
}

function add(
  words: { -readonly [Part in keyof ViewWords]: ViewWords[Part] },
  nouns: Set<Extract<ViewWord, { kind: 'noun' }>['of']>,
  word: ViewWord | undefined,
): void {
  if (word?.kind === 'degree') {
    if (words.degree !== null && OTHER_ENDS[words.degree] === word.of) words.otherEnd = word.of;
    words.degree ??= word.of;
    words.sorts ||= word.sorts === true;
  }
  if (word?.kind === 'sorts') words.sorts = true;
  if (word?.kind === 'noun') {
    nouns.add(word.of);
    words.sorts ||= word.sorts === true;
  }
  if (word?.kind === 'side') words.side = word.of;
  if (word?.kind === 'tour') words.tour = word.prefix;
}

const OTHER_ENDS: Readonly<Partial<Record<Degree, Degree>>> = {
  high: 'low',
  low: 'high',
  long: 'short',
  short: 'long',
  first: 'last',
  last: 'first',
  new: 'old',
  old: 'new',
  even: 'uneven',
  uneven: 'even',
};

const MOST_POINTS = 400;
const LEAST_PRICE = 100;
const STEP = 0.5;
const POINTS = /^(points?|pts?)$/;
const BELOW = /^(under|below)$/;
const ABOVE = /^(over|above)$/;

type Limit = { lines: { min?: number; max?: number }; to: number };

/** "Between 1.5 and 2.5", "from +1.5 to +2.5". */
function rangeAt(tokens: readonly Token[], at: number): Limit | null {
  const word = (place: number) => tokens[place]?.text ?? '';
  const isRange =
    (word(at) === 'between' && /^(and|to)$/.test(word(at + 2))) || (word(at) === 'from' && word(at + 2) === 'to');
  const [one, other] = [plainPoints(tokens[at + 1]), plainPoints(tokens[at + 3])];
  if (!isRange || one === null || other === null) return null;
  return { lines: { min: Math.min(one, other), max: Math.max(one, other) }, to: at + 4 };
}

/** "A 2.5 line". */
function exactAt(tokens: readonly Token[], at: number): Limit | null {
  const points = plainPoints(tokens[at]);
  if (points === null || !/^(lines?|numbers?)$/.test(tokens[at + 1]?.text ?? '')) return null;
  return { lines: { min: points, max: points }, to: at + 2 };
}

/** "Under 6", "at least 7", "3 or less", "3 points or less": how large a line may be. */
export function lineLimitAt(tokens: readonly Token[], at: number): Limit | null {
  const word = (place: number) => tokens[place]?.text ?? '';
  const pair = `${word(at)} ${word(at + 1)}`;
  const isPair =
    /^(less than|fewer than|smaller than|lower than|more than|greater than|bigger than|higher than|at least|at most)$/.test(
      pair,
    );
  const place = isPair ? at + 2 : BELOW.test(word(at)) || ABOVE.test(word(at)) ? at + 1 : at;
  const points = plainPoints(tokens[place]);
  if (points === null) return null;
  const { isOrLess, isOrMore, to } = boundBehind(tokens, place + 1);
  if (place === at && !isOrLess && !isOrMore) return null;
  if (isOrLess || pair === 'at most') return { lines: { max: points }, to };
  if (isOrMore || pair === 'at least') return { lines: { min: points }, to };
  const isBelow = BELOW.test(word(at)) || /^(less|fewer|smaller|lower)/.test(pair);
  return { lines: isBelow ? { max: points - STEP } : { min: points + STEP }, to };
}

/** "Points or less" behind a number, and where the words behind it go on. */
function boundBehind(tokens: readonly Token[], place: number): { isOrLess: boolean; isOrMore: boolean; to: number } {
  const at = POINTS.test(tokens[place]?.text ?? '') ? place + 1 : place;
  const behind = `${tokens[at]?.text ?? ''} ${tokens[at + 1]?.text ?? ''}`;
  const isOrLess = /^or (less|fewer|lower|under|below|smaller)$/.test(behind);
  const isOrMore = /^or (more|higher|over|above|bigger|up)$/.test(behind);
  return { isOrLess, isOrMore, to: isOrLess || isOrMore ? at + 2 : at };
}

function plainPoints(token: Token | undefined): number | null {
  const number = token?.number;
  if (
    !number ||
    (number.sign === '+' && number.value >= LEAST_PRICE) ||
    number.dollars ||
    number.percent ||
    number.suffix !== ''
  )
    return null;
  return number.value > 0 && number.value < MOST_POINTS ? number.value : null;
}
