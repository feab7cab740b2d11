import type { Asked, BetQuestion } from '../calls/call.ts';
import type { Mention } from '../calls/mentions.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { HeldTicket } from '../reading.ts';
import { lastTicket, ticketsBefore } from './last-ticket.ts';
import { isOn } from './named-legs.ts';
import { legOf } from './ticket-call.ts';

const TICKET = '(?:parlays?|tickets?|slips?|accas?|combos?|builds?|ones?)';
const ORDER = '(?:first|second|last|latest|new|newer|newest|old|older|other|previous|earlier|original|1st|2nd|1|2)';
/** Two parlays, or one beside another, and no leg of one. */
const OF_TICKETS = new RegExp(
  [
    `\\b(?:two|both|2|these|those) (?:two |2 )?(?:parlays|tickets|slips|accas|combos)\\b`,
    `\\bwhich (?:parlay|ticket|slip|acca|combo)\\b`,
    `\\b(?:than|or|vs|versus|to|beats?|over|against|with|and|of) (?:the |that |my )?(?:${ORDER} )${TICKET}\\b`,
    `\\b(?:than|vs|versus|against|or|to) the ${TICKET} (?:before|above|earlier|from before|w|with|u gave|you gave|i had|that has)\\b`,
    `\\b(?:than|vs|versus|against) the (?:first|last|other|previous|original)$`,
    `\\bcompare (?:the |those |these |both )?(?:two |2 )?(?:parlays|tickets|slips)\\b`,
    `\\bthe parlays\\b`,
    `\\b(?:is|was|are|were|does|did|would) (?:the |that |my )(?:${ORDER} )${TICKET}(?: \\w+)? (?:better|worse|safer|riskier|likelier|hit|win|pay|cash|smarter|more|less)\\b`,
  ].join('|'),
);
/** "Which one is better" right behind two parlays: one of two, as of several it would be the best. */
const OF_EITHER =
  /^(?:so |ok |and |but )*(?:which|whats|what)(?: ?one| of (?:the two|them|those|these))?(?: parlay)? (?:is |s |would be |do you |do u |has |wins? |hits? |pays? |cash(?:es)? |had )/;
const LEG = /\b(?:legs?|leggers?|weakest|drop|cut|swap|add|without|games?|books?|sportsbooks?)\b/;

const BY: readonly (readonly [BetQuestion, RegExp])[] = [
  ['riskier', /\b(riskier|riskiest|less likely|least likely|blows? up|loses? more|worse chance|lower chance|busts?)\b/],
  ['pays_more', /\b(pays?|payout|paying|longer|bigger (price|odds|number)|better (odds|price))\b/],
  [
    'likelier',
    /\b(likelier|likely|more often|oftener|safer|safest|surer|hits?|wins?|cash(es)?|lands?|chances?|probability|odds of|better shot)\b/,
  ],
  [
    'better',
    /\b(better|best|worse|worst|value|edge|ev|smarter|stronger|compare|prefer|rather|take|pick|play|choose|beats?)\b/,
  ],
];
const COMPARATIVE =
  /\b(better|more|safer|riskier|likelier|higher|longer|bigger|smarter|stronger|less|prefer|rather|pays|value|edge|ev)\b/;
const MOST_WORDS = 18;

/**
 * "Which of the two parlays wins more often", "is that one better than the one w Australia": two parlays of the chat held against each
 * other, by what was computed of them, free. Null: there are no two, or others are named.
 */
export function compareTickets(read: Tagged): Asked | null {
  const { plain, tokens, previous, mentions, amounts } = read;
  const last = lastTicket(previous);
  const all = last ? [...ticketsBefore(previous), last] : [];
  if (all.length < 2 || tokens.length > MOST_WORDS || LEG.test(plain) || amounts.prices.length > 0) return null;
  const isEither =
    previous?.ticket === true && mentions.length === 0 && OF_EITHER.test(plain) && COMPARATIVE.test(plain);
  if (!isEither && !OF_TICKETS.test(plain)) return null;
  const question = BY.find(([, words]) => words.test(plain))?.[0];
  const pair = question && pairOf(all, mentions, plain);
  if (!question || !pair) return null;
  return { kind: 'calls', calls: pair.map(pricedAgain), assumed: [], explains: question };
}

const pricedAgain = ({ legs, book }: HeldTicket) => ({
  tool: 'build_parlay' as const,
  input: { legs: legs.map((leg) => legOf(leg)), ...(book !== null && { book }), priceOnly: true as const },
});

const FIRST_SAID = /\b(first|original|1st)\b/;

/** The newer of the two first. Null: somebody is named who is in neither, or nothing tells the parlays apart. */
function pairOf(all: readonly HeldTicket[], mentions: readonly Mention[], plain: string): HeldTicket[] | null {
  const has = (ticket: HeldTicket, mention: Mention) => ticket.legs.some((leg) => isOn(leg, mention));
  if (mentions.some((mention) => !all.some((ticket) => has(ticket, mention)))) return null;
  const newest = all.at(-1);
  const named = mentions.length > 0 ? all.filter((one) => mentions.some((mention) => has(one, mention))) : [];
  const others = named.filter((one) => one !== newest);
  const other = others.at(-1) ?? (FIRST_SAID.test(plain) ? all[0] : all.at(-2));
  return newest && other && newest !== other ? [newest, other] : null;
}
