import type { MethodName } from '#contract/research/look-up.ts';
import {
  AGED_AFTER_SECONDS,
  EXPIRED_AFTER_SECONDS,
  FEW_BOOKS_BELOW,
  KELLY_SHARE,
  LONGSHOT_BELOW,
  confidence as rate,
  STAR_STEPS,
  stakeUnits,
  UNIT_CAP,
  UNIT_STEP,
} from '#engine/odds/confidence.ts';
import { kelly, kellyShrunk } from '#engine/odds/kelly.ts';
import { leagueScatter } from '#engine/odds/league-scatter.ts';
import { combineLegs } from '#engine/picks/parlay.ts';
import { BET_FROM_STARS } from '#engine/picks/price-market.ts';
import { FAMILIES_OF_A_BET, FAMILIES_WITHOUT_SHARP, IMPOSSIBLE_EDGE, SUSPECT_EDGE } from '#engine/picks/price-offer.ts';
import { MAX_PER_EVENT } from '#engine/picks/rank-picks.ts';
import { sameGameLegs } from '#engine/picks/same-game-legs.ts';
import { stakeCents } from '#engine/picks/stake-cents.ts';
import { worstDecimal } from '#engine/picks/worst-decimal.ts';
import { profitOf } from '#engine/record/settlement.ts';
import { dollars, list, unitsWords } from '../../words/format.ts';
import * as figures from '../calculate/figures.ts';
import { EVEN, type Explain, MINUS_110, oddsOf } from './method.ts';

/** How a price that was found good becomes advice: stars, stakes, limits, order, parlays and grades. */

const { shareText, signedShareText } = figures;
/** A bet for the examples: its chance and how well that is known. */
const KNOWN = { probability: 0.53, decimal: EVEN, sd: 0.02 };

const confidence: Explain = (bettor) => {
  const { probability, decimal, sd } = KNOWN;
  const quality = { books: 6, sharpBooks: 1, ageSeconds: 0 };
  const rated = rate(KNOWN, quality);
  const steps = STAR_STEPS.map(
    ({ stars, positive, edge }) =>
      `${stars} stars need ${shareText(positive, 0)}${edge > 0 ? ` and an edge of ${shareText(edge, 0)}` : ''}`,
  );
  return {
    title: 'Confidence',
    text: [
      'Confidence, 1 to 5 stars, says how sure it is that the edge is real. It is not the chance that the bet wins.',
      `It is the chance that the true edge is above zero, given how far the books disagree, how old the price is and how long it is to the start: ${list(steps)}.`,
      `Some things cap it: no sharp book at 4; fewer than ${FEW_BOOKS_BELOW} books, a price older than ${AGED_AFTER_SECONDS / 60} minutes, a chance below ${shareText(LONGSHOT_BELOW, 0)} or a parlay at 3; one book alone or a doubtful edge at 2; a price older than ${EXPIRED_AFTER_SECONDS / 3600} hours at 1.`,
      `Example: a chance of ${shareText(probability)} known to ${shareText(sd)} either way, at ${oddsOf(bettor)(decimal)}: the edge is real with ${shareText(rated.edgePositiveProbability)}, which is ${rated.stars} stars.`,
    ].join(' '),
    formula: 'Chance that the edge is real = Phi((chance - 1/d) / its standard deviation).',
    figures: [
      figures.chance('real', 'Chance that the edge is real', rated.edgePositiveProbability),
      figures.rate('edge', 'Edge', rated.edge),
      figures.count('stars', 'Stars', rated.stars),
    ],
  };
};

const units: Explain = (bettor) => {
  const { probability, decimal, sd } = KNOWN;
  const full = kelly(probability, decimal);
  const shrunk = kellyShrunk(probability, decimal, sd);
  const { stars } = rate(KNOWN, { books: 6, sharpBooks: 1, ageSeconds: 0 });
  const staked = stakeUnits(shrunk, stars);
  const cents = stakeCents(staked, bettor);
  const caps = STAR_STEPS.map((step) => `${unitsWords(UNIT_CAP[step.stars])} at ${step.stars} stars`);
  const money = cents === null ? '' : ` With your bankroll that is ${dollars(cents)}.`;
  return {
    title: 'How a stake is found',
    text: [
      '1 unit is 1% of the bankroll, or what you set as your unit.',
      `The stake is ${shareText(KELLY_SHARE, 0)} of the Kelly stake, which is first made smaller the less sure the chance is. It is rounded down to quarters of a unit and is at most ${list(caps)}.`,
      `Example: a chance of ${shareText(probability)} at ${oddsOf(bettor)(decimal)} is a Kelly stake of ${shareText(full)} of the bankroll; known to ${shareText(sd)} either way it shrinks to ${shareText(shrunk)}, and at ${stars} stars the stake is ${unitsWords(staked)}.${money}`,
    ].join(' '),
    formula: `Kelly = edge / (d - 1). Shrunk = Kelly x e^2 / (e^2 + d^2 sd^2), e the edge. Units = 100 x ${KELLY_SHARE} x shrunk, down to ${UNIT_STEP}.`,
    figures: [
      figures.portion('kelly', 'Kelly stake', full),
      figures.portion('shrunk', 'Shrunk Kelly stake', shrunk),
      figures.units('units', 'Stake', staked, unitsWords(staked)),
      ...(cents === null ? [] : [figures.money('stake', 'Stake in money', cents)]),
    ],
  };
};

const worstOdds: Explain = (bettor) => {
  const { probability, sd } = KNOWN;
  const worst = worstDecimal({ probability, sd, kept: 1 });
  return {
    title: 'The worst price that is still worth it',
    text: [
      `Each bet names the price down to which it holds: the lowest whole American price that still earns a stake of ${UNIT_STEP} units with the same chance and the same doubt. It lies above the fair price, because a price that is only fair earns nothing.`,
      `A pass names the price that would be needed. Where even that would have to carry more than ${shareText(SUSPECT_EDGE, 0)} edge, the bet is too uncertain to stake at any likely price.`,
      `Example: a chance of ${shareText(probability)} known to ${shareText(sd)} either way is fair at ${oddsOf(bettor)(1 / probability)} and worth a stake down to ${oddsOf(bettor)(worst)}.`,
    ].join(' '),
    formula: 'The lowest price that still has an edge, two stars and a stake of a quarter unit.',
    figures: [figures.price('fairPrice', 'Fair price', 1 / probability), figures.price('worst', 'Worst price', worst)],
  };
};

/** What three stars take, from which on it is a bet. */
const { edge: BET_EDGE = 0, positive: BET_SURE = 0 } = STAR_STEPS.find(({ stars }) => stars === BET_FROM_STARS) ?? {};

const verdict: Explain = () => ({
  title: 'Bet, lean or pass',
  text: [
    `It is a bet when the price beats the fair price by enough to cover the doubt about that. No edge is enough by itself: it takes at least ${shareText(BET_EDGE, 0)}, a chance of ${shareText(BET_SURE, 0)} that the edge is real, and a stake that comes to a quarter unit. The fewer or older the prices behind it, the more edge that takes.`,
    `Behind the fair price there have to be ${FAMILIES_OF_A_BET} independent books with a sharp one among them, or ${FAMILIES_WITHOUT_SHARP} without one.`,
    `A lean has the edge and the stake, but is less sure. Everything else is a pass: nothing is staked. An edge above ${shareText(SUSPECT_EDGE, 0)} is taken for an old or wrong price until a second book confirms it, so it is at most a lean; one above ${shareText(IMPOSSIBLE_EDGE, 0)} is never shown.`,
    'When nothing has a positive edge, the answer says so and shows the closest as passes.',
  ].join(' '),
  formula: `Bet: an edge, a stake of ${UNIT_STEP} units or more, and ${BET_FROM_STARS} stars or more. Lean: the same with fewer stars. Pass: the rest.`,
  figures: [
    figures.count('stars', 'Stars that a bet needs', BET_FROM_STARS),
    figures.units('units', 'Least stake', UNIT_STEP, unitsWords(UNIT_STEP)),
    figures.portion('doubted', 'Edge that needs a second book', SUSPECT_EDGE),
    figures.portion('refused', 'Edge that is never shown', IMPOSSIBLE_EDGE),
  ],
});

const ranking: Explain = () => ({
  title: 'How picks are ranked',
  text: [
    'Bets come first, then leans, then the passes that are closest to an edge. Within them more stars come first, then what lets the bankroll grow faster at the advised stake.',
    `At most one side of a market is shown, never both sides of a game, and at most ${MAX_PER_EVENT} picks of one game while others remain.`,
  ].join(' '),
  formula:
    'Verdict, stars, then p ln(1 + (d - 1) f) + (1 - p) ln(1 - f) at the staked part f of the bankroll; passes by edge.',
  figures: [figures.count('perGame', 'Picks of one game', MAX_PER_EVENT)],
});

const parlay: Explain = (bettor) => {
  const write = oddsOf(bettor);
  const leg = (eventId: string) => ({ eventId, decimal: MINUS_110, probability: 0.52 });
  const legs = [leg('first'), leg('second'), leg('third')];
  const { decimal, probability, edge } = combineLegs(legs);
  return {
    title: 'How a parlay is valued',
    text: [
      'A parlay stands at one book that takes every leg, and pays the product of its prices there. It wins when all legs win.',
      'The chances of legs from different games are multiplied. Legs of one game hang together: their chance is the joint one, never more than the least likely leg, and the book sets its own price for them.',
      'Edges multiply, and so do margins: legs without an edge make a worse bet together than alone.',
      `Example: three legs at ${write(MINUS_110)} pay ${write(decimal)}. If each wins ${shareText(0.52, 0)}, all win ${shareText(probability)}: an edge of ${signedShareText(edge)}.`,
    ].join(' '),
    formula:
      'Payout = product of the decimal odds. Chance = product of the chances, times the lift of each game with several legs. Edge = chance x payout - 1.',
    figures: [
      figures.price('payout', 'Pays', decimal),
      figures.chance('chance', 'All legs win', probability),
      figures.rate('edge', 'Edge', edge),
    ],
  };
};

const sameGame: Explain = (bettor) => {
  const rho = leagueScatter('nfl', 45).rho ?? 0;
  const legs = [
    { on: 'margin', must: 'above', probability: 0.5 },
    { on: 'total', must: 'above', probability: 0.5 },
  ] as const;
  const { joint, independent, lift } = sameGameLegs(legs, rho);
  return {
    title: 'Legs of one game',
    text: [
      'Bets of one game depend on each other, so their chances must not simply be multiplied. For sides and totals it was measured on results in the NFL, NBA and MLB and is carried over to college games and the WNBA; for soccer and hockey it follows from a grid of scores.',
      'For props a small connection is assumed, because nobody measured it here. The answer says which of these it is, and where nothing is known.',
      `Example: an NFL favorite and the over, ${shareText(0.5, 0)} each, have a correlation of ${rho}. Both win ${shareText(joint)} of the time, not ${shareText(independent)}: fair at ${oddsOf(bettor)(1 / joint)}. The book's own same-game price will differ.`,
    ].join(' '),
    formula:
      'Chance that margin and total both pass their lines under the two-dimensional normal with the measured correlation; lift = joint chance / product of the chances.',
    figures: [
      figures.chance('joint', 'Both win', joint),
      figures.chance('multiplied', 'Multiplied', independent),
      figures.count('lift', 'Lift', lift, lift.toFixed(3)),
    ],
  };
};

const grading: Explain = (bettor) => {
  const win = profitOf('win', MINUS_110);
  return {
    title: 'How a pick is graded',
    text: [
      'A pick is graded at the price at which it was shown, by the usual rules of US books, from a final score that is stored with its source.',
      'A push or a void gives the stake back, and a quarter line is two half stakes. A moneyline gives the stake back on a tie; a three-way moneyline loses both sides on a draw. A player who did not play is void.',
      'What the final score does not decide, such as most props, stays undecided until it is stored.',
      `Example: 1 unit at ${oddsOf(bettor)(MINUS_110)} wins ${win.toFixed(2)} units or loses 1.`,
    ].join(' '),
    formula: 'Win d - 1, half win (d - 1) / 2, push and void 0, half loss -1/2, loss -1, times the stake.',
    figures: [figures.units('win', 'A win at 1 unit', win)],
  };
};

export const METHODS_OF_PICKS = {
  confidence,
  units,
  worst_odds: worstOdds,
  verdict,
  ranking,
  parlay,
  same_game: sameGame,
  grading,
} as const satisfies Partial<Record<MethodName, Explain>>;
