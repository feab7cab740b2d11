import type { Calculation } from '#contract/research/calculate.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { scanNamed } from '../calls/market-calls.ts';
import { sumsOf } from '../calls/sums-of.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { lacks } from '../sums/sum-on-bet.ts';
import { arbLead } from './arb-lead.ts';
import { type Asking, stakesOf } from './asking.ts';
import {
  bothCanWin,
  type Cover,
  decimalOfSide,
  endsOfCover,
  nameAlone,
  STANDARD_CENTS,
  sideAt,
  sumOfCover,
  tellCover,
} from './cover.ts';
import { coverNamed, coverOfGame } from './cover-named.ts';
import { ARB, asksArb, BOTH, MIDDLE, OWNS, PLAYS } from './covered-words.ts';
import { stakesOfSides } from './stakes-of-sides.ts';

/** Of two bets against each other that are named, or all sides of a game that is: whether they are an arbitrage or a middle. */
export function ofNamed(asking: Asking): Asked | null {
  const { read } = asking;
  if (read.mentions.length === 0 || OWNS.test(read.plain)) return null;
  const stated = coverStated(read);
  const isMiddle = MIDDLE.test(read.plain);
  const staked = stated && !isMiddle ? stakesOfSides(stated, read, arbLead(stated.sides, read)) : null;
  const beside = scannedBeside(read);
  const isOfBoth =
    asksArb(read.plain) || PLAYS.test(read.plain) || beside !== null || (stated !== null && goesOn(read));
  return staked ?? (isMiddle || isOfBoth ? ofPair(asking, { isMiddle, isOfBoth, beside }) : null);
}

type Wanted = { isMiddle: boolean; isOfBoth: boolean; beside: Asked | null };

function ofPair(asking: Asking, { isMiddle, isOfBoth, beside }: Wanted): Asked | null {
  const { read, said } = asking;
  const { plain } = read;
  const named = coverNamed(read);
  if (typeof named === 'string') return lacks(named);
  const isLined = named?.sides.every(({ ref }) => ref?.line != null) ?? false;
  if (named && (isLined || isOfBoth)) return withScan(told(named, asking, isMiddle, beside !== null), beside);
  const isOfBest = BOTH.test(plain) || read.said.some(({ market }) => market !== null);
  if (!asksArb(plain) || !isOfBest || said.prices.length > 0 || read.books.length > 0) return null;
  const cover = coverOfGame(read);
  const first = cover?.sides[0]?.ref;
  if (!cover || !first) return null;
  const asked = tellCover([sumOfCover(cover.sides, stakesOf(asking), read)], cover.sides);
  const board = boardCall({ eventId: first.eventId, market: first.market });
  return asked.kind === 'calls' ? calls([...asked.calls, board], asked.assumed) : null;
}

/** Two bets against each other, each at a price that is said. */
function coverStated(read: Tagged): Cover | null {
  const named = read.amounts.prices.length === 2 ? coverNamed(read) : null;
  return named === null || typeof named === 'string' ? null : named;
}

const COMPARED = /\b(?:which|who|better|best|safer|good (?:bet|play|price)|worth|should i|like|pick|value|edge)\b/;

/** Two more behind two that were told together are asked after as those were, and not which is the better bet. */
const goesOn = (read: Tagged): boolean =>
  !COMPARED.test(read.plain) &&
  sumsOf(read.previous)
    .concat(read.previous?.earlierSums ?? [])
    .some(isOfBothSides);

const isOfBothSides = ({ kind }: Calculation): boolean => kind === 'arbitrage' || kind === 'middle';

const LOOKS = /\b(?:looks?|seems?|thats|that is|is that|is this|this is|is it|are these|these are|would be)\b/;

/** "Any arbs? Niners +125 Jets -115 looks like one" asks for those that there are as well. */
function scannedBeside(read: Tagged): Asked | null {
  const isOther = ARB.test(read.plain) && !asksArb(read.plain);
  const isWhole = read.amounts.prices.length === 2 && LOOKS.test(read.plain);
  return isOther && isWhole ? scanNamed(ofAllGames(read)) : null;
}

/** Who is named plays in the bets that were told, and in none that are looked for. */
const ofAllGames = (read: Tagged) => ({ ...toMarketQuestion(read), bets: [], said: [], focus: [] });

const withScan = (asked: Asked, scan: Asked | null): Asked =>
  asked.kind === 'calls' && scan?.kind === 'calls'
    ? calls([...asked.calls, ...scan.calls], [...asked.assumed, ...scan.assumed])
    : asked;

/** Where each price is to be had now, or the best there is of it. */
const whereHad = ({ sides }: Cover, read: Tagged): string[] =>
  sides.flatMap((side) => {
    const best = side.ref && sideAt({ ...side.ref, price: null, book: null }, read);
    if (!best) return [];
    const isThere = decimalOfSide(best) >= decimalOfSide(side) - SLACK;
    return [
      isThere
        ? `${nameAlone(side)} is ${best.price} at ${best.book} now${best.price === side.price ? '' : `, better than your ${side.price}`}.`
        : `Nobody where you can bet has your ${side.price} on ${nameAlone(side)} now: the best is ${best.price} at ${best.book}.`,
    ];
  });
const SLACK = 1e-9;

/** With what it needs to be a middle, where it is asked whether they are one. */
function told(cover: Cover, asking: Asking, isMiddle: boolean, asksWhere: boolean): Asked {
  const { read, said } = asking;
  const lead = isMiddle
    ? [middleLead(cover, read)]
    : asksArb(read.plain) || goesOn(read)
      ? arbLead(cover.sides, read)
      : [];
  const staked = stakesOfSides(cover, read, lead);
  if (staked) return staked;
  const stakes = stakesOf(asking);
  const isUnstaked = said.cents === null;
  const own = isUnstaked && isMiddle ? { totalCents: null, eachCents: STANDARD_CENTS } : stakes;
  const sum = sumOfCover(cover.sides, own, read);
  const note = isUnstaked && isMiddle ? ['You named no amount, so this is for $100 on each.'] : [];
  return tellCover([sum], cover.sides, [...lead, ...note, ...(asksWhere ? whereHad(cover, read) : [])]);
}

function middleLead(cover: Cover, read: Tagged): string {
  const ends = endsOfCover(cover.sides, read) ?? [];
  if (bothCanWin(ends)) {
    const gap = ends.flatMap(({ when, first, second }) => (first === 'win' && second === 'win' ? [when] : []));
    return `Yes, a middle: both win with ${gap.join(' or ')}.`;
  }
  const back = ends.filter(({ first, second }) => [first, second].includes('push') && [first, second].includes('win'));
  const free = back.map(({ when }) => when).join(' and ');
  return back.length > 0
    ? `No middle: no result wins both. With ${free} one wins and the other is refunded.`
    : 'No middle: no result wins both.';
}
