import { gameLabel } from '../../slate/leagues.ts';
import { shortGame } from '../../words/short-names.ts';
import { nameOfShown } from '../acts/name-of-shown.ts';
import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { ticketOf } from '../tickets/joined-bets.ts';
import { FEWEST_LEGS } from '../tickets/ticket-call.ts';
import { saysKind, searchFor } from '../wishes/plan-wish.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish } from '../wishes/wish.ts';
import { swapsPick } from './drop-verbs.ts';
import { type Dropped, droppedPicks } from './dropped-picks.ts';
import { moreOf } from './more-of.ts';

const JOINS =
  /\b(parlay|combine|join)( up)?( \w+)? (the )?(rest|others?|other (two|2|three|3)|two|2|remaining|left|both|them|those|whats left|what is left)\b/;
const NEXT =
  /\b(next (best|one|pick|bet|in line)|another( one| pick| bet)?|(a |some )?(different|new|other) (ones?|picks?|bets?)|something else)( instead)?$/;
const IS_MORE = /\b(another|others?|different|new|more|instead|next|else)\b/;

const AROUND = /^(instead|for|with|in|something|smth|somethin)$/;

/**
 * "Drop Zion, what if I parlay the other two", "drop the first and give me an NHL one instead": what is not dropped stays as it was, and
 * what comes in comes from the same search. Null: nothing of the list goes, or something else is asked with it.
 */
export function replacedPicks(read: Tagged): Asked | null {
  const dropped = droppedPicks(read);
  if (!dropped || !read.previous) return null;
  const { left, from, places } = dropped;
  const rest = plainText(read.tokens.slice(from));
  const previous = { ...read.previous, focus: left, given: [], kept: [] };
  // What was given before the last answer is not told again.
  const isOfLast = left.length > 0 && left.every((bet) => read.previous?.focus?.includes(bet));
  if (rest === '' && swapsPick(read.plain))
    return staying(moreOf(previous, dropped.gone.length, read.reading), left, read);
  if (rest === '') return isOfLast ? { kind: 'about', about: { kind: 'places', places } } : null;
  if (JOINS.test(rest)) return left.length < FEWEST_LEGS ? null : ticketOf(left, previous, read);
  return othersFor(dropped, { ...read, previous }, rest);
}

/** As many others as are named, else as went, each from the search before but for what is said of it now. */
function othersFor({ gone, left, from }: Dropped, read: Tagged & { previous: Reading }, rest: string): Asked | null {
  const { tokens, amounts, previous } = read;
  const isOne = /\b(an?|one|another)\b/.test(rest) && !/\bones\b/.test(rest);
  if (NEXT.test(rest)) return staying(moreOf(previous, isOne ? 1 : gone.length, read.reading), left, read);
  const mentions = read.mentions.filter((mention) => mention.from >= from);
  if (mentions.length > 0) return null;
  const parts = readParts({ tokens, amounts, mentions, times: new Map() }, { from, to: tokens.length });
  const wish = toWish(parts);
  const isWish = IS_MORE.test(rest) || wish.asks || saysKind(wish);
  if (!isWish || parts.unread.some((word) => !AROUND.test(word)) || wish.parlay !== null) return null;
  const count = wish.count ?? (isOne || wish.single ? 1 : gone.length);
  return staying(searchFor({ ...read, mentions }, { ...wish, more: true, count }), left, read);
}

/** What stays of the list is said beside what is new. */
function staying(asked: Asked | null, left: Dropped['left'], read: Tagged): Asked | null {
  if (asked?.kind !== 'picks') return asked;
  const stays = left.flatMap((bet) => nameIn(bet, read) ?? []);
  return { ...asked, reading: { ...asked.reading, stays }, plainly: true };
}

/** A total is told from another by its game. */
function nameIn(bet: BetFocus, { slate, nowMs }: Tagged): string | null {
  const name = nameOfShown(bet, { events: slate.events, nowMs });
  const event = bet.market === 'total' ? slate.events.find(({ id }) => id === bet.eventId) : undefined;
  return name !== null && event ? `${name} in ${shortGame(gameLabel(event))}` : name;
}
