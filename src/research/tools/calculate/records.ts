import { drawdown as drawdownOf } from '#engine/record/drawdown.ts';
import { losingStreak } from '#engine/record/losing-streak.ts';
import { recordUnits } from '#engine/record/record-units.ts';
import { ruin as ruinOf } from '#engine/record/ruin.ts';
import { sampleSize as sampleSizeOf } from '#engine/record/sample-size.ts';
import { wilson } from '#engine/record/wilson.ts';
import { plural } from '../../words/format.ts';
import * as figures from './figures.ts';
import { type Asked, decimalOf, type Worked } from './worked.ts';

/** What luck does over many bets. */

const USUAL_PRICE = '-110';
const EVEN = 2;

export function ruin({ chance, units, bankrollCents, stakeCents, price }: Asked<'ruin'>): Worked {
  const decimal = price === undefined ? EVEN : decimalOf(price);
  const risk = ruinOf(chance, units, decimal);
  const usual = ruinOf(chance, units, decimalOf(USUAL_PRICE));
  const at = price === undefined ? 'at even money' : `at ${price}`;
  const isBound = risk < 1 && !Number.isInteger(decimal - 1);
  return {
    title: 'Risk of ruin',
    answer: `The risk of losing a bankroll of ${figures.countText(units)} flat ${units === 1 ? 'stake' : 'stakes'} ${at} is ${isBound ? 'about ' : ''}${figures.shareText(risk)}.`,
    inputs: [
      figures.chance('chance', 'Chance to win each', chance),
      ...(bankrollCents === undefined ? [] : [figures.money('bankrollCents', 'Bankroll', bankrollCents)]),
      ...(stakeCents === undefined ? [] : [figures.money('stakeCents', 'Each stake', stakeCents)]),
      figures.count('units', 'Bankroll in stakes', units, figures.countText(units)),
      ...(price === undefined ? [] : [figures.price('price', 'Price of each', decimal)]),
    ],
    figures: [figures.chance('ruin', 'Risk of ruin', risk)],
    formula:
      decimal === EVEN
        ? '((1 - chance) / chance) to the power of the number of stakes, for a chance above one half; else certain in the end.'
        : 'z to the power of the number of stakes, z below 1 with chance x z^profit + (1 - chance) / z = 1; certain in the end without an edge.',
    notes: [
      ...(price === undefined ? [`At ${USUAL_PRICE} it is about ${figures.shareText(usual)}.`] : []),
      ...(isBound ? ['It is slightly less: the last loss takes less than a whole stake.'] : []),
    ],
    assumed: [],
  };
}

export function drawdown({ fraction, level }: Asked<'drawdown'>): Worked {
  const risk = drawdownOf(fraction, level);
  return {
    title: 'Drawdown',
    answer: `Betting ${figures.partText(fraction)} of Kelly, the bankroll falls to ${figures.partText(level)} of its start at some time with a chance of ${figures.shareText(risk)}.`,
    inputs: [
      figures.portion('fraction', 'Part of Kelly', fraction, figures.partText(fraction)),
      figures.portion('level', 'Down to', level, figures.partText(level)),
    ],
    figures: [figures.chance('drawdown', 'Chance of it', risk)],
    formula: 'level to the power of (2 / part of Kelly - 1).',
    notes: ['This assumes your edge is what you think it is.'],
    assumed: [],
  };
}

export function streak({ chance, bets, length, of = 'losses' }: Asked<'streak'>): Worked {
  const isWins = of === 'wins';
  // A run of wins is a run of losses for whoever is on the other side.
  const risk = losingStreak(isWins ? 1 - chance : chance, bets, length);
  const next = (isWins ? chance : 1 - chance) ** length;
  const run = length === 1 ? `1 ${isWins ? 'win' : 'loss'}` : `${length} ${of}`;
  return {
    title: isWins ? 'Winning streak' : 'Losing streak',
    answer: `${run} in a row somewhere in ${plural(bets, 'bet')} ${length === 1 ? 'happens' : 'happen'} with a chance of ${figures.shareText(risk)}.`,
    inputs: [
      figures.chance('chance', 'Chance to win each', chance),
      figures.count('bets', 'Bets', bets),
      figures.count('length', isWins ? 'Wins in a row' : 'Losses in a row', length),
    ],
    figures: [
      figures.chance('streak', 'Chance of it', risk),
      figures.chance('next', `Chance that the next ${length === 1 ? 'bet does' : `${length} bets do`}`, next),
    ],
    formula: `Counted exactly, bet by bet: a run ends for the first time after a ${isWins ? 'loss' : 'win'}.`,
    notes: [],
    assumed: [],
  };
}

export function sampleSize({ price, chance }: Asked<'sample_size'>): Worked {
  const decimal = decimalOf(price);
  const { bets } = sampleSizeOf(chance, decimal);
  const whole = Math.ceil(bets);
  return {
    title: 'Bets until an edge shows',
    answer: `It takes about ${whole.toLocaleString('en-US')} bets at ${figures.priceText(decimal)} before a chance of ${figures.shareText(chance)} stands out from luck.`,
    inputs: [figures.price('price', 'Price', decimal), figures.chance('chance', 'Chance to win each', chance)],
    figures: [figures.count('bets', 'Bets', whole), figures.rate('edge', 'Edge', chance * decimal - 1)],
    formula: '(1.96 x decimal odds x square root of chance x (1 - chance) / edge) squared.',
    notes: ['At that number the edge shows one time in two; for four in five take twice as many.'],
    assumed: [],
  };
}

export function record({ won, lost, pushed = 0, price, stakeCents, units: each = 1 }: Asked<'record'>): Worked {
  const decimal = decimalOf(price ?? USUAL_PRICE);
  const { units, returnOnStakes, winRate } = recordUnits({ won, lost, pushed }, decimal);
  const range = wilson(won, won + lost);
  const words = pushed > 0 ? `${won}-${lost}-${pushed}` : `${won}-${lost}`;
  const result = units * each;
  const money = stakeCents === undefined ? null : units * stakeCents;
  const sized = each === 1 ? '' : ` with ${figures.plainUnits(each)} on each`;
  return {
    title: 'Units of a record',
    answer: `${words} at ${figures.priceText(decimal)} is ${result > 0 ? '+' : ''}${result.toFixed(2)} units${sized}, ${figures.signedShareText(returnOnStakes)} of what was staked.${money === null ? '' : ` With ${figures.moneyText(Number(stakeCents))} on each that is ${figures.moneyText(money)}.`}`,
    inputs: [
      figures.count('won', 'Won', won),
      figures.count('lost', 'Lost', lost),
      figures.count('pushed', 'Pushed', pushed),
      figures.price('price', 'Price', decimal),
    ],
    figures: [
      figures.units('units', 'Units', result),
      ...(money === null ? [] : [figures.money('moneyCents', 'In money', money)]),
      figures.rate('return', 'Return', returnOnStakes),
      figures.chance('winRate', 'Win rate', winRate),
      figures.chance('low', 'Luck alone allows from', range.low),
      figures.chance('high', 'Luck alone allows to', range.high),
      figures.chance('breakEven', 'Break-even rate', 1 / decimal),
    ],
    formula:
      each === 1
        ? 'Units = won x (decimal odds - 1) - lost, one unit a bet.'
        : 'Units = (won x (decimal odds - 1) - lost) x units a bet.',
    notes: [
      range.low <= 1 / decimal
        ? 'The break-even rate is within what luck allows, so this record proves no edge yet.'
        : 'Even the low end is above the break-even rate.',
    ],
    assumed: price === undefined ? ['At -110, since no price was named.'] : [],
  };
}
