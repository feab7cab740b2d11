import type { Asked } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { middleQuestion, middleTold } from '../sums/middle-asked.ts';
import { arbLead } from './arb-lead.ts';
import { type Asking, isOfBoth, isTogether, namesLine, stakesOf } from './asking.ts';
import { atOtherPrice, leastPrice, limitedOn } from './change-cover.ts';
import { type Cover, sumOfCover, tellCover } from './cover.ts';
import { coverEarlier } from './cover-before.ts';
import { isOfGame, namesSome, nearestSide, sideSaid } from './cover-said.ts';
import {
  asksArb,
  BOTH,
  CHANGES,
  EDGE,
  HOLD,
  LEAST,
  LIMITS,
  MAKES,
  NO_LOSS,
  PLUS,
  PRICES_OF_ALL,
  SPLITS,
  STALE,
  STANDS,
} from './covered-words.ts';
import { edgeOfBoth } from './edge-of-both.ts';
import { besideOthers } from './price-beside-others.ts';
import { whichOfBoth } from './which-of-both.ts';

type CoverReader = (cover: Cover, asking: Asking) => Asked | null;

/** What is asked of the bets on every side of which the chat spoke last; null: none of this. */
export function ofShownCover(cover: Cover, asking: Asking): Asked | null {
  const { read, said } = asking;
  if (said.prices.length > 0) return ofStated(cover, asking) ?? ofPriced(cover, asking);
  if (asksLeast(cover, read.plain)) return leastPrice(cover, said, read);
  if (namesLine(asking)) return null;
  const which = whichOfBoth(cover, read);
  if (which) return which;
  const edge = EDGE.test(read.plain) && BOTH.test(read.plain) ? edgeOfBoth(cover, read) : null;
  const isOfMoney = said.cents !== null || asksArb(read.plain);
  if (edge || (asksVerdict(read.plain) && !isOfMoney)) return edge;
  for (const reader of OF_STAKES) {
    const asked = reader(cover, asking);
    if (asked) return asked;
  }
  return null;
}

const OF_STAKES: readonly CoverReader[] = [
  (cover, { read, said: { cents } }) =>
    cents !== null && isTogether(cover) && LIMITS.test(read.plain) && !SPLITS.test(read.plain)
      ? limitedOn(cover, cents, read)
      : null,
  (cover, asking) => figureOf(cover, asking),
  (cover, asking) => shared(cover, asking),
  (cover, { read }) =>
    HOLD.test(read.plain) && (isTogether(cover) || BOTH.test(read.plain)) && read.books.length === 0
      ? holdOf(cover)
      : null,
  (cover, { read }) => {
    const isOfThese = cover.from === 'sum' || BOTH.test(read.plain) || PLUS.test(read.plain);
    return STALE.test(read.plain) && isOfThese && !PRICES_OF_ALL.test(read.plain)
      ? holdOf(cover, besideOthers(cover, read))
      : null;
  },
];

/** At which price of one side both are just made good: from there on they are an arbitrage. */
const asksLeast = (cover: Cover, plain: string): boolean =>
  LEAST.test(plain) && (NO_LOSS.test(plain) || (isTogether(cover) && MAKES.test(plain)));

/** Prices of all sides are said: "+142 one side -122 the other". */
function ofStated(cover: Cover, asking: Asking): Asked | null {
  const { read, said } = asking;
  if (said.prices.length !== cover.sides.length || !asksArb(read.plain)) return null;
  const places = said.prices.map(({ decimal }) => nearestSide(cover, decimal));
  if (new Set(places).size < cover.sides.length) return null;
  // At the price of a book it is that book's.
  const isKnown = said.prices.every(({ text }, at) => cover.sides[places[at] ?? 0]?.price === text);
  return isKnown ? tellCover([sumOfCover(cover.sides, stakesOf(asking), read)], cover.sides) : null;
}

/** One side at another price, or the price of one that the other needs. */
function ofPriced(cover: Cover, asking: Asking): Asked | null {
  const { read, said } = asking;
  const { plain } = read;
  if (asksLeast(cover, plain)) return leastPrice(cover, said, read);
  if (said.prices.length !== 1 || !isTogether(cover) || namesLine(asking)) return null;
  const isChanged = CHANGES.test(plain) || (STANDS.test(plain) && sideSaid(cover, read) !== null);
  return isChanged && (!asksVerdict(plain) || asksArb(plain)) ? atOtherPrice(cover, said, read) : null;
}

/** "And if I find under +110 somewhere" behind the verdict on one of two bets that were told together: those two at that price. */
export function ofEarlierCover(asking: Asking): Asked | null {
  const { read, said } = asking;
  const cover = coverEarlier(read);
  const isChanged = said.prices.length === 1 && !namesLine(asking) && CHANGES.test(read.plain);
  if (cover === null || !isChanged || asksVerdict(read.plain)) return null;
  return sideSaid(cover, read) !== null && isOfGame(cover, read) ? atOtherPrice(cover, said, read) : null;
}

/** "What do I lose when it misses, at 100 each". */
function figureOf(cover: Cover, asking: Asking): Asked | null {
  const { read, said } = asking;
  const question = middleQuestion(read.plain);
  const isAsked = isTogether(cover) && (said.cents !== null || cover.from === 'scan');
  if (question === null || !isAsked) return null;
  const sum = sumOfCover(cover.sides, said.cents === null ? cover : stakesOf(asking), read);
  const lead = sum.kind === 'middle' ? middleTold(sum, question) : null;
  return lead === null ? null : tellCover([sum], cover.sides, [lead]);
}

/** Money on all of them together, or on each; or whether they pay whatever happens. */
function shared(cover: Cover, asking: Asking): Asked | null {
  const { read, said } = asking;
  const { plain } = read;
  const isArb = asksArb(plain);
  // "20 on each" of two that were only told beside each other are two bets.
  const isStaked = said.isEach ? isTogether(cover) : SPLITS.test(plain);
  const isOfMoney = said.cents !== null && isStaked && (cover.from !== 'single' || BOTH.test(plain));
  if (!(isArb || isOfMoney) || namesSome(cover, read) || !isOfBoth(cover, read, BOTH.test(plain))) return null;
  const stakes = said.cents === null ? cover : stakesOf(asking);
  return tellCover([sumOfCover(cover.sides, stakes, read)], cover.sides, isArb ? arbLead(cover.sides, read) : []);
}

function holdOf({ sides }: Cover, notes: readonly string[] = []): Asked {
  const named = sides.flatMap(({ bet, ref }) => (ref ? [{ bet, ref }] : []));
  const known = named.length === sides.length ? { sides: named } : {};
  return tellCover([{ kind: 'hold', prices: sides.map(({ price }) => price), ...known }], sides, notes);
}
