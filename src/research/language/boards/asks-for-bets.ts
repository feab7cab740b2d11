import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksForVerdict } from '../verdict/asks-verdict.ts';

/** Whether bets are asked for, and no list: by its words as well where nothing was judged or found that it could go on from. */
export function asksForBets(read: Tagged): boolean {
  const { after, plain, reading } = read;
  if (!asksForVerdict(read)) return false;
  const goesOn = after === 'list' || after === 'bet' || after === 'bets' || after === 'parlay';
  return goesOn || reading.count !== null || asksVerdict(plain);
}
