/** What a forecast tells, in words that say nothing else. */
const WEATHER = '(?:weather|winds?|windy|windiest|rain|rains|rainy|rainiest|snow|snowy|freezing|coldest|stormy)';
const GAMES = '(?:games|matchups|stadiums?|parks?)';
const OF_GAMES = [
  /\b(?:windiest|rainiest|coldest)\b/i,
  /\b(?:windy|rainy|snowy|stormy|bad weather) (?:games?|ones|spots?|weather)\b/i,
  new RegExp(`\\b(?:which|what|any|all|the)(?: \\S+){0,3} ${GAMES}(?: \\S+){0,4} ${WEATHER}\\b`, 'i'),
  new RegExp(`\\b${WEATHER}(?: \\S+){0,3} (?:any|the|all|in)(?: \\S+){0,2} ${GAMES}\\b`, 'i'),
] as const;
/** Of what was shown, of what becomes of a bet, or of what weather does at all. */
const ELSE =
  /\b(?:that|it|there|their|his|these|those|them|my|your|picks?|legs?|rain(?:ed|s)? out|rainouts?|refund\w*|void\w*|happens?|postpon\w*|cancel\w*|mean|does|do|factor|matters?|affects?)\b/i;

/** Whether the weather of many games is asked: "which games are windy", "best unders in the rainy games". */
export const asksWeatherOfGames = (message: string): boolean =>
  !ELSE.test(message) && OF_GAMES.some((asks) => asks.test(message));
