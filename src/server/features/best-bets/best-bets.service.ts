import type { BestBets } from '#contract/best-bets.ts';
import { BEST_BETS_MAX } from '#contract/best-bets.ts';
import type { TimeWindow } from '#research/language/reading.ts';
import { windowFor } from '#research/language/time-window.ts';
import { isTimeZone, zoneOf } from '#research/language/time-zone.ts';
import type { Slate } from '#research/slate/slate.ts';
import { buildPick } from '#research/tools/best-bets/build-pick.ts';
import { findCandidates, rankCandidates } from '#research/tools/best-bets/candidates.ts';
import { createChooser } from '#research/words/built-in-analyst/choose.ts';
import { writePick } from '#research/words/built-in-analyst/write-pick.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Player, PlayGuard } from '../play-limits/play-guard.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { gatherMoves, type MovesOf, seriesOf } from '../turns/gather-moves.ts';

/** Where nothing has an edge, this many show how far the closest are from one. */
const CLOSEST = 3;
const ANYTHING = { leagues: [], teams: [], players: [], markets: [], side: null, line: null };
const NO_LIMITS = { minDecimal: null, maxDecimal: null, side: null };

type FindDeps = { newId: () => string; movesOf: MovesOf };

/** Null: the slate holds nothing that is still to come. The same engine, limits and words as every answer's. */
async function findBestBets(deps: FindDeps, slate: Slate, today: TimeWindow, now: Date): Promise<BestBets | null> {
  const ofToday = findCandidates(slate, { ...ANYTHING, window: today }, NO_LIMITS, now);
  const all = ofToday.length > 0 ? ofToday : findCandidates(slate, { ...ANYTHING, window: null }, NO_LIMITS, now);
  if (all.length === 0 || slate.asOf === null) return null;
  const best = rankCandidates(all, { count: BEST_BETS_MAX, maxPerEvent: 1 });
  const withEdge = best.filter(({ priced }) => priced.verdict !== 'pass');
  const shown = withEdge.length > 0 ? withEdge : best.slice(0, CLOSEST);
  const chooser = createChooser();
  const drafts = (await gatherMoves(deps.movesOf, shown, 0)).map((gathered) =>
    buildPick({ ...gathered, id: deps.newId(), slate, now }),
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

export type BestBetsDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  slate: Pick<SlateService, 'current' | 'moves'>;
  play: Pick<PlayGuard, 'assertNotExcluded'>;
};

export type BestBetsService = {
  /** Of the day in this zone; null while nothing is priced. For whoever may see picks. */
  find: (timeZone: string) => Promise<BestBets | null>;
  get: (user: Player, timeZone: string | undefined) => Promise<BestBets>;
};

const DEFAULT_TIME_ZONE = 'America/New_York';
/** Prices age and games begin within one version of the slate. */
const KEPT_FOR_MS = 60_000;
/** There are some forty different ends of a day on earth. */
const DAYS_KEPT = 48;

type Kept = { version: number; atMs: number; found: Promise<BestBets | null> };

/** The day's best bets, the same for everybody with the same day: found once a minute and version of the slate. */
export function createBestBets({ db, now, newId, slate, play }: BestBetsDeps): BestBetsService {
  const kept = new Map<number, Kept>();
  const movesOf: MovesOf = (prices) => slate.moves(prices.map(seriesOf));

  const find = async (timeZone: string): Promise<BestBets | null> => {
    const at = now();
    const current = await slate.current();
    const today = windowFor({ kind: 'day', daysOn: 0, part: null }, { nowMs: at.getTime(), zone: zoneOf(timeZone) });
    const known = kept.get(today.toMs);
    const isFresh = known?.version === current.version && at.getTime() - known.atMs < KEPT_FOR_MS;
    if (isFresh && areToCome(await known.found, at)) return known.found;
    const fresh = {
      version: current.version,
      atMs: at.getTime(),
      found: findBestBets({ newId, movesOf }, current, today, at),
    };
    kept.delete(today.toMs);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size + 1 - DAYS_KEPT))) kept.delete(oldest);
    kept.set(today.toMs, fresh);
    fresh.found.catch(() => {
      if (kept.get(today.toMs) === fresh) kept.delete(today.toMs);
    });
    return fresh.found;
  };

  const get: BestBetsService['get'] = async (user, asked) => {
    const timeZone = asked ?? user.timeZone ?? DEFAULT_TIME_ZONE;
    if (!isTimeZone(timeZone))
      throw new AppError('invalid_input', 'timeZone must be an IANA name such as America/New_York');
    await play.assertNotExcluded(db, { user, now: now() });
    const found = await find(timeZone);
    if (!found) throw new AppError('unavailable', 'There are no prices yet. Please try again in a minute.');
    return found;
  };
  return { find, get };
}

/** A game that has begun is never shown as a bet. */
const areToCome = (found: BestBets | null, now: Date): boolean =>
  found === null || found.picks.every(({ startsAt }) => Date.parse(startsAt) > now.getTime());
