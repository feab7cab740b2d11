import { MOST_LEGS } from '#contract/research/build-parlay.ts';
import { type Asked, calls } from '../calls/call.ts';
import { isRefused } from '../calls/left-out.ts';
import { wishesOf } from '../calls/parlay-calls.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { legOf } from './ticket-call.ts';

const JOINS =
  /\b(put|pair|parlay|combine|add|throw|stick|package|mix|tie|match|couple|make|turn) (it|that|this|them|those|these|that one|this one)( up| in| together)?( in(to)?)?( (a|one) parlay)? (with|to) (the |a |an |your |ur |another )?(best|top|safest|strongest|good|solid)\b|\b(add|join|throw in|tack on|put) (the |a |an |your |ur |another )?(best|top|safest|strongest|good|solid) (\w+ ){1,4}(to|with|onto|beside|next to|in with) (it|that|this|them|those|these)\b/;
/** "Who else pairs good with that". */
const PAIRS =
  /\b(who|what|anything|anyone|anybody|something|one) (else )?(\w+ )?(pairs?|goes|go|fits?|works?) (up )?(good|well|nice|best|great|nicely)? ?(with|w) (it|that|this|them|those|him|these)\b/;
const OF_ALL = /\b(them|those|these)\b/;

/**
 * "Put it in a parlay with the best NHL bet", "pair that with a good NFL dog" behind bets that were shown: that one, or all of them, and one
 * more that is chosen as it is wished for. Null: somebody is named, or nothing was shown.
 */
export function withBestOf(read: Tagged): Asked | null {
  const { plain, previous, amounts, reading } = read;
  if (!previous || namesAnother(read) || !(JOINS.test(plain) || PAIRS.test(plain))) return null;
  const legs = joined(previous, plain);
  if (legs.length === 0 || legs.length >= MOST_LEGS) return null;
  const stake = amounts.money.find(({ isSure }) => isSure);
  return calls([
    {
      tool: 'build_parlay',
      input: {
        legs: legs.map(legOf),
        choose: { ...wishesOf(reading), sameGame: false, count: legs.length + 1 },
        ...(reading.book !== null && { book: reading.book }),
        ...(stake && { stakeCents: stake.cents }),
      },
    },
  ]);
}

/** Who is left out is no leg. */
const namesAnother = ({ mentions, tokens }: Tagged): boolean => mentions.some((mention) => !isRefused(mention, tokens));

/** A parlay whole; of a list the one that is pointed at, else its first, unless all of them are said. */
function joined({ focus = [], ticket, list, pointed }: Reading, plain: string): readonly BetFocus[] {
  if (ticket === true || list !== true || OF_ALL.test(plain)) return focus;
  const place = (pointed ?? 1) - 1;
  return focus.slice(place, place + 1);
}
