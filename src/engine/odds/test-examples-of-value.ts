import { combineLegs } from '../picks/parlay.ts';
import { stakeCents } from '../picks/stake-cents.ts';
import { levelCents } from './arbitrage.ts';
import { capExposure } from './cap-exposure.ts';
import { fairCashOut } from './cash-out.ts';
import { confidence, stakeUnits, starCap } from './confidence.ts';
import { breakEvenProbability, expectedValue, probabilityEdge } from './expected-value.ts';
import { convertFreeBet, coverDecimal, freeBetValue } from './free-bet.ts';
import { breakEvenHedge, hedge, hedgeOfSeveral } from './hedge.ts';
import { kelly, kellyShrunk } from './kelly.ts';
import { kellyExclusive } from './kelly-exclusive.ts';
import { kellyPart } from './kelly-part.ts';
import { kellySimultaneous } from './kelly-simultaneous.ts';
import { logGrowth } from './log-growth.ts';
import { levelStake, middle } from './middle.ts';
import { expectedValueOfOutcomes, kellyOfOutcomes } from './net-outcomes.ts';
import { payout, stakeToWin } from './payout.ts';
import { boostedDecimal } from './profit-boost.ts';
import { expectedValueWithPush, fairDecimalWithPush, kellyWithPush } from './push.ts';
import { roundRobin } from './round-robin.ts';
import { neededLegProbability, teaserValue } from './teaser.ts';
import { bare, type Examples, percent, plain, signed } from './test-example-text.ts';

const PUSHED = { win: 0.48, push: 0.1, lose: 0.42 };
const GOOD = { books: 6, sharpBooks: 1, ageSeconds: 60 };

export const VALUE_EXAMPLES: Examples = {
  'expectedValue (edge)': () => `50 % at +110: ${signed(expectedValue(0.5, 2.1))}`,
  'probabilityEdge, breakEvenProbability': () =>
    `+110 needs ${percent(breakEvenProbability(2.1))}; 50 % is ${percent(probabilityEdge(0.5, 2.1))} more`,
  'expectedValueWithPush, fairDecimalWithPush': () =>
    `.48/.10/.42: fair at ${plain(fairDecimalWithPush(PUSHED), 3)}; at 2.0 ${signed(expectedValueWithPush(PUSHED, 2))}`,
  stakeCents: () => {
    const cents = stakeCents(1.5, { bankrollCents: 100_000, unitCents: null });
    return `1.5 units of $1,000: $${((cents ?? 0) / 100).toFixed(2)}`;
  },
  kelly: () => `55 % at 2.0: ${percent(kelly(0.55, 2))}`,
  kellyWithPush: () => `.48/.10/.42 at 2.0: ${percent(kellyWithPush(PUSHED, 2), 2)}`,
  kellyShrunk: () => `55 % at 2.0 with sd .05: ${percent(kellyShrunk(0.55, 2, 0.05))}`,
  expectedValueOfOutcomes: () =>
    `.5 at +.95, .25 at -.5, .25 at -1: ${signed(
      expectedValueOfOutcomes([
        { probability: 0.5, net: 0.95 },
        { probability: 0.25, net: -0.5 },
        { probability: 0.25, net: -1 },
      ]),
    )}`,
  kellyOfOutcomes: () =>
    `.55 at +1, .45 at -1: ${percent(
      kellyOfOutcomes([
        { probability: 0.55, net: 1 },
        { probability: 0.45, net: -1 },
      ]),
    )}`,
  kellyExclusive: () => {
    const [a = 0, b = 0, c = 0] = kellyExclusive([0.45, 0.3, 0.25], [2.5, 3.2, 2.8]).stakes;
    return `.45/.30/.25 at 2.5/3.2/2.8: ${percent(a)}, ${percent(b)} (a hedge), ${c}`;
  },
  kellySimultaneous: () => {
    const bets = (count: number, probability: number) =>
      Array.from({ length: count }, () => ({ probability, decimal: 2 }));
    const [two = 0] = kellySimultaneous(bets(2, 0.55));
    const [forty = 0] = kellySimultaneous(bets(40, 0.505));
    const [short = 0] = kellySimultaneous(bets(40, 0.505), 0.1);
    return (
      `two at 55 % and 2.0: ${percent(two, 3)} each; forty at 50.5 % and 2.0: ${percent(forty, 3)} each, ` +
      `within a tenth of the bankroll ${percent(short, 3)}`
    );
  },
  'capExposure, exposureOf': () => {
    const stakes = Array.from({ length: 8 }, (_, i) => ({ eventId: `${i}`, units: 2 }));
    return `eight events at 2 units: ${capExposure(stakes)[0]} each`;
  },
  'kellyPart, kellyShrinkage': () => `quarter Kelly of 55 % at 2.0: ${percent(kellyPart(0.55, 2, 0.25))}`,
  logGrowth: () => `60 % at 2.0 with 20 %: ${bare(logGrowth(0.6, 2, 0.2), 4)}`,
  'confidence: chance of a real edge': () => {
    const { edgePositiveProbability } = confidence({ probability: 0.52, decimal: 2, sd: 0.02 }, GOOD);
    return `edge of one sd: ${percent(edgePositiveProbability, 0)}`;
  },
  stars: () => `p .53 at 2.0, sd .02: ${confidence({ probability: 0.53, decimal: 2, sd: 0.02 }, GOOD).stars}`,
  starCap: () => `six books, none of them sharp: ${starCap(0.5, { ...GOOD, sharpBooks: 0 })}`,
  stakeUnits: () => `shrunk Kelly .03: ${plain(stakeUnits(0.03, 5))}`,
  combineLegs: () => {
    const decimals = [2, 1.5, 3];
    const legs = decimals.map((decimal, i) => ({ eventId: `${i}`, decimal, probability: 0.5 }));
    return `2.0, 1.5, 3.0: pays ${combineLegs(legs).decimal.toFixed(1)}`;
  },
};

const JUICE = 21 / 11;

export const CALCULATOR_EXAMPLES: Examples = {
  'payout, stakeToWin': () => `50 at +120: ${plain(payout(50, 2.2))} back; 60 to win: ${plain(stakeToWin(60, 2.2))}`,
  'hedge, breakEvenHedge, withHedge': () => {
    const open = { stake: 100, returns: 1_200 };
    const full = hedge(open, 2.5);
    return (
      `100 that returns 1,200, against +150: ${plain(full.stake)} wins ${plain(full.ifOpenWins)} either way; ` +
      `${plain(breakEvenHedge(open, 2.5).stake)} gives the 100 back`
    );
  },
  hedgeOfSeveral: () => {
    const { stakes, ifOthersWin } = hedgeOfSeveral({ stake: 200, returns: 500 }, [4.9, 8.5], 500);
    return `200 that returns 500, against +390 and +750: ${stakes.map((stake) => stake.toFixed(2)).join(' and ')} win ${ifOthersWin.toFixed(2)} whoever wins`;
  },
  'middle, levelStake': () => {
    const first = { stake: 110, decimal: JUICE };
    const found = middle(first, { stake: levelStake(first, JUICE), decimal: JUICE });
    return `110 twice at -110: ${plain(found.firstOnly)} or ${plain(found.both)}, needs ${percent(found.neededProbability, 2)}`;
  },
  levelCents: () => {
    const [first = 0, second = 0] = levelCents([2.1, 1.95], 10_000);
    return `$100 at 2.1 and 1.95: $${(first / 100).toFixed(2)} and $${(second / 100).toFixed(2)}`;
  },
  'convertFreeBet, freeBetValue': () =>
    `+300 against -350: ${percent(convertFreeBet(4, 1 + 100 / 350).kept)} kept; at 24 % without a hedge ${percent(freeBetValue(0.24, 4))}`,
  coverDecimal: () => `4.00 and 5.10 so staked that each returns the same: ${plain(coverDecimal([4, 5.1]))}`,
  boostedDecimal: () => `+120 boosted by 25 %: ${plain(boostedDecimal(2.2, 0.25))}`,
  'neededLegProbability, teaserValue': () => {
    const decimal = 1 + 100 / 120;
    return `two legs at -120 need ${percent(neededLegProbability(decimal, 2), 2)} each; at 73.5 % each ${signed(teaserValue([0.735, 0.735], decimal).edge, 2)}`;
  },
  roundRobin: () => {
    const { parlays, returns } = roundRobin([JUICE, 2.2, 3, 5 / 3], 2);
    const two = returns[2];
    return `four legs by twos: ${parlays} parlays; two winners return ${plain(two?.least ?? 0)} to ${plain(two?.most ?? 0)}`;
  },
  fairCashOut: () => `500 with 62 % to go: ${plain(fairCashOut(500, 0.62))}`,
};
