import type { SlateStatus } from '#contract/slate.ts';
import type { Selection } from '#research/slate/price.ts';
import type { PriceMove, Slate } from '#research/slate/slate.ts';
import { startDeadline } from '../../platform/process/deadline.ts';
import type { FactsBatch } from '../../providers/facts/facts.port.ts';
import { FeedError } from '../../providers/odds-feed/odds-feed.port.ts';
import { createFreshen, type Freshen } from './freshen-odds.ts';
import { createLineHistory, type LineHistoryService } from './line-history.service.ts';
import { type RefreshContext, type RefreshDone, refreshDemo, refreshLive } from './refresh-odds.ts';
import { listMoves } from './slate.repo.ts';
import type { RefreshSettings, SlateDeps } from './slate-deps.ts';
import { createSlateStore } from './slate-store.ts';
import { saveFailure } from './slate-writes.repo.ts';
import { createSportCatalogue } from './sport-catalogue.ts';

/** Live odds older than this are no longer called live. */
const FRESH_FOR_MS = 30 * 60_000;

/** How the slate stands, as the chat's badge says it. */
export function slateStatusOf(slate: Slate, now: Date): SlateStatus {
  const ageMs = slate.asOf === null ? null : Math.max(0, now.getTime() - slate.asOf.getTime());
  return {
    odds: slate.odds,
    asOf: slate.asOf?.toISOString() ?? null,
    ageSeconds: ageMs === null ? null : Math.floor(ageMs / 1000),
    badge: badgeOf(slate.odds, ageMs),
    events: slate.events.filter((event) => event.startsAt > now).length,
    books: slate.bookTitles.size,
  };
}

function badgeOf(odds: Slate['odds'], ageMs: number | null): SlateStatus['badge'] {
  if (odds === 'demo') return 'DEMO';
  if (ageMs === null) return 'WAITING';
  return ageMs <= FRESH_FOR_MS ? 'LIVE' : 'DELAYED';
}

type Book = { key: string; title: string };

/** A slate never changes, and holds tens of thousands of quotes. */
const books = new WeakMap<Slate, Book[]>();

/** Every book of which a price is stored, by title. */
export function booksOf(slate: Slate): Book[] {
  const known = books.get(slate);
  if (known) return known;
  const keys = new Set(
    slate.events.flatMap(({ markets }) => markets.flatMap(({ quotes }) => quotes.map(({ bookKey }) => bookKey))),
  );
  const listed = [...keys]
    .map((key) => ({ key, title: slate.bookTitles.get(key) ?? key }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en') || (a.key < b.key ? -1 : 1));
  books.set(slate, listed);
  return listed;
}

/** Demo odds need no network. */
const REFRESH_DEADLINE_MS = { live: 90_000, demo: 15_000 } as const;
const MOVES_SHOWN = 100;
const DEFAULT_SETTINGS: RefreshSettings = { refreshMinutes: 30, creditsPerDay: 1000 };

export type PriceSeries = { eventId: string; market: string; bookKey: string; selection: Selection; player: string };

export type RefreshOutcome =
  | ({ kind: 'done' } & RefreshDone)
  /** In words for the operator; `retryAfterMs` is the pause that the provider asked for. */
  | { kind: 'failed'; reason: string; retryAfterMs: number };

export type SlateService = LineHistoryService & {
  /** The whole slate in memory; one turn uses one from start to end. Games under way may be in it. */
  current(): Promise<Slate>;
  status(): Promise<SlateStatus>;
  /** Every book of which a price is stored, by title. */
  books(): Promise<readonly Book[]>;
  /** Recorded changes of each price, oldest first, in the order of the prices: one statement for all of them. */
  moves(series: readonly PriceSeries[]): Promise<PriceMove[][]>;
  /**
   * Fetches what was last fetched before then (everything when nothing is said), or with null only what the plan says
   * is due. A provider that fails is an outcome.
   */
  refresh(signal: AbortSignal, fetchedBefore?: Date | null): Promise<RefreshOutcome>;
  /** Before a question is priced; `onWait` is called when it will take more than the database. */
  freshen: Freshen;
  saveFacts(batch: Pick<FactsBatch, 'facts' | 'covered'>): Promise<void>;
};

export function createSlateService(deps: SlateDeps): SlateService {
  const { odds } = deps.feed;
  const store = createSlateStore({ db: deps.db, odds, now: deps.now });
  const context: RefreshContext = {
    deps,
    settings: deps.settings ?? DEFAULT_SETTINGS,
    store,
    catalogue: createSportCatalogue(deps.feed),
    dearestCall: { main: 0, sharp: 0 },
  };
  return {
    current: () => store.current(),
    status: async () => slateStatusOf(await store.current(), deps.now()),
    books: async () => booksOf(await store.current()),
    ...createLineHistory({ db: deps.db, odds }),
    moves: (series) => listMoves(deps.db, odds, series, MOVES_SHOWN),
    saveFacts: (batch) => store.saveFacts(batch),
    freshen: createFreshen(context),
    async refresh(signal, fetchedBefore = new Date(deps.now().getTime() + 1)) {
      const deadline = startDeadline(signal, REFRESH_DEADLINE_MS[odds]);
      try {
        const run =
          odds === 'demo'
            ? refreshDemo(context, deadline.signal)
            : refreshLive(context, fetchedBefore, deadline.signal);
        return { kind: 'done', ...(await run) };
      } catch (cause) {
        signal.throwIfAborted();
        const error = deadline.signal.aborted ? new FeedError('The odds provider took too long.', { cause }) : cause;
        const reason = error instanceof FeedError ? error.message : 'The odds could not be stored.';
        await saveFailure(deps.db, odds, deps.now(), reason);
        if (!(error instanceof FeedError)) throw error;
        return { kind: 'failed', reason, retryAfterMs: (error.retryAfterSeconds ?? 0) * 1000 };
      } finally {
        deadline.clear();
      }
    },
  };
}
