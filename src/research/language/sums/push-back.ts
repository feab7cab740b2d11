import { percent } from '../../words/format.ts';
import type { StoredBet } from './stored-bet.ts';

type Ticket = { returnsCents: number; stakeCents: number | null | undefined };

/** How often it would have to win to be worth as much where a push paid nothing: 0 to 1, a push counted as the stake that it hands back. */
export const chanceWithPush = ({ win, push }: StoredBet, { returnsCents, stakeCents }: Ticket): number =>
  push > 0 && stakeCents != null ? Math.min(1, win + (push * stakeCents) / returnsCents) : win;

/** By which chance a ticket is valued; without what may be done about it. */
export function valuedBy(bet: StoredBet, ticket: Ticket): string {
  const own = `The chance is that of ${bet.name} by its fair price now, ${percent(bet.win)}`;
  const all = chanceWithPush(bet, ticket);
  return all === bet.win
    ? `${own}.`
    : `${own}, with a push ${percent(bet.push)} of the time, which hands your stake back: together worth as much as to win ${percent(all)} of the time.`;
}
