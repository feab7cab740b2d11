import type { Gauge, Registry } from 'prom-client';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { createGauge } from './create-gauge.ts';
import { countLedgerMismatches, readVitals, type Vitals } from './vitals.repo.ts';

/** The check reads the whole ledger, and metrics are asked for every few seconds. */
const LEDGER_EVERY_MS = 600_000;

/** What waits, what is held, how the model does and whether the books are right; set anew at each reading. */
export function vitalGauges(registry: Registry, { db, now }: { db: Db; now: Clock }): () => Promise<void> {
  const show = showVitals(registry);
  const ledger = ledgerGauge(registry);
  let checkedMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const at = now();
    show(await readVitals(db, at), at);
    if (at.getTime() - checkedMs < LEDGER_EVERY_MS) return;
    ledger.set(await countLedgerMismatches(db));
    checkedMs = at.getTime();
  };
}

function showVitals(registry: Registry): (vitals: Vitals, at: Date) => void {
  const waiting = createGauge(registry, 'mails_waiting', 'Mails that are queued.');
  const oldest = createGauge(registry, 'mails_oldest_seconds', 'Age of the oldest queued mail; 0 where none waits.');
  const held = createGauge(
    registry,
    'reservations_held',
    'Tokens set aside for answers that are being made: how many reservations.',
  );
  const overdue = createGauge(
    registry,
    'reservations_overdue',
    'Held reservations past their lease. More than a minute: nobody sweeps.',
  );
  const calls = createGauge(
    registry,
    'model_calls_today',
    'Calls of the language model since midnight UTC, by their end.',
    ['outcome'],
  );
  return (vitals, at) => {
    waiting.set(vitals.mailsWaiting);
    oldest.set(vitals.oldestMailMs === null ? 0 : Math.max(0, (at.getTime() - vitals.oldestMailMs) / 1000));
    held.set(vitals.held);
    overdue.set(vitals.overdue);
    calls.reset();
    for (const { outcome, count } of vitals.calls) calls.set({ outcome }, count);
  };
}

const ledgerGauge = (registry: Registry): Gauge =>
  createGauge(
    registry,
    'ledger_mismatches',
    'Grants whose rest is not the sum of their entries, as counted in the last ten minutes. Anything but 0 is an alarm.',
  );
