import type { BetGame, NewBet } from '#contract/bets/bets.ts';
import { BETS_MAX } from '#contract/bets/import.ts';
import type { ToldResult, TrackedBet } from '#contract/bets/tracked-bet.ts';
import { NAME_MAX, PROFIT_MAX_CENTS } from '#contract/bets/tracked-bet.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { findBooks } from '#research/books/find-books.ts';
import { sportLabel } from '#research/slate/leagues.ts';
import type { Slate } from '#research/slate/slate.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { takeFromLimit } from '../../platform/http/rate-limit.ts';
import { DAY_MS, EARLIEST_MS, PRICE_MAX, START_WITHIN_MS } from './bet-bounds.ts';
import {
  type BetRow,
  deleteBet,
  deleteImport,
  findBetRow,
  findGame,
  findNamedGame,
  findOwnPick,
  holdBettor,
  insertBets,
  listBetCloses,
  listBetRows,
  type NewBetRow,
  type StoredGame,
  saveTold,
} from './bets.repo.ts';
import { type BetsDeps, type Bettor, TRACKED } from './bets-deps.ts';
import { cleanText } from './clean-text.ts';
import type { FoundGame } from './find-game.ts';
import { gamesOfBets } from './games-of-bets.ts';
import { marketOfWords } from './market-words.ts';
import { matchBets } from './match-bets.ts';
import { profitProblem } from './profit-problem.ts';
import { type Tie, tieBet } from './tie-bet.ts';
import { valueBets } from './value-bets.ts';

/** Keeps a bet, or names the one that it is a copy of. @throws AppError invalid_input that says what cannot be */
export async function addBet(
  deps: BetsDeps,
  bettor: Bettor,
  said: NewBet,
): Promise<{ bet: TrackedBet; isNew: boolean }> {
  const row = await rowOf(deps, bettor, said);
  await takeFromLimit(deps, TRACKED, bettor.id);
  const { id, isNew } = await deps.db.transaction(async (tx) => {
    await requireBettor(tx, bettor);
    const stored = await listBetRows(tx, bettor.id);
    const known = await findCopy(stored, row, said.again ?? false);
    if (known) return { id: known.id, isNew: false };
    if (stored.length >= BETS_MAX) throw tooMany();
    await insertBets(tx, [row]);
    return { id: row.id, isNew: true };
  });
  return { bet: await getBet(deps, bettor, id), isNew };
}

export const tooMany = (): AppError =>
  new AppError(
    'invalid_input',
    `You have ${BETS_MAX.toLocaleString('en-US')} bets here, which is the most there can be.`,
  );

export async function requireBettor(tx: Db, bettor: Bettor): Promise<void> {
  if (!(await holdBettor(tx, bettor.id))) throw new AppError('unauthenticated', 'Unauthorized');
}

/** A pick is tracked once, whoever says `again`. */
async function findCopy(
  stored: readonly BetRow[],
  row: NewBetRow & { placedAt: Date },
  isAgain: boolean,
): Promise<BetRow | null> {
  const samePick = row.pickId ? stored.find((bet) => bet.pickId === row.pickId) : undefined;
  if (samePick || isAgain) return samePick ?? null;
  const { placedAt, startsAt } = row;
  const copy = { ...row, externalId: null, placedAtMs: placedAt.getTime(), startsAtMs: startsAt?.getTime() ?? null };
  const [known = null] = await matchBets([copy], stored);
  return known;
}

async function getBet({ db, now }: BetsDeps, { id: userId }: Bettor, id: string): Promise<TrackedBet> {
  const row = await findBetRow(db, { userId, id });
  if (!row) throw notFound();
  const [valued] = valueBets([row], row.eventId === null ? [] : await listBetCloses(db, [row]), now());
  if (!valued) throw notFound();
  return valued.bet;
}

const notFound = (): AppError => new AppError('not_found', 'This bet is not in your list.');

async function rowOf(deps: BetsDeps, { id: userId }: Bettor, said: NewBet): Promise<NewBetRow & { placedAt: Date }> {
  const now = deps.now();
  const bet = cleanText(said.bet, said.bet.length);
  if (bet === '') throw new AppError('invalid_input', 'Say what the bet is on.', { field: 'bet' });
  const slate = await deps.slate.current();
  const placedAt = placedAtOf(said.placedAt, now);
  const oddsDecimal = priceOf(said.price);
  requireStart(said.startsAt, now);
  return {
    id: deps.newId(),
    userId,
    createdAt: now,
    league: '',
    player: '',
    ...(await subjectOf(deps, userId, { ...said, bet, placedAt, oddsDecimal })),
    ...bookOf(said.book ?? '', slate),
    ...{ oddsDecimal, placedAt },
    stakeCents: said.stakeCents,
  };
}

/** What was said, with its texts read. */
type SaidBet = Omit<NewBet, 'placedAt'> & { placedAt: Date; oddsDecimal: number };
type Subject = Pick<NewBetRow, 'origin' | 'sport' | 'game' | 'bet' | 'market'> & Partial<NewBetRow>;

/** A pick of one's own answers, a bet in a stored game, or words alone. */
async function subjectOf(deps: BetsDeps, userId: string, said: SaidBet): Promise<Subject> {
  const pick = said.pickId === undefined ? undefined : await findOwnPick(deps.db, { userId, pickId: said.pickId });
  if (pick) {
    const { id: pickId, pick: bet, eventId, sport, game, market, selection, player, line } = pick;
    return {
      ...{ origin: 'pick', pickId, bet, eventId, sport, game, market, selection, player },
      lineHundredths: line === null ? null : Math.round(line * 100),
      startsAt: new Date(pick.startsAtMs),
    };
  }
  const game = await gameOf(deps, said);
  if (game) return inGame(said, game, tieBet(game, said));
  const found = await gameOfWords(deps, said);
  return found ? inGame(said, found.game, found.tie) : byWords(said);
}

const inGame = (said: SaidBet, game: StoredGame, tie: Tie | null): Subject => ({
  ...byWords(said),
  sport: sportLabel(game),
  game: `${game.away} @ ${game.home}`,
  startsAt: new Date(game.startsAtMs),
  ...(tie && { eventId: game.id, ...tie }),
});

const byWords = ({ bet, sport = '', game = '', startsAt, market }: SaidBet): Subject => ({
  ...{ origin: 'hand', bet, sport: cleanText(sport, NAME_MAX), game: cleanText(game, NAME_MAX) },
  startsAt: startsAt ? new Date(startsAt) : null,
  market: market ?? marketOfWords(bet),
});

async function gameOf({ db, odds }: BetsDeps, said: SaidBet): Promise<StoredGame | undefined> {
  if (said.eventId !== undefined) {
    const game = await findGame(db, said.eventId);
    if (game) return game;
  }
  const { game, startsAt } = said;
  return game && startsAt ? findNamedGame(db, { game, startsAt: new Date(startsAt), odds }) : undefined;
}

/** Where nobody named the game: the one that the words leave no doubt of. A start that was said must be its start. */
async function gameOfWords(deps: BetsDeps, said: SaidBet): Promise<FoundGame | null> {
  if (said.player) return null;
  const { bet, game = '', sport = '', market = null, placedAt, oddsDecimal } = said;
  const saidStartMs = said.startsAt === undefined ? undefined : Date.parse(said.startsAt);
  const words = { bet, game, sport, market, oddsDecimal, league: '', placedAtMs: placedAt.getTime(), saidStartMs };
  const [found] = await gamesOfBets(deps, deps.db, [{ ...words, settledAtMs: null, result: null }]);
  return found ?? null;
}

/** A book that is known goes by its title, whatever it was called. */
export function bookOf(
  name: string,
  { bookTitles }: Pick<Slate, 'bookTitles'>,
): { book: string; bookKey: string | null } {
  const written = cleanText(name, NAME_MAX);
  if (written === '') return { book: '', bookKey: null };
  const found = findBooks(written, bookTitles);
  const [known] = found.length > 0 ? found : findBooks(written.replace(/\s*sportsbook$/i, ''), bookTitles);
  return known ? { book: known.title, bookKey: known.key } : { book: written, bookKey: null };
}

function priceOf(text: string): number {
  try {
    const decimal = priceTextToDecimal(text);
    if (decimal <= PRICE_MAX) return decimal;
  } catch (error) {
    if (!(error instanceof OddsInputError)) throw error;
  }
  throw new AppError('invalid_input', 'The odds must be a price such as -110, +145 or 2.05.', { field: 'price' });
}

function placedAtOf(said: string | undefined, now: Date): Date {
  const at = said === undefined ? now : new Date(said);
  if (at.getTime() > now.getTime() + DAY_MS || at.getTime() < EARLIEST_MS) {
    throw new AppError('invalid_input', 'A bet cannot be placed in the future or before the year 2000.', {
      field: 'placedAt',
    });
  }
  return at;
}

function requireStart(said: string | undefined, now: Date): void {
  if (said === undefined) return;
  const atMs = Date.parse(said);
  if (atMs >= EARLIEST_MS && atMs <= now.getTime() + START_WITHIN_MS) return;
  throw new AppError('invalid_input', 'A game starts after the year 2000 and within five years from now.', {
    field: 'startsAt',
  });
}

function requireProfit(result: ToldResult, profitCents: number, stakeCents: number): void {
  if (Math.abs(profitCents) <= PROFIT_MAX_CENTS && profitProblem({ result, profitCents, stakeCents }) === null) return;
  throw new AppError('invalid_input', 'That profit does not fit the result or the stake of this bet.', {
    field: 'profitCents',
  });
}

/** What came of it, as the bettor says. @throws AppError not_found, or invalid_input for a profit that is missing or cannot be */
export async function settleBet(
  deps: BetsDeps,
  bettor: Bettor,
  { id, result, profitCents = null }: { id: string; result: ToldResult | null; profitCents?: number | null },
): Promise<TrackedBet> {
  const bet = await findBetRow(deps.db, { userId: bettor.id, id });
  if (!bet) throw notFound();
  if (result === 'cashout' && profitCents === null) {
    throw new AppError('invalid_input', 'Say what the cash-out won or lost: nothing is guessed.', {
      field: 'profitCents',
    });
  }
  if (result !== null && profitCents !== null) requireProfit(result, profitCents, bet.stakeCents);
  const told = { result, profitCents: result === null ? null : profitCents, at: deps.now() };
  if (!(await saveTold(deps.db, { userId: bettor.id, id }, told))) throw notFound();
  return getBet(deps, bettor, id);
}

export async function removeBet({ db }: BetsDeps, { id: userId }: Bettor, id: string): Promise<{ removed: number }> {
  const removed = await deleteBet(db, { userId, id });
  if (removed === 0) throw notFound();
  return { removed };
}

export async function removeImport(
  { db }: BetsDeps,
  { id: userId }: Bettor,
  importId: string,
): Promise<{ removed: number }> {
  const removed = await deleteImport(db, { userId, importId });
  if (removed === 0) throw new AppError('not_found', 'Nothing of this import is left.');
  return { removed };
}

/** What a form offers to be chosen. */
export async function listGames({ slate, now }: BetsDeps): Promise<{ games: BetGame[]; books: string[] }> {
  const { events, bookTitles } = await slate.current();
  const since = now().getTime() - DAY_MS;
  const games = events
    .filter(({ startsAt }) => startsAt.getTime() > since)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ id, home, away, startsAt, markets, ...event }) => ({
      ...{ id, home, away },
      sport: sportLabel({ ...event, home, away }),
      startsAt: startsAt.toISOString(),
      hasDraw: markets.some(({ outcomes }) => outcomes.includes('draw')),
    }));
  return { games, books: [...new Set(bookTitles.values())].sort((a, b) => a.localeCompare(b, 'en')) };
}
