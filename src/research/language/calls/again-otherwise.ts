import type { Calculation, CalculationKind } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { ADDS, type Again, bareRate, DROPS, ROLL } from './again.ts';
import { sizeIn } from './again-figures.ts';
import { type Inputs, inputsOf, type Takes, withInputs } from './inputs-of.ts';
import type { ReadSum, Sum, SumsRead } from './sum.ts';

type Readers = readonly (readonly [CalculationKind, ReadSum])[];

/** Which sums can be made of what another one was made of, and how. */
const TAKES: Readonly<Partial<Record<CalculationKind, Takes>>> = {
  boost: { money: true },
  hedge: { joins: true, money: true },
  round_robin: { joins: true, money: true },
  dutching: { joins: true, money: true },
  ruin: {},
  streak: {},
  sample_size: {},
  clv: { joins: true },
  middle: { joins: true, money: true },
  arbitrage: { joins: true, money: true },
  kelly: {},
  no_vig: { joins: true },
  hold: { joins: true },
  parlay: { joins: true, money: true },
  break_even: {},
  ev: { money: true },
  convert: {},
  payout: { money: true },
};

/** What the answer to a sum holds already: asked for behind it, it is the same sum. */
const TOLD: Readonly<Partial<Record<CalculationKind, readonly CalculationKind[]>>> = {
  parlay: ['payout', 'break_even', 'convert'],
  round_robin: ['payout', 'parlay'],
  hedge: ['payout', 'break_even', 'arbitrage'],
  free_bet: ['convert', 'hedge', 'payout'],
  boost: ['payout', 'convert'],
  arbitrage: ['hedge', 'payout', 'ev'],
  dutching: ['payout', 'arbitrage', 'hedge'],
  middle: ['payout', 'break_even', 'hedge'],
  teaser: ['break_even', 'parlay', 'convert'],
  cash_out: ['hedge', 'payout'],
  record: ['payout', 'sample_size', 'ev'],
};

const ASKS_FORMAT =
  /\b(implied|implies|in decimal|in american|in fractions?|as a fraction|fractional|decimal|american)\b/;
const ASKS_PRICE =
  /\b(odds|price) (i |do i |would i )?(need|needed|required)\b|\bfair (price|odds|line)\b|\b(what|which) (price|odds|line) (do|would|is|for)\b/;
const ASKS_FAIR = /\b(fair|true|real|no ?vig|devig(ged)?|without (the )?(vig|juice))\b/;
const FEWEST_OF_ROUND_ROBIN = 3;

/**
 * "Odds needed?", "break even?", "and Kelly?", "hedge it at -230": another sum of what the one before was made of, with what is said
 * now. Null: no other is asked for.
 */
export function otherSum(
  before: readonly Calculation[],
  again: Again,
  readers: Readers,
): readonly Calculation[] | null {
  const [first] = before;
  if (!first) return null;
  const robin = ofLegs(first, again);
  if (robin) return [robin];
  const priced = ofChance(first, again) ?? ofHedge(first, again);
  if (priced) return [priced];
  const sum: Sum = { ...again, hasSides: false };
  const inputs = inputsOf(NO_BOOST.test(again.text) ? before.map(unboosted) : before);
  for (const [kind, read] of readers) {
    const takes = TAKES[kind];
    if (!takes || kind === first.kind || !isAsked(kind, first, again) || isOfList(kind, first, again)) continue;
    const given = kind === 'boost' ? { ...inputs, prices: wholePrice(first, inputs) } : inputs;
    const found = made(read, kind, sum, isTold(kind, first) ? NOTHING : given, takes);
    if (found.length > 0) return found;
  }
  return null;
}

/** "Is that still +EV without the boost". */
const NO_BOOST =
  /\b(without|minus|w o|if not for|take away|before|no|not counting|ignoring)( (the|that|my|a|any))? boost\b/;

const unboosted = (sum: Calculation): Calculation => (sum.kind === 'boost' ? { ...sum, boost: 0 } : sum);

/** What was told already is another sum only where it is said in full. */
const isTold = (kind: CalculationKind, before: Calculation): boolean => TOLD[before.kind]?.includes(kind) === true;

/** "Add a leg at -200, what does it pay". */
const isOfList = (kind: CalculationKind, before: Calculation, { text }: Again): boolean =>
  isTold(kind, before) && (ADDS.test(text) || DROPS.test(text) || OF_LEGS.test(text));

const OF_LEGS = /\b(each|per|every) (leg|team|side)\b/;

/** A boost is on the bet that was made: on a parlay as a whole, and not on what it was hedged with. */
function wholePrice(before: Calculation, { prices }: Inputs): readonly string[] {
  if (before.kind !== 'parlay') return prices.slice(0, 1);
  return [prices.reduce((all, price) => all * priceTextToDecimal(price), 1).toFixed(4)];
}

const NOTHING: Inputs = { prices: [], chance: undefined, stakeCents: undefined };

function made(read: ReadSum, kind: CalculationKind, sum: Sum, inputs: Inputs, takes: Takes): readonly Calculation[] {
  const whole = withInputs(sum, inputs, takes);
  const found = read({ ...whole, says: new Set([...sum.says, kind]) as Sum['says'] });
  return found === null || typeof found === 'string' ? [] : allOf(found);
}

const allOf = (found: Calculation | SumsRead): readonly Calculation[] => ('calcs' in found ? found.calcs : [found]);

/** Whether the words ask for it: beside a share "edge" and "win" only say what the share is. */
function isAsked(kind: CalculationKind, { kind: before }: Calculation, { says, amounts, text }: Again): boolean {
  const isOfShare = amounts.shares.length > 0;
  switch (kind) {
    case 'kelly':
      return says.has('kelly') || (says.has('how_much') && ROLL.test(text));
    case 'ev':
      return (says.has('ev') || says.has('roi')) && !isOfShare;
    case 'payout':
      // "Make it 5k" is another amount.
      return says.has('payout') && !isOfShare && !/\bmakes? (it|that)\b/.test(text);
    case 'parlay':
      // "Same SGP is +425 on FanDuel": the one that is spoken of, at another price.
      return says.has('parlay') && !(amounts.prices.length === 1 && /\bsame\b|\bsgp\b/.test(text));
    case 'convert':
      return says.has('convert') || ASKS_FORMAT.test(text);
    case 'no_vig':
      return says.has('no_vig') || (before === 'hold' && ASKS_FAIR.test(text));
    case 'hold':
      return says.has('hold') && !(before === 'no_vig' && ASKS_FAIR.test(text));
    default:
      return says.has(kind as never);
  }
}

/** "What odds would I need at 42": the price of a chance. */
function ofChance(before: Calculation, again: Again): Calculation | null {
  if (!('chance' in before) || before.chance === undefined || !ASKS_PRICE.test(again.text)) return null;
  const chance = again.amounts.shares[0]?.share ?? bareRate(before, again) ?? before.chance;
  return chance > 0 && chance < 1 ? { kind: 'convert', chance } : null;
}

/** "They offer 380": the ticket that is hedged is worth what the price of its other side leaves it. */
function ofHedge(before: Calculation, { says, amounts: { money } }: Again): Calculation | null {
  const offer = money.find(({ role }) => role === 'offer') ?? (says.has('cash_out') ? money[0] : undefined);
  if (before.kind !== 'hedge' || before.hedgePrice === undefined || !offer) return null;
  const { stakeCents = 0, price, returnsCents } = before;
  const returns = returnsCents ?? (price && Math.floor(stakeCents * priceTextToDecimal(price)));
  const other = priceTextToDecimal(before.hedgePrice);
  return returns
    ? {
        kind: 'cash_out',
        returnsCents: returns,
        prices: [(other / (other - 1)).toFixed(3), before.hedgePrice],
        offerCents: offer.cents,
      }
    : null;
}

function ofLegs(before: Calculation, { says, text }: Again): Calculation | null {
  if (before.kind !== 'parlay' || before.prices.length < FEWEST_OF_ROUND_ROBIN || !says.has('round_robin')) return null;
  return { ...before, kind: 'round_robin', size: sizeIn(text) ?? 2 };
}
