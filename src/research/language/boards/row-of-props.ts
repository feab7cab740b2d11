import type { ShowBoardInput } from '#contract/research/board.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { betOf } from '../calls/focus.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { readJudgement } from '../calls/judgements.ts';
import type { Tagged } from '../calls/tagged.ts';
import { listShown } from '../looked.ts';
import { judges } from '../onward/games-row.ts';
import { orderIn } from '../onward/order-in.ts';
import { readViewWords } from '../onward/view-words.ts';
import type { BetFocus } from '../reading.ts';
import { placesIn } from '../tickets/places-in.ts';

const MOST_WORDS = 9;
/** Several rows, a part of a game, or another list is meant. */
const ELSE =
  /\b(half|quarter|period|inning|innings|td|touchdown|goal|scorer|best|all|list|leg|legs|parlay|game|games)\b/;
const TOP = /\b(top|first|1st) (one|guy|player|dude|name)\b|\bthe top$/;
const OF_ORDER = /\b(one|guy|player|dude)\b/;

/**
 * "Take the top one", "n the 2nd", "the longest odds one" behind a list of props: the row that is pointed at, which is what is spoken of
 * from then on. Null: none is, or another list is meant.
 */
export function rowOfProps(read: Tagged): Asked | null {
  const { previous, tokens, mentions, said, plain } = read;
  const list = propsListed(read);
  const isElse = mentions.length > 0 || said.some(({ stats, line }) => stats.length > 0 || line !== null);
  if (!list || isElse || tokens.length > MOST_WORDS || ELSE.test(plain)) return null;
  const only = onlyRow(read);
  if (only) return only;
  const shown = (previous?.focus ?? []).filter(({ market, player }) => market === list.market && player !== null);
  const order = OF_ORDER.test(plain) ? orderIn(readViewWords(tokens), 'total', undefined) : null;
  // Who scores is what is listed, and not who does not.
  const side = shown[0]?.side === 'yes' ? 'yes' : list.side;
  if (order) return calls([boardCall({ ...list, ...order, side, offset: 0, limit: 1 })]);
  const place = placeIn(read, shown.length > 1 ? shown.length : list.limit);
  if (place === null) return null;
  const row = shown.length > 1 ? shown[place - 1] : undefined;
  return row ? ofRow(row, read) : calls([boardCall({ ...list, offset: place - 1, limit: 1 })]);
}

/** "Is he worth it", "what about the under" behind the one row that was pointed at. */
function onlyRow(read: Tagged): Asked | null {
  const { previous, said, plain } = read;
  const [row, ...others] = previous?.focus ?? [];
  const [first] = previous?.looked ?? [];
  const isOne = first?.tool === 'show_board' && first.input.limit === 1 && row?.player != null && others.length === 0;
  const direction = said.find((bet) => bet.direction === 'over' || bet.direction === 'under')?.direction;
  if (!isOne || !(judges(read) || direction != null) || PLACES.test(plain)) return null;
  return ofRow(direction === 'over' || direction === 'under' ? { ...row, side: direction } : row, read);
}
const PLACES = /\b(next|first|last|second|third|[1-9](st|nd|rd|th)|one|ones|those|these|them|others?|else)\b/;

/** The list of players on one number that was shown last, whatever was shown since. */
function propsListed({ previous }: Tagged): ShowBoardInput | null {
  const [first] = listShown(previous);
  const isList = first?.tool === 'show_board' && first.input.eventId === undefined && first.input.player === undefined;
  return isList && first.input.market.startsWith('prop:') && previous?.list !== true ? first.input : null;
}

function placeIn({ tokens, plain }: Tagged, size: number): number | null {
  if (TOP.test(plain)) return 1;
  const [place, ...others] = placesIn(tokens, size);
  return place !== undefined && others.length === 0 ? place : null;
}

/** All his prices on it, with what is fair; a verdict where one is asked for. */
function ofRow(row: BetFocus, read: Tagged): Asked | null {
  const { slate, nowMs, where, amounts } = read;
  const event = gameAhead(row, { events: slate.events, nowMs });
  if (!event) return null;
  if (judges(read) && !/\bfair\b/.test(read.plain))
    return readJudgement([betOf(row, event)], { where: { ...where, window: null }, amounts });
  const { eventId, market, side, line, player } = row;
  return calls([boardCall({ eventId, market, side, player, ...(line !== null && { line }) })]);
}
