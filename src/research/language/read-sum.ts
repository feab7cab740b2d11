import type { Token } from '#engine/names/tokenise.ts';
import { readLineChoice } from './read-line-choice.ts';
import type { Intent, Reading, Sum } from './reading.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

const IMPLIED = indexPatterns([
  'implied|implies|imply',
  'break even',
  'breakeven',
  'probability|percent|percentage|chance <3> of|is|for',
]);
const CONVERT = indexPatterns([
  'convert|converted|conversion',
  'in|to|as decimal|american|fractional|fraction|fractions|decimals',
]);
/** One price that stands for two. */
const BOTH_SIDES = 'both|either|each <1> side|sides|way|ways';
const TWICE = indexPatterns([BOTH_SIDES]);
const FAIR = indexPatterns([
  'no vig',
  'devig',
  'de vig',
  'fair odds|price|line|value',
  'margin|vig|hold|juice|overround <3> of|on|for|at',
  'whats|what <3> vig|margin|hold|juice',
  BOTH_SIDES,
]);
const PAYOUT = indexPatterns([
  'payout|payouts|pays|pay|paid|return|returns|profit|winnings',
  'how much <4> win|get|return|pay|make',
  'to win',
  'would|do i win',
]);
const CHOOSES = indexPatterns(['# better|worse than #', 'better|prefer|rather <3> # or|vs|versus #']);
const PARLAY = indexPatterns(['parlay|parlays|acca|accumulator|leg|legs|teamer']);
const LEAST_AMERICAN = 100;
const MOST_AMERICAN = 100_000;
const MOST_DECIMAL = 1_000;
const MOST_LEGS = 10;

/** The sum that a question asks for; null where it asks for none, or names a side, a player or no price. */
function readSum(
  tokens: readonly Token[],
  { teams, players, count }: Pick<Reading, 'teams' | 'players' | 'count'>,
): Sum | null {
  if (teams.length > 0 || players.length > 0) return null;
  const choice = readLineChoice(tokens);
  if (choice) return choice;
  const decimals = ofBothSides(tokens, pricesIn(tokens));
  const [decimal] = decimals;
  if (decimal === undefined) return null;
  const stake = tokens.find(({ number }) => number?.dollars)?.number?.value ?? null;
  const asksPayout = hasPattern(PAYOUT, tokens) || stake !== null;
  if (hasPattern(PARLAY, tokens) && (asksPayout || decimals.length > 1 || hasPattern(IMPLIED, tokens)))
    return parlaySum(decimals, count, stake);
  if (decimals.length > 1 && hasPattern(FAIR, tokens)) return { kind: 'fair', decimals };
  if (hasPattern(CONVERT, tokens)) return { kind: 'convert', decimal };
  if (hasPattern(IMPLIED, tokens)) return { kind: 'implied', decimal };
  return asksPayout ? { kind: 'payout', decimal, stake } : priceChoice(tokens, decimals);
}

/** Which of two prices is better; "better than -150" alone is a limit on the odds. */
function priceChoice(tokens: readonly Token[], decimals: readonly number[]): Sum | null {
  const [first = 0, second = 0] = decimals;
  if (decimals.length !== 2 || first === second || !hasPattern(CHOOSES, tokens)) return null;
  return { kind: 'prices', better: Math.max(first, second), worse: Math.min(first, second) };
}

/** One price for so many legs, or a price a leg. */
function parlaySum(decimals: readonly number[], count: number | null, stake: number | null): Sum | null {
  const [only = 0] = decimals;
  const legs = decimals.length === 1 && count !== null ? Array.from({ length: count }, () => only) : decimals;
  return legs.length >= 2 && legs.length <= MOST_LEGS ? { kind: 'parlay', decimals: legs, stake } : null;
}

const ofBothSides = (tokens: readonly Token[], prices: readonly number[]): readonly number[] =>
  prices.length === 1 && hasPattern(TWICE, tokens) ? [...prices, ...prices] : prices;

/** American prices with their sign, and decimal ones with their point. */
function pricesIn(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ number, raw }) => {
    if (!number || number.dollars || number.percent || number.suffix !== '') return [];
    const { value, sign } = number;
    if (sign !== null) {
      if (value < LEAST_AMERICAN || value > MOST_AMERICAN) return [];
      return [sign === '-' ? 1 + 100 / value : 1 + value / 100];
    }
    return raw.includes('.') && value > 1 && value < MOST_DECIMAL ? [value] : [];
  });
}

/** Who needs help, is too young or wants a bet placed is answered about that, whatever the sum. */
const GIVES_WAY: ReadonlySet<Intent> = new Set<Intent>([
  'picks',
  'parlay',
  'compare',
  'slip_check',
  'explain',
  'small_talk',
  'out_of_scope',
]);

/** The reading with the sum that it asks for, which is then all that it asks for. */
export function withSum(tokens: readonly Token[], reading: Reading): Reading {
  if (!GIVES_WAY.has(reading.intent) || reading.topic === 'place_wager') return reading;
  const sum = readSum(tokens, reading);
  return sum ? { ...reading, intent: 'explain', term: null, topic: null, sum } : reading;
}
