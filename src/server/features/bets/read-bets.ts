import { BETS_PAGE, type BetsPage, type BetsQuery } from '#contract/bets/bets.ts';
import { type BetGroup, type BetSummary, LEAST_BETS, LEAST_DAYS, type TrackedBet } from '#contract/bets/tracked-bet.ts';
import { type BettorBet, bettorFigures, profitCurve, returnRange } from '#engine/record/bettor-figures.ts';
import type { Db } from '../../platform/database/database.ts';
import { listHistory } from '../billing/history.service.ts';
import { type BetRow, listBetCloses, listBetRows } from './bets.repo.ts';
import type { BetsDeps, Bettor } from './bets-deps.ts';
import { type ValuedBet, valueBets } from './value-bets.ts';

/** Every bet of a bettor, each as it stands now, the newest first. */
export async function readValued(db: Db, userId: string, now: Date): Promise<{ rows: BetRow[]; valued: ValuedBet[] }> {
  const rows = await listBetRows(db, userId);
  const begun = rows.filter(({ eventId, startsAtMs }) => eventId !== null && (startsAtMs ?? 0) <= now.getTime());
  return { rows, valued: valueBets(rows, await listBetCloses(db, begun), now) };
}

/** Every bet as it is stored and as it stands, for its owner. */
export async function exportOwnBets({ db, now }: Pick<BetsDeps, 'db' | 'now'>, userId: string) {
  const { rows, valued } = await readValued(db, userId, now());
  return valued.map(({ bet }, at) => ({ ...bet, externalId: rows[at]?.externalId ?? null }));
}

/** A page of the bets that fit; with the first one what all of them come to. */
export async function readBets(deps: BetsDeps, bettor: Bettor, query: BetsQuery): Promise<BetsPage> {
  const { valued } = await readValued(deps.db, bettor.id, deps.now());
  const fitting = valued.filter(fits(query));
  const from = query.offset ?? 0;
  const to = from + BETS_PAGE;
  return {
    bets: fitting.slice(from, to).map(({ bet }) => bet),
    total: fitting.length,
    next: fitting.length > to ? to : null,
    summary: from === 0 ? summaryOf(valued, await costOf(deps.db, bettor.walletId)) : null,
  };
}

/** What all bets of a bettor come to; undefined where none is kept. */
export async function readSummary(
  { db, now }: Pick<BetsDeps, 'db' | 'now'>,
  bettor: Bettor,
): Promise<BetSummary | undefined> {
  const { valued } = await readValued(db, bettor.id, now());
  return valued.length === 0 ? undefined : summaryOf(valued, await costOf(db, bettor.walletId));
}

function fits({ state, sport, book, market }: BetsQuery): (valued: ValuedBet) => boolean {
  return ({ bet, counted, isYours }) =>
    (state === undefined || isOfState(state, counted, isYours)) &&
    (sport === undefined || (bet.sport || UNNAMED) === sport) &&
    (book === undefined || (bet.book || UNNAMED) === book) &&
    (market === undefined || bet.market === market);
}

function isOfState(state: NonNullable<BetsQuery['state']>, { end }: BettorBet, isYours: boolean): boolean {
  if (state === 'yours') return isYours;
  const isOpen = end === 'open' || end === 'undecided';
  return state === 'open' ? isOpen : !isOpen;
}

/** What was paid to us, less what went back. */
async function costOf(db: Db, walletId: string): Promise<number> {
  const lines = await listHistory(db, walletId);
  return lines.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
}

const UNNAMED = 'Not named';

function summaryOf(valued: readonly ValuedBet[], costCents: number): BetSummary {
  const all = valued.map(({ counted }) => counted);
  return {
    ...bettorFigures(all),
    range: returnRange(all, { bets: LEAST_BETS, days: LEAST_DAYS }),
    clv: meanOf(all.map(({ clv }) => clv)),
    clvFair: meanOf(all.map(({ clvFair }) => clvFair)),
    curve: profitCurve(all),
    sports: groupsOf(valued, ({ sport }) => sport),
    books: groupsOf(valued, ({ book }) => book),
    markets: groupsOf(valued, ({ market }) => market),
    costCents,
  };
}

function meanOf(values: readonly (number | null)[]): BetSummary['clv'] {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return { value: known.reduce((sum, value) => sum + value, 0) / known.length, bets: known.length };
}

/** The most bets first. */
function groupsOf(valued: readonly ValuedBet[], nameOf: (bet: TrackedBet) => string): BetGroup[] {
  const groups = new Map<string, BettorBet[]>();
  for (const { bet, counted } of valued) {
    const name = nameOf(bet) || UNNAMED;
    const group = groups.get(name);
    if (group) group.push(counted);
    else groups.set(name, [counted]);
  }
  return [...groups]
    .map(([name, bets]) => ({ name, ...bettorFigures(bets) }))
    .sort((a, b) => b.bets - a.bets || a.name.localeCompare(b.name, 'en'));
}
