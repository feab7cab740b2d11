import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import type { Selection } from '../../slate/price.ts';
import { percent } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { flipped, flips } from '../calls/focus.ts';
import { plainText } from '../calls/plain-text.ts';
import { chanceIn, kellyPartIn } from '../calls/share-roles.ts';
import { moneyIn, type Sum } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { stakeBesideIt } from '../calls/worth-calculations.ts';
import type { BetFocus } from '../reading.ts';
import { namedBets, refOf, refOfFocus, shownBet } from './bets-said.ts';
import { againstOf } from './other-side.ts';
import { rollOf } from './roll-of.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

const OWN =
  /\b(i|we) (think|give|gave|have|got|make|made|say|said|believe|figure|see|feel|cap|capped|handicap|reckon|project)\b|\b(my|own) (number|numbers|chance|prob\w*|model|percent\w*|estimate|odds|projection|cap)\b|\bp ?= ?|\bif (they|he|she|it|we)\b|\bsay (they|he|it)\b|\bim (at|on)\b|\bassum\w*/;
const ASKS_BET = /\b(a bet|bet at all|worth (it|a bet)|value|ev|edge|expected|good bet|should i|playable)\b/;
const ASKS_STAKE =
  /\b(kelly|how (much|big|many)|what (size|stake)|stake|bet size|put on|should i (bet|put|stake|risk)|what (do|would|can) (i|u|you) (bet|put|stake|risk|wager))\b/;
/** "How much do I lose on average": what it comes to, and no stake. */
const ASKS_RESULT =
  /\b(how much|what) (do|would|will|can|should|am) i (\w+ )?(expect\w*|lose|win|make|get|profit|losing|winning|making)\b|\bexpect\w* (loss|profit|return|result|to (lose|win|make))\b/;
const MOST_ROLL_DOLLARS = 1_000_000;

/**
 * "Quarter Kelly on the Packers if I think they win 68%", "at my number is +153 a bet": a sum with the chance that the bettor gives,
 * at the price that he names, else at the best one. Null: none is given, or nothing is asked of it.
 */
export function ownChance(read: Tagged): Asked | null {
  const sum: Sum = { ...read, hasSides: false };
  const before = sumsOf(read.previous).filter((one) => one.kind === 'kelly' || one.kind === 'ev');
  const chance = chanceGiven(read, sum, before);
  if (chance === undefined) return null;
  const ofOwnOdds = ownOdds(read) !== undefined;
  const [priced] = ofOwnOdds ? [] : read.amounts.prices;
  const fraction = kellyPartIn(sum) ?? 1;
  if (priced && isOfNobody(read, before))
    return calculated(
      calcsOf(read, sum, { price: priced.text, chance, before }),
      stakeBesideIt(sum, { decimal: priced.decimal, chance, fraction }),
    );
  const bet = nearerSide(betOf(read), chance, read);
  if (bet === null) return null;
  if (typeof bet === 'string') return lacks(bet);
  const price = priced?.text ?? priceBefore(bet, read, before) ?? bet.price?.text;
  if (price === undefined) return lacks(`No book where you can bet quotes ${bet.name}. Name a price for the sum.`);
  const notes =
    price !== bet.price?.text || priced ? [] : [`${price} at ${bet.price.book} is the best price you can get.`];
  const own = calcsOf(read, sum, { name: bet.name, price, chance, before });
  const isResult = ASKS_RESULT.test(read.plain);
  const other = !isResult && chance * priceTextToDecimal(price) < 1 ? otherSideOf(bet, 1 - chance, read) : null;
  if (!other) return sumOn(own, bet.ref, notes);
  const { name, at } = other;
  const more = calcsOf(read, sum, { name, price: at.text, chance: 1 - chance, before });
  // Who was asked about is told first.
  return sumOn([...own, ...more], bet.ref, [
    `${bet.name} is no bet at ${price}: it needs ${percent(1 / priceTextToDecimal(price))} to break even, and your number is ${percent(chance)}.`,
    `At your number the bet is the other side: ${name}, ${percent(1 - chance)}, at ${at.text} (${at.book}).`,
    ...notes,
  ]);
}

/** Another chance of the bet that a sum was made of is at the price of that sum. */
const priceBefore = ({ name }: StoredBet, { books }: Tagged, before: readonly OwnSum[]): string | undefined =>
  books.length > 0 ? undefined : before.find(({ bet }) => bet === name)?.price;
type OwnSum = Extract<Calculation, { kind: 'kelly' | 'ev' }>;

/** Behind a market whose side nobody named now, the chance is of the side to which it is nearer by its price; plainly so where one was shown. */
function nearerSide(bet: ReturnType<typeof betOf>, chance: number, read: Tagged): ReturnType<typeof betOf> {
  if (read.mentions.length > 0 || bet === null || typeof bet === 'string') return bet;
  const least = (read.previous?.focus ?? []).length < 2 ? PLAINLY_NEARER : 0;
  const other = otherEnd(bet, read);
  return other && Math.abs(bet.win - chance) - Math.abs(other.win - chance) > least ? other : bet;
}
const PLAINLY_NEARER = 0.3;

/** What pays more than it should where this side pays less; where just two can win. */
function otherSideOf(bet: StoredBet, chance: number, read: Tagged) {
  const other = bet.push > MOST_PUSH ? null : otherEnd(bet, read);
  if (!other?.price) return null;
  return chance * other.price.decimal > 1 ? { name: other.name, ref: other.ref, at: other.price } : null;
}
const MOST_PUSH = 0.01;

/** The first bet of the same market that stands against it. */
function otherEnd(bet: StoredBet, read: Tagged): StoredBet | null {
  const rest = againstOf(bet);
  const [ref] = typeof rest === 'string' ? [] : rest;
  const other = ref && ref.market === bet.ref.market ? storedBet(ref, read) : null;
  return other && isStored(other) ? other : null;
}

const OF_NOBODY =
  /\b(different|another|other|new) (one|bet|dog|fav|favorite|underdog|game|play)\b|\b(a|some|any) ([+-]?\d+ )?(dog|underdog|fav|favorite)\b|^[+-]?\d{3,4} (dog|underdog|fav|favorite)\b|[+-]\d{3,4} (dog|underdog|fav|favorite)\b/;

/** "Different one: +145 dog at 45%" names no bet, nor does what goes on from such a sum: the one before is not meant. */
function isOfNobody(read: Tagged, before: readonly Extract<Calculation, { kind: 'kelly' | 'ev' }>[]): boolean {
  const { text, mentions, amounts } = read;
  if (mentions.length > 0 || amounts.prices.length === 0) return false;
  const [last] = before;
  return OF_NOBODY.test(text.toLowerCase()) || (last !== undefined && last.bet === undefined);
}

/** As it is said, else that of the sum before where that is gone on with. */
function chanceGiven(
  read: Tagged,
  sum: Sum,
  before: readonly Extract<Calculation, { chance: number }>[],
): number | undefined {
  const { plain, says } = read;
  const named = ownShare(sum) ?? decimalChance(read) ?? ownOdds(read);
  const isOwn = OWN.test(plain) || says.has('kelly') || says.has('ev') || ownOdds(read) !== undefined;
  const isOn =
    before.length > 0 && /\b(my|mine|own) (number|chance|prob\w*|percent\w*|estimate)\b|\bat (my|mine)\b/.test(plain);
  const goesOn = named === undefined && says.has('kelly') && isOwnBefore(read);
  const isAsked = ASKS_STAKE.test(plain) || ASKS_BET.test(plain) || ASKS_RESULT.test(plain) || OWN.test(plain);
  if (!(isOwn || isOn || goesOn) || !isAsked) return undefined;
  return named ?? (isOn || goesOn ? before[0]?.chance : undefined);
}

/** "How many dollars, half Kelly" behind what a bet is worth by a chance of his own goes on with that chance. */
export function isOwnBefore(read: Tagged): boolean {
  const ev = sumsOf(read.previous).find((one) => one.kind === 'ev' || (one.kind === 'kelly' && one.fromBooks !== true));
  const [shown, ...others] = read.previous?.focus ?? [];
  if (
    (ev?.kind !== 'ev' && ev?.kind !== 'kelly') ||
    ev.bet === undefined ||
    ev.fromBooks === true ||
    !shown ||
    others.length > 0 ||
    read.mentions.length > 0
  )
    return false;
  const bet = storedBet(refOfFocus(shown), read);
  return isStored(bet) && Math.abs(bet.win - ev.chance) > SAME_CHANCE;
}
const SAME_CHANCE = 0.0005;

type Own = { name?: string; price: string; chance: number; before: readonly Calculation[] };

/** Another chance behind a Kelly stake is of that stake, or of such a stake on whom it names. */
const isOfStake = (before: string | undefined, name: string | undefined, plain: string): boolean =>
  (before === name || name !== undefined) && !ASKS_BET.test(plain) && !ASKS_RESULT.test(plain);

function calcsOf(read: Tagged, sum: Sum, { name, price, chance, before }: Own): Calculation[] {
  const { plain, says } = read;
  const last = before.find((one) => one.kind === 'kelly');
  const fraction = kellyPartIn(sum) ?? last?.fraction;
  const money = moneyIn(sum);
  const bankroll =
    money.find(({ role }) => role === 'bankroll') ?? money.find(({ cents }) => cents <= MOST_ROLL_DOLLARS * 100);
  const bankrollCents = bankroll?.cents ?? last?.bankrollCents ?? rollOf(read);
  const kelly: Calculation = {
    kind: 'kelly',
    ...(name !== undefined && { bet: name }),
    price,
    chance,
    ...(fraction !== undefined && fraction <= 1 && { fraction }),
    ...(bankrollCents !== undefined && { bankrollCents }),
  };
  const goesOn = last !== undefined && isOfStake(last.bet, name, plain);
  const asksStake = goesOn || says.has('kelly') || (ASKS_STAKE.test(plain) && !ASKS_RESULT.test(plain));
  const asksBet = ASKS_BET.test(plain);
  const stake = asksStake ? undefined : money.find(({ role, cents }) => role !== 'bankroll' && cents > 0);
  const ev: Calculation = {
    kind: 'ev',
    ...(name !== undefined && { bet: name }),
    price,
    chance,
    ...(stake && { stakeCents: stake.cents }),
  };
  return asksStake ? [...(asksBet ? [ev] : []), kelly] : [ev];
}

const ownShare = (sum: Sum): number | undefined => chanceIn(sum);

const OWN_ODDS =
  /\b(my|own) (number|line|price|fair|odds)( (on|for|is|has|at|them|it|the|it at))*( \w+){0,2}$|\bi (make|made|have|cap|capped) (it|them|him|her|\w+)( at| to be)?( \w+)?$/;

/** "My number LAD -150": fair odds of one's own, and no price that anybody offers. */
function ownOdds({ amounts, tokens }: Tagged): number | undefined {
  const [price, ...others] = amounts.prices;
  if (!price || others.length > 0 || amounts.lines.length > 0) return undefined;
  return OWN_ODDS.test(plainText(tokens.slice(0, price.from))) ? 1 / price.decimal : undefined;
}

/** "P=0.68", "prob .55". */
function decimalChance({ text }: Tagged): number | undefined {
  const found = /\b(?:p|prob|probability|chance)\s*(?:=|:|is|of)?\s*(0?\.\d{1,4})\b/i.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The bet that is named for it, else the one that was shown. */
export function betOf(read: Tagged) {
  const [named, ...others] = namedBets(read);
  if (named) {
    if (others.length > 0) return null;
    const ref = refOf(named, read);
    return typeof ref === 'string' ? ref : storedBet(ref, read);
  }
  const shown = shownBet(read) ?? onlyShown(read);
  if (!shown) return null;
  const bet = storedBet(refOfFocus(onNamedSide(shown, read)), read);
  return isStored(bet) ? bet : null;
}

/** "On the over" behind the price of the under: the side that is named, and not the one that was shown. */
function onNamedSide(shown: BetFocus, { tokens }: Tagged): BetFocus {
  const named = tokens.flatMap(({ text }) => SIDES[text] ?? []);
  const isOther = named.length > 0 && !named.includes(shown.side) && OTHER_SIDE[shown.side] === named[0];
  return isOther || flips(tokens) ? flipped(shown) : shown;
}
const SIDES: Readonly<Record<string, Selection>> = {
  over: 'over',
  overs: 'over',
  under: 'under',
  unders: 'under',
  yes: 'yes',
  no: 'no',
};

const onlyShown = ({ previous }: Tagged) => {
  const focus = previous?.focus ?? [];
  return focus.length === 1 ? focus[0] : null;
};
