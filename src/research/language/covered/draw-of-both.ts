import type { Calculation } from '#contract/research/calculate.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { coversSport } from '../../slate/leagues.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

const DRAW = /\b(?:draws?|drawn|ties?|tied|no contest)\b/;
const ASKS =
  /\b(?:what|if|does|do|would|is|kill\w*|happens?|los\w+|push\w*|void\w*|refund\w*|both|covered|screw\w*|then)\b/;
const ELSE = /\b(?:price|odds|chance|chances|likely|how often|best|should|worth|pays?|bet on the|cover the)\b/;

/** What was told to be on both sides of who wins. */
const isOfWinner = (sum: Calculation): string[] => {
  if (sum.kind === 'hedge') return [sum.bet, sum.hedgeBet].flatMap((bet) => bet ?? []);
  return (sum.kind === 'arbitrage' || sum.kind === 'middle') &&
    sum.sides?.every(({ ref }) => ref.market === 'moneyline')
    ? sum.sides.map(({ bet }) => bet)
    : [];
};

/** "What about a draw, does that kill both" behind bets on both sides of who wins: how a draw settles them. Null: there are none. */
export function drawOfBoth({ plain, amounts, previous, slate }: Tagged): Asked | null {
  const isElse = ELSE.test(plain) || amounts.prices.length + amounts.money.length > 0;
  if (isElse || !DRAW.test(plain) || !ASKS.test(plain)) return null;
  const bets = sumsOf(previous).flatMap(isOfWinner);
  const [focus] = previous?.focus ?? [];
  const event = slate.events.find(({ id }) => id === focus?.eventId);
  if (!event || focus?.market !== 'moneyline' || bets.length !== 2) return null;
  return say(
    `${toldOf(bets.join(' and '), event)} Your books’ own rules decide: read both before you place the second bet.`,
  );
}

function toldOf(both: string, event: Parameters<typeof hasDrawPrice>[0] & { sportKey: string }): string {
  if (hasDrawPrice(event))
    return `Yes, a draw loses both ${both}: the draw is sold as a third outcome here, so two of the three are not all of them.`;
  const isFight = coversSport('Boxing', event.sportKey) || coversSport('UFC', event.sportKey);
  return isFight
    ? `No, not where two outcomes are sold, as in the prices here: a draw or a no contest voids both ${both}, and both stakes come back. A book that sells the draw as a third outcome settles a bet on either fighter as lost, so if one of your two bets is on such a market, that one loses.`
    : `No: no draw is sold here, so if it ends level both ${both} are handed back, as far as overtime leaves a tie at all.`;
}
