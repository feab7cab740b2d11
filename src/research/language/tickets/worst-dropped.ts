import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { stakeOn } from './last-ticket.ts';
import { FEWEST_LEGS, legOf, moreOf, ticketCall } from './ticket-call.ts';
import { stakeIn, worstIn } from './ticket-words.ts';

const DROPS =
  /\b(drop|dropping|remove|lose|scrap|cut|nix|scratch|axe?|delete|ditch|kick|trim|toss|dump|get rid of|leave out|take (out|off)|take .* (out|off))\b/;
/** Another leg is to come for it, or one is only asked about. */
const ELSE =
  /^(so |and |ok |but )*(which|what|who|whats|why|is|are|does|do)\b|\b(swap|replace|switch|instead|add|put|another|give me|gimme|find)\b/;
/** Whether what is left is a bet. */
const JUDGED = /\b(worth it|good bet|any good|is it (a|any|worth)|should i|still good|verdict|judge|rate)\b/;
const MOST_WORDS = 24;

/**
 * "Drop the one you like least and tell me what 40 pays": the parlay that was shown without the leg of the least edge, at its price, free.
 * Null: which leg goes is left to nobody, or more than that is to be changed.
 */
export function worstDropped(read: Tagged): Asked | null {
  const { plain, previous, mentions, amounts, tokens } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const isElse =
    mentions.length + amounts.prices.length > 0 || tokens.length > MOST_WORDS || ELSE.test(plain) || JUDGED.test(plain);
  if (legs.length <= FEWEST_LEGS || isElse || !DROPS.test(plain)) return null;
  const by = worstIn(plain);
  if (by === null) return null;
  const stakeCents = stakeIn(read) ?? stakeLeft(plain) ?? stakeOn(previous);
  const asked = ticketCall(legs.map(legOf), {
    ...moreOf(read),
    leaveOut: by,
    priceOnly: true,
    ...(stakeCents !== null && { stakeCents }),
  });
  return asked.kind === 'calls' ? calls(asked.calls, by === 'edge' ? [BY_EDGE] : []) : asked;
}

const BY_EDGE = 'The leg that goes is the one with the least edge.';

/** "25 on whats left", "what 40 pays". */
const STAKE =
  /\b\$?(\d{1,6}) on (whats left|what is left|the rest|the others?|the other (two|three|four|\d)|it|that|them)\b|\bwhat (?:would |does |will |do )?(?:a )?\$?(\d{1,6})(?: bucks| dollars)? (?:pays?|returns?|gets?|wins?|makes?)\b/;
function stakeLeft(plain: string): number | null {
  const found = STAKE.exec(plain);
  const dollars = found?.[1] ?? found?.[4];
  return dollars === undefined ? null : Number(dollars) * 100;
}
