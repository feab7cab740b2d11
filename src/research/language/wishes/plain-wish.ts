import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import { planWish, type WishQuestion } from './plan-wish.ts';

/** Bets that are wanted in so many words are searched for, before any of these words is taken for a list, a board or a setting. */
export function plainWish(question: WishQuestion): Asked | null {
  const { previous, reading, tokens } = question;
  // What a book gives is put on what it is worth most on.
  const isOfOffer = (reading.offer ?? previous?.offer) !== undefined;
  if (isOfOffer || previous?.ticket === true || OF_PRICES.test(plainText(tokens))) return null;
  const asked = planWish(question);
  return asked?.kind === 'picks' && asked.plainly === true && asked.reading.intent === 'picks' ? asked : null;
}
const OF_PRICES = /\b(prices?|odds|lines?|numbers?|books?|how many|who|when|show|list|see)\b/;
