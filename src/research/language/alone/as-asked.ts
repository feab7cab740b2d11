import { withBooksNamed } from '../calls/books-of-chat.ts';
import { fromSpanish } from '../calls/spanish.ts';
import type { Reading } from '../reading.ts';
import { withAnyBook } from './any-book.ts';
import { withoutBetAhead } from './before-bet.ts';
import { inDigits } from './in-digits.ts';
import { inDollars } from './in-dollars.ts';
import { inPlainTalk } from './in-plain-talk.ts';
import { withoutQuoted } from './stake-quoted.ts';
import { withoutComparison } from './without-comparison.ts';
import { withoutFillers } from './without-fillers.ts';

/** A saying, and no team of that name: "play devil's advocate". */
const ADVOCATE =
  /\b(?:(?:lets |can you |could you )?(?:play(?:ing)?|be(?:ing)?) )?(?:the )?devil['’]?s['’]? advocate\b(?: here| for (?:me|a sec(?:ond)?|a minute))?([,.:;?!]|$)?/i;

/** A small bet, and nobody of Philadelphia. */
const FLYER = /\ba flyer\b(?= (?:at|on|for|tonight|today|there|here)\b|\s*[?.!,]|\s*$)/gi;
/** "Which of the 2 should I take": how many they are, and no line. */
const OF_COUNT =
  /\b((?:of|between|among|from) (?:the|those|these)) ([2-5])(?=\W*$| (?:bets?|picks?|ones?|should|do|would|is|has|wins?|pays|to)\b)/gi;
const COUNTS: Readonly<Record<string, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };
/** "Y the Browns tho". */
const WHY =
  /^((?:ok|k|so|but|and|wait|lol)[ ,]+)?y(?= (?:the|u|you|that|this|those|not|is|are|so|did|do|would|no|only)\b)/i;
/** What was not asked asks nothing: "huh? i didnt ask who was hurt. is the ML worth it". */
const NOT_ASKED =
  /(?:\bhuh\??\s+)?\bi (?:didn['’]?t|did not|wasn['’]?t|was not) ask(?:ing)? (?:who|what|about|for|if)[^.?!,;]*[.?!,;]\s*|,? not (?:the |about )?injur(?:y|ies)\b(?= *[.?!]*$)/gi;

/** A message as it is read: in English, with its amounts in digits, without what asks nothing, with books by name that it calls its writer's or those. */
export function asAsked(message: string, previous: Reading | null): { text: string; isSpanish: boolean } {
  const english = fromSpanish(message);
  const plain = withoutBetAhead(
    withoutFillers(
      inPlainTalk(inDigits(english ?? message))
        .replace(ADVOCATE, 'whats the case against it$1')
        .replace(NOT_ASKED, '')
        .replace(FLYER, 'a bet')
        .replace(OF_COUNT, (_, head: string, count: string) => `${head} ${COUNTS[count]}`)
        .replace(WHY, '$1why'),
    ),
  );
  const own = withoutComparison(plain);
  const text = previous === null ? own : withoutQuoted(own);
  return { text: withBooksNamed(withAnyBook(inDollars(text)), previous), isSpanish: english !== null };
}
