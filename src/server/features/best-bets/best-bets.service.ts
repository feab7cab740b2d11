import type { BestBetList, BestBetResults, BestBets } from '#contract/best-bets.ts';
import { listDayAt } from '#research/best-bets/list-day.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Player, PlayGuard } from '../play-limits/play-guard.ts';
import { readStarted } from '../record/record.service.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { findBefore, findNewest, type ListedBet, type ListRow, listBets, sumLists } from './best-bets.repo.ts';

export type BestBetsDeps = {
  db: Db;
  now: Clock;
  slate: Pick<SlateService, 'books'>;
  play: Pick<PlayGuard, 'assertNotExcluded'>;
  odds: 'live' | 'demo';
};

export type BestBetsService = {
  /** The list that stands; null while none was drawn. For whoever may see picks. */
  find: () => Promise<BestBetList | null>;
  get: (user: Player) => Promise<BestBets>;
  results: () => Promise<BestBetResults>;
};

/** Anybody may ask for the results: they are read once for everybody who asks within this time. */
const RESULTS_KEPT_MS = 5_000;
const LEAST_GRADED = 100;

/** The day's best bets, the same for everybody. */
export function createBestBets({ db, now, slate, play, odds }: BestBetsDeps): BestBetsService {
  // A list never changes once it is drawn.
  let kept: { id: string; bets: Promise<ListedBet[]> } | null = null;
  let results: { atMs: number; read: Promise<BestBetResults> } | null = null;

  const betsOf = ({ id }: ListRow): Promise<ListedBet[]> => {
    if (kept?.id === id) return kept.bets;
    const read = { id, bets: listBets(db, id) };
    kept = read;
    read.bets.catch(() => {
      if (kept === read) kept = null;
    });
    return read.bets;
  };

  const find = async (): Promise<BestBetList | null> => {
    const list = await findNewest(db, odds);
    if (!list) return null;
    const { day, drawnAt, asOf, considered } = list;
    const picks = (await betsOf(list)).map(({ shown }) => shown);
    return { day, drawnAt: drawnAt.toISOString(), odds, asOf: asOf.toISOString(), considered, picks };
  };
  const nextAt = () => new Date(listDayAt(now().getTime()).toMs).toISOString();

  const readResults = async (): Promise<BestBetResults> => {
    const [newest, { profit, ...all }] = await Promise.all([findNewest(db, odds), sumLists(db, odds)]);
    const before = newest && (await findBefore(db, odds, newest.day));
    return {
      odds,
      today: newest ? { ...headOf(newest), bets: (await betsOf(newest)).length } : null,
      nextAt: nextAt(),
      last: before ? await readLast(before) : null,
      all: { ...all, flatReturn: all.graded < LEAST_GRADED ? null : profit / all.graded },
    };
  };
  const readLast = async (list: ListRow) => {
    const ids = (await listBets(db, list.id)).map(({ pickId }) => pickId);
    const picks = await readStarted({ db, now, slate }, ids);
    return { ...headOf(list), considered: list.considered, picks, hidden: ids.length - picks.length };
  };

  return {
    find,
    get: async (user) => {
      await play.assertNotExcluded(db, { user, now: now() });
      return { list: await find(), nextAt: nextAt() };
    },
    results: () => {
      const atMs = now().getTime();
      if (results && atMs - results.atMs < RESULTS_KEPT_MS) return results.read;
      const fresh = { atMs, read: readResults() };
      results = fresh;
      fresh.read.catch(() => {
        if (results === fresh) results = null;
      });
      return fresh.read;
    },
  };
}

const headOf = ({ day, drawnAt }: ListRow) => ({ day, drawnAt: drawnAt.toISOString() });
