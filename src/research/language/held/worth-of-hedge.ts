import type { Tagged } from '../calls/tagged.ts';
import { areOfOne } from '../sums/ends-of-bets.ts';
import { returnsAt } from '../sums/returns-at.ts';
import type { StoredBet } from '../sums/stored-bet.ts';
import { hedgedWith } from './best-hedge.ts';
import { exitTold } from './exit-told.ts';
import { weigh, weighedText } from './weighed.ts';

type Held = {
  bet: StoredBet;
  name: string;
  stakeCents: number | undefined;
  returnsCents: number | undefined;
  price: string | undefined;
};
type Against = { bet: StoredBet; price: string; book: string | null };

/** "Worth it?": by what the bet is worth if it is left alone. */
export function whetherOf(held: Held, one: Against | undefined, read: Tagged): string[] {
  const weighed = placed(held, one, read);
  return weighed && held.bet.win > 0
    ? [weighedText(weighed.position, weigh(weighed.position, weighed.hedge, null), 'hedge')]
    : [];
}

/** "Can I get out of it": by what it costs to be sure; without a stake of $100. */
export function exitOf(held: Held, one: Against | undefined, read: Tagged): string[] {
  const isOpen = held.stakeCents === undefined && held.returnsCents === undefined;
  const weighed = placed(isOpen ? { ...held, stakeCents: EXAMPLE_CENTS } : held, one, read);
  return weighed ? [exitTold(weighed.position, weighed.hedge, isOpen)] : [];
}
const EXAMPLE_CENTS = 100_00;

function placed({ bet, stakeCents, returnsCents, price, name }: Held, one: Against | undefined, read: Tagged) {
  const returns = returnsCents ?? (price === undefined ? undefined : returnsAt(stakeCents ?? 0, price));
  if (!one || returns === undefined || !areOfOne(bet, one.bet)) return null;
  const position = {
    bet: { ...bet, name },
    stakeCents: stakeCents ?? null,
    returnsCents: returns,
    isTicket: price === undefined,
    price: price ?? null,
  };
  const hedge = hedgedWith([{ bet: one.bet, name: one.bet.name, price: one.price, book: one.book }], position, read);
  return { position, hedge };
}
