/** A side of a market, whatever the sport. */
export type Selection = 'home' | 'away' | 'draw' | 'over' | 'under' | 'yes' | 'no';

/**
 * One outcome at one book. `market` is `moneyline`, `spread`, `total`, `alternate_spread`, `alternate_total`, or `prop:`
 * and the provider's market key. With `_lay` behind it, it is the price at which an exchange lets the outcome be bet
 * against: what the slate's quotes of that market carry beside their own prices, and never a bet that is offered.
 */
export type FeedPrice = {
  bookKey: string;
  market: string;
  selection: Selection;
  /** The player of a prop, else empty. */
  player: string;
  /** Line x 100, from the selection's own side (home -2.5 is -250, away +2.5 is 250); 0 where the market has none. */
  lineHundredths: number;
  oddsDecimal: number;
  quotedAt: Date;
  /** Where the book takes this bet, an https address without marks of who sent the bettor; absent where it is not known. */
  link?: string;
};

const LAY = '_lay';

/** The market in which an outcome is bet against; null for any other. */
export const laidMarket = (market: string): string | null =>
  market.endsWith(LAY) && !market.startsWith('prop:') ? market.slice(0, -LAY.length) : null;

export const layOf = (market: string): string => `${market}${LAY}`;

/** What is asked of a provider beyond the featured odds, one game at a time. */
export type EventMarketKind = 'prop' | 'alternate_spread' | 'alternate_total';
