import type { Calculation } from '#contract/research/calculate.ts';
import { signed } from '../../words/format.ts';
import { isPlural } from './read-price.ts';
import { chanceIn, sharesOf } from './share-roles.ts';
import {
  countIn,
  moneyIn,
  pricesIn,
  type ReadSum,
  STANDARD_PRICE,
  type Sum,
  type SumsRead,
  stakeIn,
  textOf,
  withNote,
} from './sum.ts';

/** Several prices in one bet. */

const MOST_OF_PARLAY = 16;
/** What most books ask for two teams, by the points that these are moved. */
const STANDARD_TEASERS: ReadonlyMap<number, string> = new Map([
  [6, '-120'],
  [6.5, '-130'],
  [7, '-140'],
]);
/** Legs that are longer than this, all of them, are what a whole parlay's price is made of. */
const LEAST_LEG = 1.45;

const NO_PARLAY = /\b(not? (a |any )?parlays?|between)\b/;
/** Somebody wants legs to be found, and no sum. */
const WISHES = /\b(build|make me|give me|gimme|find|get me|want|need|best|suggest|create|show|legs? that)\b/;
const STANDARD =
  /\b(standard|normal|regular|usual|typical) (juice|vig|odds|price|prices|legs|lines)\b|\beach standard\b/;
const ASKS_PAYOUT = /\b(what|how much)\b.*\b(pay|pays|payout|return|returns|win|wins|get|worth)\b|\bpayout\b/;

export const parlayOf: ReadSum = (sum) => {
  const text = textOf(sum);
  if (sum.hasSides || NO_PARLAY.test(text) || sum.says.has('teaser') || sum.says.has('round_robin')) return null;
  const counted = countIn(sum, 'legs', ...(sum.says.has('parlay') ? ['picks'] : []));
  const all = Number(ALL_ARE.exec(text)?.[1] ?? Number.NaN);
  const legs = counted ?? (all >= 2 ? all : undefined);
  const isOfLegs = isSumOfLegs(sum, legs) || isChanceOfLegs(sum, legs);
  if (!sum.says.has('parlay') && !isOfLegs && !(all >= 2) && !isTogether(sum)) return null;
  const read = legsOf(sum, legs);
  if (read?.prices.length === 0) return togetherOf(sum, legs);
  if (!read || read.prices.length < 2) return null;
  const stakeCents = stakeIn(sum) ?? moneyIn(sum).find(({ isSure }) => isSure || !(all >= 2))?.cents;
  const chances = chancesOf(sum, read.prices.length);
  const calc: Calculation = {
    kind: 'parlay',
    prices: read.prices,
    ...(stakeCents !== undefined && { stakeCents }),
    ...(chances && { chances }),
  };
  return { calcs: [calc], notes: [...read.notes, ...marginLeft(sum)] };
};

const TOGETHER =
  /\b(string|strung|stringing|tie|tied|tying|link|linked|linking|chain|chained|stack|stacked|stacking|combine|combined|combining|put|lump|lumped|roll|rolled)\b.*\b(together|into one|in one|one (ticket|bet|slip))\b|\b(they|these|those|them) all (hit|hits|win|wins|cash|cashes|land|come in)\b|\ball (\w+ )?(of )?(them|em|these|those) (hit|win|cash|land|come in)\b/;

/** "String together -110, +150 and -200, and they all hit". */
const isTogether = (sum: Sum): boolean =>
  sum.amounts.prices.length > 1 && TOGETHER.test(textOf(sum)) && !sum.says.has('hedge') && !sum.says.has('middle');

/** One side of each leg alone keeps its margin. */
const marginLeft = ({ says }: Sum): string[] =>
  says.has('no_vig')
    ? [
        'With one side of each leg the margin stays in these prices, so the fair price is a little longer; name the other sides to take it out.',
      ]
    : [];

/** "True odds of 4 legs if each hits 60%": the price of all of them winning. */
function togetherOf(sum: Sum, legs: number | undefined): SumsRead | null {
  const said = [...sharesOf(sum, 'chance')].filter((share) => share > 0 && share < 1);
  const [one] = said;
  const all = said.length > 1 ? said : one !== undefined && legs !== undefined ? Array<number>(legs).fill(one) : [];
  if (all.length < 2 || WISHES.test(textOf(sum))) return null;
  if (all.every((share) => share === one))
    return { calcs: [{ kind: 'convert', chance: one, legs: all.length }], notes: [] };
  const chance = all.reduce((product, share) => product * share, 1);
  return withNote(
    { kind: 'convert', chance },
    `The chance is that all ${all.length} legs win, where none depends on another.`,
  );
}

/** "5 legs at -110 each, 10 bucks": what so many legs pay, without the word for it. */
const isSumOfLegs = (sum: Sum, legs: number | undefined): boolean =>
  legs !== undefined &&
  sum.amounts.prices.length > 0 &&
  !WISHES.test(textOf(sum)) &&
  (moneyIn(sum).length > 0 || sum.says.has('payout'));

/** "How often would 4 legs of 70% all hit": how likely so many are together, without the word for it. */
const isChanceOfLegs = (sum: Sum, legs: number | undefined): boolean =>
  legs !== undefined && sum.amounts.prices.length === 0 && sharesOf(sum, 'chance').length > 0;

/** "If all 3 are -110". */
const ALL_ARE = /\ball (?:of )?(?:the )?(\d{1,2})(?: legs| of (?:them|those|em))? (?:are|were|is|at|go off at|was)\b/;

type Legs = { prices: string[]; notes: string[] };

/** The price of each leg; one price with a number of legs is that of all of them, unless it can only be that of the whole. */
function legsOf(sum: Sum, legs: number | undefined): Legs | null {
  const { prices } = sum.amounts;
  const [only] = prices;
  if (prices.length > 1 || legs === undefined || legs > MOST_OF_PARLAY) return { prices: pricesIn(sum), notes: [] };
  const isAsked = ASKS_PAYOUT.test(textOf(sum)) || !WISHES.test(textOf(sum));
  const standard = STANDARD.test(textOf(sum)) && isAsked ? STANDARD_PRICE : undefined;
  if (!only)
    return standard === undefined
      ? { prices: [], notes: [] }
      : { prices: Array<string>(legs).fill(standard), notes: [`Each of the ${legs} legs is taken at ${standard}.`] };
  if (isAsked && (saysEach(sum) || ALL_ARE.test(textOf(sum))))
    return { prices: Array<string>(legs).fill(only.text), notes: [] };
  if (!isAsked || only.decimal ** (1 / legs) >= LEAST_LEG) return null;
  return {
    prices: Array<string>(legs).fill(only.text),
    notes: [`${only.text} is taken as the price of each of the ${legs} legs.`],
  };
}

const saysEach = ({ tokens }: Sum): boolean =>
  tokens.some((token) => /^(each|all|every|apiece|per)$/.test(token.text) || isPlural(token));

/** One chance is that of each leg; several are theirs in order. */
function chancesOf(sum: Sum, legs: number): number[] | null {
  const said = [...sharesOf(sum, 'chance')].filter((share) => share > 0 && share < 1);
  const one = said[0] ?? chanceIn(sum);
  if (said.length === legs) return said;
  return one !== undefined && said.length <= 1 ? Array<number>(legs).fill(one) : null;
}

export const teaserOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  if (!says.has('teaser')) return null;
  const points = countIn(sum, 'points');
  const lines = amounts.lines.filter((line) => line.signed && !isCounted(sum, line.from)).map(({ line }) => line);
  const named = countIn(sum, 'legs');
  const legs = named ?? (lines.length >= 2 ? lines.length : undefined);
  const price = amounts.prices[0]?.text;
  if (legs === undefined && price === undefined) return null;
  if (legs === undefined || legs < 2)
    return 'To work out a teaser I need the number of legs. For example: "2-team 6-point teaser at -120, -8.5 and +1.5".';
  const standard = legs === 2 ? STANDARD_TEASERS.get(points ?? 6) : undefined;
  const taken = price ?? standard;
  if (taken === undefined) return teaserLacksPrice(legs, points ?? 6, lines);
  const read = withStake(sum, taken, {
    kind: 'teaser',
    price: taken,
    legs,
    ...(points !== undefined && { points }),
    ...(lines.length === legs && points !== undefined && { lines }),
    ...teaserChances(sum, legs),
  });
  return price === undefined
    ? { ...read, notes: [...read.notes, `At ${taken}, since no price for the teaser was named.`] }
    : read;
};

const teaserLacksPrice = (legs: number, points: number, lines: readonly number[]): string =>
  `No teaser of ${legs} legs and ${points} points can be worked out without its price, which differs from book to book. For example: "${legs}-team ${points}-point teaser at +160${lines.length > 0 ? `, ${lines.map(signed).join(' and ')}` : ''}".`;

function teaserChances(sum: Sum, legs: number): { chances?: number[] } {
  const chances = chancesOf(sum, legs);
  return chances ? { chances } : {};
}

/** What the teaser needs, and what a stake on it pays. */
function withStake(sum: Sum, price: string, teaser: Calculation): SumsRead {
  const stakeCents = stakeIn(sum);
  return stakeCents === undefined
    ? withNote(teaser)
    : { calcs: [teaser, { kind: 'payout', price, stakeCents }], notes: [] };
}

const isCounted = ({ amounts: { counts, prices } }: Sum, from: number): boolean =>
  counts.some((count) => count.from === from) || prices.some((price) => price.from === from);
