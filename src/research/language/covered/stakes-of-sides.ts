import { dollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { type Cover, decimalOfSide, nameAlone, sumOfCover, tellCover } from './cover.ts';
import { placeOf, sideSaid } from './cover-said.ts';
import { LIMITS } from './covered-words.ts';

/** A number behind these is none of money: "lands on 4", "over 23". */
const NO_MONEY = /^(?:on|by|exactly|at|of|over|under|o|u|game|top|than|lands?|hits?)$/;
/** What is asked for is the stake on the other side of the one that is named. */
const MATCHES =
  /\b(?:match\w*|(?:go|goes|pair|put|play) (?:with|against) it|against it|(?:the )?(?:other|opposite) (?:side|one|team|leg)|the rest|balances?|evens? (?:it )?out)\b/;
const ASKS = /\b(?:how much|what|whats|need|needs)\b/;
/** "Only 150 at the other one" is what a book takes, "300 on the second one" what is put there. */
const PUT_THERE = /\d (?:bucks |dollars )?(?:on|in|at) (?:the )?(?:other|opposite|second|first)\b/;
const OF_ALL = /\b(?:split|divvy|divide|total|in all|altogether|size|each of|apiece|per side|a side)\b/;
/** What is won or lost with them is asked, or they are said to be put on. */
const STAKED =
  /\b(?:profit|net|make|made|win|up|lose|left|leaves?|end up|clear|ahead|each side|either way|both ways|what if|round\w*|instead|ok|okay|fine|good|works?|put|do|bet|go|going)\b/;
const LEAST_CENTS = 500;
/** How far a name may stand behind its stake. */
const NEAR = 5;

type Money = { from: number; cents: number };

/** The amounts that are bet, in the order in which they are said. */
function moneyIn({ tokens, amounts }: Tagged): Money[] {
  const pair = tokens.findIndex(({ pair: both }) => both?.every((one) => one * 100 >= LEAST_CENTS) === true);
  const both = tokens[pair]?.pair;
  if (both) return both.map((one) => ({ from: pair, cents: Math.round(one * 100) }));
  return amounts.money.filter(
    ({ from, cents }) =>
      cents >= LEAST_CENTS && (tokens[from]?.number?.dollars || !NO_MONEY.test(tokens[from - 1]?.text ?? '')),
  );
}

/** Of which side each of two amounts is: by who is named behind it or right before it; -1: nobody is. */
function placeOfMoney(money: Money, next: Money | undefined, cover: Cover, { mentions }: Tagged): number {
  const end = Math.min(next?.from ?? Number.POSITIVE_INFINITY, money.from + NEAR);
  const behind = mentions.find(({ from }) => from > money.from && from < end);
  const before = mentions.findLast(({ to }) => to <= money.from && money.from - to <= 1);
  const named = behind ?? before;
  return named ? placeOf(cover, named) : -1;
}

/** So much on the one side and so much on the other; where nobody is named, so that it ends most nearly even. */
function stakesOnBoth(cover: Cover, read: Tagged): [number, number] | null {
  const [one, two, ...others] = moneyIn(read);
  if (!one || !two || others.length > 0 || cover.sides.length !== 2) return null;
  const [first, second] = [placeOfMoney(one, two, cover, read), placeOfMoney(two, undefined, cover, read)];
  if (first >= 0 || second >= 0) {
    const place = first >= 0 ? first : 1 - second;
    if (second >= 0 && second === first) return null;
    return place === 0 ? [one.cents, two.cents] : [two.cents, one.cents];
  }
  const [a, b] = cover.sides.map(decimalOfSide);
  const unevenness = (x: number, y: number) => Math.abs(x * (a ?? 1) - y * (b ?? 1));
  return unevenness(one.cents, two.cents) <= unevenness(two.cents, one.cents)
    ? [one.cents, two.cents]
    : [two.cents, one.cents];
}

/**
 * "955 and 1045, profit each side", "$100 on the Cards, how much on the other side": the two bets with those stakes, or with what evens the
 * one out that is named. Null: neither is said.
 */
export function stakesOfSides(cover: Cover, read: Tagged, notes: readonly string[] = []): Asked | null {
  if (OF_ALL.test(read.plain)) return null;
  const both = stakesOnBoth(cover, read);
  if (both && STAKED.test(read.plain))
    return tellCover(
      [sumOfCover(cover.sides, { totalCents: null, eachCents: null, sideCents: both }, read)],
      cover.sides,
      notes,
    );
  return matched(cover, read, notes);
}

/** What evens out the stake on the one side that is named. */
function matched(cover: Cover, read: Tagged, notes: readonly string[]): Asked | null {
  const { plain, mentions } = read;
  const [money, ...others] = moneyIn(read);
  if (!money || others.length > 0 || cover.sides.length !== 2) return null;
  if (LIMITS.test(plain) || PUT_THERE.test(plain)) return null;
  const named = placeOfMoney(money, undefined, cover, read);
  const place = named >= 0 ? named : (sideSaid(cover, read) ?? -1);
  const own = cover.sides[place];
  const other = cover.sides[1 - place];
  const namesOther = mentions.some((one) => one.from > money.from && placeOf(cover, one) === 1 - place);
  if (!own || !other || !ASKS.test(plain) || !(namesOther || MATCHES.test(plain))) return null;
  const level = Math.round((money.cents * decimalOfSide(own)) / decimalOfSide(other));
  const sideCents = cover.sides.map((side) => (side === own ? money.cents : level));
  return tellCover([sumOfCover(cover.sides, { totalCents: null, eachCents: null, sideCents }, read)], cover.sides, [
    ...notes,
    `${dollars(level)} on ${other.bet} (${other.price}) evens out your ${dollars(money.cents)} on ${nameAlone(own)} (${own.price}).`,
  ]);
}
