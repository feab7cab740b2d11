import type { League } from '#engine/names/league.ts';
import type { BetOrder, Doubt, Excluded, Intent, MarketKind, Period, Reading, Topic } from './reading.ts';

/** What the fields of a reading may say, to hold a value against that comes from elsewhere. */

export const LEAGUES: readonly League[] = [
  'NFL',
  'NCAAF',
  'NBA',
  'WNBA',
  'NCAAB',
  'MLB',
  'NHL',
  'MLS',
  'EPL',
  'Soccer',
  'UFC',
  'Boxing',
  'Tennis',
];
export const MARKETS: readonly MarketKind[] = ['moneyline', 'spread', 'total', 'prop'];
export const SIDES: readonly NonNullable<Reading['side']>[] = ['over', 'under', 'favorite', 'underdog', 'draw'];
export const ORDERS: readonly BetOrder[] = ['edge', 'chance', 'longest', 'shortest', 'confidence', 'start'];
/** What a question may ask for, beside what protects its writer. */
export const OPEN_INTENTS: readonly Intent[] = [
  'picks',
  'one_game',
  'compare',
  'parlay',
  'slip_check',
  'explain',
  'bankroll',
  'small_talk',
  'out_of_scope',
];
export const PROTECTING_INTENTS: readonly Intent[] = ['distress', 'under_age', 'self_exclusion'];
/** Whoever writes so needs help, and is given nothing else. */
export const isProtecting = (intent: Intent): boolean => PROTECTING_INTENTS.includes(intent);
export const PERIODS: readonly Period[] = [
  'first_half',
  'second_half',
  'quarter',
  'period',
  'first_innings',
  'set',
  'season',
];
export const TOPICS: readonly Topic[] = [
  'place_wager',
  'greeting',
  'thanks',
  'goodbye',
  'identity',
  'unclear',
  'after_help',
  'distress_again',
  'perhaps',
  'of_relative',
  'misread',
];
export const DOUBTS: readonly Doubt[] = ['two_leagues', 'vague', 'far_from_words'];

/** Whether nothing is left out. */
export const isNothing = (excluded: Excluded): boolean => Object.values(excluded).every(({ length }) => length === 0);
