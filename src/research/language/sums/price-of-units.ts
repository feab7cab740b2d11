import { BetRef } from '#contract/research/bet.ts';
import type { PricedStatedBet } from '#contract/research/price-bets.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { americanCents, atAmericanCents } from '../../tools/american-cents.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { plural, signedPercent } from '../../words/format.ts';
import { inShort } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { refOfFocus } from './bets-said.ts';
import { worldOf } from './stored-bet.ts';

const ASKS =
  /\b(what|which) (price|odds|number)s? .*\b(?:(full|whole|half an?|a|an|one|two|three|\d(?:\.\d+)?) )+units?\b|\bwhat would (it|that) (take|need) (for|to be|to get) .*\bunits?\b/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3 };
const SIZE = /\b(half|two|three|\d(?:\.\d+)?)(?: an?)? units?\b/;
const ELSE = /\b(kelly|bankroll|roll|parlay|hedge\w*|win|wins|worth)\b/;
const MOST_WORDS = 14;
/** Beyond so much over fair a price is taken to be old or mistyped. */
const MOST_EDGE = 0.08;

/** "At what price is it a full unit" behind a judged bet: from which price on so much is staked on it, free as what was judged is. */
export function priceOfUnits(read: Tagged): Asked | null {
  const { plain, previous, mentions, amounts, tokens } = read;
  const [bet, ...others] = previous?.focus ?? [];
  const isJudged = previous?.unjudged !== true && previous?.ticket !== true && previous?.list !== true;
  if (!ASKS.test(plain) || ELSE.test(plain) || !bet || others.length > 0 || !isJudged || tokens.length > MOST_WORDS)
    return null;
  const isOther = tokens.some(
    ({ number }, at) => number && Math.abs(number.value) !== Math.abs(bet.line ?? 0) && !isUnits(tokens[at + 1]?.text),
  );
  if (isOther || mentions.length + amounts.prices.length > 0) return null;
  const size = SIZE.exec(plain)?.[1] ?? '1';
  const units = size === 'half' ? 0.5 : (COUNTS[size] ?? Number(size));
  return told(bet, units, read);
}

const isUnits = (word: string | undefined): boolean => /^units?$/.test(word ?? '');

function told(bet: BetFocus, units: number, read: Tagged): Asked | null {
  const now = pricedAt(bet, null, read);
  const event = read.slate.events.find(({ id }) => id === bet.eventId);
  if (!now || !event || now.basis !== 'quoted' || now.worstDecimal === null) return null;
  const name = inShort(now.label, gameLabel(event));
  const much = plural(units, 'unit');
  const best = now.atBest;
  if (best && best.units >= units)
    return say(`It is ${plural(best.units, 'unit')} already, at ${best.text} (${best.book}).`);
  const found = firstAt(stepOf(now.worstDecimal), stepOf(now.fairDecimal * (1 + MOST_EDGE)), (decimal) => {
    const there = pricedAt(bet, decimal, read)?.atAsked;
    return there != null && there.units >= units;
  });
  if (found === null)
    return say(
      `No price makes ${name} ${much}: the doubt in its ${now.chanceText} keeps the stake below that, and a price far above fair is more likely old or mistyped than real.`,
    );
  const there = pricedAt(bet, found, read)?.atAsked;
  const held = best ? ` Now it is ${best.text} (${best.book}), ${plural(best.units, 'unit')}.` : '';
  return say(
    `${name} is ${much} from ${read.odds(found)} on, which makes ${signedPercent(there?.ev ?? 0)} on average.${held}`,
  );
}

function pricedAt(bet: BetFocus, decimal: number | null, read: Tagged): PricedStatedBet | null {
  const price = decimal === null ? null : decimal.toFixed(6);
  const ref = BetRef.safeParse({ ...refOfFocus(bet), book: null, price, named: [] });
  const found = ref.success ? priceBets({ bets: [ref.data] }, worldOf(read)) : null;
  const [one] = found?.ok ? found.data.bets : [];
  return one?.priced ? one : null;
}

/** American prices in their order: -102, -101, +100, +101. */
const decimalOf = (step: number): number => atAmericanCents(-step);
const stepOf = (decimal: number): number => -americanCents(decimal);
/** Bounds the work: nearly all bets have far fewer prices between the first that is one and the last that is believed. */
const MOST_STEPS = 150;

/** The first American price from one to another that is enough; the longer ones are not always. Null: none is. */
function firstAt(from: number, to: number, isEnough: (decimal: number) => boolean): number | null {
  const steps = Array.from({ length: MOST_STEPS }, (_, at) => Math.ceil(from - 1e-6) + at);
  return (
    steps
      .filter((step) => step <= to + 1)
      .map(decimalOf)
      .find(isEnough) ?? null
  );
}
