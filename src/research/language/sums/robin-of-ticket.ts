import { type Asked, calculated, say } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { isStored, storedBet } from './stored-bet.ts';

const FEWEST_LEGS = 3;
const SIZE = /\b(?:by|in|of) (?:(\d)s?|(twos|threes|fours))\b|\b(2|3|4)s\b/;
const IN_WORDS: Readonly<Record<string, number>> = { twos: 2, threes: 3, fours: 4 };

/** "Round robin by 2s, 5 each" behind a parlay: of its legs, each at its own price, and no stake on the whole. */
export function robinOfTicket(read: Tagged): Asked | null {
  const { previous, says, plain, amounts, mentions } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  if (!says.has('round_robin') || legs.length < 2 || mentions.length > 0 || amounts.prices.length > 0) return null;
  if (legs.length < FEWEST_LEGS)
    return say(`A round robin takes at least ${FEWEST_LEGS} legs, and this parlay has ${legs.length}.`);
  const bets = legs.map((leg) =>
    storedBet({ ...refOfFocus(leg), price: null, book: previous?.ticketBook ?? null }, read),
  );
  const prices = bets.flatMap((bet) => (isStored(bet) && bet.price ? [bet.price] : []));
  if (prices.length < legs.length) return null;
  const stake = moneyIn({ ...read, hasSides: false })[0];
  const names = bets.filter(isStored).map(({ name }, at) => `${name} ${prices[at]?.text} at ${prices[at]?.book}`);
  return calculated(
    [
      {
        kind: 'round_robin',
        prices: prices.map(({ text }) => text),
        size: Math.min(sizeIn(plain), legs.length),
        ...(stake && { stakeCents: stake.cents }),
      },
    ],
    [`Of the legs of that parlay: ${names.join(', ')}.`],
  );
}

function sizeIn(plain: string): number {
  const [, digit, word = '', bare] = SIZE.exec(plain) ?? [];
  return Number(digit ?? bare ?? IN_WORDS[word] ?? 2);
}
