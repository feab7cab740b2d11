import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { shortGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS =
  /\b(?:whats?|what (?:is|are|s)|how much|price|odds|line|pays?|who has|any|got|can i|is there)\b.*\b(?:draw|tie)\b|^(?:and |ok |so )*(?:the )?(?:draw|tie)(?: (?:price|odds|line|pays?))*$/;
const ELSE =
  /\b(?:if|push|refund|void|count|counts|happens|mean|means|chances?|likely|often|probab\w*|why|rule|rules|record|win or|or draw|no bet|kills?|both|hedge\w*|like)\b/;

/** "Whats the draw pay" of a game whose draw no book sells: that is said, and no other bet told. Null: its draw is sold, or no game is known. */
export function drawUnpriced({ plain, previous, mentions, slate, nowMs }: Tagged): Asked | null {
  if (!ASKS.test(plain) || ELSE.test(plain)) return null;
  const named = mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id));
  const ids = new Set(named.length > 0 ? named : (previous?.focus ?? []).map(({ eventId }) => eventId));
  const [eventId, ...others] = ids;
  const event = eventId && others.length === 0 ? gameAhead({ eventId }, { events: slate.events, nowMs }) : null;
  if (!event || hasDrawPrice(event) || previous?.ticket === true) return null;
  return say(
    `I have no price on the draw for ${shortGame(gameLabel(event))}, so what it pays cannot be told. Only the two sides are priced to win it.`,
  );
}
