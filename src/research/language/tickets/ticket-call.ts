import type { BetRefDraft } from '#contract/research/bet.ts';
import type { League } from '#engine/names/league.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import type { BetFocus } from '../reading.ts';
import { numberWord } from '../wishes/wish-words.ts';

export const FEWEST_LEGS = 2;
const MOST_LEGS = 10;

export type TicketMore = {
  stakeCents?: number;
  book?: string;
  choose?: { count: number; excludedTeams?: string[]; leagues?: League[]; from?: string; to?: string };
};

/** The parlay of these legs; too few of them are none, unless more are to be chosen. */
export function ticketCall(legs: readonly BetRefDraft[], more: TicketMore = {}): Asked {
  return legs.length < FEWEST_LEGS && !more.choose
    ? say('A parlay takes two legs, and fewer are left. Name another leg, or ask for the one that is left alone.')
    : calls([{ tool: 'build_parlay', input: { legs, ...more } }]);
}

export const legOf = ({ eventId, market, side, line, player }: BetFocus): BetRefDraft => ({
  eventId,
  price: null,
  book: null,
  named: ['side', ...(line !== null ? (['line'] as const) : []), ...(player !== null ? (['player'] as const) : [])],
  market,
  side,
  line,
  player,
});

const LEGS = /^(legs?|leggers?|teamers?|folds?|team)$/;

/** "Make it 4 legs", "2 legs only", "just the first 3": how many legs it is to have. */
export function legsWanted(tokens: readonly Token[]): number | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const count = countAt(tokens[at]);
    if (count !== null && (isOfLegs(tokens, at) || isMade(tokens, at))) return count;
  }
  return null;
}

/** A plain number of legs that a parlay may have. */
function countAt(token: Token | undefined): number | null {
  const { number = null, text = '' } = token ?? {};
  if (number && (number.sign !== null || number.dollars || number.percent || number.afterDash)) return null;
  const count = number ? number.value : numberWord(text);
  return count !== null && Number.isInteger(count) && count >= FEWEST_LEGS && count <= MOST_LEGS ? count : null;
}

function isOfLegs(tokens: readonly Token[], at: number): boolean {
  const isGlued = /^(leg|legger|team|teamer)$/.test(tokens[at]?.number?.suffix ?? '');
  const isFirst = /^(first|top)$/.test(tokens[at - 1]?.text ?? '') && isKept(tokens, at);
  return isGlued || isFirst || LEGS.test(tokens[at + 1]?.text ?? '');
}

/** "Make it 4": neither points nor money. */
const isMade = (tokens: readonly Token[], at: number): boolean =>
  /^(it|that|this)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(make|keep)$/.test(tokens[at - 2]?.text ?? '') &&
  !/^(points?|pts|units?|bucks|dollars)$/.test(tokens[at + 1]?.text ?? '');

/** "Just the first 3", "keep the first two": nothing but them is wanted. */
const isKept = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ text }) => /^(just|only|keep|make)$/.test(text));
