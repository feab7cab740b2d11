import type { LookUpTopic } from '#contract/research/look-up.ts';
import { US_STATE_NAMES, type UsState } from '#contract/research/us-states.ts';
import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { readProductMatter } from '../product/read-product-matter.ts';
import type { Reading } from '../reading.ts';
import { asksForOwnStop } from '../self-exclusion.ts';
import { bookAt } from '../sportsbooks.ts';
import type { Amounts } from './amount.ts';
import { type Asked, calls } from './call.ts';
import { plainText } from './plain-text.ts';
import type { Topic } from './topics.ts';

const STATES = indexPhrases<UsState>(
  (Object.keys(US_STATE_NAMES) as UsState[]).map((key) => [US_STATE_NAMES[key].replace(/^the /, ''), key] as const),
);
/** Postal codes that are no words. */
const CODES =
  /^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$/;

export type StatePlace = { from: number; to: number; state: UsState };

/** Every state that a question names, by its name, else by its code. */
export function statesIn(tokens: readonly Token[]): StatePlace[] {
  const named = findPhrases(STATES, tokens).flatMap(({ from, to, values: [state] }) =>
    state ? [{ from, to, state }] : [],
  );
  if (named.length > 0) return named;
  return tokens.flatMap(({ raw, text }, at): StatePlace[] => {
    const isCode = text.length === 2 && CODES.test(raw.toUpperCase());
    const isMeant = raw === raw.toUpperCase() || tokens[at - 1]?.text === 'in';
    return isCode && isMeant ? [{ from: at, to: at + 1, state: raw.toUpperCase() as UsState }] : [];
  });
}

/** The state that a question names. */
export const readState = (tokens: readonly Token[]): UsState | null => statesIn(tokens)[0]?.state ?? null;

const lookUp = (topic: LookUpTopic | { kind: string }): Asked => calls([{ tool: 'look_up', input: { topic } }]);

type ProductQuestion = {
  tokens: readonly Token[];
  /** Where names of the slate stand. */
  mentions: readonly { from: number; to: number }[];
  amounts: Pick<Amounts, 'prices' | 'shares'>;
  reading: Pick<Reading, 'leagues' | 'memory'>;
  previous: Pick<Reading, 'ticket' | 'memory'> | null;
};

/** What is asked of the product, of what it costs and of the own account, and of no bet. */
export function readProduct({ tokens, mentions, amounts, reading, previous }: ProductQuestion): Asked | null {
  const isOfBet = amounts.prices.length + amounts.shares.length + reading.leagues.length > 0;
  if (isOfBet || asksForOwnStop(tokens)) return null;
  const [place] = statesIn(tokens);
  const told = reading.memory?.state;
  const isToldNow = told !== undefined && told !== previous?.memory?.state;
  const state = place?.state ?? told ?? null;
  // "California" is a team too.
  const names = mentions.filter(({ from }) => !place || from < place.from || from >= place.to);
  const matter = readProductMatter(tokens, { names, hasState: place !== undefined || isToldNow });
  if (matter === null) return aboutBook(tokens, mentions);
  // Of a parlay that was put together here its own words are asked.
  if (matter === 'slip' && previous?.ticket === true) return null;
  return tellMatter(matter, tokens, state);
}

function tellMatter(
  matter: NonNullable<ReturnType<typeof readProductMatter>>,
  tokens: readonly Token[],
  state: UsState | null,
): Asked {
  if (state && (matter === 'legal' || matter === 'states')) return lookUp({ kind: 'books', state });
  if (matter === 'record' || matter === 'prices') return lookUp({ kind: matter });
  // Who asks for the way a figure is made gets its formula.
  return (
    (matter === 'fair_price' && asksForWay(tokens) ? readMethod(tokens) : null) ??
    lookUp({ kind: 'about', of: matter } as LookUpTopic)
  );
}

const asksForWay = (tokens: readonly Token[]): boolean =>
  /\b(calculat|comput|formula|come up|worked? out|deriv|determin|figure)/.test(plainText(tokens));

const ASKS_OF_BOOK =
  /^(so |and |ok |but )*(do (you|u|ya) (guys )?(have|cover|use|include|support|list|carry|track|show|get|know|read|see)|(is|are|r) .*\b(on here|here|covered|included|legit|legal|licensed|safe|a real book|supported|available|allowed|sharp|a sharp book)\b|(what|whats|tell me) (about|is) |why (isnt|is|arent|are|dont|do) (you|u)? ?(have|cover|not|no)?|can i (use|bet at))/;
const WISHES = /\b(best|bets?|picks?|parlay|tonight|today|good|any|play|plays|line|lines|price on|win|over|under)\b/;
const MOST_WORDS_ON_BOOK = 9;

/** "Do you have bet365 odds", "is Bovada legit": one book, and no bet at it. */
function aboutBook(tokens: readonly Token[], mentions: readonly object[]): Asked | null {
  const text = plainText(tokens);
  const book = tokens.map((_, at) => bookAt(tokens, at)).find((found) => found !== null);
  const isAsked = book && mentions.length === 0 && ASKS_OF_BOOK.test(text) && tokens.length <= MOST_WORDS_ON_BOOK;
  if (!isAsked || WISHES.test(text)) return null;
  const state = readState(tokens);
  return lookUp({ kind: 'books', name: book.title, ...(state && { state }) } as LookUpTopic);
}

type Situation = { tokens: readonly Token[]; topics: ReadonlySet<Topic>; hasNames: boolean };

/** What is asked about this product or about the writer's own account; null where it is about bets. */
export function readAbout({ tokens, topics, hasNames }: Situation): Asked | null {
  const state = readState(tokens);
  if (topics.has('legal') && state) return lookUp({ kind: 'books', state });
  if (topics.has('books_covered') && !hasNames) return lookUp({ kind: 'books', ...(state && { state }) });
  if (topics.has('limits')) return lookUp({ kind: 'limits' });
  if (topics.has('own_bets') && !hasNames) return lookUp({ kind: 'own_bets' });
  if (topics.has('record') && !hasNames) return lookUp({ kind: 'record' });
  if (topics.has('prices')) return lookUp({ kind: 'prices' });
  if (topics.has('sports_covered') && !hasNames) return lookUp({ kind: 'sports' });
  if (topics.has('about') && !hasNames) return withWords(lookUp({ kind: 'about' }), botWords(tokens));
  return readMethod(tokens);
}

const withWords = (asked: Asked, words: readonly string[]): Asked =>
  asked.kind === 'calls' ? calls(asked.calls, words) : asked;

const botWords = (tokens: readonly Token[]): string[] =>
  tokens.some(({ text }) => /^(bot|human|person|ai|real|chatgpt|robot)$/.test(text))
    ? ['Yes, a program: no person writes here.']
    : [];

const METHODS: Readonly<Record<string, string>> = {
  fair_price: 'fair odds, fair price, fair prices, fair line, power method, remove the vig, devig, no vig',
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
  const of = findPhrases(METHOD_INDEX, tokens)[0]?.values[0];
  return of === undefined ? null : lookUp({ kind: 'method', of } as LookUpTopic);
}
