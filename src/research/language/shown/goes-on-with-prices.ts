import { tokenise } from '#engine/names/tokenise.ts';
import { afterOf } from '../acts/after.ts';
import { plainText } from '../calls/plain-text.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Reading } from '../reading.ts';

/** "What about -2", "and the other side" behind prices: prices once more, as no verdict is asked for in words. */
export const goesOnWithPrices = (previous: Reading | null, message: string): boolean =>
  showsPrices(previous) && !asksForVerdict(message);

/** How a price moved that was told beside it, or by itself, judges no bet either. */
const showsPrices = (previous: Reading | null): boolean => {
  const after = afterOf(previous);
  return after === 'board' || (after === 'moves' && previous?.unjudged === true);
};

/** "Can they cover", "will the Bills cover" asks whether it is a bet. */
export const asksIfCovers = (message: string): boolean =>
  /\b(?:can|will|do|does|could|gonna|going to) (?:\w+ ){0,3}?covers?\b/i.test(message);

const asksForVerdict = (message: string): boolean =>
  asksVerdict(plainText(tokenise(message))) || VERDICT.test(message) || asksIfCovers(message);
/** What asks for one though it names no bet that could be good. */
const VERDICT =
  /\b(?:better|bet|play|verdict|pick|should|would|like|think|smart|stronger|safer)\b|^(?:so|then|under|over) (?:the |its |u |o )?(?:so |then )?(?:over|under|then|it is)\??$/i;
