import { isFight } from '../../slate/leagues.ts';
import { spokenBets } from '../acts/after.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';

const DISTANCE = /\b(?:go|goes|going) (?:the )?(?:full )?distance\b/;
const NOT_STORED =
  'Whether a fight goes the distance has no price here. The total of rounds comes nearest to it: over wins once its number is passed.';
const MOST_LINES = 12;

/** "Goes the distance?": not sold here, but the rounds of that fight are. Null: no fight is named or was spoken of, or a line is. */
export function distanceAsked({ plain, mentions, previous, slate, nowMs, amounts }: Tagged): Asked | null {
  if (!DISTANCE.test(plain) || amounts.lines.length > 0) return null;
  const named = mentions[0]?.persons[0]?.event;
  const [bet] = spokenBets(previous);
  const event = named ?? (bet ? gameAhead(bet, { events: slate.events, nowMs }) : null);
  if (!event || !isFight(event) || !event.markets.some(({ market }) => market === 'total')) return null;
  return calls(
    [{ tool: 'show_board', input: { eventId: event.id, market: 'total', limit: MOST_LINES } }],
    [NOT_STORED],
  );
}
