import type { Reading } from '#engine/questions/reading.ts';
import type { Slate } from '../slate/slate.ts';
import { type Candidate, findCandidates, rankCandidates } from './candidates.ts';
import { contains, type Demands, eventFits, isSide } from './fit.ts';
import { list } from './format.ts';
import { type Limits, limitsOf } from './limits.ts';

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
type Widening = {
  demands: Demands;
  notice: string /** What is said instead where something was found already. */;
  more?: string;
};

export type SearchSize = {
  wanted: number;
  maxPerEvent: number;
  /** Of bets on the same thing only one: a spread beside its moneyline is hardly another leg. */
  onePerFamily?: boolean;
};

/**
 * Finds the picks that answer a question. When fewer fit than are wanted it widens step by step (first the time, then
 * the market, then the team) and says at each step what it gave up. The limits on odds are never given up. Books at
 * which the bettor cannot bet come in where none of the own ones has what was asked for, and at the very end.
 */
export function searchSlate(
  slate: Slate,
  reading: Reading,
  size: SearchSize,
  now: Date,
  sportsbooks: readonly string[] = [],
  lead: Candidate | null = null,
): SearchResult {
  const notices: string[] = [];
  const { own = null, ...anywhere } = limitsOf(slate, reading, sportsbooks, notices);
  const found: Candidate[] = lead ? [lead] : [];
  let considered: readonly Candidate[] = [...found];
  const take = (demands: Demands, limits: Limits, told: readonly string[]) => {
    if (found.length >= size.wanted) return;
    const more = findCandidates(slate, demands, limits, now).filter((candidate) => fitsBeside(candidate, found));
    const added = bestOf(more, found, size);
    if (added.length === 0) return;
    if (found.length + more.length > considered.length) considered = [...found, ...more];
    found.push(...added);
    notices.push(...told);
  };
  const steps: Widening[] = [{ demands: reading, notice: '' }, ...widenings(slate, reading, now)];
  for (const { demands, notice, more = notice } of steps) {
    const told = [found.length === 0 ? notice : more].filter(Boolean);
    take(demands, { ...anywhere, own }, told);
    if (own === null) continue;
    if (found.length === 0) {
      take(demands, anywhere, [...told, `No price at ${own.words} fits this, so the best elsewhere is shown.`]);
    }
  }
  if (own !== null && found.length < size.wanted) {
    const last = widenings(slate, reading, now).at(-1)?.demands ?? reading;
    take(last, anywhere, [`Too few prices at ${own.words} fit; other books are added.`]);
  }
  return { found, considered: considered.length, worth: worthOf(considered, found), notices };
}

function worthOf(considered: readonly Candidate[], found: readonly Candidate[]): SearchResult['worth'] {
  const count = (candidates: readonly Candidate[], verdict: string) =>
    candidates.filter(({ priced }) => priced.verdict === verdict).length;
  return {
    bets: Math.max(count(considered, 'bet'), count(found, 'bet')),
    leans: Math.max(count(considered, 'lean'), count(found, 'lean')),
  };
}

/** The best that still fit beside what was found. One a game is a rule of parlays: their legs must not hang together. */
function bestOf(candidates: readonly Candidate[], found: readonly Candidate[], size: SearchSize): Candidate[] {
  const count = size.wanted - found.length;
  if (size.onePerFamily) return bestOfFamilies(candidates, found, size);
  if (size.maxPerEvent > 1) return rankCandidates(candidates, { count, maxPerEvent: size.maxPerEvent });
  const games = new Set(found.map(({ event }) => event.id));
  const best = rankCandidates(candidates, { count: candidates.length, maxPerEvent: 1 }).filter(({ event }) => {
    const isNew = !games.has(event.id);
    games.add(event.id);
    return isNew;
  });
  return best.slice(0, count);
}

function bestOfFamilies(candidates: readonly Candidate[], found: readonly Candidate[], size: SearchSize): Candidate[] {
  const taken = new Set(found.map(({ priced }) => priced.family));
  const ranked = rankCandidates(candidates, { count: candidates.length, maxPerEvent: size.maxPerEvent });
  const fresh = ranked.filter(({ priced }) => {
    const isNew = !taken.has(priced.family);
    taken.add(priced.family);
    return isNew;
  });
  return fresh.slice(0, size.wanted - found.length);
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
  const give = (dropped: Partial<Demands>, notice: string, more = notice) => {
    demands = { ...demands, ...dropped };
    steps.push({ demands, notice, more });
  };
  if (reading.line !== null) {
    const line = `${lineWord(reading)} ${reading.line}`;
    const none = isNamedBefore(reading) ? '' : `No book offers ${line} on this; other lines are shown.`;
    give({ line: null }, none, none && `Too few prices on ${line} are stored; other lines are added.`);
  }
  if (reading.window) give({ window: null }, isNamedBefore(reading) ? OTHERS_LATER : windowNotice(slate, reading, now));
  if (reading.players.length > 0) give({ players: [] }, playerNotice(slate, reading));
  if (reading.side === 'over' || reading.side === 'under' || reading.side === 'draw') {
    give({ side: null }, `Other sides are added, because too few prices on the ${reading.side} are stored.`);
  }
  if (reading.markets.length > 0) give({ markets: [] }, marketNotice(reading));
  if (reading.teams.length > 0) {
    const leagues = [...new Set(reading.teams.map((team) => team.league))];
    give({ teams: [], competitions: [], leagues }, teamNotice(slate, reading, now));
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
    ({ name }) =>
      !slate.events.some((event) => event.startsAt > now && event.markets.length > 0 && isSide(event, name)),
  );
  if (absent.length === 0 && isAboutOneBet(reading)) return `Other ${leagueWords(reading)} games fill the list.`;
  if (absent.length === 0) return `The rest of the ${leagueWords(reading)} slate fills the list.`;
  const names = list(absent.map((team) => team.name));
  const verb = absent.length === 1 ? 'has' : 'have';
  return `${names} ${verb} no priced game on the slate; the rest of the ${leagueWords(reading)} is shown instead.`;
}

function leagueWords(reading: Reading): string {
  const leagues = reading.leagues.length > 0 ? reading.leagues : [...new Set(reading.teams.map((team) => team.league))];
  return leagues.length > 0 ? list(leagues) : 'sports';
}

const OTHERS_LATER = 'Picks from the next games are among them.';

/** The reply has spoken of the named bets and their lines already. */
const isNamedBefore = ({ intent }: Reading): boolean => intent === 'one_game' || intent === 'compare';

/** Where one bet was asked about, the others are company, not a lack. */
const isAboutOneBet = (reading: Reading): boolean => isNamedBefore(reading) || reading.intent === 'slip_check';

const marketNotice = (reading: Reading): string =>
  isAboutOneBet(reading)
    ? 'What else is priced there is listed after it.'
    : `Too few ${marketWords(reading)} are priced here; other markets are added.`;

const marketWords = (reading: Reading): string => list(reading.markets.map((market) => `${market}s`));

const lineWord = (reading: Reading): string =>
  reading.side === 'over' || reading.side === 'under' ? reading.side : 'the line';
