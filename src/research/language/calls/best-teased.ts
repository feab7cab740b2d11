import type { BetRefDraft } from '#contract/research/bet.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { legOf } from '../tickets/ticket-call.ts';
import type { Asked } from './call.ts';
import type { Tagged } from './tagged.ts';
import { isOfTeaser, MOST_TEASED_LEGS, teaserOf, teaserPrice } from './teaser-spoken.ts';

const BEST_OF_THEM =
  /\b(best|top|safest|strongest|likeliest) (2|two|3|three|4|four|pair)\b|\b(2|two|3|three|4|four) (best|safest|strongest|likeliest|of (those|them|these))\b|\bbest pair\b/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, pair: 2, three: 3, four: 4 };
const POINTS = 6;

/**
 * "Take the two best of those at -120" behind lines that were named for a teaser: the likeliest of them, six points better, as one
 * bet. Null: no lines were, or something else is asked of them.
 */
export function bestTeased(read: Tagged): Asked | null {
  const { previous, plain, mentions } = read;
  const said = BEST_OF_THEM.exec(plain);
  const focus = previous?.focus ?? [];
  const areLines = focus.length > 1 && focus.every(({ market, line }) => market === 'spread' && line !== null);
  if (!said || mentions.length > 0 || !areLines || previous?.unjudged !== true || !isOfTeaser(read)) return null;
  const word = said.slice(1).find((one) => one !== undefined && (one in COUNTS || /^\d$/.test(one))) ?? 'two';
  const count = Math.min(MOST_TEASED_LEGS, COUNTS[word] ?? Number(word));
  const legs = focus.map((leg): BetRefDraft => ({ ...legOf(leg), line: (leg.line ?? 0) + POINTS, price: null }));
  const likeliest = legs
    .flatMap((leg): { leg: BetRefDraft; bet: StoredBet }[] => {
      const bet = storedBet(leg, read);
      return isStored(bet) ? [{ leg, bet }] : [];
    })
    .sort((a, b) => b.bet.win - a.bet.win)
    .map(({ leg }) => leg);
  return likeliest.length < count ? null : teaserOf(likeliest.slice(0, count), teaserPrice(read));
}
