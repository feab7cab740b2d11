import { EXTRA_TOKEN_CENTS } from '#contract/prices.ts';
import type { AboutMatter, LookUpTopic } from '#contract/research/look-up.ts';
import type { League } from '#engine/names/league.ts';
import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { dollars, plural } from '../../words/format.ts';
import type { Act } from '../acts/act.ts';
import { asksMaking } from '../acts/how-made.ts';
import type { ActShare } from '../acts/read-act.ts';
import { CROWD_TOLD, saysCrowd } from '../product/crowd-faded.ts';
import { isOfSchool, type ProductMatter } from '../product/product-matter.ts';
import { likeliestMatter, type MatterShare } from '../product/read-product-matter.ts';
import { settlingAsked } from '../product/settling-asked.ts';
import { ageWords, readState, tellPlace } from '../product/tell-place.ts';
import type { Reading } from '../reading.ts';
import { asksForOwnStop } from '../self-exclusion.ts';
import { statesIn } from '../states-in.ts';
import type { Amounts } from './amount.ts';
import { type Asked, calculated, say } from './call.ts';
import { lookUp, withWords } from './look-up-call.ts';
import { plainText } from './plain-text.ts';
import type { Topic } from './topics.ts';

type ProductQuestion = {
  tokens: readonly Token[];
  /** Where names of the slate stand. */
  mentions: readonly { from: number; to: number }[];
  amounts: Pick<Amounts, 'prices' | 'shares' | 'money'>;
  reading: Pick<Reading, 'leagues' | 'memory' | 'bankroll' | 'intent'>;
  likeliest: ActShare;
  previous: Pick<Reading, 'ticket' | 'lookedUp' | 'focus' | 'calculation'> | null;
};

/** What a message about the product may seem to want; what surely wants something else is not about it. */
const NEAR_PRODUCT: ReadonlySet<Act> = new Set<Act>([
  'product',
  'setting',
  'term',
  'harm',
  'outside',
  'doubt',
  'react',
]);
const SURE_OF_ACT = 0.5;
/** What a message may be about where its act says so too; by its matter alone; and where its act says otherwise. */
const LEAST = { isProduct: 0.2, share: 0.6 };
const SURE = { isProduct: 0.45, share: 0.3 };
/** Behind bets or a sum a message is more likely about them. */
const BEHIND = { isProduct: 0.8, share: 0.5 };
const SURER = { isProduct: 0.8, share: 0.6 };
const SURELY = { isProduct: 0.65, share: 0.85 };

/** The readers of acts and of matters are taught apart: where they agree less of each is enough, and where they differ it takes more. */
function isMeant({ isProduct, share }: MatterShare, { act, share: sure }: ActShare, isBehind: boolean): boolean {
  const isAtLeast = (least: typeof LEAST) => isProduct >= least.isProduct && share >= least.share;
  if (sure >= SURE_OF_ACT && !NEAR_PRODUCT.has(act)) return isAtLeast(SURER) || isAtLeast(SURELY);
  return isAtLeast(isBehind ? BEHIND : SURE) || (act === 'product' && sure >= SURE_OF_ACT && isAtLeast(LEAST));
}
const OF_SHOWN: ReadonlySet<ProductMatter> = new Set<ProductMatter>(['own_bets', 'books']);
const NAMES_US = /\b(you|u|ya|yall|your|ur|here|site|app|edgewise|my (bets|picks|record|results|history))\b/;
const hasShown = (previous: ProductQuestion['previous']): boolean =>
  (previous?.focus ?? []).length > 0 || previous?.calculation != null;
const isOfShown = (matter: ProductMatter | null, tokens: readonly Token[]): boolean =>
  matter !== null && OF_SHOWN.has(matter) && !NAMES_US.test(plainText(tokens));
const ALONE = 0.85;
const isAlone = ({ isProduct }: MatterShare, previous: ProductQuestion['previous']): boolean =>
  isProduct >= ALONE && (previous === null || previous.lookedUp != null);
/** Of these a league may be named beside them. */
const OF_LEAGUES: ReadonlySet<ProductMatter> = new Set<ProductMatter>(['sports', 'record', 'own_bets', 'live']);

/** What is asked of the product, of what it costs and of the own account, and of no bet. */
export function readProduct({
  tokens,
  mentions,
  amounts,
  reading,
  likeliest,
  previous,
}: ProductQuestion): Asked | null {
  if (amounts.prices.length + amounts.shares.length > 0 || asksForOwnStop(tokens)) return null;
  const told = previous?.lookedUp ?? null;
  const found = likeliestMatter(tokens, told !== null && told.kind !== 'term', LEAST.isProduct);
  const matter = isMeant(found, likeliest, hasShown(previous)) ? found.of : null;
  // "List every book", "how much am i putting up" behind something else are about that.
  if (isOfShown(matter, tokens) && !isAlone(found, previous)) return null;
  if (matter === null || isOfElse(matter, { tokens, reading, previous })) return null;
  // What to put on bets of one's own bankroll is answered as such, which an account under age is refused.
  if (matter === 'bet_size' && reading.intent === 'bankroll') return null;
  // A name is a word of it in "cards" and "California" alone.
  const [place] = statesIn(tokens);
  const names = mentions.filter(({ from }) => !place || from < place.from || from >= place.to);
  if (names.length > 0 && matter !== 'payment') return null;
  return tellMatter(matter, { tokens, amounts, reading });
}

/** Which sports have props is told of the props; of a parlay that was put together here its own words are asked. */
const isOfElse = (
  matter: ProductMatter,
  { tokens, reading, previous }: Pick<ProductQuestion, 'tokens' | 'reading' | 'previous'>,
): boolean =>
  isOfSchool(matter) ||
  (reading.leagues.length > 0 && !OF_LEAGUES.has(matter)) ||
  (matter === 'sports' && saysProps(tokens)) ||
  (matter === 'slip' && previous?.ticket === true);

const saysProps = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => /^props?$/.test(text));

/** The record: of the one league that is named, else all of it. */
export const tellRecord = ([league, second]: readonly League[]): Asked =>
  lookUp({ kind: 'record', ...(league && !second && { sport: league }) });

/** What is told of a matter: of the book and the state that are named, of this league, of this many tokens, of these odds. */
export function tellMatter(
  matter: ProductMatter,
  { tokens, amounts, reading }: Pick<ProductQuestion, 'tokens' | 'amounts' | 'reading'>,
): Asked {
  if (matter === 'record') return tellRecord(reading.leagues);
  if (isOfPlace(matter)) {
    const asked = tellPlace(matter, tokens, reading.memory?.state ?? null);
    if (asked) return asked;
  }
  if (matter === 'bet_size') return tellSize(amounts, reading, tokens);
  if (matter === 'sayings' && saysCrowd(plainText(tokens))) return CROWD_TOLD;
  if (matter === 'what') return lookUp({ kind: 'about' });
  if (matter === 'prices') return withWords(lookUp({ kind: matter }), tokenWords(tokens));
  if (matter === 'books' || matter === 'sports' || matter === 'own_bets') return lookUp({ kind: matter });
  return tellAbout(matter, tokens, amounts);
}

function tellAbout(of: AboutMatter, tokens: readonly Token[], { prices }: Pick<Amounts, 'prices'>): Asked {
  const about = lookUp({ kind: 'about', of });
  if (of === 'no_play') return lookUp({ kind: 'about', of: settlingAsked(plainText(tokens)) ?? of });
  if (of === 'age') return withWords(about, ageWords(tokens));
  if (of === 'odds_signs') return withWords(about, signWords(prices));
  // Who asks for the way a figure is made gets its formula.
  const isOurs = of === 'fair_price' || (of === 'books_differ' && tokens.some(({ text }) => text === 'fair'));
  return (isOurs ? methodOf(tokens) : null) ?? about;
}

type PlaceMatter = Extract<ProductMatter, 'books' | 'legal' | 'states'>;
const isOfPlace = (matter: ProductMatter): matter is PlaceMatter => /^(books|legal|states)$/.test(matter);

/** What to put on a bet: in dollars where it is said how much there is, and shared out where it is to last for a while. */
function tellSize(
  { money }: Pick<Amounts, 'money'>,
  { bankroll, memory }: Pick<Reading, 'bankroll' | 'memory'>,
  tokens: readonly Token[],
): Asked {
  const [one, ...others] = money;
  const said = bankroll ?? memory?.bankroll;
  const plain = plainText(tokens);
  if (one && others.length === 0 && said == null && A_LOT.test(plain) && !HAS.test(plain)) return tellStake(one.cents);
  const named = others.length > 0 ? undefined : one?.cents;
  const cents = bankroll == null && named !== undefined ? named : said == null ? undefined : Math.round(said * CENTS);
  if (cents === undefined || cents < CENTS) return lookUp({ kind: 'about', of: 'bet_size' });
  const parts = Number(SHARED_OUT.exec(plain)?.[1] ?? 1);
  const stakeCents = parts > 1 ? Math.floor(cents / parts) : undefined;
  return withOffers(
    calculated([{ kind: 'stake_plan', bankrollCents: cents, ...(stakeCents !== undefined && { stakeCents }) }]),
  );
}
/** "Is $50 on the Lions a lot": of which bankroll that is a stake. */
const tellStake = (cents: number): Asked =>
  say(
    `It depends on what you set aside for betting: 1% to 2% of that is a common stake, so ${dollars(cents)} fits ${dollars(cents * FULL_STAKES.of2)} to ${dollars(cents * FULL_STAKES.of1)}. With less than that it is a lot for one bet, which loses nearly half the time even if it is a good one. Bet only what you can lose without harm.`,
  );
const FULL_STAKES = { of1: 100, of2: 50 };
const A_LOT =
  /\b(a lot|too (much|big|high)|reasonable|normal|crazy|dumb|ok(ay)?|enough|sensible|pointless|worth betting|big)\b/;
const HAS =
  /\b(have|has|had|got|left|total|bankroll|roll|budget|paycheck|salary|month|week|make|account|deposit(ed)?)\b/;

/** "Split 250 across 5 bets". */
const SHARED_OUT =
  /\b(?:across|over|between|among|into|on) (?:the |my |these |like )?(\d{1,2}) (?:\w+ )?(?:bets?|games?|picks?|plays)\b/;
const CENTS = 100;
/** Each pick comes with a stake of its own. */
const withOffers = (asked: Asked): Asked =>
  asked.kind === 'calls' ? { ...asked, offers: ['Best bets today'] } : asked;

const TOKENS = /^(tokens?|credits?)$/;

/** What so many tokens cost. */
function tokenWords(tokens: readonly Token[]): string[] {
  const count = tokens.find(({ number }, at) => number?.value && TOKENS.test(tokens[at + 1]?.text ?? ''))?.number
    ?.value;
  if (!count || !Number.isInteger(count) || count > MOST_TOKENS) return [];
  return [
    `${plural(count, 'token')} at ${dollars(EXTRA_TOKEN_CENTS)} each cost ${dollars(count * EXTRA_TOKEN_CENTS)}.`,
  ];
}
const MOST_TOKENS = 100_000;

/** What the odds say that are named: what they stake or win, and which of two is the favorite. */
function signWords(prices: Amounts['prices']): string[] {
  const american = prices.filter(({ text }) => /^[+-]\d/.test(text)).slice(0, 2);
  const [one, other] = american;
  const words = american.map(({ text }) =>
    text.startsWith('-')
      ? `At ${text} you stake $${text.slice(1)} to win $100.`
      : `At ${text} you win $${text.slice(1)} on a stake of $100.`,
  );
  if (!one || !other || one.decimal === other.decimal) return words;
  const [low, high] = one.decimal < other.decimal ? [one, other] : [other, one];
  return [`The side at ${low.text} is the favorite, the one at ${high.text} the underdog.`, ...words];
}

type Situation = { tokens: readonly Token[]; topics: ReadonlySet<Topic>; hasNames: boolean };

/** "R these real odds", "is this live data". */
const OF_DATA =
  /^(so |wait |yo |ok |and |but )*(is|are|r) (these|those|this|the|your|ur|any of (these|this)) (\w+ )?(real|live|actual|fake|demo|made up|legit)( \w+)?$|^(so |wait |yo |ok |and |but )*(is|are|r) (these|those|this|the|your|ur) (odds|prices|lines|numbers|data) (even |actually )?(real|live|fake|demo|made up|legit)$/;

/** What is asked about this product or about the writer's own account; null where it is about bets. */
export const readAbout = (situation: Situation): Asked | null => dataAsked(situation) ?? ofTopics(situation);

const dataAsked = ({ tokens, hasNames }: Situation): Asked | null =>
  !hasNames && OF_DATA.test(plainText(tokens)) ? lookUp({ kind: 'about', of: 'data' }) : null;

function ofTopics({ tokens, topics, hasNames }: Situation): Asked | null {
  const state = readState(tokens);
  if (topics.has('legal') && state) return lookUp({ kind: 'books', state });
  if (topics.has('books_covered') && !hasNames) return lookUp({ kind: 'books', ...(state && { state }) });
  if (topics.has('limits')) return lookUp({ kind: 'limits' });
  if (topics.has('own_bets') && !hasNames) return lookUp({ kind: 'own_bets' });
  if (topics.has('record') && !hasNames) return lookUp({ kind: 'record' });
  if (topics.has('prices')) return lookUp({ kind: 'prices' });
  if (topics.has('sports_covered') && !hasNames && !saysProps(tokens)) return lookUp({ kind: 'sports' });
  if (topics.has('about') && !hasNames) return withWords(lookUp({ kind: 'about' }), botWords(tokens));
  return readMethod(tokens);
}

const botWords = (tokens: readonly Token[]): string[] =>
  tokens.some(({ text }) => /^(bot|human|person|ai|real|chatgpt|robot)$/.test(text))
    ? ['Yes, a program: no person writes here.']
    : [];

const METHODS: Readonly<Record<string, string>> = {
  fair_price:
    'fair odds, fair price, fair prices, fair line, fair lines, fair number, fair numbers, fair value, whats fair, what is fair, the fair, true odds, power method, remove the vig, devig, no vig',
  chance: 'fair chance, probability, probabilities, win chance',
  edge: 'edge, edges, ev, expected value',
  confidence: 'confidence, stars, star rating, ratings',
  units: 'units, stake, stakes, stake size, bet size, unit size',
  worst_odds: 'worst odds, worst price, good to, down to',
  verdict: 'bet or pass, lean, verdict, pass',
  ranking: 'rank, ranking, order of picks',
  same_game: 'same game parlay, sgp, correlation, correlations',
  parlay: 'parlay price, parlays, parlay',
  hold: 'hold, vig, margin',
  closing_line_value: 'clv, closing line value',
  grading: 'grade, graded, grading, settle picks',
};
const METHOD_INDEX = indexPhrases(
  Object.entries(METHODS).flatMap(([of, phrases]) => phrases.split(', ').map((phrase) => [phrase, of] as const)),
);

/** "How do you calculate fair odds": how a figure of ours is made, and no term in general. */
function readMethod(tokens: readonly Token[]): Asked | null {
  const text = plainText(tokens);
  const asksHow =
    /\b(how|why) (do|does|did|is|are) (you|u|ya|your|this|it)\b/.test(text) ||
    /\bhow (you|u) (calculate|compute|get|figure|work|make|decide|price)\b/.test(text);
  if (
    !asksHow ||
    !/\b(calculate|compute|get|figure|work|worked|make|made|decide|decided|price|come|use|set|rate|rank|grade|determine|estimate)\b/.test(
      text,
    )
  )
    return null;
  return methodNamed(tokens);
}

/** The same in whatever words, where a figure of ours is surely spoken of. */
const methodOf = (tokens: readonly Token[]): Asked | null =>
  asksMaking(plainText(tokens)) ? methodNamed(tokens) : readMethod(tokens);

function methodNamed(tokens: readonly Token[]): Asked | null {
  const of = findPhrases(METHOD_INDEX, tokens)[0]?.values[0];
  return of === undefined ? null : lookUp({ kind: 'method', of } as LookUpTopic);
}
