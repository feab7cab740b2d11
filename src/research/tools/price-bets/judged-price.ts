import type { BetEnds, JudgedPrice } from '#contract/research/price-bets.ts';
import { withPush } from '#engine/odds/line-model.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import type { PricedOutcome } from '#engine/picks/market.ts';
import { stakeCents } from '#engine/picks/stake-cents.ts';
import { NOTE_WORDS } from '../../evidence/build-proof.ts';
import { type Bettor, writeOdds } from '../../words/bettor.ts';
import { signedPercent } from '../../words/format.ts';
import { passReason } from '../priced-bet.ts';

/** A price as it is told: whose, since when, and whether it can be taken. */
export type Offered = Pick<JudgedPrice, 'from' | 'bookKey' | 'book' | 'decimal' | 'ageSeconds' | 'canTake'>;

type Asker = { bettor: Bettor; stakeCents: number | undefined };

const NO_LICENCE = 'not open to US bettors';
const TOO_GOOD =
  'No book leaves an edge of more than 25% up for long: the price is old, mistyped or from another market, so nothing is staked on it.';

/** A price that the engine valued. Where this bettor cannot bet it is a reference, never a bet. */
export function judgedPrice(offered: Offered, priced: PricedOutcome, push: number, asker: Asker): JudgedPrice {
  const chances = withPush(priced.fairProbability, push);
  const base = valued(offered, chances, asker);
  const { canTake } = offered;
  return {
    ...base,
    verdict: canTake ? priced.verdict : 'pass',
    passReason: canTake ? passReason(priced) : NO_LICENCE,
    confidence: priced.confidence,
    units: canTake ? priced.units : 0,
    stakeCents: stakeCents(canTake ? priced.units : 0, asker.bettor),
    notes: priced.notes.map((note) => NOTE_WORDS[note]),
  };
}

/** A price that cannot be right, by the chances that all books give. */
export const unbelievablePrice = (offered: Offered, chances: BetEnds, asker: Asker): JudgedPrice => ({
  ...valued(offered, chances, asker),
  verdict: 'pass',
  passReason: 'price cannot be right',
  doubt: 'price_cannot_be_right',
  confidence: 1,
  stakeCents: stakeCents(0, asker.bettor),
  notes: [TOO_GOOD],
});

/** A price on a line that nobody quotes: what it is worth on average, and no verdict. */
export function unjudgedPrice(offered: Offered, chances: BetEnds, asker: Asker): JudgedPrice {
  const base = valued(offered, chances, asker);
  return base.ev > UNBELIEVABLE ? { ...base, doubt: 'price_cannot_be_right', notes: [TOO_GOOD] } : base;
}

/** As the engine refuses an offer. */
const UNBELIEVABLE = 0.25;

function valued(offered: Offered, chances: BetEnds, { bettor, stakeCents: stake }: Asker): JudgedPrice {
  const { decimal } = offered;
  const ev = expectedValueWithPush(chances, decimal);
  return {
    ...offered,
    text: writeOdds(bettor, decimal),
    chances,
    ev,
    evText: signedPercent(ev),
    verdict: null,
    passReason: null,
    doubt: null,
    confidence: 0,
    units: 0,
    stakeCents: null,
    profitCents: stake === undefined ? null : Math.floor(stake * (decimal - 1) + 1e-6),
    expectedCents: stake === undefined ? null : Math.round(stake * ev),
    notes: [],
  };
}
