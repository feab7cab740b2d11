const MARKET =
  '(?:money ?lines?|ml|m l|spreads?|puck ?lines?|run ?lines?|handicaps?|(?:(?:game|team|rounds?|match) )?totals?|o ?\\/? ?u|over\\/?unders?|props?)';
/** Whose it is stays said: "forget the Knicks spread, whats the total". */
const NAMED = `(?:the\\s+|that\\s+|a\\s+|any\\s+)?([\\w'’]+\\s+)??${MARKET}`;
const REFUSES =
  "(?:(?:forget|screw|scratch|skip|ignore|nvm|nevermind|never\\s+mind|leave)(?:\\s+about)?|not|no(?!\\s+(?:the|that|a)\\b)|(?:i\\s+)?(?:don['’]?t|do\\s+not)\\s+(?:want|need|care\\s+about|care\\s+for|mean))";
/** What the refusal ends with: a pause, the end, or words that begin what is wanted instead. */
const ENDS =
  "(?=\\s*(?:[,.;!:…-]+\\s|$|[.!?…]+$)|\\s+(?:just|only|but|give|gimme|show|what|whats|what['’]s|i|how|tell|lets|the)\\b)";
const REFUSED = new RegExp(`(?<![\\w'’])(?:and\\s+|but\\s+)?${REFUSES}\\s+${NAMED}${ENDS}[\\s,.;!:…]*`, 'gi');
const HAS_MARKET = new RegExp(`\\b${MARKET}\\b|\\b(?:over|under)\\b`, 'i');
/** A search leaves out what it is told to, and a parlay is changed by what it is to lose. */
const ELSE =
  /\b(?:best|bets?|picks?|plays?|favorites|favs|underdogs|dogs|overs|unders|parlay\w*|legs?|sgp|add|swap|why|should)\b/i;

/**
 * A message without the market that its writer wants nothing of, where it names another: "forget the ml, rounds total?" is about the total
 * alone. Of a search that is left as it is: there the refusal is a part of the wish.
 */
export function withoutRefusedMarket(message: string): string {
  if (ELSE.test(message)) return message;
  const left = message
    .replace(REFUSED, (_, whose: string | undefined) => ` ${whose ?? ''}`)
    .replace(/\s+/g, ' ')
    .trim();
  return left !== message && HAS_MARKET.test(left) ? left : message;
}
