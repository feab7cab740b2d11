import type { League } from '#engine/names/league.ts';
import type { PickOrder } from '#engine/picks/rank-picks.ts';
import type { Place } from '../../books/can-bet.ts';
import type { BetShare, Reading } from '../../language/reading.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { Slate } from '../../slate/slate.ts';
import { list, percent } from '../../words/format.ts';
import { leagueWords } from '../../words/league-words.ts';
import { bestOfShares, demandsOfShare, lackingOf } from './best-of-shares.ts';
import { type Candidate, findCandidates, rankCandidates } from './candidates.ts';
import { type Demands, meets } from './fit.ts';
import { type Limits, limitsOf } from './limits.ts';
import { PICK_ORDERS } from './pick-orders.ts';
import { type Widening, widenings } from './widenings.ts';

export type SearchResult = {
  /** Best first; what was asked for leads. */
  found: Candidate[];
  /** The bets that were priced to answer it. */
  considered: readonly Candidate[];
  /** How many of them are worth a bet or a lean, shown or not. */
  worth: { bets: number; leans: number };
  /** What of the question has no answer, in plain sentences; they come before everything else. */
  missing: string[];
  /** What else the reader must be told about the search. */
  notices: string[];
  /** Where nothing fits what was asked for: why, and that what was found is something else. Empty: it was found. */
  instead: string[];
};

export type SearchSettings = {
  /** Where the bettor can bet; absent: as somebody of whom nothing is known. */
  place?: Place;
  /** Bets that were given before: they and what contradicts them stay out. */
  given?: readonly Candidate[];
  /** Where the bettor can bet or nowhere: too few are found before another book comes in. */
  onlyOwn?: boolean;
};

const NO_PLACE: Place = { sportsbooks: [], state: null };

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
  { place = NO_PLACE, given = [], onlyOwn = false }: SearchSettings = {},
): SearchResult {
  const notices: string[] = [];
  const instead: string[] = [];
  // A book that was asked for and is not stored is no other book.
  const { own = null, ...anywhere } = limitsOf(slate, reading, place, instead);
  const missing: string[] = [...instead];
  const found: Candidate[] = [];
  let considered: readonly Candidate[] = [];
  const first = reading.order ? PICK_ORDERS[reading.order] : undefined;
  // "The safest parlay" is the one that hits most often, whether its legs are worth a stake or not; so is that of the biggest favorites.
  const worthless = reading.intent === 'parlay' && BY_PRICE.has(reading.order ?? null);
  const tell = ({ notice, more, isOther }: Omit<Widening, 'demands'>) => {
    const isFirst = found.length === 0;
    if (isFirst && isOther) instead.push(notice);
    const said = isFirst ? notice : more;
    if (said !== '') (isFirst ? missing : notices).push(said);
  };
  const take = (demands: Demands, limits: Limits, step: Omit<Widening, 'demands'>) => {
    // What was asked for is not filled up with something else.
    if (
      found.length >= size.wanted ||
      ((step.isOther || (step.isLater && reading.intent === 'parlay')) && found.length > 0)
    )
      return;
    const taken = [...found, ...given];
    const beside = candidatesOf(slate, { ...demands, likeliest: worthless }, limits, now, reading.shares).filter(
      (candidate) => fitsBeside(candidate, taken),
    );
    const { fitting, tooUnsure } = sureEnough(beside, reading);
    if (tooUnsure !== null && found.length > 0) return;
    const added = bestOf(fitting, found, {
      ...size,
      first,
      worthless,
      perLeague: reading.perLeague === true,
      shares: reading.shares,
    });
    if (added.length === 0) return;
    if (tooUnsure !== null) instead.push(tooUnsure);
    if (found.length + fitting.length > considered.length) considered = [...found, ...fitting];
    tell(step);
    found.push(...added);
  };
  const start: Demands = { ...reading, together: reading.teams.length > 1 && meets(slate, reading, now) };
  const steps = widenings(slate, reading, now).map((step) => ({
    ...step,
    demands: { ...step.demands, together: step.demands.together ?? start.together },
  }));
  for (const step of [{ demands: start, notice: '', more: '', isOther: false, isLater: false }, ...steps]) {
    take(step.demands, { ...anywhere, own }, step);
    if (own === null || onlyOwn || found.length > 0) continue;
    const elsewhere = `No price at ${own.words} fits this, so the best elsewhere is shown.`;
    const notice = [step.notice, elsewhere].filter(Boolean).join(' ');
    take(step.demands, anywhere, { notice, more: '', isOther: true, isLater: step.isLater });
  }
  const lacking = reading.perLeague === true ? withoutBet(reading, found) : [];
  if (lacking.length > 0 && found.length > 0 && found.length < size.wanted)
    missing.push(noneOfWords(lacking, reading.window?.label));
  const short = found.length > 0 ? lackingOf(reading.shares ?? [], found) : [];
  if (short.length > 0) missing.push(noneOfShares(short));
  return { found, considered, worth: worthOf(considered, found), missing, notices, instead };
}

const noneOfShares = (short: ReturnType<typeof lackingOf>): string =>
  `Fewer than asked for fit: ${list(short.map(({ share, count }) => `${count} ${shareWords(share)}`))} ${short.length === 1 && short[0]?.count === 1 ? 'is' : 'are'} missing.`;

const shareWords = ({ kind, leagues = [] }: BetShare): string =>
  [leagueWords({ leagues, teams: [] }), kind ?? 'bet'].filter(Boolean).join(' ');

/** Of each share by itself, where bets are told apart. */
function candidatesOf(
  slate: Slate,
  demands: Demands & { likeliest: boolean },
  limits: Limits,
  now: Date,
  shares: Reading['shares'],
): Candidate[] {
  if (!shares) return findCandidates(slate, demands, limits, now);
  const each = shares.map((share) => demandsOfShare(demands, share));
  return each.flatMap((one) => findCandidates(slate, one, { ...limits, side: one.side }, now));
}

const BY_PRICE: ReadonlySet<Reading['order']> = new Set<Reading['order']>(['chance', 'shortest', 'longest']);

/** Of the leagues that each were to have one those that have none. */
function withoutBet({ leagues }: Reading, found: readonly Candidate[]): League[] {
  const has = new Set(found.map(({ event }) => leagueOf(event.sportKey)));
  return leagues.filter((league) => !has.has(league));
}

const noneOfWords = (leagues: readonly League[], label: string | undefined): string =>
  `No ${leagueWords({ leagues, teams: [] })} bet fits${label === undefined ? '' : ` ${label}`}, so none of ${leagues.length === 1 ? 'it' : 'them'} is in it.`;

/** Those with so many stars and so much edge; where there is none all of them, and that none has. */
function sureEnough(
  all: readonly Candidate[],
  { minConfidence, minEdge, minChance }: Reading,
): { fitting: readonly Candidate[]; tooUnsure: string | null } {
  const [stars, edge] = [minConfidence ?? 0, minEdge ?? null];
  const likely = minChance == null ? all : all.filter(({ priced }) => priced.fairProbability >= minChance);
  if (likely.length === 0 && all.length > 0) return { fitting: all, tooUnsure: unlikelyWords(minChance ?? 0, all) };
  const rated = likely.filter(({ priced }) => priced.confidence >= stars);
  if (rated.length === 0 && all.length > 0) return { fitting: likely, tooUnsure: unsureWords(stars, likely) };
  const fitting = edge === null ? rated : rated.filter(({ priced }) => priced.edge >= edge);
  if (edge !== null && fitting.length === 0 && rated.length > 0)
    return { fitting: rated, tooUnsure: smallWords(edge, rated) };
  return { fitting, tooUnsure: null };
}

const unlikelyWords = (least: number, beside: readonly Candidate[]): string =>
  `No bet that fits wins ${percent(least)} of the time or more; the likeliest wins ${percent(Math.max(...beside.map(({ priced }) => priced.fairProbability)))}.`;

const smallWords = (least: number, beside: readonly Candidate[]): string =>
  `No bet that fits has an edge of ${percent(least)} or more at the moment; the largest is ${percent(Math.max(...beside.map(({ priced }) => priced.edge)))}.`;

const unsureWords = (least: number, beside: readonly Candidate[]): string =>
  `No bet that fits has ${least} stars${least < MOST_STARS ? ' or more' : ''} at the moment; the most that one has is ${Math.max(...beside.map(({ priced }) => priced.confidence))}.`;

const MOST_STARS = 5;

function worthOf(considered: readonly Candidate[], found: readonly Candidate[]): SearchResult['worth'] {
  const count = (candidates: readonly Candidate[], verdict: string) =>
    candidates.filter(({ priced }) => priced.verdict === verdict).length;
  return {
    bets: Math.max(count(considered, 'bet'), count(found, 'bet')),
    leans: Math.max(count(considered, 'lean'), count(found, 'lean')),
  };
}

/** The best that still fit beside what was found. One a game is a rule of parlays: their legs must not hang together. */
function bestOf(candidates: readonly Candidate[], found: readonly Candidate[], size: OrderedSize): Candidate[] {
  const count = size.wanted - found.length;
  if (size.shares) return bestOfShares(candidates, found, size.shares, size.first);
  if (size.perLeague) return bestOfLeagues(candidates, found, size);
  if (size.onePerFamily) return bestOfFamilies(candidates, found, size);
  const { first, worthless } = size;
  if (size.maxPerEvent > 1)
    return rankCandidates(candidates, { count, maxPerEvent: size.maxPerEvent, first, worthless });
  const games = new Set(found.map(({ event }) => event.id));
  const best = rankCandidates(candidates, { count: candidates.length, maxPerEvent: 1, first, worthless }).filter(
    ({ event }) => {
      const isNew = !games.has(event.id);
      games.add(event.id);
      return isNew;
    },
  );
  return best.slice(0, count);
}

type OrderedSize = SearchSize & {
  first: PickOrder | undefined;
  worthless: boolean;
  perLeague: boolean;
  shares: Reading['shares'];
};

/** The best of each sport that nothing was found of. */
function bestOfLeagues(candidates: readonly Candidate[], found: readonly Candidate[], size: OrderedSize): Candidate[] {
  const taken = new Set(found.map(({ event }) => leagueOf(event.sportKey)));
  const ranked = rankCandidates(candidates, {
    count: candidates.length,
    maxPerEvent: 1,
    first: size.first,
    worthless: size.worthless,
  });
  const fresh = ranked.filter(({ event }) => {
    const league = leagueOf(event.sportKey);
    const isNew = !taken.has(league);
    taken.add(league);
    return isNew;
  });
  return fresh.slice(0, size.wanted - found.length);
}

function bestOfFamilies(candidates: readonly Candidate[], found: readonly Candidate[], size: OrderedSize): Candidate[] {
  const taken = new Set(found.map(({ priced }) => priced.family));
  const ranked = rankCandidates(candidates, {
    count: candidates.length,
    maxPerEvent: size.maxPerEvent,
    first: size.first,
    worthless: size.worthless,
  });
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
      !isSameBet(taken, candidate) &&
      (taken.priced.family !== candidate.priced.family || taken.priced.side === candidate.priced.side),
  );
}

const isSameBet = ({ event, market }: Candidate, other: Candidate): boolean =>
  event.id === other.event.id && market.market === other.market.market && market.player === other.market.player;
