import type { Calculation } from '#contract/research/calculate.ts';
import type { LookUpTopic } from '#contract/research/look-up.ts';
import type { TrackedBetAction } from '#contract/research/propose.ts';
import type { UsState } from '#contract/research/us-states.ts';
import type { League } from '#engine/names/league.ts';
import type { Selection } from '../slate/price.ts';
import type { Looked } from './looked.ts';
import type { Want } from './meant/wants.ts';
import type { PropStat } from './prop-stats.ts';

/** What a question asks for: the typed value that rules produce, and that a model may produce where rules are unsure. */

export type MarketKind = 'moneyline' | 'spread' | 'total' | 'prop';

/**
 * `picks`: the best bets of whatever is named, props too. `one_game`: a view of the game of one side or two.
 * `compare`: which of several is the better bet. `slip_check`: whether a bet that the writer names is good. `explain`: a
 * term, or, without one, a pick that was given before.
 */
export type Intent =
  | 'picks'
  | 'one_game'
  | 'compare'
  | 'parlay'
  | 'slip_check'
  | 'explain'
  | 'bankroll'
  | 'small_talk'
  | 'out_of_scope'
  | 'distress'
  | 'under_age'
  | 'self_exclusion';

/**
 * What a plain answer is about, where the intent alone does not say. `after_help`: words of help were said before it. `distress_again`: words of trouble behind words of
 * trouble. `perhaps`: it only
 * sounds like trouble. `of_relative`: somebody else is in trouble. `misread`: it denies what was taken for trouble.
 */
export type Topic =
  | 'place_wager'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'identity'
  | 'unclear'
  | 'after_help'
  | 'distress_again'
  | 'perhaps'
  | 'of_relative'
  | 'misread';

/** A named side: the canonical team name of its league, as odds providers spell it. */
export type TeamMention = { league: League; name: string };

/** The time asked for, in the sender's time zone. `fromMs` inclusive, `toMs` exclusive, epoch milliseconds. `isUntil`: its end is a deadline. */
export type TimeWindow = { label: string; fromMs: number; toMs: number; isUntil?: true };

/** The part of a game that is bet on, or the season, where it is not one whole game. */
export type Period = 'first_half' | 'second_half' | 'quarter' | 'period' | 'first_innings' | 'set' | 'season';

/**
 * Why the rules may be wrong, so that a model may be asked for the same value. `two_leagues`: a name that means sides of
 * several leagues. `vague`: nothing of a bet was found. `far_from_words`:
 * most of the words mean nothing to the rules.
 */
export type Doubt = 'two_leagues' | 'vague' | 'far_from_words';

/** A bet that an answer of this session held: its event and its name, as the answer gave them. */
export type EarlierBet = { eventId: string; pick: string };

/** A bet that an answer was about, as the slate names it. `line`: from the side's own view. */
export type BetFocus = {
  eventId: string;
  market: string;
  side: Selection;
  line: number | null;
  player: string | null;
  /** The price at which its writer named it: decimal, or as it was written. */
  price?: string | null;
  /** The book at which its writer named it. */
  book?: string | null | undefined;
  /** What its writer said to have on it. */
  stakeCents?: number;
  /** Of a bet of earlier answers: that it was only spoken of. */
  unjudged?: true;
};

/**
 * What the writer said of himself in a chat: keys of the books at which he bets, his state, money in dollars. `also`: books that he
 * has for this question alone ("and if I also had DraftKings").
 */
export type Memory = {
  sportsbooks?: readonly string[];
  also?: readonly string[];
  /** Keys of books that he said not to have, where he did not say at which he bets. */
  without?: readonly string[];
  /** Titles of the several books that were named together last: "those 3". They need not be his. */
  namedBooks?: readonly string[];
  state?: UsState;
  bankroll?: number;
  unit?: number;
  /** What every list of the chat is to leave out. */
  wishes?: StandingWish;
};

/** Kinds of bets and leagues that are not wanted, and limits on the decimal odds. */
export type StandingWish = {
  markets: readonly MarketKind[];
  leagues: readonly League[];
  least: number | null;
  most: number | null;
};

/**
 * A parlay that was shown. `stakeCents`: what its writer said to put on it. `asked`: of which leagues, days, prices and book it was asked
 * to be, which holds for what comes into it later.
 */
export type HeldTicket = { legs: readonly BetFocus[]; book: string | null; stakeCents?: number; asked?: Reading };

/** What a book gives: a share of the profit more, up to a stake; or a stake that does not come back. `books`: titles of where it is. */
export type Offer =
  | { kind: 'boost'; share: number; stakeCents?: number; books?: readonly string[] }
  /** `ifLost`: it comes only where a stake of one's own loses first. */
  | { kind: 'free_bet'; faceCents: number; ifLost?: true; books?: readonly string[] };

/** What is not to be picked from: "skip the NBA", "not the Cowboys", "no Jokic", "no FanDuel", "no rebounds". */
export type Excluded = {
  leagues: readonly League[];
  teams: readonly TeamMention[];
  players?: readonly string[];
  /** Titles of books. */
  books?: readonly string[];
  stats?: readonly PropStat[];
  /** Whose props count one of these: who throws is a quarterback, whatever else of him is priced. */
  whoCounts?: readonly PropStat[];
};

/** "A dog, a favorite and a total": one of each. */
export type BetKindWanted = 'underdog' | 'favorite' | 'over' | 'under' | MarketKind;

/** So many bets of one kind, of some leagues. Absent: of any kind, of any league that is searched. */
export type BetShare = { count: number; kind?: BetKindWanted; leagues?: readonly League[] };

/** By what bets are to be ordered, best first: the chance to win, the price, the edge, the stars, the start. */
export type BetOrder = 'edge' | 'chance' | 'longest' | 'shortest' | 'confidence' | 'start';

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
  /** What one unit is for the writer, in dollars. */
  unit?: number | null;
  /** True when other lines than the main one are asked for. */
  alternate?: boolean;
  period?: Period | null;
  /** What a prop counts; several where the word may mean several. Empty or absent: any. */
  stats?: readonly PropStat[];
  /** Limits on what a parlay pays as a whole, decimal. */
  wholeMin?: number | null;
  wholeMax?: number | null;
  /** What is to be put on a parlay that is searched for. */
  stakeCents?: number;
  /** What was last said in this chat to be put on a bet. Absent: nothing. */
  saidStakeCents?: number;
  /** What was last said in this chat to be given by a book. Absent: nothing. */
  offer?: Offer;
  /** The legs of a parlay are to be of one game. */
  sameGame?: boolean;
  /** Others than those that were given before are asked for. */
  asksMore?: boolean;
  /** The names of picks of the list before that stay beside what is searched. */
  stays?: readonly string[];
  /** What was given before, where the question leans on it: to be joined, or not to be given again. */
  earlier?: readonly EarlierBet[];
  /** Absent: nothing is excluded. */
  excluded?: Excluded;
  /** Titles of several books, of which any will do. Absent: `book` alone. */
  books?: readonly string[];
  /** No bet with fewer stars. */
  minConfidence?: number | null;
  /** No bet with a smaller edge, as a share of the stake. */
  minEdge?: number | null;
  /** No bet that wins less often, 0 to 1. */
  minChance?: number | null;
  /** Of each league one bet. */
  perLeague?: boolean;
  /** Of each game one bet. */
  perGame?: boolean;
  /** So many of each, in this order. Absent: the bets are not told apart. */
  shares?: readonly BetShare[];
  order?: BetOrder | null;
  /** Bets of exactly these games are wanted: fewer of them rather than others. */
  exact?: boolean;
  /** Which of the picks that were given before is meant: 1 is the first, -1 the last. */
  pick?: number | null;
  /** The odds provider's keys of the soccer competitions and tennis tournaments that were named, such as `soccer_spain_la_liga`. */
  competitions?: readonly string[];
  topic?: Topic | null;
  /** The bets that the answer was about, in the order in which they were shown. */
  focus?: readonly BetFocus[];
  /** Whether those bets were only spoken of: a verdict on them is asked for anew. */
  unjudged?: boolean;
  /** Whether those bets are the legs of one parlay, and the title of the book at which it stands. */
  ticket?: boolean;
  ticketBook?: string | null;
  /** Whether those bets were found by a search, and not named by the writer. */
  list?: boolean;
  /** Which picks of the list that was shown are left, in which order: their places there, from 1. Absent: all of them. */
  kept?: readonly number[];
  /** Which of those bets the answer was about, by its place from 1, where it was one of several. */
  pointed?: number | null;
  /** The bets of the answers before, where others were asked for. */
  given?: readonly BetFocus[];
  /** The games, prices, moves or facts that the answer looked up, free. Absent: none. */
  looked?: readonly Looked[];
  /** What the answer told of a term, of this product or of the account. Absent: nothing. */
  lookedUp?: LookUpTopic | null;
  /** The bet of the writer that the answer offered to keep, as it was made. Null or absent: none. */
  tracked?: TrackedBetAction | null;
  /** That nothing is stored of whom the question before named, in a sentence. Null or absent: it is. */
  absent?: string | null;
  /** The player who was named last in the chat, as written; null or absent: none. */
  named?: string | null;
  /** What holds for the rest of the chat. */
  memory?: Memory;
  /** The calculation that the answer made. */
  calculation?: Calculation;
  /** All of them, where the answer made several. */
  sums?: readonly Calculation[];
  /** Those of the answers right before, where they were of the same kind. */
  earlierSums?: readonly Calculation[];
  /** The parlay that was shown last, where something else was shown since. */
  heldTicket?: HeldTicket;
  /** The parlays that were shown before that one, oldest first. Absent: none. */
  heldTickets?: readonly HeldTicket[];
  /** The picks that were shown last, where something else was shown since. */
  heldList?: { bets: readonly BetFocus[]; kept: readonly number[] };
  /** The single bets that were spoken of one after another, the newest last. */
  heldBets?: readonly BetFocus[];
  /** The list of games or prices that was shown last, where something else was looked up since. */
  heldLooked?: Looked;
  /** What of a parlay was to be changed when it was asked back what shall stand there instead, in words that the answer ends. */
  openEdit?: string | null;
  /** A sum that was asked for and lacks something, in its words. */
  openSum?: string | null;
  /** Absent: the rules. */
  readBy?: 'model';
  /** Empty or absent: the rules are sure. */
  unsure?: readonly Doubt[];
  /** The question in full, as it was read: what is put right of it is asked once more. Null or absent: too long, or of no bet. */
  asked?: string | null;
  /** That question says all that it asks for. */
  whole?: boolean;
  /** What it was taken to want. Null or absent: that is not known. */
  want?: Want | null;
  /** The whole question of the last search of its chat. Absent: there was none, or it said not all by itself. */
  searched?: string;
  /** Whether it put right the question before it. */
  corrects?: boolean;
  /** Whether it was asked back who or which game is meant. */
  asksWho?: boolean;
};

/** What of an answer a later question may lean on: the bets, games and sums that it was about, and what it noted. */
export type Spoken = Pick<
  Reading,
  | 'looked'
  | 'lookedUp'
  | 'tracked'
  | 'absent'
  | 'focus'
  | 'unjudged'
  | 'ticket'
  | 'ticketBook'
  | 'list'
  | 'given'
  | 'kept'
  | 'pointed'
  | 'memory'
  | 'calculation'
  | 'sums'
  | 'earlierSums'
  | 'openSum'
  | 'openEdit'
  | 'asksWho'
>;
