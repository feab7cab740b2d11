import { randomUUID } from 'node:crypto';
import type { Slate } from '../../../src/research/slate/slate.ts';
import { buildPick } from '../../../src/research/tools/best-bets/build-pick.ts';
import { findCandidates } from '../../../src/research/tools/best-bets/candidates.ts';
import { picks } from '../../../src/server/db/schema/chat.ts';
import { pickRecord } from '../../../src/server/features/turns/pick-record.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';

const ANYTHING = { leagues: [], teams: [], players: [], markets: [], side: null, line: null };
const NO_LIMITS = { minDecimal: null, maxDecimal: null, side: null };
/** As far ahead as a bettor asks: the games of the coming day. */
const AHEAD_MS = 24 * 3_600_000;

/** Quarter units, from one to twelve of them. */
const STAKES = 12;

/**
 * Leaves what answers about every game and market of the coming day would: the best bet of each by the product's own pricing,
 * whatever the verdict on it, as a pick that was shown. Early prices at US books alone are rarely worth a stake, so each bet that is
 * passed on is shown a second time as a lean, at a made-up stake: the record then has stakes to count as well. How many.
 */
export async function showPicks(db: Db, slate: Slate, at: Date): Promise<number> {
  const window = { label: '', fromMs: at.getTime(), toMs: at.getTime() + AHEAD_MS };
  const analysisId = randomUUID();
  const rows = findCandidates(slate, { ...ANYTHING, window }, NO_LIMITS, at).flatMap((candidate, nth) => {
    const draft = buildPick({ id: randomUUID(), candidate, slate, moves: [], now: at });
    const shown = pickRecord(draft, analysisId, slate.odds, at);
    if (shown.verdict !== 'pass') return [shown];
    return [shown, { ...shown, id: randomUUID(), verdict: 'lean' as const, units: ((nth % STAKES) + 1) / 4 }];
  });
  if (rows.length > 0) await db.insert(picks).values(rows);
  return rows.length;
}
