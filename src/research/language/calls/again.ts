import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from './amount.ts';
import type { Concept } from './concepts.ts';

/** A short message behind a sum, with its words as they are compared. */
export type Again = {
  tokens: readonly Token[];
  amounts: Amounts;
  says: ReadonlySet<Concept>;
  text: string;
};

/** What is changed of a sum; a part that is undefined is taken out. */
export type Change = Readonly<Record<string, unknown>>;

/** "Its really 54": a bare number from here on is a win rate. */
export const LEAST_RATE = 0.3;

export const ROLL = /\b(bankroll|roll|br|bank)\b/;
export const ADDS = /\b(add|adding|another|plus|extra|throw in|toss in|tack on|one more|in there (too|also|as well))\b/;
export const DROPS =
  /\b(drop|remove|without|minus|take out|take off|leave out|cut|lose|no more|skip|ditch|nix|scratch|scrap|kill|dump|exclude|get rid of|toss out|throw out)\b/;

const TAKES_CHANCE: ReadonlySet<Calculation['kind']> = new Set<Calculation['kind']>([
  'kelly',
  'ev',
  'free_bet',
  'boost',
  'cash_out',
  'ruin',
  'streak',
  'sample_size',
  'convert',
]);

export const takesChance = ({ kind }: Calculation): boolean => TAKES_CHANCE.has(kind);

/**
 * "Its really 54": behind a sum with a rate a bare number between 30 and 100 is another rate, unless money is spoken of: "bankroll 50
 * instead".
 */
export function bareRate(before: Calculation, { amounts, text }: Again): number | undefined {
  if (!takesChance(before) || !('chance' in before) || amounts.shares.length > 0) return undefined;
  const isOfMoney =
    (before.kind === 'kelly' && ROLL.test(text)) ||
    /\b(bet|put|stake|risk|wager)\b/.test(text) ||
    amounts.money.some(({ isSure }) => isSure);
  const least = before.kind === 'convert' ? 0 : LEAST_RATE;
  // "With the full 50" says again what is staked.
  const staked = 'stakeCents' in before ? before.stakeCents : undefined;
  const rates = amounts.lines.filter(({ line }) => line * 100 !== staked).map(({ line }) => line / 100);
  return isOfMoney ? undefined : rates.find((one) => one >= least && one < 1);
}

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(first|1st|leg (1|one))\b/, 0],
  [/\b(second|2nd|leg (2|two))\b/, 1],
  [/\b(third|3rd|leg (3|three))\b/, 2],
  [/\b(fourth|4th|leg (4|four))\b/, 3],
  [/\blast\b/, -1],
];

/** "The second one", "leg 3": which of several is said, from 0. */
export function placeIn(all: readonly unknown[], text: string): number | null {
  const said = PLACES.find(([words]) => words.test(text))?.[1];
  const at = said !== undefined && said < 0 ? all.length + said : said;
  return at !== undefined && at < all.length ? at : null;
}
