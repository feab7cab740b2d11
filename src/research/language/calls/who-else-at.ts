import { list } from '../../words/format.ts';
import { offersOnMarket, type SideOffers } from '../compared/market-of-bet.ts';
import { isPickOn } from '../lists/last-list.ts';
import type { BetFocus } from '../reading.ts';
import { isOn } from '../tickets/named-legs.ts';
import { boardOnBet } from './board-on-bet.ts';
import { type Asked, calls } from './call.ts';
import type { Tagged } from './tagged.ts';

const WHO_ELSE =
  /^(?:(?:so|ok|and|but|cool|damn|wait) )*(?:who|whos|which books?|what books?|any(?:one|body)|any(?: other)? books?|does (?:anyone|anybody|any(?: other)? book))(?: else)?(?: still)? (?:has|have|had|got|offers?|offering|is at|at|with|giving|gives)\b.*\b(?:that|this|the same|same) (?:price|number|odds|line)\b/;
/** "Who does then" behind a book that does not have it. */
const WHO_THEN =
  /^(?:(?:so|ok|okay|well|and|but|damn|then) )*(?:who|which (?:book|one)s?|any(?:one|body)|any other books?) (?:else |actually )?(?:does|do|has|have|got)(?: it| that| him| her| them)?(?: then| though| tho)?$/;
const SAME = 1e-6;

/** "Who else got Warriors at that price" behind a bet on them: who pays as much as the best of now, and who is next. */
export function whoElseAt(read: Tagged): Asked | null {
  const { previous, plain, mentions, amounts } = read;
  const shown = previous?.ticket === true ? [] : (previous?.focus ?? []);
  const [only, second] = shown;
  if (only && !second && WHO_THEN.test(plain)) return calls([boardOnBet(only)]);
  if (!WHO_ELSE.test(plain) || mentions.length > 1 || amounts.prices.length > 0) return null;
  const [bet, ...others] = shown.filter((one) =>
    mentions.every((mention) => isOn(one, mention) || isTotalOn(one, mention)),
  );
  const side = bet && others.length === 0 ? offersOnMarket(bet, read).find((one) => one.side === bet.side) : undefined;
  return bet && side ? calls([boardOnBet(bet)], payingAsMuch(side, read)) : null;
}

const isTotalOn = (bet: BetFocus, mention: Tagged['mentions'][number]): boolean =>
  bet.market === 'total' && isPickOn(bet, mention);

function payingAsMuch({ offers }: SideOffers, { odds }: Tagged): string[] {
  const taken = offers.filter(({ canTake }) => canTake);
  const [best] = taken;
  if (!best) return [];
  const booksAt = (decimal: number) =>
    taken.filter((one) => Math.abs(one.decimal - decimal) < SAME).map(({ book }) => book);
  const at = booksAt(best.decimal);
  const next = taken.find((one) => one.decimal < best.decimal - SAME);
  const told =
    at.length === 1
      ? `Nobody else: ${odds(best.decimal)} is at ${at[0]} alone.`
      : `${odds(best.decimal)} is at ${list(at)}.`;
  return [next ? `${told} Next is ${odds(next.decimal)} at ${list(booksAt(next.decimal))}.` : told];
}
