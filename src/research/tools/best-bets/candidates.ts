import { exchangeMiddle } from '#engine/odds/exchange-middle.ts';
import { type BookPrices, isHeard, type Market, type PricedOutcome } from '#engine/picks/market.ts';
import { priceMarket } from '#engine/picks/price-market.ts';
import { bestPick, type PickOrder, rankPicks } from '#engine/picks/rank-picks.ts';
import { bookOf, takesBetsWidely } from '../../books/registry.ts';
import type { Selection } from '../../slate/price.ts';
import type { Slate, SlateEvent, SlateMarket, SlateQuote } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { type BetDemands, type Demands, eventFits, marketFits, selectionFits } from './fit.ts';
import { type Limits, takeableAt } from './limits.ts';

/** A priced outcome with the things it was priced from. */
export type Candidate = {
  priced: PricedOutcome;
  event: SlateEvent;
  market: SlateMarket;
  selection: Selection;
};

/**
 * Every selection of the slate that meets the demands and the limits on odds, priced; at most one line and one side
 * of a market, the best of them, so that no answer argues for two numbers of one bet.
 */
export function findCandidates(slate: Slate, demands: Demands, limits: Limits, now: Date): Candidate[] {
  const wish = wishOf(demands, limits);
  const key = slate.fits ? JSON.stringify(wish) : '';
  const candidates: Candidate[] = [];
  for (const event of slate.events) {
    if (!eventFits(demands, event, now)) continue;
    const find = () => bestOfEachBet(fittingOf(event, wish, now), wish.near, wish.likeliest);
    const found = slate.fits ? slate.fits(event, key, now.getTime(), find) : find();
    for (const best of found) candidates.push(best);
  }
  return candidates;
}

/** All that decides which bets of a game fit, with nothing of which games do. */
type Wish = {
  demands: BetDemands;
  limits: Omit<Limits, 'own' | 'ofState'>;
  near: number | null;
  likeliest: boolean;
  books: string[] | null;
};

function wishOf(demands: Demands, { minDecimal, maxDecimal, side, ...where }: Limits): Wish {
  const { teams, players, markets, stats, excluded, line, near = null, likeliest = false } = demands;
  return {
    demands: {
      teams,
      players,
      markets,
      ...(stats && { stats }),
      ...(excluded && { excluded }),
      side: demands.side,
      line,
    },
    limits: { minDecimal, maxDecimal, side },
    near,
    likeliest,
    books: sorted(takeableAt(where)),
  };
}

const sorted = (keys: ReadonlySet<string> | null): string[] | null => keys && [...keys].sort();

function fittingOf(event: SlateEvent, { demands, limits, books }: Wish, now: Date): Candidate[] {
  const only = books && new Set(books);
  const fitting: Candidate[] = [];
  for (const market of event.markets) {
    if (!marketFits(demands, event, market)) continue;
    for (const candidate of priceSelections(event, market, now, only)) {
      const fits = selectionFits(demands, event, market, candidate.selection);
      if (fits && withinLimits(candidate, limits)) fitting.push(candidate);
    }
  }
  return fitting;
}

function pricingOf(
  event: SlateEvent,
  market: SlateMarket,
  nowMs: number,
  only: ReadonlySet<string> | null,
): readonly PricedOutcome[] {
  const price = () => priceMarket(toEngineMarket(event, market, only), nowMs);
  return market.pricings ? market.pricings(availableKey(market, only), nowMs, price) : price();
}

/** Where bettors of many states can bet, or at the chosen books alone. */
const canTake = (bookKey: string, only: ReadonlySet<string> | null): boolean =>
  only === null ? takesBetsWidely(bookKey) : only.has(bookKey);

/** What of a choice of books matters to one market: those that quote it. Whoever has the same of them shares one pricing. */
function availableKey({ quotes }: SlateMarket, only: ReadonlySet<string> | null): string {
  const own = quotes.filter(({ bookKey }) => canTake(bookKey, only));
  return own.length === quotes.length ? 'all' : JSON.stringify(own.map(({ bookKey }) => bookKey));
}

export function priceSelections(
  event: SlateEvent,
  market: SlateMarket,
  now: Date,
  only: ReadonlySet<string> | null,
): readonly Candidate[] {
  return pricingOf(event, market, now.getTime(), only).flatMap((priced) => {
    const selection = market.outcomes[priced.outcome];
    return selection ? [{ priced, event, market, selection }] : [];
  });
}

export function toEngineMarket(event: SlateEvent, market: SlateMarket, only: ReadonlySet<string> | null): Market {
  return {
    id: market.id,
    eventId: event.id,
    startsAtMs: event.startsAt.getTime(),
    outcomes: market.outcomes.length,
    family: familyOf(event, market),
    sides: market.outcomes,
    books: market.quotes.map((quote) => toBookPrices(quote, only)),
  };
}

/** Back and lay further apart than this, over all outcomes, are no opinion. */
const MOST_SPREAD = 0.1;

function toBookPrices({ bookKey, decimals, lay, quotedAt }: SlateQuote, only: ReadonlySet<string> | null): BookPrices {
  const { sharpness, family, kind, commission } = bookOf(bookKey);
  const opinion = lay && exchangeMiddle(decimals, lay, { commission, most: MOST_SPREAD });
  return {
    book: bookKey,
    family,
    tier: sharpness,
    decimals,
    quotedAtMs: quotedAt.getTime(),
    available: canTake(bookKey, only),
    isExchange: kind === 'exchange' || kind === 'prediction',
    ...(opinion && { opinion }),
  };
}

/** Markets of one family argue about the same thing: a moneyline on one side contradicts a spread on the other. */
export function familyOf(event: SlateEvent, { market, player }: SlateMarket): string {
  const subject = market === 'moneyline' || market === 'spread' ? 'winner' : market;
  return `${event.id}|${subject}|${player}`;
}

function withinLimits(candidate: Candidate, { minDecimal, maxDecimal, side }: Wish['limits']): boolean {
  const { decimal } = candidate.priced;
  if (minDecimal !== null && decimal < minDecimal) return false;
  if (maxDecimal !== null && decimal > maxDecimal) return false;
  return (side !== 'favorite' && side !== 'underdog') || standingOf(candidate) === side;
}

type Standing = 'favorite' | 'underdog' | null;

/** Favorite and underdog are sides of a game: by the points that they give or get, else by the prices of the two. */
export function standingOf({ priced, market, selection }: Candidate): Standing {
  if (selection !== 'home' && selection !== 'away') {
    if (!market.market.startsWith('prop:')) return null;
    return priced.fairProbability > 0.5 ? 'favorite' : 'underdog';
  }
  const line = selectionLine(market, selection);
  if (line !== null && line !== 0) return line < 0 ? 'favorite' : 'underdog';
  const offered = priced.books.find((book) => book.offered)?.decimals ?? [];
  return standingByPrice(
    offered[priced.outcome],
    offered[market.outcomes.indexOf(selection === 'home' ? 'away' : 'home')],
  );
}

function standingByPrice(own: number | undefined, other: number | undefined): Standing {
  if (own === undefined || other === undefined || own === other) return null;
  return own < other ? 'favorite' : 'underdog';
}

/** `likeliest`: of each the side and line that wins most often, and not the one that is worth most. */
export function bestOfEachBet(candidates: readonly Candidate[], near: number | null, likeliest = false): Candidate[] {
  const groups: Candidate[][] = [];
  const byBet = new Map<string, Map<string, Candidate[]>>();
  for (const candidate of candidates) {
    const { market, player } = candidate.market;
    const byPlayer = byBet.get(market) ?? new Map<string, Candidate[]>();
    byBet.set(market, byPlayer);
    const group = byPlayer.get(player);
    if (group) group.push(candidate);
    else byPlayer.set(player, groups[groups.push([candidate]) - 1] ?? []);
  }
  const bestOf = likeliest ? likeliestCandidate : bestCandidate;
  return groups.flatMap((group) => bestOf(near === null ? mainLines(group) : nearestTo(near, wellQuoted(group))) ?? []);
}

/** Where a line that nobody offers was asked for, only the closest to it. */
function nearestTo(near: number, group: Candidate[]): Candidate[] {
  const distance = ({ market, selection }: Candidate): number =>
    Math.abs((selectionLine(market, selection) ?? near) - near);
  const least = Math.min(...group.map(distance));
  return group.filter((candidate) => distance(candidate) === least);
}

/**
 * Lines that a bettor finds on the front page: those of at least half as many books as the most quoted one, because
 * alternate lines stand at few; and half a run is no run line but who wins. Others are used only where there is none of these.
 */
function mainLines(group: Candidate[]): Candidate[] {
  const quoted = wellQuoted(group);
  const most = quoted.reduce((books, { priced }) => Math.max(books, heardBooks(priced)), 0);
  const main = quoted.filter((candidate) => 2 * heardBooks(candidate.priced) >= most && !isHalfRun(candidate));
  return main.length > 0 ? main : quoted;
}

/** A line that only one book offers has no consensus; it is used only where the market has no other line. */
function wellQuoted(group: Candidate[]): Candidate[] {
  const quoted = group.length > 1 ? group.filter(({ priced }) => heardBooks(priced) > 1) : [];
  return quoted.length > 0 ? quoted : group;
}

const isHalfRun = ({ event, market }: Candidate): boolean =>
  event.sportKey.startsWith('baseball_') && market.market === 'spread' && Math.abs(market.lineHundredths) === 50;

function heardBooks({ books }: PricedOutcome): number {
  let heard = 0;
  for (const book of books) if (isHeard(book)) heard += 1;
  return heard;
}

function bestCandidate(group: readonly Candidate[]): Candidate | undefined {
  const best = group.length > 1 ? bestPick(group.map(({ priced }) => priced)) : group[0]?.priced;
  return group.find(({ priced }) => priced === best);
}

const likeliestCandidate = (group: readonly Candidate[]): Candidate | undefined =>
  [...group].sort((a, b) => b.priced.fairProbability - a.priced.fairProbability)[0];

export function rankCandidates(
  candidates: readonly Candidate[],
  options: { count: number; maxPerEvent?: number; first?: PickOrder | undefined; worthless?: boolean },
): Candidate[] {
  const byOutcome = new Map(candidates.map((candidate) => [candidate.priced, candidate]));
  const { first, ...rest } = options;
  const ranked = rankPicks([...byOutcome.keys()], { ...rest, ...(first && { first }) });
  return ranked.flatMap((priced) => byOutcome.get(priced) ?? []);
}
