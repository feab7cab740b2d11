import type { Person } from '../../slate/slate.ts';
import { meet } from '../calls/bet-parts.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { fittingPersons, isUnfound } from '../calls/find-game.ts';
import type { Mention } from '../calls/mentions.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { legOf, moreOf } from './ticket-call.ts';

const CORRECTS = /\b(wrong|not that|i meant|i mean|game|one|today|tonight|tomorrow|no)\b/i;

const WRONG = /\b(wrong|no|not that|i meant|i mean)\b/i;

/** "The Dream Mystics game tonight": a leg stood on another game of its team. Null: no leg is of a team that is named. */
export function otherGame(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { mentions, text, where, books, amounts, pieces } = edit;
  const [first, second] = mentions;
  const isBet = pieces.some(
    ({ kind }) => kind === 'line' || kind === 'direction' || kind === 'market' || kind === 'stat',
  );
  if (!first || isBet || !CORRECTS.test(text) || books.length > 0 || amounts.prices.length > 0) return null;
  if (!(where.window || (second && meet(first, second)))) return null;
  const moved = legs.map((leg) => movedLeg(leg, mentions, edit));
  const at = legs.findIndex(({ eventId }) =>
    mentions.every(({ persons }) => persons.some(({ event }) => event.id === eventId)),
  );
  if (at >= 0 && moved.every((leg) => leg === null) && WRONG.test(text))
    return say(`Leg ${at + 1} is of that game already, so nothing was changed.`);
  return moved.some((leg) => leg !== null)
    ? calls([
        { tool: 'build_parlay', input: { legs: legs.map((leg, at) => moved[at] ?? legOf(leg)), ...moreOf(edit) } },
      ])
    : null;
}

function movedLeg(leg: BetFocus, mentions: readonly Mention[], { where, slate }: Edit) {
  const game = slate.events.find(({ id }) => id === leg.eventId);
  const own = leg.side === 'home' || leg.side === 'away' ? game?.[leg.side] : undefined;
  const mention = mentions.find(({ persons }) => persons.some(({ kind, name }) => kind === 'side' && name === own));
  if (!own || !mention) return null;
  const rival = mentions.find((one) => one !== mention && meet(one, mention)) ?? null;
  const found = fittingPersons(mention, rival, { ...where, eventId: null });
  const person = isUnfound(found)
    ? undefined
    : found.find((one): one is Person & { kind: 'side' } => one.kind === 'side' && one.name === own);
  if (!person || person.event.id === leg.eventId) return null;
  return {
    ...legOf({ ...leg, eventId: person.event.id, side: person.selection, line: null }),
    named: ['side' as const],
  };
}
