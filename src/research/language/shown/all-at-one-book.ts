import { plainText } from '../calls/plain-text.ts';
import type { Known } from '../correct/named-parts.ts';
import type { EntityText } from '../meant/entities.ts';
import type { Reading } from '../reading.ts';
import { type TicketAsked, ticketAsked } from './ticket-asked.ts';

const BOOK = '(?:books?|sportsbooks?|apps?|sites?|places?)';
const ONE = '(?:any|one|a|an|single|same|some|which|what|every|how many|anyone|anybody|anywhere|who|whos)';
const HAS =
  '(?:have|has|had|got|carry|carries|take|takes|taking|offer|offers|offering|sell|sells|list|lists|do|does|with|where)';
const ALL = '(?:all|both|every|each|the (?:whole|entire|full)|these|those|them)';
/** "Any one book got all 4", "can I get all of them at one book". */
const ASKED = [
  new RegExp(`\\b${ONE}(?: \\w+){0,2}? ${BOOK}\\b(?: \\w+){0,2}? ${HAS}\\b(?: \\w+){0,3}? ${ALL}\\b`),
  new RegExp(`\\b(?:who|whos|anyone|anybody|anywhere)(?: \\w+)? ${HAS}\\b(?: \\w+){0,2}? all\\b`),
  new RegExp(`\\b${ALL}\\b(?: \\w+){0,4} (?:at|in|on|with|from) (?:any |just )*(?:one|a single|the same|1) ${BOOK}\\b`),
];
/** What they pay there, or what else is asked of books. */
const ELSE =
  /\b(?:most|best|better|highest|cheapest|longest|pays?|paying|payout|price|prices|odds|why|bet|worth|good)\b/;
const MOST_WORDS = 14;

/** Whether one book takes every leg of the parlay that was shown: a number beside "all" counts them, and is no stake. */
export function allAtOneBook(
  { tokens, entities }: EntityText,
  previous: Reading | null,
  known: Known,
): TicketAsked | null {
  const plain = plainText(tokens);
  if (tokens.length > MOST_WORDS || ELSE.test(plain) || !ASKED.some((words) => words.test(plain))) return null;
  if (entities.some(({ kind }) => kind === 'name' || kind === 'league' || kind === 'book')) return null;
  const asked = ticketAsked({ want: 'leg.fair', placed: [] }, previous, known);
  return asked && { ...asked, want: 'leg.book' };
}
