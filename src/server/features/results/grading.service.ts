import type { Db } from '../../platform/database/database.ts';
import { countGrades, type GradeCounts } from './grade-closes.ts';
import { listGradable, listSettledCloses } from './grading.repo.ts';

const EVENTS_AT_ONCE = 50;

export type GradedCloses = { events: number; byMarket: Map<string, GradeCounts> };

/** How the closing prices of the games that began in a span of time ended: every one whose game has a result. */
export async function gradeCloses(
  deps: { db: Db; odds: 'live' | 'demo' },
  span: { from: Date; to: Date },
): Promise<GradedCloses> {
  const ids = await listGradable(deps.db, deps.odds, span);
  const byMarket: GradedCloses['byMarket'] = new Map();
  for (let from = 0; from < ids.length; from += EVENTS_AT_ONCE) {
    countGrades(byMarket, await listSettledCloses(deps.db, ids.slice(from, from + EVENTS_AT_ONCE)));
  }
  return { events: ids.length, byMarket };
}
