import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import { saysOnlySums } from '../calls/sum-words.ts';
import { sumsOf } from '../calls/sums-of.ts';
import { isOfMany } from '../looked.ts';
import { planWish, type WishQuestion } from './plan-wish.ts';

/** Bets that are wanted in so many words are searched for, before any of these words is taken for a list, a board or a setting. */
export function plainWish(question: WishQuestion): Asked | null {
  const { previous, reading, tokens } = question;
  // What a book gives is put on what it is worth most on.
  const isOfOffer = (reading.offer ?? previous?.offer) !== undefined;
  // Of games that were listed it is asked among these.
  if (isOfMany(previous?.looked ?? [])) return null;
  // "What if it only hits 47%" is another number of the sum.
  if (sumsOf(previous).length > 0 && IF.test(plainText(tokens)) && saysOnlySums(tokens)) return null;
  if (isOfOffer || previous?.ticket === true || OF_PRICES.test(plainText(tokens))) return null;
  const asked = planWish(question);
  return asked?.kind === 'picks' && asked.plainly === true && asked.reading.intent === 'picks' ? asked : null;
}
const IF = /^((so|and|ok|but|now) )*((what|how) (about |bout )?)?if\b/;
const OF_PRICES =
  /\b(prices?|odds|lines?|numbers?|books?|how many|who(?! (do|u|you|ya|should|are))|when|show|list|see)\b/;
