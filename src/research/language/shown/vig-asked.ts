import { plainText } from '../calls/plain-text.ts';
import type { Known } from '../correct/named-parts.ts';
import type { EntityText } from '../meant/entities.ts';
import type { Reading } from '../reading.ts';
import { type TicketAsked, ticketAsked } from './ticket-asked.ts';

const VIG =
  /\b(?:vig|vigorish|juice|house edge|rake|margin|hold)\b|\b(?:books?|house|they)(?: \w+)? (?:keep|keeps|keeping|take|takes|taking|skim|skims|skimming|make|makes|making)\b/;
/** "Is this a hold or a bet", and a price without it, which is the fair one. */
const NO_VIG =
  /\b(?:no|zero|without|minus|less|free of|remove)(?: the)? (?:vig|juice)\b|\b(?:vig|juice) free\b|\b(?:to|a|i|we) hold\b|\bhold (?:it|this|that|off)\b/;
/** Of what was shown. */
const POINTS =
  /\b(?:it|its|this|that|here|these|those|them|all|parlay|ticket|slip|legs|combined|total|together|my|our|eating|paying)\b/;
/** Of its parts, of other bets, or of the word. */
const ELSE =
  /\b(?:which|each|every|least|most|lowest|leg|mean|means|define|explain|usually|normally|typical|generally|parlays|single|singles|straight|straights)\b/;
const MOST_WORDS = 14;

/** "How much vig am I eating on that": what the book keeps of the parlay that was shown. Null: it is not asked. */
export function vigAsked({ tokens, entities }: EntityText, previous: Reading | null, known: Known): TicketAsked | null {
  const plain = plainText(tokens);
  const isVig = VIG.test(plain) && POINTS.test(plain) && !NO_VIG.test(plain) && !ELSE.test(plain);
  const isElse = entities.some(({ kind, part }) => kind === 'name' || kind === 'league' || part?.kind === 'number');
  if (previous?.ticket !== true || !isVig || isElse || tokens.length > MOST_WORDS) return null;
  const asked = ticketAsked({ want: 'leg.fair', placed: [] }, previous, known);
  const [book] = entities.filter(({ kind }) => kind === 'book');
  return asked && { ...asked, isVig: true, ...(book && { book: book.means || book.text }) };
}
