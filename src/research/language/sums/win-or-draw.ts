import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const OR_DRAW = /\b(or (a |the )?(draw|tie)|(draw|tie) or|double chance)\b/;
const ASKS_PRICE = /\b(price|prices|odds|pay|pays|cost|line|whats|what is|how much)\b/;

/** "Newcastle or draw, whats the price": half a goal more settles alike. */
export function winOrDraw({ plain, mentions, amounts, says }: Tagged): Asked | null {
  const [mention, ...others] = mentions;
  const [person] = mention?.persons ?? [];
  if (others.length > 0 || person?.kind !== 'side' || !OR_DRAW.test(plain) || !ASKS_PRICE.test(plain)) return null;
  if (amounts.prices.length > 0 || says.has('hedge')) return null;
  const { event, selection } = person;
  const line = selection === 'home' ? 0.5 : -0.5;
  const has = event.markets.some(({ market, lineHundredths }) => market === 'spread' && lineHundredths === line * 100);
  const hasDraw = hasDrawPrice(event);
  if (!has || !hasDraw) return null;
  return calls(
    [boardCall({ eventId: event.id, market: 'spread', line, side: selection })],
    [`No double chance is quoted here. ${person.name} +0.5 wins on a draw too, so it is the same bet.`],
  );
}
