import { type Asked, calculated, say } from '../calls/call.ts';
import { robinSizesIn } from '../calls/robin-sizes.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { lastList } from '../lists/last-list.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { bothOf } from '../tickets/joined-bets.ts';
import { lastTicket } from '../tickets/last-ticket.ts';
import { legsNamed } from '../tickets/named-parlay.ts';
import { refOfFocus } from './bets-said.ts';
import { namesMissing } from './names-missing.ts';
import { besideParlay, comparesParlay, inAll } from './robin-onward.ts';
import { pricedRobin, type RobinLegs } from './robin-priced.ts';

const FEWEST_LEGS = 3;

/** "Round robin by 2s, 5 each" of what was shown, or of bets that are named: all at the one book that takes them, and no stake on the whole. */
export function robinOfTicket(read: Tagged): Asked | null {
  const { says, plain, amounts, mentions } = read;
  if (!says.has('round_robin') || amounts.prices.length > 0) return null;
  const legs = mentions.length > 0 ? legsOfNames(read) : legsOfShown(read);
  if (legs === null || 'kind' in legs) return legs;
  if (legs.refs.length < FEWEST_LEGS)
    return say(`A round robin takes at least ${FEWEST_LEGS} legs, and here are ${legs.refs.length}.`);
  const stake = stakeEach(plain) ?? moneyIn({ ...read, hasSides: false })[0]?.cents;
  const [size = 2, ...sizes] = sizesIn(plain, legs.refs.length);
  const priced = pricedRobin(legs, { size, ...(stake !== undefined && { stakeCents: stake }) }, read);
  if (priced === null || 'kind' in priced) return priced;
  const { robin, note } = priced;
  if (comparesParlay(plain)) return besideParlay(robin, read);
  const all = [robin, ...sizes.map((one) => ({ ...robin, size: one }))];
  return calculated(all, [
    note,
    ...(all.length > 1 ? [inAll(all)] : []),
    ...(mentions.length > 0 ? namesMissing(read) : []),
  ]);
}

function legsOfNames(read: Tagged): RobinLegs | Asked | null {
  if (read.mentions.length < FEWEST_LEGS) return null;
  // "By 3s" counts the legs of each parlay, and no three-pointers.
  const said = read.said.map((bet) => (bet.player ? bet : { ...bet, stats: [] }));
  const named = legsNamed({ ...read, said });
  const [book = null] = read.books;
  return 'kind' in named ? named : { refs: named.refs.map((ref) => ({ ...ref, price: null, book: null })), book };
}

/** What was shown: a parlay, picks, or bets that were spoken of one after another; of "those 3" behind a parlay of two the one before it. */
function legsOfShown({ previous, plain, books }: Tagged): RobinLegs | null {
  const shown = previous?.ticket === true ? (previous.focus ?? []) : [];
  const held = previous?.heldTicket?.legs ?? [];
  const count = countIn(plain);
  const isHeld = count !== null && count !== shown.length && count === held.length;
  const legs = isHeld ? held : shown.length > 0 ? shown : spokenOf(previous);
  if (legs.length < 2) return null;
  const book =
    books[0] ?? (isHeld ? previous?.heldTicket?.book : shown.length > 0 ? previous?.ticketBook : null) ?? null;
  const wanted = count !== null && count < legs.length && previous?.list === true ? legs.slice(0, count) : legs;
  return { refs: wanted.map((leg) => ({ ...refOfFocus(leg), price: null, book: null })), book };
}

/** Picks before what was looked up since; else what was spoken of one by one. */
function spokenOf(previous: Reading | null): readonly BetFocus[] {
  const spoken = previous === null ? [] : bothOf(previous);
  return spoken.length >= FEWEST_LEGS ? spoken : (lastList(previous)?.bets ?? lastTicket(previous)?.legs ?? spoken);
}

const COUNT =
  /\b(?:those|these|all|the|same|original|first|top|your|ur) (\d|three|four|five|six)\b(?! (?:each|per|bucks|dollars))/;
function countIn(plain: string): number | null {
  const [, word] = COUNT.exec(plain) ?? [];
  return word === undefined ? null : (NUMBER_WORDS[word] ?? Number(word));
}

/** "20 per", "$5 a parlay". */
const EACH = /\b(\d+(?:\.\d+)?) (?:per|each|apiece|a (?:pop|piece|parlay|combo|bet))\b/;
function stakeEach(plain: string): number | undefined {
  const [, dollars] = EACH.exec(plain) ?? [];
  return dollars === undefined ? undefined : Math.round(Number(dollars) * 100);
}

/** By twos, unless it says otherwise; more than there are legs is all of them. */
function sizesIn(plain: string, legs: number): number[] {
  const sizes = [...new Set(robinSizesIn(plain).map((size) => Math.min(size, legs)))];
  return sizes.length > 0 ? sizes : [2];
}
