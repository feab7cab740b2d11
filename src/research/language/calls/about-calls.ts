import type { LookUpTopic } from '#contract/research/look-up.ts';
import { US_STATE_NAMES, type UsState } from '#contract/research/us-states.ts';
import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { type Asked, calls } from './call.ts';
import { plainText } from './plain-text.ts';
import type { Topic } from './topics.ts';

const STATES = indexPhrases<UsState>(
  (Object.keys(US_STATE_NAMES) as UsState[]).map((key) => [US_STATE_NAMES[key].replace(/^the /, ''), key] as const),
);
/** Postal codes that are no words. */
const CODES =
  /^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$/;

/** The state that a question names, by its name or its code. */
export function readState(tokens: readonly Token[]): UsState | null {
  const named = findPhrases(STATES, tokens)[0]?.values[0];
  if (named) return named;
  const code = tokens.find(
    ({ raw, text }, at) =>
      CODES.test(raw.toUpperCase()) &&
      (raw === raw.toUpperCase() || tokens[at - 1]?.text === 'in') &&
      text.length === 2,
  );
  return (code?.raw.toUpperCase() as UsState | undefined) ?? null;
}

const lookUp = (topic: LookUpTopic | { kind: string }): Asked => calls([{ tool: 'look_up', input: { topic } }]);

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
