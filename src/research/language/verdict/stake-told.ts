import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS_STAKE = /\bhow (much|many (units|dollars|bucks)|big)\b.*\b(put|bet|stake|risk|lay|throw|drop|go|wager)\b/;
const ELSE = /\b(kelly|hedg\w*|win|pay|pays|lose|worth it)\b/;

/** "Bankroll is 2k, how much should I put on the Steelers ml": the verdict on one bet leads with its stake, which may be nothing. */
export function stakeTold({ plain, reading }: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls' || asked.tells || asked.explains || asked.calls.length !== 1) return asked;
  const isAsked = ASKS_STAKE.test(plain) && !ELSE.test(plain) && (reading.bankroll ?? reading.memory?.bankroll) != null;
  return isAsked && asked.calls[0]?.tool === 'price_bets' ? { ...asked, tells: 'stake' } : asked;
}
