import type { Calculation } from '#contract/research/calculate.ts';
import type { Asked } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

type Hedge = Extract<Calculation, { kind: 'hedge' }>;

const MOST_WORDS = 14;

/** "Chargers -179 fd" behind a hedge on the Chargers: the price at which it is to be made, and no bet to be judged. */
export function hedgeNamedAt(read: Tagged): Asked | null {
  const hedge = onlySum(read.previous, 'hedge');
  const [price, ...others] = read.amounts.prices;
  const [named, ...more] = namedBets(read);
  const [held] = read.previous?.focus ?? [];
  if (!hedge || !price || others.length > 0 || !named || more.length > 0 || !held || asksOther(read)) return null;
  const ref = refOf({ ...named, book: null }, read, held.eventId);
  const bet = typeof ref === 'string' ? ref : storedBet(ref, read);
  if (!isStored(bet) || bet.name !== hedge.hedgeBet) return null;
  return sumOn([atPrice(hedge, price.text)], refOfFocus(held));
}

const atPrice = ({ hedgeStakeCents: _, ...open }: Hedge, hedgePrice: string): Hedge => ({ ...open, hedgePrice });

const asksOther = ({ plain, tokens, amounts, text }: Tagged): boolean =>
  tokens.length > MOST_WORDS ||
  amounts.money.some(({ isSure }) => isSure) ||
  (text.includes('?') && !SUPPOSES.test(plain)) ||
  (asksVerdict(plain) && !SUPPOSES.test(plain));

/** "What if I can get Detroit at -105?" supposes it, and asks no verdict. */
const SUPPOSES = /\b(if|say|suppose|now|moved|got|found|redo|instead|went)\b/;
