import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { bestPrice } from '../../tools/show-board/board-market.ts';
import { list } from '../../words/format.ts';
import { outcomeLabel } from '../../words/pick-label.ts';
import { shortTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import type { Tagged } from '../calls/tagged.ts';
import { worldOf } from '../sums/stored-bet.ts';
import { spokenBet } from './bet-in-focus.ts';

const WHY = /\b(why|how come|whats? with|what are|what is|explain)\b/;
const THREE =
  /\b(3|three)( (different|separate|whole|diff|of them))* (prices?|odds|lines|numbers?|options|outcomes|ways|columns|choices|moneylines|mls|results|things)\b|\b(a|the|that) third (price|option|column|line|number|outcome)\b|\b(3|three) ?way\b/;
const ELSE = /\b(book|books|best|fair|move|moved|hedge|parlay|worth)\b/;
const MOST_WORDS = 16;

/** "Why does Everton Newcastle have 3 prices": the draw, with the three of that game. Null: three prices are not asked about. */
export function threePrices(read: Tagged): Asked | null {
  const { plain, tokens, amounts } = read;
  if (!WHY.test(plain) || !THREE.test(plain) || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  if (amounts.prices.length > 0 || amounts.money.some(({ isSure }) => isSure)) return null;
  const spoken = spokenBet(read);
  const event =
    personsMeant(read.mentions, read.where)[0]?.event ?? read.slate.events.find(({ id }) => id === spoken?.eventId);
  if (!event) return read.hasNames ? null : say(IN_SOCCER);
  if (hasDrawPrice(event)) return say(ofDraw(event, read));
  return say(read.hasNames ? OF_TWO : IN_SOCCER);
}

const BECAUSE = 'Because a soccer match can end level, so the draw is a bet of its own: after 90 minutes the winner is';
const IN_SOCCER = `${BECAUSE} either side or neither, and two of the three lose.`;
const OF_TWO =
  'No draw is sold on that game: who wins has two prices, one a side. A third number beside them is the spread or the total, which are other bets.';

function ofDraw(event: SlateEvent, read: Tagged): string {
  const market = event.markets.find((one) => one.market === 'moneyline' && one.outcomes.includes('draw'));
  const name = (side: 'home' | 'away' | 'draw') =>
    side === 'draw' ? 'the draw' : shortTeam(outcomeLabel(event, side));
  const prices = (['home', 'draw', 'away'] as const).flatMap((side) => {
    const best = market && bestPrice(market, market.outcomes.indexOf(side), worldOf(read));
    return best ? [`${read.odds(best.decimal)} on ${name(side)}`] : [];
  });
  const now = prices.length === 3 ? ` The best now are ${list(prices)}.` : '';
  return `${BECAUSE} ${name('home')}, ${name('away')} or neither, and two of the three lose.${now}`;
}
