import type { Calculation } from '#contract/research/calculate.ts';
import { AT_FAIR } from '../../words/fair-payout.ts';
import type { Asked, Call } from '../calls/call.ts';
import { saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { stakeOn } from './last-ticket.ts';
import { legOf, takesAnyBook, ticketCall } from './ticket-call.ts';

const WHERE =
  /\b(which|what|best|cheapest) (sports ?)?(book|books|app|apps|site|sites)\b|\bwho(s| has| is|ever)? (got |has |is )?(pays?|paying|gives?|giving|offers?|the best|best)\b|\bwhere (should|do|can|would) (i|u|you) (\w+ )?(bet|place|put|get|play)\b|\bshop (it|this|that)\b|\bbest (price|odds|payout)\b/;
const MOST_WORDS = 12;

/** "Who pays the most for it": the parlay that was shown at every book, best first, and judged no second time. */
export function ticketAtBooks(read: Tagged): Asked | null {
  const { previous, mentions, tokens, plain, books, said } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const isElse = mentions.length > 0 || books.length > 0 || tokens.length > MOST_WORDS || said.length > 0;
  if (legs.length === 0 || isElse || !(WHERE.test(plain) || takesAnyBook(tokens)) || OF_LEG.test(plain)) return null;
  // Of a stake it is told what each book pays for it, and no verdict.
  const stakeCents = stakeOn(previous);
  if (stakeCents !== null) return ticketCall(legs.map(legOf), { stakeCents, priceOnly: true });
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

/** What a stake on legs of one game comes to is told at their fair price, as long as no price of its writer's own was told. */
export function withOwnPrice(asked: Asked | null, { previous }: Tagged): Asked | null {
  const told = previous?.calculation;
  if (asked?.kind !== 'calls' || previous?.ticket !== true || told?.kind !== 'payout' || told.bet !== AT_FAIR)
    return asked;
  const payouts = asked.calls.map((call) => atFair(call, told.price));
  return payouts.every((call) => call !== null)
    ? { ...asked, calls: payouts, assumed: [...asked.assumed, AS_FAIR] }
    : asked;
}

/** A payout at that price; null: another sum, or another price. */
function atFair({ tool, input }: Call, price: string): Call | null {
  const { calc } = input as { calc?: Calculation };
  return tool === 'calculate' && calc?.kind === 'payout' && calc.price === price
    ? { tool, input: { ...input, calc: { ...calc, bet: AT_FAIR } } }
    : null;
}

const AS_FAIR =
  "I have no book's price for legs of one game, so this is what is fair. Your book's own price may be another: tell me what it gives, and I work with that.";
