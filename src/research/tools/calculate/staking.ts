import { decimalToFractional } from '#engine/odds/fractional.ts';
import { expectedValueWithPush, fairDecimalWithPush, kellyWithPush, type PushChances } from '#engine/odds/push.ts';
import * as figures from './figures.ts';
import { type Asked, decimalOf, MissingInput, type Worked } from './worked.ts';

/** What one bet at one price needs, pays, is worth and deserves. */

const QUARTER = 0.25;
const EXAMPLE_CENTS = 100_00;

/** A chance of winning and one of a push leave the rest for a loss. */
function endsOf(win: number, push = 0): PushChances {
  // Two chances that a person adds up may miss 1 by the noise of binary fractions.
  const lose = Math.abs(1 - win - push) < 1e-12 ? 0 : 1 - win - push;
  if (lose < 0) throw new MissingInput('pushChance', 'The chances of winning and of a push add up to more than 100%.');
  return { win, push, lose };
}

export function kelly(asked: Asked<'kelly'>): Worked {
  const { bet, price, chance, fromBooks, pushChance, fraction, bankrollCents } = asked;
  const decimal = decimalOf(price);
  const full = kellyWithPush(endsOf(chance, pushChance), decimal);
  const part = fraction ?? QUARTER;
  const edge = expectedValueWithPush(endsOf(chance, pushChance), decimal);
  const stake = full * part;
  const stakeText = (share: number): string => {
    const ofBankroll = `${figures.shareText(share, 2)} of the bankroll`;
    return bankrollCents === undefined ? ofBankroll : `${figures.moneyText(share * bankrollCents)} (${ofBankroll})`;
  };
  const on =
    bet === undefined
      ? ''
      : `${bet} at ${figures.priceText(decimal)}, ${figures.shareText(chance)} to win by ${fromBooks === true ? 'the books' : 'your number'}. `;
  const answer =
    full === 0
      ? `Stake nothing: at ${figures.priceText(decimal)} a chance of ${figures.shareText(chance)} has an expected value of ${figures.signedShareText(edge)}, and Kelly bets only on a positive one.`
      : fraction === undefined
        ? `Full Kelly is ${stakeText(full)}; a quarter of it, which costs little growth and swings far less, is ${stakeText(stake)}.`
        : `${partName(part)} stakes ${stakeText(stake)}.`;
  return {
    title: 'Kelly stake',
    answer: `${on}${answer}`,
    inputs: [
      figures.price('price', 'Price', decimal),
      figures.chance('chance', 'Chance to win', chance),
      ...pushInput(pushChance),
    ],
    figures: [
      figures.portion('stake', partName(part), stake),
      ...(bankrollCents === undefined ? [] : [figures.money('stakeCents', 'Stake', stake * bankrollCents)]),
      figures.portion('full', 'Full Kelly', full),
      ...(part === 1 || bankrollCents === undefined
        ? []
        : [figures.money('fullCents', 'Full Kelly stake', full * bankrollCents)]),
      figures.rate('edge', 'Expected value', edge),
    ],
    formula: 'Kelly = expected value / (decimal odds - 1), for a bet without pushes; times the fraction.',
    notes: [
      'The full stake trusts the chance completely. Half or a quarter of it gives up little growth for much smaller swings.',
    ],
    assumed: fraction === undefined ? ['Quarter Kelly, since no fraction was named.'] : [],
  };
}

function partName(part: number): string {
  if (part === 1) return 'Full Kelly';
  if (part === 0.5) return 'Half Kelly';
  return part === QUARTER ? 'Quarter Kelly' : `${figures.partText(part)} of Kelly`;
}

const pushInput = (pushChance: number | undefined) =>
  pushChance === undefined ? [] : [figures.chance('pushChance', 'Chance of a push', pushChance)];

export function ev({ bet, price, chance, fromBooks, pushChance, stakeCents }: Asked<'ev'>): Worked {
  const decimal = decimalOf(price);
  const ends = endsOf(chance, pushChance);
  const value = expectedValueWithPush(ends, decimal);
  const ofStake =
    stakeCents === undefined ? '' : `: ${figures.moneyText(value * stakeCents)} on ${figures.moneyText(stakeCents)}`;
  const hasFair = ends.win > 0 && ends.lose > 0;
  return {
    title: 'Expected value',
    answer: `${bet === undefined ? '' : ofOwn(bet, { value, decimal, chance, whose: fromBooks === true ? 'the books’' : 'your' })}The expected value is ${figures.signedShareText(value)} of the stake${ofStake}.${value > 0 ? '' : ' It loses on average.'}`,
    inputs: [
      figures.price('price', 'Price', decimal),
      figures.chance('chance', 'Chance to win', chance),
      ...pushInput(pushChance),
    ],
    figures: [
      figures.rate('ev', 'Expected value', value),
      ...(stakeCents === undefined ? [] : [figures.money('evCents', 'On this stake', value * stakeCents)]),
      figures.chance('breakEven', 'Break-even rate', 1 / decimal),
      ...(hasFair ? [figures.price('fair', 'Fair price', fairDecimalWithPush(ends))] : []),
    ],
    formula: 'Expected value = chance to win x (decimal odds - 1) - chance to lose.',
    notes: [],
    assumed: [],
  };
}

const ofOwn = (bet: string, own: { value: number; decimal: number; chance: number; whose: string }): string =>
  `At ${own.whose} ${figures.shareText(own.chance)} ${bet} at ${figures.priceText(own.decimal)} is ${own.value > 0 ? 'a bet' : 'no bet'}: it has to win ${figures.shareText(1 / own.decimal)} to break even. `;

export function breakEven({ price }: Asked<'break_even'>): Worked {
  const decimal = decimalOf(price);
  const profit = figures.moneyText((decimal - 1) * EXAMPLE_CENTS);
  return {
    title: 'Break-even rate',
    answer: `A bet at ${figures.priceText(decimal)} must win ${figures.shareText(1 / decimal, 2)} of the time to break even.`,
    inputs: [figures.price('price', 'Price', decimal)],
    figures: [figures.chance('breakEven', 'Break-even rate', 1 / decimal, figures.shareText(1 / decimal, 2))],
    formula: `1 / decimal odds: $100.00 wins ${profit}, so ${figures.shareText(1 / decimal, 2)} wins pay for the rest.`,
    notes: ['Over all sides of a market these add up to more than 100%: the rest is the book’s margin.'],
    assumed: [],
  };
}

export function convert({ price, chance, legs = 1 }: Asked<'convert'>): Worked {
  if (price === undefined && chance === undefined)
    throw new MissingInput('price', 'Name a price, such as +120, or a chance.');
  if (price === undefined && !(Number(chance) > 0 && Number(chance) < 1))
    throw new MissingInput('chance', 'Only a chance between 0% and 100% has a price.');
  const decimal = price === undefined ? 1 / Number(chance) ** legs : decimalOf(price);
  const fraction = decimalToFractional(decimal);
  const each = figures.shareText(Number(chance), 2);
  return {
    title: 'Odds conversion',
    answer: convertedWords({ decimal, fraction, each: price === undefined ? each : null, legs }),
    inputs: [
      price === undefined
        ? figures.chance('chance', legs > 1 ? `Chance of each of ${legs} legs` : 'Chance', Number(chance), each)
        : figures.price('price', 'Price', decimal),
    ],
    figures: [
      figures.price('price', 'American (decimal)', decimal),
      figures.chance('implied', 'Implied chance', 1 / decimal, figures.shareText(1 / decimal, 2)),
    ],
    formula:
      'Decimal = 1 + american / 100 above even money, 1 + 100 / american below it; implied chance = 1 / decimal.',
    notes: [
      `As a fraction: ${fraction}.`,
      ...(price === undefined ? [] : [paysWords(decimal)]),
      ...(legs > 1 ? ['This holds where no leg depends on another.'] : []),
    ],
    assumed: [],
  };
}

/** A price is a stake and what it wins, as its sign tells it. */
const paysWords = (decimal: number): string =>
  decimal >= 2
    ? `A stake of $100 wins ${figures.moneyText((decimal - 1) * EXAMPLE_CENTS)} and comes back with it.`
    : `To win $100 takes a stake of ${figures.moneyText(EXAMPLE_CENTS / (decimal - 1))}, which comes back with it.`;

type Converted = { decimal: number; fraction: string; each: string | null; legs: number };

function convertedWords({ decimal, fraction, each, legs }: Converted): string {
  const [price, implied] = [figures.priceText(decimal), figures.shareText(1 / decimal, 2)];
  if (each === null) return `${price} is ${fraction} in fractions and implies a chance of ${implied}.`;
  return legs > 1
    ? `All ${legs} legs at ${each} each win ${implied} of the time, for which ${price} is fair.`
    : `A chance of ${implied} is a price of ${price}, ${fraction} in fractions.`;
}
