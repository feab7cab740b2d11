import type { Market, PricedOutcome } from '#engine/picks/market.ts';
import { priceMarket } from '#engine/picks/price-market.ts';
import { rankPicks } from '#engine/picks/rank-picks.ts';
import type { Selection } from '../../providers/odds-feed/odds-feed.port.ts';
import { bookTier } from '../slate/book-tiers.ts';
import type { Slate, SlateEvent, SlateMarket } from '../slate/slate.ts';
import { type Demands, eventFits, marketFits, selectionFits } from './fit.ts';
import type { Limits } from './limits.ts';
import { selectionLine } from './pick-label.ts';

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
  const candidates: Candidate[] = [];
  const only = limits.own?.keys ?? null;
  for (const event of slate.events) {
    if (!eventFits(demands, event, now)) continue;
    const ofEvent = event.markets
      .filter((market) => marketFits(demands, event, market))
      .flatMap((market) => priceSelections(event, market, now, only))
      .filter((c) => selectionFits(demands, event, c.market, c.selection) && withinLimits(c, limits));
    candidates.push(...bestOfEachBet(ofEvent, demands.near ?? null));
  }
  return candidates;
}

/** How long a market's pricing may be used again: ages shift by this much at most, which no rule notices. */
const REUSE_MS = 5_000;
/** By the books that can be bet at: few bettors have the same ones, so no market keeps more than this. */
const PRICINGS_KEPT = 8;
type Pricing = { atMs: number; priced: PricedOutcome[] };
const pricings = new WeakMap<SlateMarket, Map<string, Pricing>>();

/** A slate's markets never change, so that a crowd of questions over one slate prices each market once. */
function pricingOf(
  event: SlateEvent,
  market: SlateMarket,
  nowMs: number,
  only: ReadonlySet<string> | null,
): PricedOutcome[] {
  const kept = pricings.get(market) ?? new Map<string, Pricing>();
  pricings.set(market, kept);
  const key = availableKey(market, only);
  const last = kept.get(key);
  if (last && nowMs >= last.atMs && nowMs - last.atMs < REUSE_MS) return last.priced;
  const priced = priceMarket(toEngineMarket(event, market, only), nowMs);
  kept.delete(key);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size + 1 - PRICINGS_KEPT))) kept.delete(oldest);
  kept.set(key, { atMs: nowMs, priced });
  return priced;
}

/** What of a choice of books matters to one market: those that quote it. Whoever has all of them shares one pricing. */
function availableKey({ quotes }: SlateMarket, only: ReadonlySet<string> | null): string {
  const own = only === null ? quotes : quotes.filter(({ bookKey }) => only.has(bookKey));
  return own.length === quotes.length ? 'all' : JSON.stringify(own.map(({ bookKey }) => bookKey));
}

export function priceSelections(
  event: SlateEvent,
  market: SlateMarket,
  now: Date,
  only: ReadonlySet<string> | null,
): Candidate[] {
  return pricingOf(event, market, now.getTime(), only).flatMap((priced) => {
    const selection = market.outcomes[priced.outcome];
    return selection ? [{ priced, event, market, selection }] : [];
  });
}

function toEngineMarket(event: SlateEvent, market: SlateMarket, only: ReadonlySet<string> | null): Market {
  return {
    id: market.id,
    eventId: event.id,
    startsAtMs: event.startsAt.getTime(),
    outcomes: market.outcomes.length,
    family: familyOf(event, market),
    sides: market.outcomes,
    books: market.quotes.map((quote) => ({
      book: quote.bookKey,
      tier: bookTier(quote.bookKey),
      decimals: quote.decimals,
      quotedAtMs: quote.quotedAt.getTime(),
      available: only === null || only.has(quote.bookKey),
    })),
  };
}

/** Markets of one family argue about the same thing: a moneyline on one side contradicts a spread on the other. */
function familyOf(event: SlateEvent, { market, player }: SlateMarket): string {
  const subject = market === 'moneyline' || market === 'spread' ? 'winner' : market;
  return `${event.id}|${subject}|${player}`;
}

function withinLimits(candidate: Candidate, { minDecimal, maxDecimal, side }: Limits): boolean {
  const { decimal } = candidate.priced;
  if (minDecimal !== null && decimal < minDecimal) return false;
  if (maxDecimal !== null && decimal > maxDecimal) return false;
  return (side !== 'favorite' && side !== 'underdog') || standingOf(candidate) === side;
}

type Standing = 'favorite' | 'underdog' | null;

/** Favorite and underdog are sides of a game: by the points that they give or get, else by the prices of the two. */
function standingOf({ priced, market, selection }: Candidate): Standing {
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

function bestOfEachBet(candidates: readonly Candidate[], near: number | null): Candidate[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = `${candidate.market.market}|${candidate.market.player}`;
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  return [...groups.values()].flatMap((group) => rankCandidates(nearestTo(near, wellQuoted(group)), { count: 1 }));
}

/** Where a line that nobody offers was asked for, only the closest to it. */
function nearestTo(near: number | null, group: Candidate[]): Candidate[] {
  if (near === null) return group;
  const distance = ({ market, selection }: Candidate): number =>
    Math.abs((selectionLine(market, selection) ?? near) - near);
  const least = Math.min(...group.map(distance));
  return group.filter((candidate) => distance(candidate) === least);
}

/** A line that only one book offers has no consensus; it is used only where the market has no other line. */
function wellQuoted(group: Candidate[]): Candidate[] {
  const quoted = group.filter(({ priced }) => priced.books.filter((book) => book.leftOut === null).length > 1);
  return quoted.length > 0 ? quoted : group;
}

export function rankCandidates(
  candidates: readonly Candidate[],
  options: { count: number; maxPerEvent?: number },
): Candidate[] {
  const byOutcome = new Map(candidates.map((candidate) => [candidate.priced, candidate]));
  const ranked = rankPicks([...byOutcome.keys()], options);
  return ranked.flatMap((priced) => byOutcome.get(priced) ?? []);
}
