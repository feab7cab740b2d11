import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { boostWorth } from '../sums/boost-worth.ts';
import { freeBetAlone } from '../sums/free-bet-alone.ts';
import { kellyGoneOn } from '../sums/kelly-gone-on.ts';
import { smallerHedge } from '../sums/smaller-hedge.ts';
import { joinsSpoken } from '../tickets/joined-bets.ts';
import { boostOnAnother } from './boost-on-another.ts';
import { eachOfShown } from './each-of-shown.ts';
import { parlayStake } from './parlay-stake.ts';
import { placedForMe } from './placed-for-me.ts';
import { robinAsked } from './robin-asked.ts';
import { robinAt } from './robin-at.ts';
import { rollChanged } from './roll-changed.ts';
import { stakeAsked } from './stake-asked.ts';
import { stakeWeighed } from './stake-weighed.ts';
import { sumApart } from './sum-apart.ts';
import { unitsAsked } from './units-asked.ts';
import { unitsWeighed } from './units-weighed.ts';

/** What is asked of the money to bet with, by what was told of it and by the bet that was judged. */
export const moneyAsked = (read: Tagged): Asked | null =>
  placedForMe(read) ??
  robinAsked(read) ??
  joinsSpoken(read) ??
  freeBetAlone(read) ??
  smallerHedge(read) ??
  kellyGoneOn(read) ??
  unitsWeighed(read) ??
  sumApart(read) ??
  boostWorth(read) ??
  boostOnAnother(read) ??
  robinAt(read) ??
  eachOfShown(read) ??
  rollChanged(read) ??
  stakeWeighed(read) ??
  stakeAsked(read) ??
  unitsAsked(read) ??
  parlayStake(read);
