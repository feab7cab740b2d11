import type { BetRefDraft } from '#contract/research/bet.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { numberOf, offersOf, up } from './numbers-on-offer.ts';

const BUYS =
  /\b(buy|bring|move|get|take|knock|bump|shave) (it|this|that|them|the (line|number|spread|total)) (down|up|lower|higher)\b|\b(buy|get|grab|take|give|gimme|want|have)( me)? (the|a|that) (hook|half( (a )?point)?)\b|\bbuy(ing)? ((a|the|some|half a|one|two|\d) )?(half )?(points?|pts?)\b|\boff the hook\b|\b(easier|safer|softer|lower|better|different|another|other) (number|line|spread)s?( available| out there)?$/;
const MOST_WORDS = 14;
const MOST_TOLD = 4;

/**
 * "Can i buy it down", "get me the hook" behind a line that was shown: the better numbers of that side that books sell as alternate
 * lines. Free. Null: two numbers or a price are named, or nothing with a line was shown.
 */
export function pointsBought(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, previous, slate, nowMs } = read;
  const isElse = mentions.length + amounts.prices.length + amounts.lines.length > 0 || tokens.length > MOST_WORDS;
  const [shown, ...others] = previous?.focus ?? [];
  if (isElse || !shown || others.length > 0 || previous?.ticket === true || !BUYS.test(plain)) return null;
  const event = slate.events.find(({ id, startsAt }) => id === shown.eventId && startsAt.getTime() > nowMs);
  const line = event && (shown.line ?? mainOf(event, shown));
  if (!event || line == null) return null;
  const { eventId, market, side, player } = shown;
  const better = offersOf(event, shown, read).filter((offer) => (offer.line - line) * up(shown) > 0);
  const name = (own: number) => numberOf(shown, own, event);
  const told = better.toReversed().slice(0, MOST_TOLD);
  const words =
    told.length === 0
      ? `No: no book where you can bet sells a better number than ${name(line)}.`
      : `Yes, as alternate lines: from ${name(line)} it goes to ${list(told.map((offer) => `${name(offer.line)} (${offer.best.text} at ${offer.best.book})`))}.`;
  return calls([boardCall({ eventId, market, side, ...(player && { player }) })], [words]);
}

function mainOf({ markets }: SlateEvent, { market, side, player }: Omit<BetRefDraft, 'named'>): number | null {
  const main = mainLine(markets.filter((one) => one.market === market && (player == null || one.player === player)));
  return main && market !== 'moneyline' ? selectionLine(main, side) : null;
}
