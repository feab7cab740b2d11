import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

export const OUTSIDE =
  'That is outside what I do: I analyze sports betting prices. Ask for picks, a game or a player, a parlay, or a calculation.';

/** What no bettor asks of a game, whatever place or team it names. */
const ELSEWHERE =
  /\b(restaurants?|hotels?|airbnb|flights?|things to do|nightlife|essay|poem|haiku|recipes?|homework|capital of|population of|mayor of|president of|history of|directions to)\b/;
const WEATHER_AT = /\b(weather|forecast|temperature|snow|snowing|rain|raining) (?:\w+ ){0,3}(?:in|at) (?:\w+ ?)+$/;
const OF_BETS =
  /\b(bets?|odds|lines?|spreads?|totals?|ml|moneylines?|picks?|props?|parlays?|over|under|unders|price[sd]?|games?|match|play|plays|playing)\b/;

/** "Best restaurants in Boston", "the weather in Paris": a place is no team there. Null: it may be about a game. */
export function outsideAsked({ plain, mentions }: Tagged): Asked | null {
  if (OF_BETS.test(plain)) return null;
  if (ELSEWHERE.test(plain)) return say(OUTSIDE);
  // Of a city whose team is on the slate its game is meant.
  return WEATHER_AT.test(plain) && !mentions.some(({ kind }) => kind === 'side') ? say(OUTSIDE) : null;
}
