import type { MoneyAmount } from '../calls/amount.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { isLabel } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';

const CENTS = 100;
const BEFORE_ITS_BET = /^(on|bucks|dollars)$/;
const BEHIND_ITS_BET = /^(for|with|is|was)$/;

/** The stake of each bet that is named: "40 on" stands before its bet, "for 40" behind it. */
export function stakesBeside(named: readonly StatedBet[], read: Tagged): (number | undefined)[] {
  const places = named.map(({ side, player }) => (side ?? player)?.from ?? -1);
  const stakes: (number | undefined)[] = named.map(() => undefined);
  for (const money of read.amounts.money.filter((one) => isStake(one, read))) {
    const at = placeOf(money, places, read);
    if (at >= 0) stakes[at] ??= money.cents;
  }
  return stakes;
}

const isStake = ({ role, isSure, cents, from }: MoneyAmount, { tokens }: Tagged): boolean =>
  (role === null || role === 'stake') && (isSure || (cents >= CENTS && !isLabel(tokens, from)));

/** Of which bet it is; below 0: of none. */
function placeOf({ from, to }: MoneyAmount, places: readonly number[], { tokens }: Tagged): number {
  const before = tokens[from - 1]?.text ?? '';
  const behind = (tokens[to]?.text === 'bucks' ? tokens[to + 1] : tokens[to])?.text ?? '';
  const next = places.findIndex((place) => place >= to);
  const last = places.findLastIndex((place) => place >= 0 && place < from);
  const isNext = !BEHIND_ITS_BET.test(before) && (BEFORE_ITS_BET.test(behind) || last < 0);
  return isNext && next >= 0 ? next : last;
}
