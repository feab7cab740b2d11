import type { Calculation } from '#contract/research/calculate.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from '../sums/bets-said.ts';
import type { StoredBet } from '../sums/stored-bet.ts';

type Hedge = Extract<Calculation, { kind: 'hedge' }>;

/** What is said anew of the bet that is held, and the price that is taken back. */
export type PutRight = { price?: string; stakeCents?: number; refused?: string };

/** "I had it at", "mine was", "the Jets were": what the number behind it is the price of. */
const OWN_PRICE =
  /\b(i|we|ive) (actually |really |already |only |just )?(had|have|got|took|bet|grabbed|placed|hit|played)( (it|him|em|them|that|this|mine|mines|the|my|\w+)){0,3}( (at|for|with))?$|\b(mine|my (bet|ticket|price|odds|side|number|line)|i told (you|u)|i said)( (was|is|were|at|of|it))*$/;
const BEFORE = 6;

/** "Wait I had it at +180 not +150", "make it 100 on the Knicks instead" behind a hedge. */
export function heldPutRight(sum: Hedge, held: StoredBet, read: Tagged): PutRight {
  const { amounts, tokens } = read;
  const wordsTo = (from: number) => plainText(tokens.slice(Math.max(0, from - BEFORE), from));
  const isTakenBack = (from: number) => /\bnot( at)?$/.test(wordsTo(from));
  const refused = amounts.prices.find(({ from }) => isTakenBack(from))?.text;
  const stated = amounts.prices.filter(({ from }) => !isTakenBack(from));
  const isOwn = isOnHeld(held, read);
  const own = stated.find(({ from, text }) => OWN_PRICE.test(wordsTo(from)) || (isOwn && text === sum.price));
  const isOfOwn = refused !== undefined && refused === sum.price && refused !== sum.hedgePrice;
  const price = own?.text ?? (isOfOwn ? stated[0]?.text : undefined);
  const [money, ...others] = amounts.money.filter(({ role }) => role !== 'bankroll' && role !== 'profit');
  const isStake = money !== undefined && others.length === 0 && sum.stakeCents !== undefined && isOwn;
  return {
    ...(price !== undefined && { price }),
    ...(isStake && money.cents !== sum.stakeCents && { stakeCents: money.cents }),
    ...(refused !== undefined && { refused }),
  };
}

/** Who is named with the stake is whom the bet is on. */
function isOnHeld({ ref }: StoredBet, read: Tagged): boolean {
  const named = namedBets(read).map((bet) => refOf({ ...bet, opponent: null, book: null }, read, ref.eventId));
  return (
    named.length > 0 &&
    named.every((one) => typeof one !== 'string' && one.eventId === ref.eventId && one.side === ref.side)
  );
}
