import { BEST_BETS_MAX, type BestBets } from '#contract/best-bets.ts';
import type { TimeWindow } from '#engine/questions/reading.ts';
import { buildPick } from '../analysis/build-pick.ts';
import { createChooser } from '../analysis/built-in-analyst/choose.ts';
import { writePick } from '../analysis/built-in-analyst/write-pick.ts';
import { type Candidate, findCandidates, rankCandidates } from '../analysis/candidates.ts';
import type { PriceMove, Slate } from '../slate/slate.ts';

/** Where nothing has an edge, this many show how far the closest are from one. */
const CLOSEST = 3;
const ANYTHING = { leagues: [], teams: [], players: [], markets: [], side: null, line: null };
const NO_LIMITS = { minDecimal: null, maxDecimal: null, side: null };

export type FindDeps = {
  newId: () => string;
  /** Recorded changes of one price, oldest first. */
  movesOf: (candidate: Candidate) => Promise<readonly PriceMove[]>;
};

/** Null: the slate holds nothing that is still to come. The same engine, limits and words as every answer's. */
export async function findBestBets(
  deps: FindDeps,
  slate: Slate,
  today: TimeWindow,
  now: Date,
): Promise<BestBets | null> {
  const ofToday = findCandidates(slate, { ...ANYTHING, window: today }, NO_LIMITS, now);
  const all = ofToday.length > 0 ? ofToday : findCandidates(slate, { ...ANYTHING, window: null }, NO_LIMITS, now);
  if (all.length === 0 || slate.asOf === null) return null;
  const best = rankCandidates(all, { count: BEST_BETS_MAX, maxPerEvent: 1 });
  const withEdge = best.filter(({ priced }) => priced.verdict !== 'pass');
  const shown = withEdge.length > 0 ? withEdge : best.slice(0, CLOSEST);
  const chooser = createChooser();
  const drafts = await Promise.all(
    shown.map(async (candidate) =>
      buildPick({ id: deps.newId(), candidate, slate, moves: await deps.movesOf(candidate), now }),
    ),
  );
  return {
    odds: slate.odds,
    asOf: slate.asOf.toISOString(),
    scope: ofToday.length > 0 ? 'today' : 'upcoming',
    hasEdge: withEdge.length > 0,
    considered: all.length,
    picks: drafts.map((draft) => {
      const { why, riskFactor } = writePick(draft, 'brief', chooser);
      return { ...draft.pick, analysis: why.join(' '), riskFactor: riskFactor.join(' ') };
    }),
  };
}
