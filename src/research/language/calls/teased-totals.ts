import type { BetRefDraft } from '#contract/research/bet.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import { LEGS_DEPEND } from '../../tools/price-bets/teased-together.ts';
import { list, signed } from '../../words/format.ts';
import { isStored, legChances, storedBet } from '../sums/stored-bet.ts';
import { type Asked, calls, say } from './call.ts';
import { resolveBet } from './resolve-bet.ts';
import type { StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';
import { paidOn, STANDARD } from './teaser-calls.ts';
import { pointsSaid } from './teaser-points.ts';
import { JUDGES, MOST_TEASED_LEGS, MOST_TEASER_WORDS, pricesNamed, teaserOf } from './teaser-spoken.ts';
import { atUsualPrice, usualTeaserPrice } from './usual-teaser.ts';

/**
 * "6 point teaser Bills +4.5 and Vikings Falcons over 46": a total among the legs of a teaser, which moves down for an over and up for an
 * under. Where no verdict is asked for, how often each must win is told free. Null: no total is teased, or something else is named as well.
 */
export function teasedTotals(read: Tagged): Asked | null {
  const { said, tokens, says, where, plain } = read;
  if (!(says.has('teaser') || /\bteas(e|ing)\b/.test(plain)) || tokens.length > MOST_TEASER_WORDS) return null;
  const isLegs = said.length > 1 && said.length <= MOST_TEASED_LEGS && said.every((bet) => isTotal(bet) || isSide(bet));
  if (!isLegs || !said.some(isTotal)) return null;
  const legs: BetRefDraft[] = [];
  for (const bet of said) {
    const market = isTotal(bet) ? ('total' as const) : ('spread' as const);
    const found = resolveBet({ ...bet, market, price: null, book: null }, { ...where, window: null, eventId: null });
    if ('missing' in found) return say(found.missing, found.choices);
    legs.push(...found.refs.slice(0, 1));
  }
  if (legs.some(({ line }) => line == null)) return null;
  const points = pointsSaid(plain) ?? STANDARD.points;
  const teased = legs.map((leg) => movedBy(leg, points));
  const price = pricesNamed(read).at(-1)?.text;
  return JUDGES.test(plain) ? teaserOf(teased, price) : told(legs, teased, points, price, read);
}

const isTotal = ({ player, stats, direction, market }: StatedBet): boolean =>
  direction !== null && player === null && stats.length === 0 && (market === null || market === 'total');
const isSide = ({ player, stats, direction, market, side }: StatedBet): boolean =>
  side !== null &&
  direction === null &&
  player === null &&
  stats.length === 0 &&
  (market === null || market === 'spread');

/** In the favor of who bets on it. */
const movedBy = (leg: BetRefDraft, points: number): BetRefDraft =>
  leg.line == null ? leg : { ...leg, line: leg.line + (leg.side === 'over' ? -points : points) };

function told(
  legs: readonly BetRefDraft[],
  teased: readonly BetRefDraft[],
  points: number,
  named: string | undefined,
  read: Tagged,
): Asked {
  const price = named ?? usualTeaserPrice(legs.length);
  const bets = teased.map((leg) => storedBet({ ...leg, price: null, book: null }, read));
  const stored = bets.filter(isStored);
  const areAll = stored.length === legs.length;
  const moves = legs.map((leg, at) => `${wordsOf(leg, read)} becomes ${lineOf(teased[at] ?? leg)}`);
  const calc = { kind: 'teaser', price, legs: legs.length, points, ...(areAll && legChances(stored)) };
  return calls(
    [{ tool: 'calculate', input: { calc } }],
    [
      `${list(moves)}.`,
      ...(shareAGame(legs) ? [LEGS_DEPEND] : []),
      ...(named === undefined ? [atUsualPrice(legs.length)] : []),
      ...paidOn(withStake(legs, read), price),
    ],
  );
}

/** "For 50" is a stake, where it is no line of a leg. */
function withStake(legs: readonly BetRefDraft[], read: Tagged): Tagged {
  // One that is sure is told with every teaser.
  if (read.amounts.money.some(({ isSure }) => isSure)) return { ...read, amounts: { ...read.amounts, money: [] } };
  const lines = new Set(legs.map(({ line }) => Math.abs(line ?? 0) * CENTS));
  const money = read.amounts.money.map((one) => ({ ...one, isSure: one.isSure || !lines.has(one.cents) }));
  return { ...read, amounts: { ...read.amounts, money } };
}
const CENTS = 100;

const lineOf = ({ side, line }: BetRefDraft): string =>
  side === 'over' || side === 'under' ? `${side} ${line}` : signed(line ?? 0);

function wordsOf(leg: BetRefDraft, { slate }: Tagged): string {
  const event = slate.events.find(({ id }) => id === leg.eventId);
  const isSideOf = leg.side === 'home' || leg.side === 'away';
  const name = isSideOf ? (event?.[leg.side as 'home' | 'away'] ?? '') : `${event?.away} @ ${event?.home}`;
  return `${name} ${lineOf(leg)}`;
}
