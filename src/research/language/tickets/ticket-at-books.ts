import { shareAGame } from '../../slate/share-a-game.ts';
import type { Asked } from '../calls/call.ts';
import { saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { stakeOn } from './last-ticket.ts';
import { decimalOf } from './taken-at.ts';
import { legOf, takesAnyBook } from './ticket-call.ts';

const WHERE =
  /\b(which|what|best|cheapest) (sports ?)?(book|books|app|apps|site|sites)\b|\bwho(s| has| is|ever)? (got |has |is )?(pays?|paying|gives?|giving|offers?|the best|best)\b|\bwhere (should|do|can|would) (i|u|you) (\w+ )?(bet|place|put|get|play)\b|\bshop (it|this|that)\b|\bbest (price|odds|payout)\b/;
const MOST_WORDS = 12;

/** "Who pays the most for it": the parlay that was shown at every book, best first, and judged no second time. */
export function ticketAtBooks(read: Tagged): Asked | null {
  const { previous, mentions, tokens, plain, books, said } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const isElse = mentions.length > 0 || books.length > 0 || tokens.length > MOST_WORDS || said.length > 0;
  if (legs.length === 0 || isElse || !(WHERE.test(plain) || takesAnyBook(tokens)) || OF_LEG.test(plain)) return null;
  const parlay = { tool: 'build_parlay' as const, input: { legs: legs.map(legOf) } };
  return { kind: 'calls', calls: [parlay], assumed: [], explains: 'better' };
}

/** "Is FanDuel better": another book is asked about, and the parlay stays where it is. */
export function ticketBeside({ previous, mentions, said, plain, books }: Tagged): Asked | null {
  const legs = previous?.ticket === true && previous.unjudged !== true ? (previous.focus ?? []) : [];
  const [book, ...more] = books;
  const isElse =
    more.length + mentions.length > 0 || said.some(saysBet) || !(ASKS_BETTER.test(plain) || SAME_LEGS.test(plain));
  if (legs.length === 0 || !book || isElse) return null;
  const stakeCents = stakeOn(previous);
  const input = { legs: legs.map(legOf), book, ...(stakeCents !== null && { stakeCents }) };
  return { kind: 'calls', calls: [{ tool: 'build_parlay', input }], assumed: [], explains: 'better' };
}

/** "Same 3 legs at Caesars?" */
const SAME_LEGS =
  /\b(same|those|these|all( of)?|the) ((three|four|five|six|two|\d) )?(legs|picks|parlay|ticket|slip|one|ones|thing|bets)\b.*\b(at|on|with|in|over at)\b/;

const ASKS_BETTER =
  /^((so|and|ok|but) )?(is|are|does|do|would|will)\b.*\b(better|more|worse|less|longer|higher|shorter)\b/;

const OF_LEG = /\blegs?\b|\b(first|second|third|last|1st|2nd|3rd)\b/;

/** What a stake on legs of one game comes to holds for the product of their prices, which no book pays. */
export function withOwnPrice(asked: Asked | null, { previous, slate }: Tagged): Asked | null {
  if (asked?.kind !== 'calls' || previous?.ticket !== true || previous.calculation?.kind !== 'payout') return asked;
  // At a price of the writer's own nothing is multiplied.
  const { focus = [], ticketBook = null, calculation } = previous;
  const product = focus.reduce((all, leg) => all * (decimalOf(leg, ticketBook, slate) ?? 1), 1);
  if (Math.abs(Number(calculation.price) / product - 1) > FROM_PRODUCT) return asked;
  const isPayout = asked.calls.every(({ tool, input }) => tool === 'calculate' && isOfPayout(input));
  return isPayout && shareAGame(focus) ? { ...asked, assumed: [...asked.assumed, OWN_PRICE] } : asked;
}

/** Of a product that is told to six digits. */
const FROM_PRODUCT = 0.001;

const isOfPayout = (input: object): boolean => 'calc' in input && (input.calc as { kind?: string }).kind === 'payout';

const OWN_PRICE =
  'Legs of one game have a price of their own at each book, which differs from this product of theirs: put that price here instead.';
