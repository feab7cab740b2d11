import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import type { Asked } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { chanceWithPush, valuedBy } from './push-back.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

type CashOut = Extract<Calculation, { kind: 'cash_out' }>;

const MOST_WORDS = 16;
const CORRECTS =
  /\b(not|isnt|wasnt|no|nah|wrong|meant|mean)\b|\b(is|was|are) (my|the) (bet|pick|team|side|ticket)\b|\bmy (bet|pick|team|side|ticket) (is|was)\b|\bi (have|got|had|bet|took|am on)\b|\bim on\b/;
const ASKS = /\b(what|whats|who|whos|how|when|where|which|price|prices|odds|line|spread|total|hedg\w*|if)\b/;

/**
 * "No man united is my bet not leicester" behind what a ticket is worth: it is the other side's, and the sum is made again for that one.
 * Nobody is left out of anything. Null: nobody of that game is named, or only who it was told of.
 */
export function heldCorrected(read: Tagged): Asked | null {
  const sum = sumsOf(read.previous).find((one): one is CashOut => one.kind === 'cash_out');
  const [focus, ...others] = read.previous?.focus ?? [];
  if (!sum || !focus || others.length > 0 || !corrects(read)) return null;
  const side = focus.side === 'home' || focus.side === 'away' ? heldSide(sidesIn(read, focus.eventId)) : null;
  if (side === null) return null;
  const isTurned = focus.market === 'spread' && focus.line !== null && side !== focus.side;
  const line = isTurned ? -(focus.line ?? 0) + 0 : focus.line;
  const bet = storedBet({ ...refOfFocus(focus), side, line, price: null }, read);
  if (!isStored(bet)) return lacks(bet);
  const { prices: _, ...open } = sum;
  const stakeCents =
    focus.stakeCents ?? (focus.price == null ? null : sum.returnsCents / priceTextToDecimal(focus.price));
  const ticket = { returnsCents: sum.returnsCents, stakeCents };
  return sumOn([{ ...open, chance: chanceWithPush(bet, ticket) }], { ...bet.ref, price: focus.price ?? null }, [
    `Right, your bet is ${bet.name}. ${valuedBy(bet, ticket)}`,
  ]);
}

const corrects = ({ plain, tokens, amounts: { prices, money, shares } }: Tagged): boolean =>
  prices.length + money.length + shares.length === 0 &&
  tokens.length <= MOST_WORDS &&
  CORRECTS.test(plain) &&
  !ASKS.test(plain);

/** Empty where somebody of another game is named. */
function sidesIn(read: Tagged, eventId: string): Side[] {
  const sides = read.mentions.flatMap(({ from, persons }): Side[] => {
    const person = persons.find((one) => one.event.id === eventId && one.kind === 'side');
    if (person?.kind !== 'side') return [];
    return [{ side: person.name === person.event.home ? 'home' : 'away', isRefused: isNot(from, read) }];
  });
  return sides.length === read.mentions.length ? sides : [];
}

type Side = { side: 'home' | 'away'; isRefused: boolean };

/** Who is named and not refused, else whoever plays against him who is. */
function heldSide(sides: readonly Side[]): Side['side'] | null {
  const held = new Set(sides.map(({ side, isRefused }) => (isRefused ? OTHER[side] : side)));
  const [side, ...others] = held;
  return side && others.length === 0 ? side : null;
}
const OTHER = { home: 'away', away: 'home' } as const;

/** "Not Leicester", "not the Knicks". */
const isNot = (at: number, { tokens }: Tagged): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ text }) => /^(not|isnt|wasnt)$/.test(text));
