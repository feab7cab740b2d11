import { tellRecord } from '../calls/about-calls.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { SMALL, wordSet } from './going-on.ts';
import { spokenParts } from './spoken-parts.ts';

const WORDS = wordSet(
  `${SMALL} record records graded results result sport sports league leagues which best worst better worse strongest weakest good bad most least picks pick done doing did been win wins won lately far overall all everything whole break down broken by per each ur your r are hit rate than other others rest else`,
);
const ASKS = /\b(record|results?|sports?|leagues?|good|best|worst|picks|overall|all|everything|rate)\b/;
const MOST_WORDS = 10;

/** Behind the record: that of one league, or of all once more. Null: a word asks for something else. */
export function recordOn(read: Tagged): Asked | null {
  const { previous, tokens, reading, plain, mentions } = read;
  if (previous?.lookedUp?.kind !== 'record' || tokens.length === 0 || tokens.length > MOST_WORDS) return null;
  const parts = spokenParts(read);
  const isElse =
    mentions.length > 0 || parts.books.length > 0 || parts.hasStat || parts.hasMoney || reading.intent === 'parlay';
  if (isElse || parts.window !== null || parts.left.some((word) => !WORDS.has(word)) || WANTS_PICKS.test(plain))
    return null;
  return parts.leagues.length > 0 || ASKS.test(plain) ? tellRecord(parts.leagues) : null;
}

/** "Best picks there" are bets, "best at" is the record. */
const WANTS_PICKS = /\b(give|gimme|get|best|top) (\w+ )?(picks?|bets?|plays?)\b/;
