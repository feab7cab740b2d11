import type { Token } from '#engine/names/tokenise.ts';
import { OF_HELD, sumsSoFar } from '../calls/held-sums.ts';
import type { Reading } from '../reading.ts';

/** What is on a bet or ticket that is held; null: that is not known. */
export type HeldStake = { cents: number | null };

/** Of the bet or ticket that is held and whose hedge or offer was worked out in this chat. Null: none was. */
export function heldStake(previous: Reading | null): HeldStake | null {
  const sums = sumsSoFar(previous);
  const isHeld = sums.some(({ kind }) => OF_HELD.has(kind));
  const staked = sums.findLast((sum) => STAKED.has(sum.kind) && 'stakeCents' in sum && sum.stakeCents !== undefined);
  const cents = staked && 'stakeCents' in staked ? (staked.stakeCents ?? null) : null;
  return isHeld || cents !== null ? { cents } : null;
}

/** What is staked on a bet that was spoken of is asked back of it, and not of what is lost. */
const STAKED: ReadonlySet<string> = new Set(['hedge', 'payout']);

/** What is over and to be won back is no hedge. */
const CHASES = /^(?:lost|lose|loses|losing|need|gotta|must|tonight|desperate)$/;

const OWN = /^(my|the|that|those)$/;
const MONEY = /^(dollars?|bucks|bux)$/;

/**
 * "Just want my 100 back" of a ticket with 100 on it says how it is to be hedged, and nothing of its writer. What he says beside it is read as
 * ever, and another sum than that stake as well.
 */
export function withoutStakeBack(tokens: readonly Token[], { cents }: HeldStake): readonly Token[] {
  if (tokens.some(({ text }) => CHASES.test(text))) return tokens;
  const at = tokens.findIndex(({ number }, place) => {
    const to = MONEY.test(tokens[place + 1]?.text ?? '') ? place + 2 : place + 1;
    return number != null && cents !== null && Math.round(number.value * 100) === cents && tokens[to]?.text === 'back';
  });
  if (at < 0) return tokens;
  const from = OWN.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const to = tokens.findIndex(({ text }, place) => place > at && text === 'back') + 1;
  return [...tokens.slice(0, from), ...tokens.slice(to)];
}
