/** A leg of a teaser: whose spread it is, and how often it comes to an end that counts. */
export type TeasedLeg = { eventId: string; market: string; side: string; line: number | null; chance: number };

/**
 * How often all legs of a teaser come in.
 *
 * Units: chances, 0 to 1, to a chance.
 * Formula: p + q - 1 for both sides of one game, of which one always comes in once their lines overlap; else the product.
 * Source: inclusion and exclusion over the margin of one game; independent games.
 */
export function teasedTogether(legs: readonly TeasedLeg[]): number {
  const [first, ...rest] = legs;
  if (!first) return 1;
  const other = rest.find((leg) => areBothSides(first, leg));
  const left = rest.filter((leg) => leg !== other);
  const own = other ? Math.max(0, first.chance + other.chance - 1) : first.chance;
  return own * teasedTogether(left);
}

/** What is said beside chances that were multiplied though two of them are of one game. */
export const LEGS_DEPEND = 'Legs of one game depend on each other, which is not counted here.';

type Side = Omit<TeasedLeg, 'chance'>;

/** Both sides of one game, with points enough that no margin is between their lines. */
export const areBothSides = (one: Side, other: Side): boolean =>
  one.eventId === other.eventId &&
  one.market === 'spread' &&
  other.market === 'spread' &&
  one.side !== other.side &&
  (one.line ?? 0) + (other.line ?? 0) > 0;

/**
 * Whether no result wins for both of two bets on one game: "Bills -3" and "Chiefs +3.5", "over 50" and "under 50".
 *
 * Units: lines as they are bet, in points; results are whole points.
 * Formula: a handicap a wins at margins below a, one of b for the other side above -b; a whole number lies between where ceil(a) + ceil(b)
 * is at least 2. An over of t is held against an under as -t.
 * Source: definition.
 */
export function neverWinTogether(one: Side, other: Side): boolean {
  const areOpposite = one.eventId === other.eventId && one.market === other.market && one.side !== other.side;
  const isOfLines = one.market === 'spread' || one.market === 'total';
  return areOpposite && isOfLines && Math.ceil(roomOf(one)) + Math.ceil(roomOf(other)) < 2;
}

const roomOf = ({ side, line }: Side): number => (side === 'over' ? -(line ?? 0) : (line ?? 0));
