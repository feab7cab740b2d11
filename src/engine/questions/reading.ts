/** What a question asks for: the typed value that rules produce, and that a model may produce where rules are unsure. */

export type League =
  | 'NFL'
  | 'NCAAF'
  | 'NBA'
  | 'WNBA'
  | 'NCAAB'
  | 'MLB'
  | 'NHL'
  | 'MLS'
  | 'EPL'
  | 'Soccer'
  | 'UFC'
  | 'Boxing'
  | 'Tennis';

export type MarketKind = 'moneyline' | 'spread' | 'total' | 'prop';

export type Intent =
  | 'picks'
  | 'parlay'
  | 'slip_check'
  | 'explain'
  | 'bankroll'
  | 'small_talk'
  | 'out_of_scope'
  | 'distress'
  | 'under_age'
  | 'self_exclusion';

/** What a plain answer is about, where the intent alone does not say. */
export type Topic = 'place_wager' | 'greeting' | 'thanks' | 'goodbye' | 'identity' | 'unclear';

/** A named side: the canonical team name of its league, as odds providers spell it. */
export type TeamMention = { league: League; name: string };

/** The time asked for, in the sender's time zone. `fromMs` inclusive, `toMs` exclusive, epoch milliseconds. */
export type TimeWindow = { label: string; fromMs: number; toMs: number };

export type Reading = {
  intent: Intent;
  /** Empty: any. `Soccer` means every soccer league. */
  leagues: readonly League[];
  teams: readonly TeamMention[];
  /** Names that look like players, as written. */
  players: readonly string[];
  markets: readonly MarketKind[];
  /** Null: no time was named; the next days are meant. */
  window: TimeWindow | null;
  /** The number of picks named, 1 to 10. */
  count: number | null;
  /** Limits on the decimal odds ("plus money only" is min 2). */
  minDecimal: number | null;
  maxDecimal: number | null;
  side: 'over' | 'under' | 'favorite' | 'underdog' | 'draw' | null;
  line: number | null;
  /** A price that the writer names ("+145 on the Jets"), decimal. */
  statedDecimal: number | null;
  /** A sportsbook that the writer names. */
  book: string | null;
  /** A term of betting that the writer wants explained, as a key of the glossary. */
  term: string | null;
  mentionsSuicide: boolean;
  /** The money that the writer says to have for betting, in dollars. */
  bankroll?: number | null;
  /** The odds provider's keys of the soccer competitions that were named, such as `soccer_spain_la_liga`. */
  competitions?: readonly string[];
  topic?: Topic | null;
  /** True when parts were taken from the session's last reading. */
  followUp: boolean;
};
