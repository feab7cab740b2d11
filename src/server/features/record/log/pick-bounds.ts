import { isFoldableName } from '#engine/names/is-foldable-name.ts';
import type { ShownPick } from './pick-leaf.ts';

/** No book pays more for a single bet; beyond it figures lose their last digits. */
export const PRICE_MAX = 100_000;
const STARS_MAX = 5;
/** In percent of the bankroll. */
const UNITS_MAX = 5;
const ROUNDING = 1e-6;

const SIDES: readonly (readonly [market: RegExp, sides: readonly string[]])[] = [
  [/^(?:moneyline|three_way)$/, ['home', 'away', 'draw']],
  [/^(?:alternate_)?spread$/, ['home', 'away']],
  [/^(?:alternate_)?total$/, ['over', 'under']],
  [/^prop:[a-z0-9_]{1,80}$/, ['over', 'under', 'yes', 'no']],
];
const HAS_LINE = /^(?:(?:alternate_)?spread (?:home|away)|.+ (?:over|under))$/;

/** What of a pick cannot be, by the name that its leaf gives it; null: it could have been shown. */
export function pickProblem(pick: ShownPick): string | null {
  const { units, confidence, fairProbability: fair, worstDecimal: worst } = pick;
  if (!(pick.oddsDecimal > 1 && pick.oddsDecimal <= PRICE_MAX)) return 'price';
  if (!(fair > 0 && fair < 1)) return 'fair';
  if (!isEdgeOf(pick)) return 'edge';
  if (!(Number.isInteger(confidence) && confidence >= 1 && confidence <= STARS_MAX)) return 'stars';
  if (pick.verdict === 'pass' ? units !== 0 : !(units > 0 && units <= UNITS_MAX)) return 'units';
  if (worst !== null && !(worst > 1 && worst <= PRICE_MAX)) return 'worst';
  if (pick.priceAtMs > pick.shownAtMs) return 'priceAt';
  return betProblem(pick);
}

/** A push takes the same share of every gain and every loss: the edge lies between nothing and that of a bet that is always decided. */
function isEdgeOf({ edge, fairProbability, oddsDecimal }: ShownPick): boolean {
  const whole = fairProbability * oddsDecimal - 1;
  return edge >= Math.min(0, whole) - ROUNDING && edge <= Math.max(0, whole) + ROUNDING;
}

function betProblem({ market, selection, player, line }: ShownPick): string | null {
  const sides = SIDES.find(([named]) => named.test(market))?.[1];
  if (!sides) return 'market';
  if (!sides.includes(selection)) return 'selection';
  if ((player !== '') !== market.startsWith('prop:') || !isFoldableName(player)) return 'player';
  return HAS_LINE.test(`${market} ${selection}`) === (line !== null) ? null : 'line';
}
