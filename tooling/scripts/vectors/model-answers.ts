import { alternateLine, impliedMean, type PricedLine } from '../../../src/engine/odds/alternate-line.ts';
import { betOnGrid, outcomesOnGrid } from '../../../src/engine/odds/bet-on-grid.ts';
import { goalMeans } from '../../../src/engine/odds/goal-means.ts';
import { jointCopula } from '../../../src/engine/odds/joint-copula.ts';
import { marginTotalChance } from '../../../src/engine/odds/margin-total.ts';
import { negativeBinomialGrid } from '../../../src/engine/odds/negative-binomial-grid.ts';
import { normalSpread, normalTotal, normalWin } from '../../../src/engine/odds/normal-line.ts';
import { poissonGrid } from '../../../src/engine/odds/poisson-grid.ts';
import { sameGameChance } from '../../../src/engine/odds/same-game-chance.ts';
import { chanceOf } from '../../../src/engine/odds/score-grid.ts';
import { skellam } from '../../../src/engine/odds/skellam.ts';
import { type Answer, type Fields, number, numberOr, rows, word } from './case-fields.ts';
import { scoreBet } from './score-bet.ts';

const means = (input: Fields) => ({ home: number(input, 'lambdaHome'), away: number(input, 'lambdaAway') });

const grid = (input: Fields) => poissonGrid(means(input), numberOr(input, 'rho', 0));

const margin = (input: Fields) => ({ mean: number(input, 'muMargin'), sd: number(input, 'sdMargin') });

const total = (input: Fields) => ({ mean: number(input, 'muTotal'), sd: number(input, 'sdTotal') });

const quoted = (input: Fields): PricedLine => ({
  kind: word(input, 'kind'),
  line: number(input, 'line'),
  probability: number(input, 'prob'),
});

/** Margins, totals and scores as distributions. */
export const MODEL_ANSWERS: Record<string, Answer> = {
  jointCopula: (input) => ({ ...jointCopula(number(input, 'p1'), number(input, 'p2'), number(input, 'rho')) }),
  sgpMarginTotal: (input) => {
    const chance = marginTotalChance(
      { margin: margin(input), total: total(input), rho: number(input, 'rho') },
      {
        margin: { side: word(input, 'marginSide'), above: number(input, 'marginLine') },
        total: { side: word(input, 'totalSide'), line: number(input, 'totalLine') },
      },
    );
    return { pMargin: chance.margin, pTotal: chance.total, joint: chance.joint, lift: chance.lift };
  },
  normalWin: (input) => ({ prob: normalWin(margin(input)) }),
  spreadProbs: (input) => ({ ...normalSpread(margin(input), number(input, 'line')) }),
  totalProbs: (input) => {
    const { win, push, lose } = normalTotal(total(input), number(input, 'line'));
    return { over: win, push, under: lose };
  },
  impliedMean: (input) => ({ mean: impliedMean(quoted(input), number(input, 'sd')) }),
  altLine: (input) => {
    const { mean, probability } = alternateLine(quoted(input), number(input, 'newLine'), number(input, 'sd'));
    return { mean, prob: probability };
  },
  poisson1x2: (input) => ({ ...outcomesOnGrid(poissonGrid(means(input))) }),
  skellam: (input) => ({ pmf: skellam(means(input), number(input, 'k')) }),
  dixonColes: (input) => {
    const scores = grid(input);
    return {
      ...outcomesOnGrid(scores),
      over25: chanceOf(scores, (home, away) => home + away > 2.5),
      btts: chanceOf(scores, (home, away) => home > 0 && away > 0),
      p00: chanceOf(scores, (home, away) => home === 0 && away === 0),
      p11: chanceOf(scores, (home, away) => home === 1 && away === 1),
    };
  },
  asianHandicap: (input) => ({
    ...betOnGrid(grid(input), { market: 'spread', side: word(input, 'side'), line: number(input, 'line') }),
  }),
  goalsTotal: (input) => ({
    ...betOnGrid(grid(input), { market: 'total', side: word(input, 'side'), line: number(input, 'line') }),
  }),
  sgpScore: (input) => ({ ...sameGameChance(grid(input), rows(input, 'legs').map(scoreBet)) }),
  poissonInvert: (input) => {
    const found = goalMeans({
      home: number(input, 'pHome'),
      away: number(input, 'pAway'),
      over: number(input, 'pOver'),
      line: number(input, 'line'),
    });
    return { lambdaHome: found.home, lambdaAway: found.away };
  },
  negBin: (input) => {
    const scores = negativeBinomialGrid(
      { mean: number(input, 'meanHome'), dispersion: number(input, 'dispHome') },
      { mean: number(input, 'meanAway'), dispersion: number(input, 'dispAway') },
    );
    const { home, draw, away } = outcomesOnGrid(scores);
    const { win } = betOnGrid(scores, { market: 'total', side: 'over', line: number(input, 'totalLine') });
    // Where nobody scores, no game is decided and neither side is ahead.
    const homeNoTie = home + away > 0 ? home / (home + away) : 0.5;
    return { home, tie: draw, away, homeNoTie, over: win };
  },
};
