import { vigByBook } from '../boards/vig-by-book.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { coveredAsked } from '../covered/plan-covered.ts';
import { heldQuestion } from '../held/held-question.ts';
import { backAndLay } from './back-and-lay.ts';
import { amendedBoost, bestBoosted } from './best-boosted.ts';
import { biggerAfter } from './bigger-after.ts';
import { boostBesidePrice } from './boost-beside-price.ts';
import { boostOfBet } from './boost-of-bet.ts';
import { boostOfSeveral } from './boost-of-several.ts';
import { boostOfTicket } from './boost-of-ticket.ts';
import { boostedPrice } from './boosted-price.ts';
import { boostedSeveral } from './boosted-several.ts';
import { breakEvenOfBet } from './break-even-of-bet.ts';
import { cashOutOfBet } from './cash-out-of-bet.ts';
import { endsOfHeld } from './ends-of-held.ts';
import { evOfFair } from './ev-of-fair.ts';
import { exactNumber } from './exact-number.ts';
import { freeBetOnBet } from './free-bet-on-bet.ts';
import { halfPoint } from './half-point.ts';
import { hedgeNamedAt } from './hedge-named-at.ts';
import { hedgeOfBet } from './hedge-of-bet.ts';
import { heldCorrected } from './held-corrected.ts';
import { holdOfGame } from './hold-of-game.ts';
import { juiceOverBets } from './juice-over-bets.ts';
import { kellyOnBet } from './kelly-on-bet.ts';
import { kellyStated } from './kelly-stated.ts';
import { letItRide } from './let-it-ride.ts';
import { likelierPrice } from './likelier-price.ts';
import { lineResult } from './line-result.ts';
import { middleAsked } from './middle-asked.ts';
import { middleOfHeld } from './middle-of-held.ts';
import { moneyBack } from './money-back.ts';
import { noVigAtBook } from './no-vig-at-book.ts';
import { onATie } from './on-a-tie.ts';
import { outlayOf } from './outlay.ts';
import { ownChance } from './own-chance.ts';
import { paidInAll } from './paid-in-all.ts';
import { paysBetter } from './pays-better.ts';
import { paysOfBet } from './pays-of-bet.ts';
import { riskToWin } from './risk-to-win.ts';
import { robinOfTicket } from './robin-of-ticket.ts';
import { robinOnward } from './robin-onward.ts';
import { rollSums } from './roll-sums.ts';
import { rollover } from './rollover.ts';
import { saferWays } from './safer-ways.ts';
import { sameBet } from './same-bet.ts';
import { smallMoney } from './small-money.ts';
import { splitOnPrices } from './split-on-prices.ts';
import { splitOnSides } from './split-on-sides.ts';
import { splitOnShown } from './split-on-two.ts';
import { splitStake } from './split-stake.ts';
import { stakeAgain } from './stake-again.ts';
import { besideKelly } from './stake-beside-kelly.ts';
import { stakeToWin } from './stake-to-win.ts';
import { stakesEach } from './stakes-each.ts';
import { bareMoney, stakesOnBets } from './stakes-on-bets.ts';
import { splitOnStated } from './stated-pair.ts';
import { takenBefore } from './taken-before.ts';
import { threeWayHedge } from './three-way-hedge.ts';
import { turnInto } from './turn-into.ts';
import { twoStakes } from './two-stakes.ts';
import { winOrDraw } from './win-or-draw.ts';
import { winsBy } from './wins-by.ts';

const READERS: readonly ((read: Tagged) => Asked | null)[] = [
  outlayOf,
  evOfFair,
  riskToWin,
  likelierPrice,
  kellyStated,
  coveredAsked,
  juiceOverBets,
  rollover,
  paidInAll,
  backAndLay,
  middleAsked,
  splitOnShown,
  splitOnStated,
  splitStake,
  splitOnPrices,
  splitOnSides,
  stakesEach,
  lineResult,
  onATie,
  saferWays,
  sameBet,
  winOrDraw,
  winsBy,
  heldCorrected,
  heldQuestion,
  endsOfHeld,
  cashOutOfBet,
  threeWayHedge,
  middleOfHeld,
  hedgeNamedAt,
  takenBefore,
  moneyBack,
  hedgeOfBet,
  besideKelly,
  ownChance,
  kellyOnBet,
  exactNumber,
  halfPoint,
  noVigAtBook,
  holdOfGame,
  vigByBook,
  twoStakes,
  biggerAfter,
  rollSums,
  smallMoney,
  stakeToWin,
  paysBetter,
  stakeAgain,
  breakEvenOfBet,
  paysOfBet,
  stakesOnBets,
  bareMoney,
  turnInto,
];

/** A bettor's sum on bets that he names or was shown, with their stored prices: free, and no verdict. */
export function betSum(read: Tagged): Asked | null {
  // "Boosted to +200, max 50, what do I hedge with": a bet at that price is held, whatever made the price.
  const hedged = read.says.has('boost') && read.says.has('hedge') && isAtPrice(read) ? hedgeOfBet(read) : null;
  if (hedged) return hedged;
  const boosted =
    amendedBoost(read) ??
    boostBesidePrice(read) ??
    boostOfTicket(read) ??
    bestBoosted(read) ??
    boostOfSeveral(read) ??
    boostOfBet(read) ??
    boostedSeveral(read) ??
    boostedPrice(read) ??
    freeBetOnBet(read);
  if (boosted) return boosted;
  const ridden = letItRide(read);
  if (ridden) return ridden;
  const robin = robinOfTicket(read) ?? robinOnward(read);
  if (robin) return robin;
  if (read.says.has('round_robin') || read.says.has('boost') || read.says.has('free_bet')) return null;
  for (const reader of READERS) {
    const asked = reader(read);
    if (asked) return asked;
  }
  return null;
}

const isAtPrice = ({ amounts }: Tagged): boolean => amounts.prices.length > 0 && amounts.shares.length === 0;
