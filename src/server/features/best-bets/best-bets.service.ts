import type { BestBets } from '#contract/best-bets.ts';
import { windowFor } from '#engine/questions/time-window.ts';
import { isTimeZone } from '#engine/questions/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Candidate } from '../analysis/candidates.ts';
import type { Player, PlayGuard } from '../play-limits/play-guard.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { findBestBets } from './find-best-bets.ts';

export type BestBetsDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  slate: Pick<SlateService, 'current' | 'moves'>;
  play: Pick<PlayGuard, 'assertNotExcluded'>;
};

export type BestBetsService = (user: Player, timeZone: string | undefined) => Promise<BestBets>;

const DEFAULT_TIME_ZONE = 'America/New_York';
/** Prices age and games begin within one version of the slate. */
const KEPT_FOR_MS = 60_000;
/** There are some forty different ends of a day on earth. */
const DAYS_KEPT = 48;

type Kept = { version: number; atMs: number; found: Promise<BestBets | null> };

/** The day's best bets, the same for everybody with the same day: found once a minute and version of the slate. */
export function createBestBets({ db, now, newId, slate, play }: BestBetsDeps): BestBetsService {
  const kept = new Map<number, Kept>();
  const movesOf = ({ priced, event, market, selection }: Candidate) =>
    slate.moves({
      eventId: event.id,
      market: market.market,
      bookKey: priced.book,
      selection,
      player: market.player,
    });

  const find = async (timeZone: string): Promise<BestBets | null> => {
    const at = now();
    const current = await slate.current();
    const today = windowFor({ kind: 'day', daysOn: 0, part: null }, { nowMs: at.getTime(), timeZone });
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

  return async (user, asked) => {
    const timeZone = asked ?? user.timeZone ?? DEFAULT_TIME_ZONE;
    if (!isTimeZone(timeZone))
      throw new AppError('invalid_input', 'timeZone must be an IANA name such as America/New_York');
    await play.assertNotExcluded(db, { user, now: now() });
    const found = await find(timeZone);
    if (!found) throw new AppError('unavailable', 'There are no prices yet. Please try again in a minute.');
    return found;
  };
}

/** A game that has begun is never shown as a bet. */
const areToCome = (found: BestBets | null, now: Date): boolean =>
  found === null || found.picks.every(({ startsAt }) => Date.parse(startsAt) > now.getTime());
