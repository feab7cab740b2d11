import type { Asked, Call } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { stakeOn } from './last-ticket.ts';
import { legsWanted, type TicketMore } from './ticket-call.ts';

/**
 * The parlay that a message changes keeps its stake, unless another is said. Who names the legs himself and asks for no verdict is told
 * what they pay, free: a verdict on them is one question further.
 */
export function asTicketBefore(asked: Asked | null, read: Tagged): Asked | null {
  if (asked?.kind !== 'calls' || read.previous?.ticket !== true) return asked;
  const isOnlyPriced = !JUDGES.test(read.plain);
  const said = stakeSaid(read);
  const calls = asked.calls.map(({ tool, input }): Call => {
    if (tool !== 'build_parlay') return { tool, input };
    const { price, ...unpriced } = input as TicketMore;
    const isOwn = price === undefined || !DISOWNS.test(read.plain);
    const { changedFrom, choose, leaveOut, ...more }: TicketMore = input;
    const stakeCents = said ?? more.stakeCents ?? stakeOn(read.previous);
    const isNamed =
      (changedFrom !== undefined || isOfPriced(more, read)) && choose === undefined && leaveOut === undefined;
    return {
      tool,
      input: {
        ...(isOwn ? input : unpriced),
        ...(stakeCents !== null && { stakeCents }),
        ...((!isOwn || (isOnlyPriced && isNamed)) && { priceOnly: true as const }),
      },
    };
  });
  return { ...asked, calls };
}

/** Of a parlay of which only the price was told, with a leg more or less. */
const isOfPriced = (
  { legs = [] }: TicketMore & { legs?: readonly { eventId: string }[] },
  { previous }: Tagged,
): boolean =>
  previous?.unjudged === true &&
  legs.some(({ eventId }) => previous.focus?.some((leg) => leg.eventId === eventId) === true);

/** "Where did you get -1000 from", "I never said that price": none that a book offers him. */
const DISOWNS =
  /\b(where|how) (did|do|does|d|is|are|was|s) (u|you|that|it|the|this|they)\b.*\b(from|come|get|got)\b|\bwheres? .* (from|come)\b|\b(i|we) (never|didnt|did not) (say|said|mention|name|ask)\b|\bwho said\b/;

const JUDGES =
  /\b(worth|good|bad|bet it|value|edge|ev|should(?! be\b)|verdict|like it|better|best|worst|weakest|strongest|riskiest|safer|safest|smart|take it|is (it|that|this) a|thoughts|any good|(is|still|it|that|looks?) (ok|okay|fine))\b/;

const BARE =
  /\b(?:make (?:it|that)|still(?: w| with| for)?|w|with|for|put|stake|said|bet|only) (\d{1,5})(?: bucks| dollars| bux| on it)?(?= |$)/;

/** "Make it 50", "still w 50": a bare number that is no count of legs, nor a price or a line. */
function stakeSaid({ amounts, tokens, plain }: Tagged): number | null {
  if (amounts.prices.length > 0) return null;
  const sure = amounts.money.find(({ isSure }) => isSure);
  if (sure) return sure.cents;
  const said = Number(BARE.exec(plain)?.[1] ?? 0);
  return said > 0 && legsWanted(tokens) === null ? said * CENTS : null;
}

const CENTS = 100;
