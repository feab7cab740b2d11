import { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from './amount.ts';
import { type Asked, calls } from './call.ts';
import type { Concept } from './concepts.ts';
import { hasSubject, type StatedBet } from './stated-bets.ts';

type Said = {
  tokens: readonly Token[];
  amounts: Amounts;
  says: ReadonlySet<Concept>;
  said: readonly StatedBet[];
};

const MOST_WORDS = 10;
/** "Its really 54": a bare number from here on is a win rate. */
const LEAST_RATE = 0.3;

/** "And half Kelly?", "what if +150", "with 60%": the sum before with what is said now in place of what was said then. */
export function againWith(before: Calculation | undefined, { tokens, amounts, says, said }: Said): Asked | null {
  if (!before || tokens.length > MOST_WORDS || said.some(hasSubject)) return null;
  const change = changeOf(before, amounts, says);
  if (change === null) return null;
  const calc = Calculation.safeParse({ ...before, ...change });
  return calc.success ? calls([{ tool: 'calculate', input: { calc: calc.data } }]) : null;
}

function changeOf(
  before: Calculation,
  { prices, money, shares, lines }: Amounts,
  says: ReadonlySet<Concept>,
): object | null {
  const [price] = prices;
  const [share] = shares;
  const sum = money.find(({ isSure }) => isSure);
  const [offer] = money;
  const chance = lines.map(({ line }) => line / 100).find((one) => one >= LEAST_RATE && one < 1);
  const fraction = says.has('half') ? 0.5 : says.has('quarter') ? 0.25 : says.has('full') ? 1 : null;
  const change = {
    ...(price && 'price' in before && !('hedgePrice' in before) && { price: price.text }),
    ...(price && 'hedgePrice' in before && { hedgePrice: price.text }),
    ...(share && share.share < 1 && 'chance' in before && { chance: share.share }),
    ...(!share && chance !== undefined && 'chance' in before && { chance }),
    ...(before.kind === 'cash_out' && offer && { offerCents: offer.cents }),
    ...(fraction !== null && before.kind === 'kelly' && { fraction }),
    ...(sum && moneyOf(before, sum.cents)),
  };
  return Object.keys(change).length === 0 ? null : change;
}

function moneyOf(before: Calculation, cents: number): object {
  if (before.kind === 'kelly') return { bankrollCents: cents };
  if ('totalCents' in before || before.kind === 'arbitrage' || before.kind === 'dutching') return { totalCents: cents };
  if ('faceCents' in before) return { faceCents: cents };
  return 'stakeCents' in before ? { stakeCents: cents } : {};
}
