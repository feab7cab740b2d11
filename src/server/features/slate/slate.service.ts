import type { SlateStatus } from '#contract/slate.ts';
import type { FactsBatch } from '../../providers/facts/facts.port.ts';
import { FeedError, type Selection } from '../../providers/odds-feed/odds-feed.port.ts';
import { type Book, booksOf } from './books.ts';
import { startDeadline } from './deadline.ts';
import { createFreshen, type Freshen } from './freshen-odds.ts';
import { createLineHistory, type LineHistoryService } from './line-history.service.ts';
import { type OddsDesk, type RefreshDone, refreshDemo, refreshLive } from './refresh-odds.ts';
import { listMoves } from './slate.repo.ts';
import type { PriceMove, Slate } from './slate.ts';
import type { RefreshSettings, SlateDeps } from './slate-deps.ts';
import { slateStatusOf } from './slate-status.ts';
import { createSlateStore } from './slate-store.ts';
import { saveFailure } from './slate-writes.repo.ts';
import { createSportCatalogue } from './sport-catalogue.ts';

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
  /** Recorded changes of one price, oldest first. */
  moves(series: PriceSeries): Promise<PriceMove[]>;
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
  const desk: OddsDesk = {
    deps,
    settings: deps.settings ?? DEFAULT_SETTINGS,
    store,
    catalogue: createSportCatalogue(deps.feed),
    dearestCall: { credits: 0 },
  };
  return {
    current: () => store.current(),
    status: async () => slateStatusOf(await store.current(), deps.now()),
    books: async () => booksOf(await store.current()),
    ...createLineHistory({ db: deps.db, odds }),
    moves: (series) => listMoves(deps.db, series, MOVES_SHOWN),
    saveFacts: (batch) => store.saveFacts(batch),
    freshen: createFreshen(desk),
    async refresh(signal, fetchedBefore = new Date(deps.now().getTime() + 1)) {
      const deadline = startDeadline(signal, REFRESH_DEADLINE_MS[odds]);
      try {
        const run =
          odds === 'demo' ? refreshDemo(desk, deadline.signal) : refreshLive(desk, fetchedBefore, deadline.signal);
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
