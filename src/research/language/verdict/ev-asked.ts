import type { BetRefDraft } from '#contract/research/bet.ts';
import { spokenBets } from '../acts/after.ts';
import { withWinner } from '../acts/with-winner.ts';
import { type Asked, calls } from '../calls/call.ts';
import { readJudgement } from '../calls/judgements.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

const EV = /\b(ev|expected (value|return|loss|profit|winnings))\b/;
/** A list is wished for by it, or the word is asked for. */
const OF_MANY =
  /\b(bets|picks?|plays|props|parlays?|games|legs|any|anything|which|list|sort(ed)?|rank(ed)?|by ev|most|highest|best|top|positive)\b/;
const OF_TERM =
  /\b(mean|means|meaning|stand for|calculate|calculated|explain|define|how (do|is|does))\b|^(so |and )*whats? (is |an? )*ev$/;

/** Whether the expected value of one bet is asked for, at the price that is stored of it or at one that is named with it. */
export const asksEv = (read: Tagged): boolean =>
  asksEvAtAny(read) && (read.amounts.prices.length === 0 || isOneAtPrice(read));

/** "If the Knicks are +100 somewhere whats my ev on 100". */
const isOneAtPrice = ({ amounts, said }: Tagged): boolean =>
  amounts.prices.length === 1 && said.filter(hasSubject).length === 1;

const asksEvAtAny = ({ plain, amounts, tokens }: Tagged): boolean =>
  EV.test(plain) &&
  !OF_MANY.test(plain) &&
  !OF_TERM.test(plain) &&
  amounts.shares.length === 0 &&
  tokens.length <= MOST_WORDS;

const MOST_WORDS = 20;

const SHOWS: ReadonlySet<string> = new Set(['show_board', 'find_games']);

/**
 * Only a verdict tells what a stored bet makes on average: neither its prices, nor what it pays, nor when it is played answers "just
 * the Flyers side, ev at DK per 100". Null: no expected value is asked for, something tells it already, or no one bet is meant.
 */
export function evNotShown(read: Tagged, asked: Asked | null): Asked | null {
  if (!asksEv(read) || !isElse(read, asked)) return null;
  const { said, bets, where, amounts } = read;
  const named = said.filter(hasSubject);
  const anyTime = { ...where, window: null };
  if (named.length > 0)
    return named.length === 1 ? readJudgement(bets.map(withWinner), { where: anyTime, amounts }) : null;
  const [bet, ...others] = spokenBets(read.previous);
  if (!bet || others.length > 0) return null;
  const { stakeCents: _, price: __, ...draft } = bet;
  const [book] = read.books;
  const stakeCents = amounts.money[0]?.cents;
  const asDraft: BetRefDraft = { ...draft, price: null, ...(book && { book }) };
  return calls([{ tool: 'price_bets', input: { bets: [asDraft], ...(stakeCents && { stakeCents }) } }]);
}

/** Nothing of what was planned tells it. */
function isElse({ previous }: Tagged, asked: Asked | null): boolean {
  // A sum of its writer's own numbers goes on with those.
  if (sumsOf(previous).some(({ kind }) => kind !== 'payout' && kind !== 'no_vig')) return false;
  if (asked === null || asked.kind === 'say') return true;
  if (asked.kind !== 'calls') return false;
  return asked.calls.every(({ tool, input }) => SHOWS.has(tool) || (tool === 'calculate' && isPayout(input)));
}

const isPayout = (input: object): boolean => 'calc' in input && (input.calc as { kind: string }).kind === 'payout';
