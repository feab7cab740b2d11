import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { editSpans } from './edit-spans.ts';
import { namedLegs } from './named-legs.ts';
import { FEWEST_LEGS, legOf, moreOf, ticketCall } from './ticket-call.ts';
import { paysOnly } from './ticket-words.ts';

const KEEPS = /\b(only|just|keep|keeping|alone|and nothing else|parlay|together|combo|combined)\b/;

/** "White + Murray only", "the white and murray parlay at fd": these legs as they are, and no others. */
export function keptLegs(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { tokens, mentions, pieces, previous, books } = edit;
  const plain = plainText(tokens);
  if (!KEEPS.test(plain) || mentions.length === 0 || isChanged(edit)) return null;
  const kept = namedLegs(legs, edit);
  if (kept === null || kept.length < FEWEST_LEGS) return null;
  const isAsShown = pieces.every(
    (piece) =>
      piece.kind !== 'price' &&
      (piece.kind !== 'direction' || kept.some(({ side }) => side === piece.direction)) &&
      (piece.kind !== 'line' || kept.some(({ line }) => line === piece.line)),
  );
  if (!isAsShown) return null;
  const isWhole = kept.length === legs.length && (books.length === 0 || books[0] === previous?.ticketBook);
  return isWhole ? null : ticketCall(kept.map(legOf), { ...moreOf(edit), ...paysOnly({ plain }) });
}

/** A name is said to go, or to come in. */
function isChanged({ tokens, mentions }: Edit): boolean {
  const spans = editSpans(tokens);
  return spans !== null && mentions.some(({ from }) => spans.out.includes(from) || spans.put.includes(from));
}
