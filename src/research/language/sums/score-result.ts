import { type BetResult, lineResult } from '#engine/odds/line-result.ts';
import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { isPaid, type Paid } from './outlay.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';

const SCORE = /(?<![-+.\d/])(\d{1,3}) ?[-–:] ?(\d{1,3})(?![\d.]| ?(?:odds|to win))/g;
const ENDS = /\b(ends?|ended|finish\w*|final|score\w*|stays?|if|result|comes? out|does my|do i)\b/;
const ELSE =
  /\b(odds|price\w*|parlay|against the spread|ats|record|prob\w*|chance\w*|likely|last (time|game|week|year|season)|pm|am|et)\b/;
/** Whoever the bet is on. */
const THEY = /\b(they|he|she|em|them)\b/;
const LOSES = /\b(lose|loses|lost|losing|go down|goes down)\b/;
const MOST_WORDS = 22;
const MOST_SCORES = 3;

/** "And if it ends 1-1? or 2-1" behind a bet: how a final score settles it, with the money that was said to be on it. */
export function scoreResult(read: Tagged): Asked | null {
  const { plain, text, tokens, previous, mentions, amounts } = read;
  const lower = text.toLowerCase();
  const isElse = tokens.length > MOST_WORDS || ELSE.test(plain) || !ENDS.test(plain) || previous?.ticket === true;
  if (isElse || !previous || amounts.money.some(({ isSure }) => isSure)) return null;
  const scores = [...lower.matchAll(SCORE)].map(([, one, two]): Score => [Number(one), Number(two)]);
  if (scores.length === 0 || scores.length > MOST_SCORES || mentions.length > 1) return null;
  const bet = betSpoken(read);
  if (bet === null) return null;
  const [named] = mentions.flatMap(({ persons }) => persons.filter(({ event }) => event.id === bet.event.id));
  if (mentions.length === 1 && named?.kind !== 'side') return null;
  const own = bet.ref.side === 'away' ? 'away' : 'home';
  const first = named?.kind === 'side' ? named.selection : THEY.test(plain) ? own : null;
  const paid = sumsOf(previous).find(isPaid);
  const told = scores.flatMap((score) => ofScore(bet, score, { first, loses: LOSES.test(plain) }));
  return told.length === 0
    ? null
    : say(told.map((one) => `${one.when} ${RESULTS[one.result]}${moneyOf(one.result, paid)}.`).join(' '));
}

type Score = readonly [number, number];
type Settled = { when: string; result: BetResult };

/** The one bet on a whole game that is spoken of. */
function betSpoken(read: Tagged): StoredBet | null {
  const [focus, ...others] = read.previous?.focus ?? [];
  if (!focus || others.length > 0 || !/^(moneyline|spread|total)$/.test(focus.market)) return null;
  const stored = storedBet({ ...refOfFocus(focus), price: null, book: null }, read);
  return isStored(stored) ? stored : null;
}

/** By the side whose the first number is; where that is not said and matters, by both. */
function ofScore(
  bet: StoredBet,
  [one, two]: Score,
  { first, loses }: { first: 'home' | 'away' | null; loses: boolean },
): Settled[] {
  const { ref, line, event, name } = bet;
  const score = `${one}-${two}`;
  if (ref.market === 'total') {
    if (line === null) return [];
    const left = (one + two - line) * (ref.side === 'over' ? 1 : -1);
    return [{ when: `${score} is ${one + two} in all: ${name}`, result: lineResult(left) }];
  }
  const [most, least] = [Math.max(one, two), Math.min(one, two)];
  const margin = most - least;
  const winners =
    margin === 0 || ref.side === 'draw'
      ? [null]
      : first === null
        ? (['home', 'away'] as const)
        : [loses ? OTHER[first] : first];
  return winners.map((winner) => {
    const own = winner === null ? 0 : winner === ref.side ? margin : -margin;
    const who = winner === null ? '' : ` to ${event[winner]}`;
    return { when: `${score}${who}: ${name}`, result: resultBy(bet, margin, own) };
  });
}

/** `margin` of whoever wins, `own` of the side that is bet on. */
export function resultBy({ ref, line, event }: StoredBet, margin: number, own: number): BetResult {
  if (ref.side === 'draw') return margin === 0 ? 'win' : 'loss';
  if (ref.market === 'spread') return lineResult((line ?? 0) + own);
  if (own !== 0) return own > 0 ? 'win' : 'loss';
  return hasDrawPrice(event) ? 'loss' : 'push';
}

const OTHER = { home: 'away', away: 'home' } as const;

export const RESULTS: Readonly<Record<BetResult, string>> = {
  win: 'wins',
  half_win: 'wins half and gets the other half back',
  push: 'is a push, and the stake comes back',
  half_loss: 'loses half and gets the other half back',
  loss: 'loses',
};

export function moneyOf(result: BetResult, paid: Paid | undefined): string {
  if (!paid || (result !== 'win' && result !== 'loss')) return '';
  if (result === 'loss') return `, and the ${dollars(paid.stakeCents)} is gone`;
  return `: ${dollars(payout(paid.stakeCents, priceTextToDecimal(paid.price)))} comes back, your ${dollars(paid.stakeCents)} in it`;
}
