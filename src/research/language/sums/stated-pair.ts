import { shortTeam } from '../../words/short-names.ts';
import type { Asked } from '../calls/call.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { focusOfRef, namedBets, refOf } from './bets-said.ts';
import { areOfOne, endsOfBets, endsOfLines } from './ends-of-bets.ts';
import { moneyOn, STANDARD_CENTS, type Stakes, splitOf } from './split-on-two.ts';
import { isStored, ownBet, type StoredBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const ASKS_SPLIT =
  /\b(how much (on )?(each|every|both)|split|on each|each side|same either way|(lose|win|end) the same|middl(e|es|ed|ing)|arb|total|in all|stakes?)\b/;
const HOLDS =
  /\b(i|ive|we|weve|already|just)( already| just)? (have|hold|got|had|took|bet|grabbed|placed|played)\b|^(have|got|took|bet|grabbed|holding)\b|\b(my|sitting on|holding)\b/;
const ASKS_OTHER = /\bhow (much|many)\b|\bwhat (do|should|would|to) (i )?(put|bet|play|need|go|take|stake)\b/;
const OF_BOTH = /\b(total|in all|altogether|between (them|both)|split)\b/;

/**
 * "Jags +6.5 -165 at dk and Lions -3.5 +125 at fanatics, 500 total, how much each", "have Bills -2.5 -110 for 110, can get Jets +4.5 -105, how
 * much": two bets against each other that are stated are worked out from what is said of them, whether or not a book has these lines now.
 */
export function splitOnStated(read: Tagged): Asked | null {
  const { plain, says } = read;
  const isHeld = HOLDS.test(plain) && ASKS_OTHER.test(plain) && !OF_BOTH.test(plain);
  if (!(ASKS_SPLIT.test(plain) || isHeld) || says.has('hedge') || says.has('parlay')) return null;
  const [one, other, ...others] = namedBets(read).filter(({ price }) => price !== null);
  return one && other && others.length === 0 ? workedOut([one, other], isHeld, read) : null;
}

function workedOut([one, other]: readonly [StatedBet, StatedBet], isHeld: boolean, read: Tagged): Asked | null {
  const stakes = stakesOf(read, isHeld);
  const notes = stakes === null ? ['You named no amount, so this is for $100.'] : [];
  const staked = { stakes: stakes ?? { totalCents: STANDARD_CENTS }, notes };
  const game = gameOf(one, other);
  const [first, second] = [one, other].map((bet) => ownOf(bet, game, read));
  if (!first || !second) return ofLines([one, other], staked);
  if (!areOfOne(first, second) || first.ref.side === second.ref.side) return null;
  // A bet and the very other side of it are a hedge, and are told as one.
  const isHedge = isHeld && !ASKS_SPLIT.test(read.plain) && endsOfBets(first, second, first.event, read.nowMs) === null;
  const names = [withBook(first, one.book), withBook(second, other.book)] as const;
  const prices = [one.price ?? '', other.price ?? ''];
  return isHedge ? null : splitOf([first, second], prices, staked.stakes, read, names, null, notes);
}

/** Who plays twice is meant in the game of the two. */
function gameOf(one: StatedBet, other: StatedBet): string | null {
  const [first, second] = [one, other].map(({ side }) => [
    ...(side?.persons ?? []).map(({ event }) => event.id),
    ...(side?.begun ? [side.begun.id] : []),
  ]);
  return first?.find((id) => second?.includes(id)) ?? null;
}

function ownOf(bet: StatedBet, eventId: string | null, read: Tagged): StoredBet | null {
  const ref = refOf({ ...bet, book: null }, read, eventId);
  const own = typeof ref === 'string' ? null : ownBet(focusOfRef(ref), read);
  return own && isStored(own) ? own : null;
}

/** Money before the second price is on the first bet, which is held; else it is for both. */
function stakesOf(read: Tagged, isHeld: boolean): Stakes | null {
  const from = read.amounts.prices[1]?.from ?? 0;
  const [first, second] = moneyIn({ ...read, hasSides: false }).filter(({ role }) => role === 'stake');
  if (isHeld && first && first.from < from)
    return { stakeCents: first.cents, ...(second && { otherStakeCents: second.cents }) };
  const cents = moneyOn(read) ?? bareMoney(read);
  return cents === undefined ? null : { totalCents: cents };
}

/** Two sides on lines of opposite signs, of a game that is not stored, or has begun: by what is said of them alone. */
function ofLines(
  [one, other]: readonly [StatedBet, StatedBet],
  { stakes, notes }: { stakes: Stakes; notes: readonly string[] },
): Asked | null {
  const [first, second] = [one, other].map(({ side, line }) => {
    const name = side?.kind === 'side' ? (side.persons[0]?.name ?? side.names[0]) : undefined;
    const sportKey = (side?.persons[0]?.event ?? side?.begun)?.sportKey ?? '';
    return name && line?.signed ? { name: shortTeam(name), line: line.line, sportKey } : null;
  });
  if (!first || !second || first.name === second.name || first.sportKey !== second.sportKey) return null;
  const ends = endsOfLines(first, second, first.sportKey);
  if (!ends) return null;
  const [bet, otherBet] = [first, second].map(({ name, line }) => `${name} ${line > 0 ? '+' : ''}${line}`);
  const isApart = gameOf(one, other) === null;
  const apart = `No stored game has the ${first.name} against the ${second.name}: this holds where both bets are on one game.`;
  return sumOn(
    [{ kind: 'middle', bet, otherBet, ends, price: one.price ?? '', otherPrice: other.price ?? '', ...stakes }],
    null,
    [...notes, ...(isApart ? [apart] : [])],
  );
}

const withBook = ({ name }: StoredBet, book: string | null): string => (book === null ? name : `${name} at ${book}`);

const LEAST_TOTAL_CENTS = 20_00;
/** "500 total" beside names. */
const bareMoney = ({ amounts: { money } }: Tagged): number | undefined =>
  money.find(({ cents }) => cents >= LEAST_TOTAL_CENTS && cents % 100 === 0)?.cents;
