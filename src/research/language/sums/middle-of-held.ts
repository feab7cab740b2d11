import type { BetRef, BetRefDraft } from '#contract/research/bet.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import type { Person } from '../../slate/slate.ts';
import { signed } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import { numberOf, offersOf } from '../boards/numbers-on-offer.ts';
import type { Asked } from '../calls/call.ts';
import type { Mention } from '../calls/mentions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { hedgedWith } from '../held/best-hedge.ts';
import { averageTold, weigh } from '../held/weighed.ts';
import type { BetFocus } from '../reading.ts';
import { focusOfRef, namedBets, refOf } from './bets-said.ts';
import { endsOfBets } from './ends-of-bets.ts';
import { heldBefore } from './held-bet.ts';
import { heldNumbers } from './held-numbers.ts';
import { returnsAt } from './returns-at.ts';
import { isStored, ownBet, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

const MIDDLES = /\bmiddl(e|es|ed|ing)\b/;
const TERM = /\bwhat(s| is| are)? (a )?middl|\bmeans?\b|\bexplain\b/;
/** How many half points apart the other number is looked for. */
const MOST_STEPS = 14;
/** Who gets more points than this is no side of a game that is priced. */
const MOST_POINTS = 30;

/**
 * "Should I middle it" behind one bet on a number: with the number of the other side that leaves the widest gap of those that can be
 * taken, else which number it takes. Null: no middle is asked for, or its numbers are named.
 */
export function middleOfHeld(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  if (!MIDDLES.test(plain) || TERM.test(plain) || amounts.prices.length > 1) return null;
  const told = heldTold(read);
  const own = told && namesOnlyOther(told, read) ? told : (heldSaid(read) ?? told);
  if (!own) return null;
  const held = ownBet(own, read);
  if (!isStored(held) || held.line === null || !OF_NUMBERS.test(held.ref.market)) return null;
  const now = numberNow(held, read);
  const named = now === null ? null : atNumber(held, now, read);
  // A number that nobody has is told by the widest one that is there.
  const other = named === null || (named.price === null && namesOther(held, read)) ? widestAsked(held, read) : named;
  return other === null ? lacks(noneOf(held, read)) : placed(own, held, other, read);
}

function placed(own: BetFocus, held: StoredBet, other: StoredBet, read: Tagged): Asked {
  const price = own.price ?? held.price?.text ?? STANDARD_PRICE;
  const ends = endsOfBets(held, other, held.event, read.nowMs);
  if (!ends?.some(({ first, second }) => first === 'win' && second === 'win')) return lacks(noneOf(held, read));
  const otherPrice = other.price?.text ?? STANDARD_PRICE;
  const staked = own.stakeCents ?? heldNumbers(read).stakeCents;
  const stakeCents = staked ?? STANDARD_CENTS;
  return sumOn(
    [{ kind: 'middle', bet: held.short, otherBet: other.short, ends, price, stakeCents, otherPrice }],
    { ...held.ref, price: own.price ?? null },
    [
      ...leadOf(held, other, { price, stakeCents, otherPrice }, read),
      other.price
        ? `${otherPrice} at ${other.price.book} is the best price you can get on ${other.name}.`
        : `No book where you can bet quotes ${other.name}, so it is counted at ${STANDARD_PRICE}: name its price for the exact figures.`,
      ...(staked === undefined ? ['You named no stake, so this is for $100.'] : []),
      ...(own.price == null && held.price === null
        ? [`Your own price is taken as ${STANDARD_PRICE}, since none was named.`]
        : []),
    ],
  );
}

/** Beside a hedge it is told what it makes on average; and of a moneyline why it is one at all. */
function leadOf(
  held: StoredBet,
  other: StoredBet,
  { price, stakeCents, otherPrice }: { price: string; stakeCents: number; otherPrice: string },
  read: Tagged,
): string[] {
  if (!(HEDGES.test(read.plain) || other.ref.market === 'moneyline') || held.win === 0) return [];
  const position = { bet: held, price, stakeCents, returnsCents: returnsAt(stakeCents, price), isTicket: false };
  const bets = [{ bet: other, name: other.name, price: otherPrice, book: null }] as const;
  const { unsure } = hedgedWith(bets, position, read);
  const both = unsure?.find((end) => end.both === 'win');
  const can = both ? `Yes: ${other.short} wins together with ${held.short} with ${both.when}. ` : '';
  return [`${can}${averageTold(position, weigh(position, hedgedWith(bets, position, read), null))}`];
}
const HEDGES = /\bhedg\w*\b/;

const OF_NUMBERS = /^(spread|total|prop)/;
/** What a book asks on a line whose price is not known. */
const STANDARD_PRICE = '-110';
const STANDARD_CENTS = 100_00;
const HOLDS = /\b(have|got|had|took|hold|holding|my|bet|grabbed|on)\b/;

/** The one bet that was told before; who plays against it may be named. */
function heldTold({ mentions, amounts, previous }: Tagged): BetFocus | undefined {
  const [told] = previous?.focus ?? [];
  const isOfGame = mentions.every(({ persons }) => persons.some(({ event }) => event.id === told?.eventId));
  const isElse = !isOfGame || amounts.prices.length > 0 || previous?.list === true || previous?.ticket === true;
  return !isElse && previous?.focus?.length === 1 ? heldBefore(previous) : undefined;
}

/** "I have Bills +3.5 and now its -1": the bet of this message, with its price and stake. */
function heldSaid(read: Tagged): BetFocus | undefined {
  const [bet, ...others] = namedBets(read);
  // "And now its -1" is another line of the same side, "Pats +4 out there?" one of the other.
  const isOther = others.some(
    (other) =>
      !(other.side && bet?.side && meets(bet.side, other.side)) &&
      (other.side?.names[0] !== bet?.side?.names[0] || other.player?.names[0] !== bet?.player?.names[0]),
  );
  if (!bet?.line || isOther || !HOLDS.test(read.plain)) return undefined;
  const ref = refOf({ ...bet, book: null }, read);
  if (typeof ref === 'string') return undefined;
  const stakeCents = read.amounts.money.find(({ isSure }) => isSure)?.cents;
  return {
    ...focusOfRef(ref),
    ...(ref.price != null && { price: ref.price }),
    ...(stakeCents !== undefined && { stakeCents }),
  };
}

/** "Can I middle with Suns +6" behind a bet on the Rockets: whoever is named is no bet that is held. */
function namesOnlyOther({ eventId, side, price, stakeCents }: BetFocus, read: Tagged): boolean {
  const sides = namedBets(read).map((bet) => bet.side?.persons ?? []);
  const isHeld = price != null || stakeCents !== undefined;
  return isHeld && sides.length > 0 && sides.every((persons) => persons.some((one) => isOther(one, eventId, side)));
}

const meets = (one: Mention, other: Mention): boolean =>
  one.persons.some(({ event, name }) =>
    other.persons.some((person) => person.event.id === event.id && person.name !== name),
  );

/** Whether the number that is named is one of the other side. */
const namesOther = ({ ref, event }: StoredBet, read: Tagged): boolean =>
  namedBets(read).some(({ side, line }) =>
    line === null ? false : (side?.persons.some((person) => isOther(person, event.id, ref.side)) ?? false),
  );
const isOther = (person: Person, eventId: string, side: BetRef['side']): boolean =>
  person.kind === 'side' && person.event.id === eventId && person.selection === OTHER_SIDE[side];

/** Where the number of that side stands now, as the message says it; null: it does not. */
function numberNow(held: StoredBet, read: Tagged): number | null {
  // "Middle with Suns +6, what if it lands on 5": who is named has his own number.
  const own = namesOther(held, read)
    ? namedBets(read).find(({ line }) => line?.signed === true && line.line !== held.line)
    : undefined;
  if (own?.line) return -own.line.line + 0;
  const { lines, money } = read.amounts;
  const isMoney = (from: number): boolean => money.some((one) => one.from === from && one.isSure);
  const named = lines.findLast(({ line, from }) => line !== held.line && !isMoney(from))?.line ?? null;
  return named !== null && namesOther(held, read) ? -named + 0 : named;
}

function atNumber(held: StoredBet, now: number, read: Tagged): StoredBet | null {
  const { ref } = held;
  const isTotal = ref.side === 'over' || ref.side === 'under';
  const other: BetRefDraft = {
    ...ref,
    side: OTHER_SIDE[ref.side] ?? ref.side,
    line: isTotal ? now : -now + 0,
    price: null,
    book: null,
    named: [],
  };
  const stored = storedBet(other, read);
  return isStored(stored) ? stored : null;
}

/** "What about Chargers ML": that one, where it is named. */
const widestAsked = (held: StoredBet, read: Tagged): StoredBet | null =>
  (read.said.some(({ market }) => market === 'moneyline') ? toWin(held, read) : null) ?? widest(held, read);

/** With the number of the other side that leaves the widest gap. */
const widest = (held: StoredBet, read: Tagged): StoredBet | null =>
  numbersBeyond(held)
    .map((ref) => storedBet(ref, read))
    .filter(isStored)
    .findLast(({ price }) => price !== null) ?? toWin(held, read);

/** Who gets points wins with whoever wins by fewer: a moneyline is a line of nothing. */
function toWin({ ref, line, event }: StoredBet, read: Tagged): StoredBet | null {
  const side = OTHER_SIDE[ref.side];
  if (ref.market !== 'spread' || line === null || line < 1 || line > MOST_POINTS || !side || hasDrawPrice(event))
    return null;
  const stored = storedBet({ eventId: ref.eventId, market: 'moneyline', side, line: null, player: null }, read);
  return isStored(stored) && stored.price !== null ? stored : null;
}

/** The other side at each number that leaves a gap between both, the nearest first. */
const numbersBeyond = ({ ref, line }: StoredBet): BetRefDraft[] =>
  Array.from({ length: MOST_STEPS }, (_, at) => ({
    ...ref,
    side: OTHER_SIDE[ref.side] ?? ref.side,
    line: beyond(ref, line ?? 0, (at + 1) / 2),
    price: null,
    book: null,
    named: [],
  }));

function beyond({ side }: Pick<BetRef, 'side'>, line: number, points: number): number {
  if (side === 'over') return line + points;
  return side === 'under' ? line - points : -line + points;
}

function noneOf({ ref, line, name, event }: StoredBet, read: Tagged): string {
  const nearest = beyond(ref, line ?? 0, 0.5);
  const side = OTHER_SIDE[ref.side] ?? ref.side;
  const other =
    side === 'over' || side === 'under'
      ? `the ${side} at ${nearest}`
      : `${shortTeam(side === 'home' ? event.home : event.away)} ${signed(nearest)}`;
  const [best] = offersOf(event, { ...ref, side }, read);
  const has = best
    ? `; the best number there is ${numberOf({ ...ref, side }, best.line, event)}, ${best.best.text} at ${best.best.book}`
    : '';
  return `No middle on ${name} now: it takes ${other} or better, and no book where you can bet has that${has}. Ask again once the line moves.`;
}
