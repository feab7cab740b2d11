import type { Calculation } from '#contract/research/calculate.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { sumOn } from '../sums/sum-on-bet.ts';

const IS_FREE =
  /\b(was|were|is|its|being|used|with|as)( (actually|really|just|only))*( an?| my| from an?)? ?(free ?bet|bonus( bet)?)\b|\b(free ?bet|bonus bet)( (instead|though|tho|btw|money))+$|\b(free ?bet|bonus bet) (stake|was the)\b/;
/** What it is best used on is another question. */
const ELSE = /\b(best|which|where|use it|worth|convert|how (do|does)|what is|whats a|parlay|boost)\b/;
const MOST_WORDS = 14;

/** "What if the 120 was a free bet" behind a hedge: the same one of a bet whose stake does not come back. */
export function hedgeOfFreeBet({ plain, tokens, mentions, amounts, previous }: Tagged): Asked | null {
  const hedge = onlySum(previous, 'hedge');
  if (!hedge || mentions.length > 0 || tokens.length > MOST_WORDS || !IS_FREE.test(plain) || ELSE.test(plain))
    return null;
  const free = freeOf(hedge);
  const isSame = amounts.money.every(({ cents }) => cents === hedge.stakeCents);
  if (!free || !isSame || amounts.prices.length > 0) return null;
  const [bet, ...others] = previous?.focus ?? [];
  return bet && others.length === 0 && hedge.bet !== undefined
    ? sumOn([free], { ...refOfFocus(bet), price: hedge.price ?? null })
    : calculated([free]);
}

/** Null: it is not known what it pays, or the two bets may end in other ways than that just one of them wins. */
function freeOf({
  stakeCents,
  price,
  returnsCents,
  hedgePrice,
  hedgeBet,
  ends,
  others,
}: Extract<Calculation, { kind: 'hedge' }>): Calculation | null {
  if (stakeCents === undefined || hedgePrice === undefined || ends !== undefined || others?.length) return null;
  const own = price ?? (returnsCents === undefined ? undefined : (returnsCents / stakeCents).toFixed(3));
  return own === undefined
    ? null
    : { kind: 'free_bet', faceCents: stakeCents, price: own, hedgePrice, ...(hedgeBet !== undefined && { hedgeBet }) };
}
