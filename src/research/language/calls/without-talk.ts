import type { Token } from '#engine/names/tokenise.ts';
import { readAmounts } from './amounts.ts';
import { conceptsIn } from './concepts.ts';
import { plainText } from './plain-text.ts';
import { ofSumsIn } from './sum-words.ts';
import type { Tagged } from './tagged.ts';

type Message = Pick<Tagged, 'tokens' | 'amounts' | 'says' | 'plain' | 'reading' | 'likeliest'>;

/** Bets, games or prices are wished for, a word is to be explained, or something is to be done: none of it is of the sum before. */
const ELSE =
  /\b(best|top|find|show|list|give me|gimme|pick|picks|plays|parlay me|games?|tonight|today|tomorrow|who|where|when|which|means?|explain|why|how (do|does|did|is|are|come)|works?|app|token|tokens|remind|alert|notify|track|log|save|default|settings?|always|never|remember)\b/;
const ANEW: ReadonlySet<string> = new Set(['picks', 'parlay', 'judge', 'board', 'games', 'scan']);
const SURE = 0.8;
const MOST_WORDS = 24;

/**
 * A message behind a sum without the words that say nothing to it: "found some extra cash, so whats it come to for 120". Null: it may be
 * about something else.
 */
export function withoutTalk<Said extends Message>(message: Said): Said | null {
  const { tokens, plain, reading, likeliest } = message;
  const isElse = ELSE.test(plain) || reading.window !== null || reading.term !== null;
  if (isElse || tokens.length > MOST_WORDS || (ANEW.has(likeliest.act) && likeliest.share >= SURE)) return null;
  const kept = keptOf(tokens);
  return { ...message, tokens: kept, amounts: readAmounts(kept), says: conceptsIn(kept), plain: plainText(kept) };
}

/** What stands behind a word that is left out begins anew where that word did. */
function keptOf(tokens: readonly Token[]): Token[] {
  const isKept = ofSumsIn(tokens);
  const kept: Token[] = [];
  let isBroken = false;
  for (const [at, token] of tokens.entries()) {
    const breaks: boolean = isBroken || token.afterBreak;
    if (isKept(at)) kept.push(breaks === token.afterBreak ? token : { ...token, afterBreak: breaks });
    isBroken = isKept(at) ? false : breaks;
  }
  return kept;
}
