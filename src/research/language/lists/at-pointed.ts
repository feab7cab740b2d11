import type { Asked } from '../calls/call.ts';
import type { Mention } from '../calls/mentions.ts';
import type { Reading } from '../reading.ts';
import { lastList } from './last-list.ts';

const OF_IT = /\b(it|its|that|thats|this)\b|\b(the )?(other|opposite) side\b/;
const OF_OTHERS =
  /\b(them|those|these|each|all|both|list|picks|bets|plays|others?(?! (side|books?))|another|more|next|else|parlay|first|second|third|fourth|fifth|last|top|best|strongest|weakest|which|\d(st|nd|rd|th))\b|#\d/;

/**
 * The chat as it stands behind one bet, where one pick of several was told of last and "it" is that: "whats that at DraftKings" behind why
 * the second one. Else as it stands.
 */
export function atPointed(previous: Reading | null, plain: string, mentions: readonly Mention[]): Reading | null {
  if (previous?.list !== true || previous.ticket === true || previous.pointed == null) return previous;
  const bet = previous.focus?.[previous.pointed - 1];
  const list = lastList(previous);
  if (!bet || !list || list.bets.length < 2 || mentions.length > 0) return previous;
  if (!OF_IT.test(plain) || OF_OTHERS.test(plain)) return previous;
  return { ...previous, focus: [bet], list: false, kept: [], pointed: null, heldList: list };
}

/** What only looks at that bet anew leaves it the one that is told of. */
export function stillPointed(asked: Asked | null, previous: Reading | null, before: Reading | null): Asked | null {
  if (before?.list !== true || before.pointed == null || previous?.list !== false) return asked;
  const isAnew = asked?.kind === 'calls' && asked.explains !== undefined && asked.pointed === undefined;
  return isAnew ? { ...asked, pointed: before.pointed } : asked;
}
