import { hedgeOfSeveral, type OpenBet } from '#engine/odds/hedge.ts';
import { list } from '../../words/format.ts';
import * as figures from './figures.ts';
import { type Asked, decimalOf, MissingInput, type Worked } from './worked.ts';

/** Bets on every other outcome of one that stands: of a match that may be drawn there are two of them. */

const FORMULA =
  'Each hedge = what all of them are to return / its decimal odds. They return what the first bet does where the same is left whoever wins, and (first stake + profit wanted) / (1 - sum of 1 / decimal odds) where that much is to be kept.';

export function hedgeSeveral(asked: Asked<'hedge'>, open: OpenBet): Worked {
  const { bet = 'the first bet', hedgeBet = 'the other side', hedgePrice, others = [], profitCents, share = 1 } = asked;
  if (hedgePrice === undefined) throw new MissingInput('hedgePrice', 'Name the price of the other side.');
  const rest = [{ bet: hedgeBet, price: hedgePrice }, ...others].map((one) => ({
    bet: one.bet,
    decimal: decimalOf(one.price),
  }));
  const decimals = rest.map(({ decimal }) => decimal);
  const taken = decimals.reduce((sum, decimal) => sum + 1 / decimal, 0);
  const keeps = profitCents !== undefined && taken < 1 ? Math.max(0, open.stake + profitCents) / (1 - taken) : null;
  // More than what the first bet returns would leave less to that one than is wanted.
  const isKept = keeps !== null && keeps <= open.returns + 1e-6;
  const placed = hedgeOfSeveral(open, decimals, isKept ? keeps : share * open.returns);
  const total = placed.stakes.reduce((sum, one) => sum + one, 0);
  const bets = rest.map(
    ({ bet: name, decimal }, at) =>
      `${figures.moneyText(placed.stakes[at] ?? 0)} on ${name} at ${figures.priceText(decimal)}`,
  );
  const isNotKept = profitCents !== undefined && !isKept;
  return {
    title: 'Hedge',
    answer: `${isNotKept ? `No bets at these prices ${profitCents === 0 ? 'break even' : `keep ${figures.moneyText(profitCents)}`} whoever wins; this is the even hedge. ` : ''}Bet ${list(bets)}, ${figures.moneyText(total)} in all; ${endsText(placed, bet)}.`,
    inputs: [
      ...(open.stake === 0 ? [] : [figures.money('stakeCents', 'Placed stake', open.stake)]),
      figures.money('returnsCents', 'It returns', open.returns),
      ...rest.map(({ bet: name, decimal }, at) => figures.price(`hedgePrice${at + 1}`, name, decimal)),
    ],
    figures: [
      ...rest.map(({ bet: name }, at) => figures.money(`hedge${at + 1}Cents`, `On ${name}`, placed.stakes[at] ?? 0)),
      figures.money('hedgeCents', 'Hedges together', total),
      figures.money('ifOpenWins', `If ${bet} wins`, placed.ifOpenWins),
      figures.money('ifHedgeWins', 'If any of the others does', placed.ifOthersWin),
    ],
    formula: FORMULA,
    notes: [],
    assumed: [
      ...(profitCents === undefined && asked.share === undefined
        ? ['The same result whoever wins, since no other split was named.']
        : []),
      ...(asked.stakeCents === undefined
        ? ['The stake on the first bet is not taken off, since it was not named.']
        : []),
    ],
  };
}

function endsText({ ifOpenWins, ifOthersWin }: { ifOpenWins: number; ifOthersWin: number }, bet: string): string {
  const [open, others] = [figures.moneyText(ifOpenWins), figures.moneyText(ifOthersWin)];
  return open === others
    ? `whoever wins you end at ${open}`
    : `you end at ${open} if ${bet} wins and at ${others} if not`;
}
