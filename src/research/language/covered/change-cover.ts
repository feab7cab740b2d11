import { formatAmerican } from '#engine/odds/format-american.ts';
import { breakEvenHedge } from '#engine/odds/hedge.ts';
import { dollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { arbLead } from './arb-lead.ts';
import { type Cover, decimalOfSide, nameAlone, repriced, STANDARD_CENTS, sumOfCover, tellCover } from './cover.ts';
import { type CoverSaid, placeOf, sideOfPrice, sideSaid } from './cover-said.ts';
import { MAKES } from './covered-words.ts';

/** Of what two bets on both sides come to when one of them is had otherwise. */

const priced = ({ bet, price }: Cover['sides'][number]): string => `${bet} (${price})`;

/** "What if the Flames drop to +130": the same with that price on that side. */
export function atOtherPrice(cover: Cover, { prices, cents, isEach }: CoverSaid, read: Tagged): Asked | null {
  const at = prices.map((price) => sideSaid(cover, read) ?? sideOfPrice(cover, price, read));
  const [place, ...others] = at;
  const text = prices[0]?.text;
  const before = place === undefined ? undefined : cover.sides[place];
  if (others.length > 0 || !before || text === undefined) return null;
  const sides = cover.sides.map((side, one) => (one === place ? repriced(side, text, read) : side));
  const stakes = cents === null ? cover : { totalCents: isEach ? null : cents, eachCents: isEach ? cents : null };
  const note = before.price === text ? [] : [`${nameAlone(before)} at ${text} instead of ${before.price}.`];
  return tellCover([sumOfCover(sides, stakes, read)], sides, [...arbLead(sides, read), ...note]);
}

/** "Only 300 at the second book": that stake there, and on the other side what returns the same. */
export function limitedOn(cover: Cover, cents: number, read: Tagged): Asked | null {
  const said = sideSaid(cover, read);
  // Another book than these is of other bets.
  if (said === null && read.books.length > 0) return null;
  const place = said ?? cover.sides.length - 1;
  const own = cover.sides[place];
  if (!own) return null;
  const stakes = cover.sides.map((side) => Math.round((cents * decimalOfSide(own)) / decimalOfSide(side)));
  const matched = cover.sides.flatMap((side, at) =>
    at === place ? [] : [`${dollars(stakes[at] ?? 0)} on ${priced(side)}`],
  );
  const totalCents = stakes.reduce((all, stake) => all + stake, 0);
  return tellCover([sumOfCover(cover.sides, { totalCents, eachCents: null }, read)], cover.sides, [
    `With ${dollars(cents)} on ${priced(own)} the most you can match is ${matched.join(' and ')}.`,
  ]);
}

const LIMIT_WORDS = /^(?:worst|lowest|least|min|minimum|low|far|number|price|odds)$/;
const TAKEN = /^(?:bet|took|take|have|got|on|hold|holding|placed|grabbed|get|in)$/;
const OF_PRICE = /^(?:price|prices|odds|number|line|what)$/;
const REACH = 3;

/** "What's the worst 49ers number I can take and not lose": at which price of one side the other is just made good. */
export function leastPrice(cover: Cover, { prices }: CoverSaid, read: Tagged): Asked | null {
  if (cover.sides.length !== 2) return null;
  const asked = sideAsked(cover, read);
  const held = cover.sides[1 - asked];
  const other = cover.sides[asked];
  if (!held || !other) return null;
  const stated = prices.find((price) => sideOfPrice(cover, price, read) === 1 - asked);
  const own = stated && stated.text !== held.price ? repriced(held, stated.text, read) : held;
  const stakeCents = cover.eachCents ?? STANDARD_CENTS;
  const returns = stakeCents * decimalOfSide(own);
  const now = breakEvenHedge({ stake: stakeCents, returns }, decimalOfSide(other));
  const left = now.ifOpenWins >= 0 ? 'so it still covers both' : 'so it does not cover both now';
  return tellCover(
    [
      {
        kind: 'hedge',
        bet: own.bet,
        hedgeBet: nameAlone(other),
        stakeCents,
        price: own.price,
        profitCents: 0,
      },
    ],
    [own],
    [
      ...(MAKES.test(read.plain) ? [makesArb(own, other)] : []),
      other.book === null
        ? `Yours is ${priced(other)}, ${left}.`
        : `${priced(other)} is the best price there now, ${left}.`,
    ],
  );
}

/** Just above what makes both even something is left whatever happens. */
function makesArb(own: Cover['sides'][number], other: Cover['sides'][number]): string {
  const decimal = decimalOfSide(own);
  const even = formatAmerican(decimal / (decimal - 1));
  return `Anything better than ${even} on ${nameAlone(other)} makes it an arbitrage with ${priced(own)}; at ${even} itself nothing is won or lost.`;
}

/** Whose price is asked for: who is named right behind the words for it, or is not the one that is held. */
function sideAsked(cover: Cover, { mentions, tokens }: Tagged): number {
  const named = mentions
    .map((mention) => ({ ...mention, place: placeOf(cover, mention) }))
    .filter(({ place }) => place >= 0);
  const words = tokens.findIndex(({ text }) => LIMIT_WORDS.test(text));
  // "What price on the Wolves" asks for that price, and nothing is on them.
  const isTaken = ({ from }: { from: number }) =>
    tokens
      .slice(Math.max(0, from - REACH), from)
      .some(({ text }, at, before) => TAKEN.test(text) && !OF_PRICE.test(before[at - 1]?.text ?? ''));
  const behind = named.find(({ from }) => from > words && words >= 0);
  const [only] = named;
  if (behind && (named.length > 1 || !isTaken(behind))) return behind.place;
  return only ? (isTaken(only) ? 1 - only.place : only.place) : 1;
}
