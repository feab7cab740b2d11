import { hasSubject, saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { heldBefore } from './held-bet.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';

const LEFT =
  /^(left|last|final|remaining|remains|need|needs|needing|only|just|still|pending|rides?|riding|waiting|open|live)$/;
const REACH = 5;

/** The bet on which all that is held hangs: of several that are named the one that is said to be left, else what was spoken of. */
export function legLeft(read: Tagged): StoredBet | string | null {
  const named = legNamed(read);
  if (named !== null) return named;
  if (read.previous?.ticket === true) return null;
  const one = heldBefore(read.previous);
  if (!one || (one.stakeCents === undefined && read.previous?.focus?.length !== 1)) return null;
  const bet = storedBet(refOfFocus(one), read);
  return isStored(bet) ? bet : null;
}

/** Of the bets that are named the one that is said to be left. Null: none is named. */
export function legNamed(read: Tagged): StoredBet | string | null {
  const named = namedBets(read);
  const [only, ...others] = named;
  if (!only) return null;
  const meant = others.length === 0 ? only : named.toSorted((a, b) => nearness(a, read) - nearness(b, read))[0];
  const ref = refOf({ ...(meant ?? only), book: null }, read);
  return typeof ref === 'string' ? ref : storedBet(ref, read);
}

/** How far from a word for what is left it is named. */
function nearness(bet: ReturnType<typeof namedBets>[number], { tokens, mentions }: Tagged): number {
  const names = new Set((bet.player ?? bet.side)?.names ?? []);
  const at = mentions.find((mention) => mention.names.some((name) => names.has(name)))?.from ?? 0;
  const away = tokens.flatMap(({ text }, place) => (LEFT.test(text) ? [Math.abs(place - at)] : []));
  return Math.min(REACH, ...away) + (hasSubject(bet) && saysBet(bet) ? 0 : 1);
}
