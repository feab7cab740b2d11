import type { SlateEvent } from '../../slate/slate.ts';
import type { Reading } from '../reading.ts';
import { gamesOfCompetition } from '../tickets/of-competition.ts';
import { type Asked, say } from './call.ts';
import type { MarketQuestion } from './subject.ts';

/** Each league that is named is scanned by itself. */
const MOST_LEAGUES = 3;

type Named = Pick<Reading, 'leagues' | 'competitions'>;
type Ahead = { events: readonly SlateEvent[]; nowMs: number };
type Scope = { league?: Reading['leagues'][number]; eventIds?: string[] };

/** Where a scan looks: the games of the competition that is named, each of the leagues, or everywhere; or that no game of it is stored. */
export function scanScopes({ leagues, competitions }: Named, { events, nowMs }: Ahead): Scope[] | Asked {
  const games = gamesOfCompetition({ leagues, ...(competitions && { competitions }) }, events, nowMs);
  if (games?.length === 0) return say('No game ahead of that competition has a stored price, so nothing was scanned.');
  if (games) return [{ eventIds: games }];
  return leagues.length > 0 ? leagues.slice(0, MOST_LEAGUES).map((league) => ({ league })) : [{}];
}

const SPLITS = /\b(split|stake|put|on each|each side|total|with)\b/;
const LEAST_STAKE_CENTS = 100;

/** What is staked on all sides together; "500" beside a word of it is so many dollars. */
export function scanStake({ amounts, plain }: Pick<MarketQuestion, 'amounts' | 'plain'>) {
  const named = amounts.money.find(({ isSure, cents }) => isSure && cents >= LEAST_STAKE_CENTS)?.cents;
  if (named !== undefined || !SPLITS.test(plain)) return named;
  const bare = amounts.lines.find(({ signed, line }) => !signed && line * 100 >= LEAST_STAKE_CENTS)?.line;
  return bare === undefined ? amounts.money[0]?.cents : Math.round(bare * 100);
}
