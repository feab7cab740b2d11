import type { BetRefDraft } from '#contract/research/bet.ts';
import { MOST_BETS } from '#contract/research/price-bets.ts';
import type { Asked, BetQuestion, Call } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isSpokenOf } from '../correct/is-spoken-of.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { legOf } from '../tickets/ticket-call.ts';
import { pointedOut } from './pointed-out.ts';
import { readAboutPicks } from './read-about-picks.ts';

const WHY =
  /^(but |and |ok |so |um |wait )*(why|how come|explain|explain (that|it|this|why|yourself)|why (is|was) (that|it|this)\b.{0,30}|why (a )?(pass|bet|lean|not)|break (it|that) down( for me)?|walk me through (it|that)|how (did|do) (you|u) (get|figure|know) (that|it|this)|convince me( .{0,20})?|what makes (it|that) .{0,20})( (please|pls|tho|though|bro|man))?$/;
const CHANGES = /\b(drop|remove|swap|replace|take (.{1,25} )?(out|off)|cut|add|lose)\b/i;

/** What is asked of a bet or a parlay that was judged: it is looked at anew, and explained free. Null: something else is asked. */
export function aboutBet({ text, previous }: { text: string; previous: Reading | null }): Asked | null {
  const focus = previous?.focus ?? [];
  if (
    !previous ||
    focus.length === 0 ||
    previous.unjudged === true ||
    (previous.list === true && previous.ticket !== true)
  )
    return null;
  const question = CHANGES.test(text) ? null : questionIn(text);
  if (question === null) return null;
  const both = question === 'better' ? lastTwo(previous) : [];
  if (both.length > 1) return { kind: 'calls', calls: [betsCall(both, previous)], assumed: [], explains: 'better' };
  // Which is best or worst is asked of a parlay's legs.
  const isOfLegs = question === 'better' || question === 'worst';
  const bets = isOfLegs ? focus : pointedOut(text, previous);
  return {
    kind: 'calls',
    calls: [betsCall(bets, isOfLegs ? { ...previous, ticket: false } : previous)],
    assumed: [],
    explains: question,
    ...(bets.length < focus.length && previous.pointed != null && { pointed: previous.pointed }),
  };
}

/** "Which one is better" behind two bets that were judged one after the other: the last two of one game. */
function lastTwo({ focus = [], given = [], ticket }: Reading): readonly BetFocus[] {
  const [bet, ...others] = focus;
  if (!bet || others.length > 0 || ticket === true) return [];
  const before = given.findLast((one) => !isSpokenOf([one], [bet]) || one.price !== bet.price);
  return before?.eventId === bet.eventId ? [before, bet] : [];
}

/** "Why only a lean if +125 is better than +110". */
const ONLY = /\b(only|just|lean|pass|less|smaller|half)\b/;
const NOT_BELIEVED = /\b(why|how|but|bad|pass|tho|though|wdym)\b/;
const WINS = /\b(win|wins|winning|hit|hits|hitting|cover|covers|cash|cashes|chance|happens)\b/;

/** "Why not tho, he wins 81 percent of the time" behind one judged bet: what its price asks for beside that chance. */
export function whyAtChance({ plain, previous, amounts, mentions }: Tagged): Asked | null {
  const focus = previous?.focus ?? [];
  const isJudged = focus.length === 1 && previous?.unjudged !== true && previous?.list !== true;
  const isOfVerdict = /\bwhy\b/.test(plain) && ONLY.test(plain) && amounts.prices.length === 2;
  const isAsked = isOfVerdict || (NOT_BELIEVED.test(plain) && WINS.test(plain) && amounts.shares.length === 1);
  const isElse =
    (!isOfVerdict && amounts.prices.length > 0) || amounts.money.length > 0 || mentions.length > (isOfVerdict ? 0 : 1);
  return previous && isJudged && isAsked && !isElse
    ? { kind: 'calls', calls: [betsCall(focus, previous)], assumed: [], explains: 'why' }
    : null;
}

function questionIn(text: string): BetQuestion | null {
  const plain = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[?!.,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (WHY.test(plain)) return 'why';
  const about = readAboutPicks(text);
  switch (about?.kind) {
    case 'fair':
    case 'limit':
    case 'play':
    case 'sure':
    case 'against':
      return about.kind;
    case 'stakes':
      return about.bankrollCents === null ? 'stake' : null;
    case 'strongest':
      return 'better';
    case 'weakest':
      return 'worst';
    default:
      return null;
  }
}

/** The bets, or the parlay of them, judged at the prices that were named. */
export function betsCall(focus: readonly BetFocus[], { ticket, ticketBook }: Reading): Call {
  if (ticket === true)
    return { tool: 'build_parlay', input: { legs: focus.map(legOf), ...(ticketBook && { book: ticketBook }) } };
  return {
    tool: 'price_bets',
    input: { bets: focus.slice(0, MOST_BETS).map((bet) => statedOf(bet, ticketBook ?? null)) },
  };
}

/** A bet that was spoken of, at the price that its writer named; a leg of a parlay at the book at which that stands. */
export function statedOf(bet: BetFocus, book: string | null = null): BetRefDraft {
  const at = book ?? bet.book ?? null;
  // What he has at one book is no price of another.
  const price = bet.book != null && at !== bet.book ? null : (bet.price ?? null);
  const draft: BetRefDraft = at === null ? legOf(bet) : { ...legOf(bet), book: at };
  return price === null ? draft : { ...draft, price, named: [...(draft.named ?? []), 'price'] };
}
