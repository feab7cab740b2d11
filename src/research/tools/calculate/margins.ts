import { overround } from '#engine/odds/overround.ts';
import { removeMargin } from '#engine/odds/remove-margin.ts';
import { closingValue, closingValueNoMargin } from '#engine/record/closing-line-value.ts';
import { list } from '../../words/format.ts';
import * as figures from './figures.ts';
import { type Asked, decimalOf, decimalsOf, type Worked } from './worked.ts';

/** What a book takes, and what a price was worth against the last one. */

const priceInputs = (decimals: readonly number[], sides: readonly string[] = []) =>
  decimals.map((decimal, at) => figures.price(`price${at + 1}`, sides[at] ?? `Price ${at + 1}`, decimal));

export function noVig({ bet, sides = [], prices }: Asked<'no_vig'>): Worked {
  const decimals = decimalsOf(prices);
  const { probabilities } = removeMargin(decimals);
  const { margin, hold: share } = overround(decimals);
  const fair = probabilities.map((chance) => figures.priceText(1 / chance));
  const named = fair.map((text, at) => (sides[at] === undefined ? text : `${sides[at]} ${text}`));
  const chances = `chances of ${list(probabilities.map((chance) => figures.shareText(chance)))}`;
  const of = (at: number): string => sides[at] ?? `${at + 1}`;
  return {
    title: 'No-vig price',
    answer:
      bet === undefined
        ? `Without the margin these are ${list(named)}: ${chances}.`
        : `Without its margin, ${bet} makes it ${list(named)}: ${chances}.`,
    inputs: priceInputs(decimals, sides),
    figures: [
      ...probabilities.map((chance, at) => figures.chance(`fair${at + 1}`, `Fair chance ${of(at)}`, chance)),
      ...probabilities.map((chance, at) => figures.price(`fairPrice${at + 1}`, `Fair price ${of(at)}`, 1 / chance)),
      figures.rate('margin', 'Margin', margin, figures.signedShareText(margin, 2)),
      figures.rate('hold', 'Hold', share, figures.signedShareText(share, 2)),
    ],
    formula: 'Power method: each implied chance to the one power that makes them add up to 100%.',
    notes: [
      ...(margin < 0 ? ['These add up to less than 100%: they are of several books, or one of them is old.'] : []),
      ...inProportion(decimals, probabilities),
    ],
    assumed: [],
  };
}

const TENTH = 0.000_5;

/** What simpler calculators say, where that is another number. Formula: each implied chance divided by all of them together. */
function inProportion(decimals: readonly number[], fair: readonly number[]): string[] {
  const { booksum } = overround(decimals);
  const shares = decimals.map((decimal) => 1 / decimal / booksum);
  if (shares.every((share, at) => Math.abs(share - (fair[at] ?? share)) < TENTH)) return [];
  return [
    `Calculators that take the margin off in proportion say ${list(shares.map((share) => figures.shareText(share, 2)))}; this one takes more off the long shot.`,
  ];
}

/** Of two sides at -110, what most books take on spreads and totals. */
const USUAL = overround([210 / 110, 210 / 110]).hold;
const ALIKE = 0.0025;
const SAME = 0.0005;

/** Whether two sides are dear: nobody knows that by a percentage alone. */
function againstUsual(share: number, sides: number): string[] {
  if (sides !== 2) return [];
  // The very prices that are usual need no second figure beside their own.
  if (Math.abs(share - USUAL) < SAME) return ['That is the usual price of spreads and totals, -110 on both sides.'];
  const usual = `-110 on both sides, the usual price of spreads and totals, holds ${figures.shareText(USUAL, 2)}`;
  if (Math.abs(share - USUAL) < ALIKE) return [`That is about the usual: ${usual}.`];
  return [share > USUAL ? `That is expensive: ${usual}.` : `That is cheap: ${usual}.`];
}

export function hold({ bet, sides, prices }: Asked<'hold'>): Worked {
  const decimals = decimalsOf(prices);
  const { booksum, margin, hold: share } = overround(decimals);
  const names = sides?.map((side) => side.bet);
  return {
    title: 'Hold',
    answer: names
      ? heldTogether(names, decimals, share)
      : `The hold${bet === undefined ? '' : ` on ${bet}`} is ${figures.shareText(share, 2)}: that is the share of all bets the book keeps when the money is balanced.`,
    inputs: priceInputs(decimals, names),
    figures: [
      figures.portion('hold', 'Hold', share),
      figures.portion('margin', 'Margin', margin),
      figures.portion('booksum', 'Implied chances together', booksum),
    ],
    formula: 'Hold = 1 - 1 / sum of (1 / decimal odds).',
    notes:
      share < 0
        ? ['Below 0: no book offers that on one market; these are of several books, or one of them is old.']
        : againstUsual(share, decimals.length),
    assumed: [],
  };
}

/** Of prices of several books it is what a bettor on every side pays. */
function heldTogether(names: readonly string[], decimals: readonly number[], share: number): string {
  const each = list(names.map((name, at) => `${name} (${figures.priceText(decimals[at] ?? 2).split(' ')[0]})`));
  const told = `${each} together hold ${figures.signedShareText(share, 2).replace('+', '')}`;
  return share < 0
    ? `${told}: below 0, so they are an arbitrage, if every bet is taken.`
    : `${told}: so much of the money is lost with every side bet level, so they are no arbitrage.`;
}

export function clv({ price, closePrice, closeOtherPrices }: Asked<'clv'>): Worked {
  const taken = decimalOf(price);
  const close = decimalOf(closePrice);
  const others = closeOtherPrices && decimalsOf(closeOtherPrices);
  const { clv: value, probabilityPoints } = closingValue(taken, close);
  const fair = others ? closingValueNoMargin(taken, { decimals: [close, ...others], outcome: 0 }).clv : null;
  return {
    title: 'Closing line value',
    answer: `${figures.priceText(taken)} against a close of ${figures.priceText(close)} is ${figures.signedShareText(value)}${fair === null ? '' : `, ${figures.signedShareText(fair)} against the close without its margin`}.`,
    inputs: [figures.price('price', 'Price taken', taken), figures.price('closePrice', 'Closing price', close)],
    figures: [
      figures.rate('clv', 'Closing line value', value),
      ...(fair === null ? [] : [figures.rate('noVig', 'Against the no-vig close', fair)]),
      figures.rate(
        'points',
        'In points of implied chance',
        probabilityPoints,
        figures.signedShareText(probabilityPoints, 2),
      ),
    ],
    formula: 'Closing line value = decimal odds taken / closing decimal odds - 1.',
    notes:
      fair === null ? ['Both prices hold a margin: beating the close by less than half of it is no edge yet.'] : [],
    assumed: [],
  };
}
