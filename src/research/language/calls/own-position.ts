import type { Amounts } from './amount.ts';
import type { StatedBet } from './stated-bets.ts';
import { moneyIn, type Sum } from './sum.ts';

const MOST_LINE = 60;

/** Spreads of both sides of one game, "-2.5 and +3.5", between which both of them win. */
export function overlaps({ lines, prices }: Pick<Amounts, 'lines' | 'prices'>): boolean {
  const spreads = lines.filter(
    ({ from, line, signed }) => signed && Math.abs(line) < MOST_LINE && !prices.some((price) => price.from === from),
  );
  const [one, other, ...others] = spreads;
  return (
    one !== undefined &&
    other !== undefined &&
    others.length === 0 &&
    one.line * other.line < 0 &&
    one.line + other.line > 0
  );
}

/** Money that is on both sides of one game, by their names: what it comes to is a sum, and no verdict is asked for. */
export function isOnBothSides(said: readonly StatedBet[], sum: Omit<Sum, 'hasSides'>): boolean {
  const [one, other, ...others] = said;
  if (!one?.side || !other?.side || others.length > 0 || !one.line || !other.line || !overlaps(sum.amounts))
    return false;
  const against = other.side.persons;
  const isOneGame = one.side.persons.some(({ event, name }) =>
    against.some((person) => person.event.id === event.id && person.name !== name),
  );
  return isOneGame && moneyIn({ ...sum, hasSides: true }).length > 0;
}
