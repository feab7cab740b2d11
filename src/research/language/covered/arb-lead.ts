import { shareText } from '../../tools/calculate/figures.ts';
import { list } from '../../words/format.ts';
import type { Tagged } from '../calls/tagged.ts';
import { type Cover, decimalOfSide, endsOfCover } from './cover.ts';

const EVEN = 0.000_05;

/**
 * Whether two bets are an arbitrage of which one wins or both are handed back, by yes or no. None: both may win or lose; or nothing is
 * handed back, where the sum of them says it itself.
 */
export function arbLead(sides: Cover['sides'], read: Tagged): string[] {
  const ends = sides.length === 2 ? endsOfCover(sides, read) : null;
  const pushed =
    ends?.flatMap(({ when, first, second }) => (first === 'push' && second === 'push' ? [when] : [])) ?? [];
  const isLevel = ends?.every(({ first, second }) => first !== second || first === 'push') ?? false;
  if (!isLevel || pushed.length === 0) return [];
  const shares = sides.map((side) => 1 / decimalOfSide(side));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const result = 1 / all - 1;
  const cost = `their implied chances, ${list(shares.map((share) => shareText(share, 2)))}, add up to ${shareText(all, 2)}`;
  const back = `With ${pushed.join(' or ')} both stakes come back.`;
  if (Math.abs(result) < EVEN) return [`No, they only break even: ${cost}. ${back}`];
  return result > 0
    ? [`Yes, that is an arbitrage of ${shareText(result, 2)}: ${cost}. ${back}`]
    : [`No, you lose ${shareText(-result, 2)} of what you put on both, whichever wins: ${cost}. ${back}`];
}
