import type { Reading } from '#engine/questions/reading.ts';
import type { Slate } from '../slate/slate.ts';
import { type Candidate, findCandidates, rankCandidates } from './candidates.ts';
import { type Demands, eventFits, isSide } from './fit.ts';
import { list } from './format.ts';

export type SearchResult = {
  /** Best first; what was asked for leads. */
  found: Candidate[];
  /** How many bets were priced to answer it. */
  considered: number;
  /** What the reader must be told about the search, in plain sentences. */
  notices: string[];
};

/** One way of giving up part of a question so that it can still be answered, with the sentence that admits it. */
type Widening = { demands: Demands; notice: string };

/**
 * Finds the picks that answer a question. When fewer fit than are wanted it widens step by step (first the time, then
 * the market, then the team) and says at each step what it gave up. The limits on odds are never given up.
 */
export function searchSlate(slate: Slate, reading: Reading, wanted: number, now: Date): SearchResult {
  const exact = findCandidates(slate, reading, reading, now);
  const maxPerEvent = reading.teams.length > 0 ? wanted : 2;
  const found = rankCandidates(exact, { count: wanted, maxPerEvent });
  const notices: string[] = [];
  let considered = exact.length;
  for (const { demands, notice } of widenings(slate, reading, now)) {
    if (found.length >= wanted) break;
    const more = findCandidates(slate, demands, reading, now).filter((candidate) => fitsBeside(candidate, found));
    if (more.length === 0) continue;
    considered = Math.max(considered, found.length + more.length);
    found.push(...rankCandidates(more, { count: wanted - found.length, maxPerEvent }));
    notices.push(notice);
  }
  return { found, considered, notices };
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

function widenings(slate: Slate, reading: Reading, now: Date): Widening[] {
  const steps: Widening[] = [];
  let demands: Demands = reading;
  const give = (dropped: Partial<Demands>, notice: string) => {
    demands = { ...demands, ...dropped };
    steps.push({ demands, notice });
  };
  if (reading.line !== null)
    give({ line: null }, `No book offers ${lineWord(reading)} ${reading.line} on this; other lines are shown.`);
  if (reading.window) give({ window: null }, windowNotice(slate, reading, now));
  if (reading.players.length > 0)
    give({ players: [] }, `No price is stored for ${list(reading.players)}, so none is guessed.`);
  if (reading.side === 'over' || reading.side === 'under' || reading.side === 'draw') {
    give({ side: null }, `Other sides are added, because too few prices on the ${reading.side} are stored.`);
  }
  if (reading.markets.length > 0)
    give({ markets: [] }, `Too few ${marketWords(reading)} are priced here; other markets are added.`);
  if (reading.teams.length > 0) {
    const leagues = [...new Set(reading.teams.map((team) => team.league))];
    give({ teams: [], competitions: [], leagues }, teamNotice(slate, reading, now));
  }
  return steps;
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
