import { expectedValue } from '#engine/odds/expected-value.ts';
import { convertFreeBet, coverDecimal, freeBetValue } from '#engine/odds/free-bet.ts';
import { boostedDecimal } from '#engine/odds/profit-boost.ts';
import { list } from '../../words/format.ts';
import * as figures from './figures.ts';
import { type Asked, decimalOf, type Worked } from './worked.ts';

/** What books give away, in money. */

const EXAMPLE_CENTS = 100_00;

export function freeBet({ faceCents, price, hedgePrice, hedgeBet, others, chance }: Asked<'free_bet'>): Worked {
  const decimal = decimalOf(price);
  const ends =
    hedgePrice === undefined ? [] : [{ bet: hedgeBet ?? 'the other side', price: hedgePrice }, ...(others ?? [])];
  // So staked that each of them returns the same, several pay like one.
  const hedge = ends.length === 0 ? null : coverDecimal(ends.map((end) => decimalOf(end.price)));
  const converted = hedge === null ? null : convertFreeBet(decimal, hedge);
  // With neither the other side nor a chance, the price itself says how often it wins at most.
  const isTakenAsFair = hedge === null && chance === undefined;
  const own = isTakenAsFair ? 1 / decimal : chance;
  const value = own === undefined ? null : freeBetValue(own, decimal);
  const kept = converted
    ? `Bet ${list(ends.map((end) => `${figures.moneyText((converted.hedgeStake * faceCents * (hedge ?? 1)) / decimalOf(end.price))} on ${end.bet} at ${figures.priceText(decimalOf(end.price))}`))}: ${figures.moneyText(converted.kept * faceCents)} is kept whoever wins, ${figures.shareText(converted.kept)} of the free bet.`
    : `Without a hedge the free bet is worth ${isTakenAsFair ? 'at most about ' : ''}${figures.moneyText(Number(value) * faceCents)} on average, ${figures.shareText(Number(value))} of it.`;
  return {
    title: 'Free bet',
    answer: kept,
    inputs: [figures.money('faceCents', 'Free bet', faceCents), figures.price('price', 'Its price', decimal)],
    figures: [
      ...(converted
        ? [
            figures.money('keptCents', 'Locked in either way', converted.kept * faceCents),
            figures.portion('rate', 'Conversion', converted.kept, figures.shareText(converted.kept)),
            figures.money('hedgeCents', 'Hedge stake', converted.hedgeStake * faceCents),
          ]
        : []),
      ...(value === null ? [] : [figures.money('valueCents', 'Worth on average without a hedge', value * faceCents)]),
    ],
    formula:
      'Hedge = free bet x (its decimal odds - 1) / decimal odds of the hedge. The free bet’s stake does not come back.',
    notes: ['The longer the price of the free bet, the more of it is kept.'],
    assumed: isTakenAsFair
      ? ['The price is taken as fair, because neither the other side nor a chance was named; its margin makes it less.']
      : [],
  };
}

export function boost({ price, boost: part, stakeCents, mostExtraCents, chance }: Asked<'boost'>): Worked {
  const decimal = decimalOf(price);
  const stake = stakeCents ?? EXAMPLE_CENTS;
  const full = boostedDecimal(decimal, part);
  const extra = Math.min((full - decimal) * stake, mostExtraCents ?? Number.POSITIVE_INFINITY);
  const isCapped = extra < (full - decimal) * stake;
  const paid = decimal + extra / stake;
  return {
    title: 'Profit boost',
    answer: `The boost makes ${figures.priceText(decimal)} pay like ${figures.priceText(paid)}: ${figures.moneyText(stake)} wins ${figures.moneyText(stake * (paid - 1))} and returns ${figures.moneyText(stake * paid)}, ${figures.moneyText(extra)} more than without it${isCapped ? ', which is the most that the book adds' : ''}.${chance === undefined ? '' : ` By its chance it is worth ${figures.signedMoneyText(Math.round(expectedValue(chance, paid) * stake))} on average.`}`,
    inputs: [
      figures.price('price', 'Price', decimal),
      figures.portion('boost', 'Boost', part, figures.partText(part)),
      figures.money('stakeCents', 'Stake', stake),
    ],
    figures: [
      figures.price('boosted', 'Pays like', paid),
      figures.money('profitCents', 'Profit with the boost', stake * (paid - 1)),
      figures.money('returnsCents', 'Returns', stake * paid),
      figures.money('extraCents', 'Extra profit', extra),
      figures.chance('breakEven', 'Break-even rate', 1 / paid),
      ...(chance === undefined ? [] : [figures.rate('ev', 'Expected value', expectedValue(chance, paid))]),
    ],
    formula: 'Boosted decimal odds = 1 + (decimal odds - 1) x (1 + boost).',
    notes: [],
    assumed: stakeCents === undefined ? ['Figured for a $100.00 stake, since none was named.'] : [],
  };
}
