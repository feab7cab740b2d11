import type { Reading } from '#engine/questions/reading.ts';
import type { Slate } from '../slate/slate.ts';
import { bookKeysOf, type Candidate, findCandidates, type Limits, rankCandidates } from './candidates.ts';
import { contains, type Demands, eventFits, isSide } from './fit.ts';
import { list } from './format.ts';

export type SearchResult = {
  /** Best first; what was asked for leads. */
  found: Candidate[];
  /** How many bets were priced to answer it. */
  considered: number;
  /** How many of them are worth a bet or a lean, shown or not. */
  worth: { bets: number; leans: number };
  /** What the reader must be told about the search, in plain sentences. */
  notices: string[];
};

/** One way of giving up part of a question so that it can still be answered, with the sentence that admits it. */
type Widening = { demands: Demands; limits: Limits; notice: string };

export type SearchSize = { wanted: number; maxPerEvent: number };

/**
 * Finds the picks that answer a question. When fewer fit than are wanted it widens step by step (first the time, then
 * the market, then the team) and says at each step what it gave up. The limits on odds are never given up.
 */
export function searchSlate(slate: Slate, reading: Reading, size: SearchSize, now: Date): SearchResult {
  const { wanted } = size;
  const notices: string[] = [];
  const limits = limitsOf(slate, reading, notices);
  const exact = findCandidates(slate, reading, limits, now);
  const found = bestOf(exact, [], size);
  let considered: readonly Candidate[] = exact;
  for (const { demands, limits: wider, notice } of widenings(slate, reading, limits, now)) {
    if (found.length >= wanted) break;
    const more = findCandidates(slate, demands, wider, now).filter((candidate) => fitsBeside(candidate, found));
    const added = bestOf(more, found, size);
    if (added.length === 0) continue;
    if (found.length + more.length > considered.length) considered = [...found, ...more];
    found.push(...added);
    notices.push(notice);
  }
  const count = (verdict: string) => considered.filter(({ priced }) => priced.verdict === verdict).length;
  const shown = (verdict: string) => found.filter(({ priced }) => priced.verdict === verdict).length;
  const worth = {
    bets: Math.max(count('bet'), shown('bet')),
    leans: Math.max(count('lean'), shown('lean')),
  };
  return { found, considered: considered.length, worth, notices };
}

/** The best that still fit beside what was found. One a game is a rule of parlays: their legs must not hang together. */
function bestOf(candidates: readonly Candidate[], found: readonly Candidate[], size: SearchSize): Candidate[] {
  const count = size.wanted - found.length;
  if (size.maxPerEvent > 1) return rankCandidates(candidates, { count, maxPerEvent: size.maxPerEvent });
  const games = new Set(found.map(({ event }) => event.id));
  const best = rankCandidates(candidates, { count: candidates.length, maxPerEvent: 1 }).filter(({ event }) => {
    const isNew = !games.has(event.id);
    games.add(event.id);
    return isNew;
  });
  return best.slice(0, count);
}

/** A slip may be of any book: its price is judged by all. */
function limitsOf(slate: Slate, reading: Reading, notices: string[]): Limits {
  const { minDecimal, maxDecimal, side, book } = reading;
  if (book === null || reading.intent === 'slip_check') return { minDecimal, maxDecimal, side };
  if (bookKeysOf(slate, book).size > 0) return { minDecimal, maxDecimal, side, book };
  notices.push(`No prices of ${book} are stored; the best prices elsewhere are shown.`);
  return { minDecimal, maxDecimal, side };
}

/** Neither a bet that is in the list already, nor one that argues against it. */
function fitsBeside(candidate: Candidate, found: readonly Candidate[]): boolean {
  return found.every(
    (taken) =>
      betKey(taken) !== betKey(candidate) &&
      (taken.priced.family !== candidate.priced.family || taken.priced.side === candidate.priced.side),
  );
}

const betKey = ({ event, market }: Candidate): string => `${event.id}|${market.market}|${market.player}`;

function widenings(slate: Slate, reading: Reading, limits: Limits, now: Date): Widening[] {
  const steps: Widening[] = [];
  let demands: Demands = reading;
  const give = (dropped: Partial<Demands>, notice: string) => {
    demands = { ...demands, ...dropped };
    steps.push({ demands, limits, notice });
  };
  if (reading.line !== null)
    give({ line: null }, `No book offers ${lineWord(reading)} ${reading.line} on this; other lines are shown.`);
  if (reading.window) give({ window: null }, windowNotice(slate, reading, now));
  if (reading.players.length > 0) give({ players: [] }, playerNotice(slate, reading));
  if (reading.side === 'over' || reading.side === 'under' || reading.side === 'draw') {
    give({ side: null }, `Other sides are added, because too few prices on the ${reading.side} are stored.`);
  }
  if (reading.markets.length > 0)
    give({ markets: [] }, `Too few ${marketWords(reading)} are priced here; other markets are added.`);
  if (reading.teams.length > 0) {
    const leagues = [...new Set(reading.teams.map((team) => team.league))];
    give({ teams: [], competitions: [], leagues }, teamNotice(slate, reading, now));
  }
  if (limits.book) {
    const { book, ...anywhere } = limits;
    steps.push({ demands, limits: anywhere, notice: `Too few prices at ${book} fit; other books are added.` });
  }
  return steps;
}

function playerNotice(slate: Slate, { players }: Reading): string {
  const unpriced = players.filter(
    (player) => !slate.events.some(({ markets }) => markets.some((market) => contains(market.player, player))),
  );
  if (unpriced.length === 0) return `Nothing more is priced for ${list(players)}; other bets are added.`;
  return `No price is stored for ${list(unpriced)}, so none is guessed.`;
}

function windowNotice(slate: Slate, reading: Reading, now: Date): string {
  const label = reading.window?.label ?? 'then';
  const games = slate.events.filter((event) => eventFits(reading, event, now)).length;
  const what = reading.teams.length > 0 ? list(reading.teams.map((team) => team.name)) : leagueWords(reading);
  if (games === 0) return `No priced ${what} game starts ${label}; the next ones are shown.`;
  return reading.teams.length > 0
    ? `Nothing more is priced for ${what} ${label}; the next games are added.`
    : `Too few ${what} prices fit ${label}; the next games are added.`;
}

function teamNotice(slate: Slate, reading: Reading, now: Date): string {
  const absent = reading.teams.filter(
    (team) => !slate.events.some((event) => event.startsAt > now && isSide(event, team.name)),
  );
  if (absent.length === 0) return `The rest of the ${leagueWords(reading)} slate fills the list.`;
  const names = list(absent.map((team) => team.name));
  const verb = absent.length === 1 ? 'has' : 'have';
  return `${names} ${verb} no priced game on the slate; the rest of the ${leagueWords(reading)} is shown instead.`;
}

function leagueWords(reading: Reading): string {
  const leagues = reading.leagues.length > 0 ? reading.leagues : [...new Set(reading.teams.map((team) => team.league))];
  return leagues.length > 0 ? list(leagues) : 'sports';
}

const marketWords = (reading: Reading): string => list(reading.markets.map((market) => `${market}s`));

const lineWord = (reading: Reading): string =>
  reading.side === 'over' || reading.side === 'under' ? reading.side : 'the line';
