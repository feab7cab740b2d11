import { buildSlate } from '#research/slate/build-slate.ts';
import type { Slate } from '#research/slate/slate.ts';
import { slateNames } from '#research/slate/slate-names.ts';
import type { StoredSlate } from '#research/slate/stored-slate.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { FactsBatch } from '../../providers/facts/facts.port.ts';
import type { FeedBatch } from '../../providers/odds-feed/odds-feed.port.ts';
import { diffFacts, hasFactChanges } from './diff-facts.ts';
import { diffPrices, hasPriceChanges } from './diff-prices.ts';
import { createFits, createPricings } from './pricing-memory.ts';
import { runAlongside } from './run-alongside.ts';
import { findVersion, readStoredSlate } from './slate.repo.ts';
import { lockVersion, saveSuccess, saveVersion, writeFactChanges, writePriceChanges } from './slate-writes.repo.ts';

/** Another process may have refreshed: how long the one in memory is trusted without asking. */
const CHECK_EVERY_MS = 5_000;

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

export type SlateStore = {
  current(): Promise<Slate>;
  savePrices(batch: FeedBatch): Promise<void>;
  saveFacts(batch: Pick<FactsBatch, 'facts' | 'covered'>): Promise<void>;
};

type Held = { stored: StoredSlate; slate: Slate | null };

/** The stored slate of one kind of odds, with a copy in memory that is known by its version. */
export function createSlateStore(deps: { db: Db; odds: Slate['odds']; now: Clock }): SlateStore {
  const { db, odds, now } = deps;
  let held: Held | null = null;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let checking: Promise<Held> | null = null;

  function hold(stored: StoredSlate): Held {
    held = { stored, slate: null };
    checkedAtMs = now().getTime();
    return held;
  }

  async function check(): Promise<Held> {
    const version = await findVersion(db, odds);
    if (held?.stored.version === version) {
      checkedAtMs = now().getTime();
      return held;
    }
    // In one snapshot: what another process commits between the statements is not half there.
    return hold(await db.transaction((tx) => readStoredSlate(tx, odds, now()), SNAPSHOT));
  }

  /** Many turns ask at once after a pause: one of them looks. */
  function checked(): Promise<Held> {
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  }

  /** Reads under the lock, writes what `change` says with its version, and holds the result once it is committed. */
  async function update(change: (tx: Db, stored: StoredSlate) => Promise<StoredSlate>): Promise<void> {
    const next = await db.transaction(async (tx) => {
      const version = await lockVersion(tx, odds, now());
      const stored = held?.stored.version === version ? held.stored : await readStoredSlate(tx, odds, now());
      return change(tx, stored);
    });
    if (held?.stored !== next) hold(next);
  }

  return {
    async current() {
      const isTrusted = held !== null && now().getTime() - checkedAtMs < CHECK_EVERY_MS;
      const current = isTrusted && held ? held : await checked();
      current.slate ??= withNames({ ...buildSlate(current.stored, odds, now(), createPricings), fits: createFits() });
      return current.slate;
    },
    savePrices: (batch) =>
      update(async (tx, stored) => {
        const at = now();
        const diff = diffPrices(stored, batch, at);
        let hasChanges = false;
        let part = diff.next();
        while (!part.done) {
          const changes = part.value;
          hasChanges ||= hasPriceChanges(changes);
          part = await runAlongside(writePriceChanges(tx, odds, changes, at), () => diff.next());
        }
        const next = hasChanges ? raised(part.value) : stored;
        if (batch.isPart) {
          await saveVersion(tx, odds, next.version);
          return next;
        }
        await saveSuccess(tx, odds, {
          version: next.version,
          at,
          error: batch.failures.map(({ sportKey, reason }) => `${sportKey}: ${reason}`).join('; ') || null,
          creditsRemaining: batch.creditsRemaining,
          refused: batch.refused,
        });
        return next;
      }),
    saveFacts: (batch) =>
      update(async (tx, stored) => {
        const diff = diffFacts(stored, batch);
        if (!hasFactChanges(diff.changes)) return stored;
        const next = raised(diff.next);
        await writeFactChanges(tx, diff.changes, now());
        await saveVersion(tx, odds, next.version);
        return next;
      }),
  };
}

const raised = (stored: StoredSlate): StoredSlate => ({ ...stored, version: stored.version + 1 });

/** A slate's names are gone through once, when the first question asks for one. */
function withNames(slate: Slate): Slate {
  let names: ReturnType<typeof slateNames> | undefined;
  return {
    ...slate,
    names: () => {
      names ??= slateNames(slate);
      return names;
    },
  };
}
