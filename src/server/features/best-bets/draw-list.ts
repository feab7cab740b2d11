import type { Pick as ShownPick } from '#contract/analysis.ts';
import { chooseDayBets } from '#research/best-bets/choose-day-bets.ts';
import { listDayAt } from '#research/best-bets/list-day.ts';
import { buildPick } from '#research/tools/best-bets/build-pick.ts';
import type { PickDraft } from '#research/tools/best-bets/pick-draft.ts';
import { createChooser } from '#research/words/built-in-analyst/choose.ts';
import { writePick } from '#research/words/built-in-analyst/write-pick.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { gatherMoves, seriesOf } from '../turns/gather-moves.ts';
import { pickRecord } from '../turns/pick-record.ts';
import { findNewest, insertList, type ListRow } from './best-bets.repo.ts';

export type DrawDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  slate: Pick<SlateService, 'current' | 'moves'>;
  odds: 'live' | 'demo';
};

/** Prices that nobody has confirmed for so long are none to draw from. */
const OLDEST_MS = 2 * 3_600_000;

/**
 * Draws the list of the present day, once, and records its picks as every shown pick is. The list that stands; null: there are no
 * prices to draw one from.
 */
export async function drawList(deps: DrawDeps): Promise<{ list: ListRow; isNew: boolean } | null> {
  const { db, odds } = deps;
  const now = deps.now();
  const { day } = listDayAt(now.getTime());
  const standing = await findNewest(db, odds);
  if (standing && standing.day >= day) return { list: standing, isNew: false };
  const slate = await deps.slate.current();
  if (slate.asOf === null || now.getTime() - slate.asOf.getTime() > OLDEST_MS) return null;
  const { bets, considered } = chooseDayBets(slate, now);
  const list = { id: deps.newId(), odds, day, drawnAt: now, asOf: slate.asOf, considered };
  const gathered = await gatherMoves((prices) => deps.slate.moves(prices.map(seriesOf)), bets, 0);
  const drafts = gathered.map((one) => buildPick({ ...one, id: deps.newId(), slate, now }));
  const chooser = createChooser();
  const rows = drafts.map((draft) => ({
    shown: withWords(draft, chooser),
    record: pickRecord(draft, list.id, odds, now),
  }));
  const isNew = await db.transaction((tx) => insertList(tx, list, rows));
  if (isNew) return { list, isNew };
  const first = await findNewest(db, odds);
  return first ? { list: first, isNew } : null;
}

function withWords(draft: PickDraft, chooser: Parameters<typeof writePick>[2]): ShownPick {
  const { why, riskFactor } = writePick(draft, 'brief', chooser);
  return { ...draft.pick, analysis: why.join(' '), riskFactor: riskFactor.join(' ') };
}
