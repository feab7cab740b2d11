import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { isAsked, personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';

const PLACE = '(?:bet|take|play|put|get|grab|place|hit|hammer)(?: (?:it|them|him|her|that|this|my \\w+))?';
const DO_I = '(?:do|should|would|can|could) (?:i|we)';
/** "Which one do I bet at" is of books; "which one do I bet" may be of sides. */
const WHICH_BOOK = new RegExp(
  `\\b(?:which (?:one|of (?:them|those|these))(?: \\w+){0,2} ${DO_I} ${PLACE} (?:at|with|there)|(?:which|what) (?:\\w+ )?(?:book|app|site) ${DO_I} (?:use|${PLACE})(?: (?:at|with|there))?)(?: (?:then|for (?:it|that|them)))?$`,
);

/** "If I like the Rangers which one do I bet at" behind the books of a game: who of these pays most on that side, and no verdict on it. */
export function bookToBetAt(read: Tagged): Asked | null {
  const [board, ...others] = read.previous?.looked ?? [];
  if (board?.tool !== 'show_board' || others.length > 0 || board.input.eventId === undefined) return null;
  if (!WHICH_BOOK.test(read.plain) || read.amounts.prices.length > 0) return null;
  const { eventId, market, books, line, player } = board.input;
  const person = read.mentions.length > 0 ? personOf(toMarketQuestion(read)) : null;
  if (person && (isAsked(person) || person.event.id !== eventId || person.kind === 'player')) return null;
  const side = person?.selection ?? board.input.side;
  return side === undefined ? null : calls([boardCall({ eventId, market, side, line, player, books })]);
}
