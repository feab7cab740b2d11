import type { League } from '#engine/names/league.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import type { BetFocus, TimeWindow } from '../reading.ts';
import type { Amounts } from './amount.ts';
import { type Asked, say } from './call.ts';
import { fittingPersons, type GameChoice, isUnfound } from './find-game.ts';
import type { MarketWord, UnsoldMarket } from './pieces.ts';
import { plausibleFor } from './plausible.ts';
import { hasSubject, type StatedBet } from './stated-bets.ts';
import type { Topic } from './topics.ts';

/** What a free question about prices and games is read from. */
export type MarketQuestion = GameChoice & {
  text: string;
  /** Its words, one space between them. */
  plain: string;
  topics: ReadonlySet<Topic>;
  /** As it says them; `bets` has what it leans on filled in. */
  said: readonly StatedBet[];
  bets: readonly StatedBet[];
  /** The bets that were spoken of. */
  focus: readonly BetFocus[];
  /** Whether only facts of their games were told, or who is favored, and of none of their markets. */
  isOfFacts: boolean;
  amounts: Amounts;
  /** The least price that it wants, decimal; null: any. */
  minDecimal: number | null;
  leagues: readonly League[];
  /** The provider's keys of the competitions that it names; empty: all of its leagues. */
  competitions: readonly string[];
  /** Titles of the books that it names. */
  books: readonly string[];
  /** The part of a game that is meant; null: the whole. */
  period: string | null;
  /** What the books are called of which prices are stored, by key. */
  bookTitles: ReadonlyMap<string, string>;
  events: readonly SlateEvent[];
  todayFromMs: number;
};

export const iso = (ms: number): string => new Date(ms).toISOString();

/** The time that is asked for, as tools take it. */
export const timeOf = ({ window }: { window: TimeWindow | null }): { from?: string; to?: string } =>
  window ? { from: iso(window.fromMs), to: iso(window.toMs) } : {};

/** Who is named first, or was spoken of. */
export const subjectOf = ({ bets }: MarketQuestion): StatedBet | undefined => bets.find(hasSubject);

/** The markets of a game that are named, each once. */
export const marketsOf = ({ bets }: Pick<MarketQuestion, 'bets'>): Exclude<MarketWord, UnsoldMarket>[] => [
  ...new Set(
    bets.flatMap(({ market }) => (market === 'moneyline' || market === 'spread' || market === 'total' ? [market] : [])),
  ),
];

/** The first of them; null: none is named. */
export const marketOf = (asked: MarketQuestion): Exclude<MarketWord, UnsoldMarket> | null =>
  marketsOf(asked)[0] ?? null;

/** Who of the slate is meant; a sentence where nobody ahead goes by that name; null where nobody is named. */
export function personOf(asked: MarketQuestion): Person | Asked | null {
  const bet = subjectOf(asked);
  const subject = bet?.player ?? (bet?.side && plausibleFor(bet, bet.side));
  if (!subject) return null;
  const found = fittingPersons(subject, bet?.opponent ?? null, asked);
  if (isUnfound(found)) return say(found.missing, found.choices);
  return found[0] ?? say(`I have no upcoming game with ${subject.names.join(' or ')}.`);
}

export const isAsked = (found: Person | Asked): found is Asked => found.kind === 'say' || found.kind === 'calls';
