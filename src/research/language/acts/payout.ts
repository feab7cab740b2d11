import { type Asked, calculated } from '../calls/call.ts';
import { isOnlyMemory } from '../calls/memory.ts';
import { stakedOn } from '../calls/stake-on-bet.ts';
import { sumsOf } from '../calls/sums-of.ts';
import { stakeOn } from '../tickets/last-ticket.ts';
import type { ActQuestion } from './act-question.ts';
import { nameOfShown } from './name-of-shown.ts';

const STANDARD_CENTS = 100_00;
/** What is said where the stake is ours: it is nobody's, and not remembered. */
export const NO_STAKE = 'You named no stake, so this is for $100.';

/** "What do I win with 20 on it": at the prices of the bets or the parlay that were told last. */
export function payout(question: ActQuestion): Asked | null {
  const { previous, places, open, plain, tokens, books } = question;
  // What another book pays is not told by these prices.
  if (previous?.ticket === true && books.some((title) => title !== previous.ticketBook)) return null;
  const all = sumsOf(previous).filter(({ kind }) => kind === 'payout');
  if (all.length === 0 || isOnlyMemory(question.written) || (previous?.list === true && previous.ticket !== true))
    return null;
  const told = open || all.length === 1 ? all : places.flatMap((place) => all[place - 1] ?? []);
  const staked = stakedOn(told, { ...question, text: plain });
  if (staked.length > 0) return calculated(staked, notesOn(question));
  if (tokens.some(({ number }) => number !== null)) return null;
  const named = stakeOn(previous);
  return calculated(
    told.map((one) => ({ ...one, stakeCents: named ?? STANDARD_CENTS })),
    [...(named === null ? [NO_STAKE] : []), ...notesOn(question)],
  );
}

/** Which bet it is that pays so. */
function notesOn({ shown, market, previous }: ActQuestion): string[] {
  const [bet, ...others] = shown;
  const name = bet && others.length === 0 && previous?.ticket !== true ? nameOfShown(bet, market) : null;
  return name === null ? [] : [`That is ${name}.`];
}
