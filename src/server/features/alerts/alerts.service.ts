import { ALERTS_MAX, type Alert, type AlertList, type NewAlert, type QuietHours } from '#contract/alerts.ts';
import { BetRef } from '#contract/research/bet.ts';
import { DEFAULT_QUIET } from '#research/alerts/is-quiet.ts';
import { priceOf } from '#research/alerts/judge-alert.ts';
import { pricedMarket } from '#research/slate/three-way.ts';
import { readPrice } from '#research/tools/stated-prices.ts';
import { NOTHING_LOADED, type World } from '#research/tools/world.ts';
import { bettorOf, writeOdds } from '#research/words/bettor.ts';
import { AppError } from '../../platform/errors.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import type { SessionUser } from '../../platform/http/session.ts';
import { DEFAULT_TIME_ZONE } from '../conversations/conversations.service.ts';
import { wantMailAgain } from '../mail/mail-choices.service.ts';
import type { PlayGuard } from '../play-limits/play-guard.ts';
import type { SlateService } from '../slate/slate.service.ts';
import {
  type AlertRow,
  countWaiting,
  deleteAlert,
  findHours,
  findSame,
  findShownPick,
  holdUser,
  insertAlert,
  listOwn,
  listRemoved,
  type NewAlertRow,
  saveHours,
} from './alerts.repo.ts';

export type AlertsDeps = RateLimitDeps & {
  slate: Pick<SlateService, 'current'>;
  play: Pick<PlayGuard, 'assertNotExcluded'>;
};

const ADDED: RateLimit = {
  kind: 'alert',
  limit: 100,
  windowMs: 600_000,
  message: 'You set a lot of alerts in a few minutes. Please wait a little.',
};
const TOLD_SHOWN = 20;

export async function readAlerts({ db, now }: AlertsDeps, user: SessionUser): Promise<AlertList> {
  const [rows, quiet] = await Promise.all([
    listOwn(db, user.id, { now: now(), told: TOLD_SHOWN }),
    findHours(db, user.id),
  ]);
  return {
    alerts: rows.map((row) => toAlert(row, user)),
    quiet: quiet ?? DEFAULT_QUIET,
    timeZone: user.timeZone ?? DEFAULT_TIME_ZONE,
  };
}

/** Everything that is stored of them, for their owner. */
export const exportAlerts = async (db: AlertsDeps['db'], userId: string) => ({
  quietHours: (await findHours(db, userId)) ?? null,
  alerts: await listOwn(db, userId, { now: new Date(0), told: 1_000_000 }),
  removedToday: await listRemoved(db, userId),
});

export async function saveQuietHours({ db }: AlertsDeps, userId: string, hours: QuietHours): Promise<QuietHours> {
  await db.transaction(async (tx) => {
    if (!(await holdUser(tx, userId))) throw new AppError('unauthenticated', 'Unauthorized');
    await saveHours(tx, userId, hours);
  });
  return hours;
}

export async function removeAlert({ db, now }: AlertsDeps, userId: string, id: string): Promise<{ removed: number }> {
  const removed = await deleteAlert(db, { userId, id, at: now() });
  if (removed === 0) throw new AppError('not_found', 'This alert is not in your list.');
  return { removed };
}

/** Sets an alert, or names the one that waits for the same. @throws AppError invalid_input that says what cannot be */
export async function addAlert(
  deps: AlertsDeps,
  user: SessionUser,
  asked: NewAlert,
): Promise<{ alert: Alert; isNew: boolean }> {
  const now = deps.now();
  await deps.play.assertNotExcluded(deps.db, { user, now });
  await takeFromLimit(deps, ADDED, user.id);
  const row = await rowOf(deps, user, asked, now);
  const found = await deps.db.transaction(async (tx) => {
    const held = await holdUser(tx, user.id);
    if (!held) throw new AppError('unauthenticated', 'Unauthorized');
    if (!held.isConfirmed) throw new AppError('invalid_input', 'Confirm your address first: alerts come by mail.');
    const same = await findSame(tx, row);
    if (same) return same;
    if ((await countWaiting(tx, user.id, now)) >= ALERTS_MAX)
      throw new AppError('invalid_input', `You have ${ALERTS_MAX} alerts waiting, which is the most there can be.`);
    await insertAlert(tx, row);
    await wantMailAgain(tx, deps, held.email);
    return null;
  });
  if (found) return { alert: toAlert(found, user), isNew: false };
  const { startsAt, createdAt, targetDecimal = null, ...rest } = row;
  const waits = { startsAtMs: startsAt.getTime(), createdAtMs: createdAt.getTime(), firedAtMs: null, said: null };
  return { alert: toAlert({ ...rest, ...waits, targetDecimal }, user), isNew: true };
}

export const worldFor = (
  user: Pick<SessionUser, 'settings' | 'timeZone'>,
  slate: World['slate'],
  now: Date,
): World => ({
  slate,
  bettor: bettorOf(user.settings, { bankroll: null, unit: null }),
  nowMs: now.getTime(),
  zone: user.timeZone ?? DEFAULT_TIME_ZONE,
  loaded: NOTHING_LOADED,
  may: 'free',
});

async function rowOf(
  deps: AlertsDeps,
  user: SessionUser,
  { kind, pickId, bet, price }: NewAlert,
  now: Date,
): Promise<NewAlertRow> {
  if (kind === 'edge_gone' && pickId === undefined)
    throw new AppError('invalid_input', 'That an edge is gone is told of picks that were shown to you.');
  const targetDecimal = kind === 'price' ? targetOf(price) : null;
  const ref = await refOf(deps, user, pickId, bet);
  const world = worldFor(user, await deps.slate.current(), now);
  const stored = priceOf(ref, world);
  if (!stored)
    throw new AppError(
      'invalid_input',
      'No price of this bet is stored that an alert could go by, or its game has begun.',
    );
  const isLined = stored.line !== null && stored.line !== 0;
  return {
    ...{ id: deps.newId(), userId: user.id, kind, targetDecimal, createdAt: now },
    // The line that was priced is the one that is meant from here on.
    bet: { ...ref, line: stored.line },
    ...{ label: stored.label, game: stored.game, sport: stored.league, startsAt: new Date(stored.startsAt) },
    baseLine: kind === 'line_moved' && isLined ? (priceOf({ ...ref, line: null }, world)?.line ?? stored.line) : null,
    baseDecimal: stored.atBest?.decimal ?? null,
  };
}

function targetOf(price: string | undefined): number {
  const decimal = price === undefined ? null : readPrice(price);
  if (decimal === null)
    throw new AppError('invalid_input', 'Say the price to wait for, such as +120 or 2.20.', { field: 'price' });
  return decimal;
}

async function refOf({ db }: AlertsDeps, { id: userId }: SessionUser, pickId?: string, bet?: BetRef): Promise<BetRef> {
  if (pickId === undefined) {
    if (bet) return { ...bet, price: null, book: null, named: [] };
    throw new AppError('invalid_input', 'Say which bet the alert is for.', { field: 'bet' });
  }
  const pick = await findShownPick(db, { userId, pickId });
  if (!pick) throw new AppError('not_found', 'No such pick was shown to you.');
  const { eventId, market, selection: side, player, line } = pick;
  const ref = {
    eventId,
    market: pricedMarket(market.replace(/^alternate_/, '')),
    side,
    line,
    player: player === '' ? null : player,
  };
  return BetRef.parse(ref);
}

type ToldOf = Omit<AlertRow, 'baseLine' | 'baseDecimal'>;

function toAlert(row: ToldOf, user: Pick<SessionUser, 'settings'>): Alert {
  const { id, kind, label, game, sport, targetDecimal: decimal, said } = row;
  const bettor = bettorOf(user.settings, { bankroll: null, unit: null });
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    ...{ id, kind, bet: label, game, sport, said },
    target: decimal === null ? null : { text: writeOdds(bettor, decimal), decimal },
    startsAt: iso(row.startsAtMs),
    createdAt: iso(row.createdAtMs),
    firedAt: row.firedAtMs === null ? null : iso(row.firedAtMs),
  };
}
