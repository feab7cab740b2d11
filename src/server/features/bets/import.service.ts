import { BETS_MAX, type ImportDone, type ImportFate, type ImportPreview } from '#contract/bets/import.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { gameLabel } from '#research/slate/leagues.ts';
import { AppError } from '../../platform/errors.ts';
import { takeFromLimit } from '../../platform/http/rate-limit.ts';
import { type BetRow, type BetUpdate, insertBets, listBetRows, type NewBetRow, updateBets } from './bets.repo.ts';
import { bookOf, requireBettor, tooMany } from './bets.service.ts';
import { type BetsDeps, type Bettor, IMPORTS } from './bets-deps.ts';
import type { FoundGame } from './find-game.ts';
import { gamesOfBets } from './games-of-bets.ts';
import { betsByName, matchBets } from './match-bets.ts';
import { OWN_NEEDED, readOwnRow } from './own-csv.ts';
import { profitProblem } from './profit-problem.ts';
import { type ReadBet, type ReadLine, readRows } from './read-bet.ts';
import { readFile } from './read-file.ts';
import { PIKKIT_COLUMNS, readPikkitRow } from './read-pikkit.ts';

type Format = ImportPreview['format'];

/** What would become of each line. Nothing is stored. */
export async function previewImport(deps: BetsDeps, bettor: Bettor, bytes: Uint8Array): Promise<ImportPreview> {
  await takeFromLimit(deps, IMPORTS, bettor.id);
  const { format, lines } = await readLines(deps, bytes);
  const fates = await fatesOf(lines, await listBetRows(deps.db, bettor.id), await tiesOf(deps, deps.db, lines));
  return {
    format,
    ...countsOf(fates),
    lines: fates.map(({ line, fate, bet, note }) => ({ line, fate, note, bet })),
  };
}

/** Keeps what the preview said. Read again in the transaction, so that two imports at once add a bet once. */
export async function importBets(deps: BetsDeps, bettor: Bettor, bytes: Uint8Array): Promise<ImportDone> {
  await takeFromLimit(deps, IMPORTS, bettor.id);
  const { lines } = await readLines(deps, bytes);
  const importId = deps.newId();
  return deps.db.transaction(async (tx) => {
    await requireBettor(tx, bettor);
    const stored = await listBetRows(tx, bettor.id);
    const fates = await fatesOf(lines, stored, await tiesOf(deps, tx, lines));
    const added = fates.flatMap(({ fate, read, found }) => (fate === 'new' && read ? [{ read, found }] : []));
    if (stored.length + added.length > BETS_MAX) throw tooMany();
    await insertBets(
      tx,
      added.map(({ read, found }) => toRow(deps, { userId: bettor.id, importId }, read, found)),
    );
    await updateBets(
      tx,
      bettor.id,
      fates.flatMap(({ known, read, found }) => (known && read ? [updateOf(known, read, found)] : [])),
    );
    return { importId, ...countsOf(fates) };
  });
}

async function readLines(deps: BetsDeps, bytes: Uint8Array): Promise<{ format: Format; lines: ReadLine[] }> {
  const table = readFile(bytes);
  const format = formatOf(table.headings);
  const slate = await deps.slate.current();
  const names = new Map<string, ReturnType<typeof bookOf>>();
  const lines = readRows(table, format === 'Pikkit' ? readPikkitRow : readOwnRow, deps.now());
  for (const line of lines) {
    if (!('bet' in line)) continue;
    const { book } = line.bet;
    const known = names.get(book) ?? bookOf(book, slate);
    names.set(book, known);
    line.bet.book = known.book;
    line.bet.bookKey = known.bookKey;
  }
  return { format, lines };
}

function formatOf(headings: readonly string[]): Format {
  const lacks = (needed: readonly string[]) => needed.filter((name) => !headings.includes(name));
  if (lacks(PIKKIT_COLUMNS).length === 0) return 'Pikkit';
  const missing = lacks(OWN_NEEDED);
  if (missing.length === 0) return 'Edgewise';
  throw new AppError(
    'invalid_input',
    `These headings are neither those of Pikkit’s export nor of ours. For ours ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
  );
}

/** The games that bets of a file are on without doubt. */
type Ties = ReadonlyMap<ReadBet, FoundGame>;

async function tiesOf(deps: BetsDeps, db: BetsDeps['db'], lines: readonly ReadLine[]): Promise<Ties> {
  const bets = lines.flatMap((line) => ('bet' in line ? [line.bet] : []));
  const words = bets.map((bet) => ({ ...bet, settledAtMs: bet.settledAt === null ? null : Date.parse(bet.settledAt) }));
  const games = await gamesOfBets(deps, db, words);
  return new Map(
    bets.flatMap((bet, at) => {
      const found = games[at];
      return found ? [[bet, found] as const] : [];
    }),
  );
}

type Fate = {
  line: number;
  fate: ImportFate;
  bet: string;
  note: string | null;
  known?: BetRow;
  read?: ReadBet;
  found?: FoundGame | undefined;
};

async function fatesOf(lines: readonly ReadLine[], stored: readonly BetRow[], ties: Ties): Promise<Fate[]> {
  const unique = namedOnce(lines, stored);
  const read = unique.flatMap((line) => ('bet' in line ? [line.bet] : []));
  const matches = await matchBets(
    read.map((bet) => {
      const { id = null, startsAtMs = null } = ties.get(bet)?.game ?? {};
      return { ...bet, eventId: id, startsAtMs, toldResult: bet.result };
    }),
    stored,
  );
  const copies = new Map(read.map((bet, at) => [bet, matches[at] ?? null]));
  return unique.map((line) =>
    'bet' in line
      ? fateOf(line.line, line.bet, copies.get(line.bet) ?? null, ties.get(line.bet))
      : { line: line.line, fate: 'skipped', bet: line.text, note: line.skipped },
  );
}

/** A stored bet has our name and may have a file's too: a file that says both names one bet twice. */
function namedOnce(lines: readonly ReadLine[], stored: readonly BetRow[]): ReadLine[] {
  const byName = betsByName(stored);
  const seen = new Set<string>();
  return lines.map((line) => {
    if (!('bet' in line) || line.bet.externalId === null) return line;
    const name = byName.get(line.bet.externalId)?.id ?? line.bet.externalId;
    const isTwice = seen.has(name);
    seen.add(name);
    return isTwice ? { line: line.line, skipped: 'the file names this bet twice', text: line.bet.bet } : line;
  });
}

function fateOf(line: number, read: ReadBet, known: BetRow | null, found: FoundGame | undefined): Fate {
  const bet = `${read.bet}, ${formatAmerican(read.oddsDecimal)}, $${(read.stakeCents / 100).toFixed(2)}`;
  const problem = known && profitProblem({ ...read, stakeCents: known.stakeCents });
  if (problem) return { line, fate: 'skipped', bet, note: `${problem} on ${known.bet}, as it stands here` };
  const isKnownAmount = known?.toldResult === 'cashout' && known.toldProfitCents !== null;
  const open =
    read.result === 'cashout' && read.profitCents === null && !isKnownAmount
      ? 'cashed out, and the file does not say for how much'
      : null;
  if (!known) return { line, fate: 'new', bet, note: open ?? (found ? gameNote(found) : null), read, found };
  const says = { line, bet, known, read, found };
  if (settles(known, read)) return { ...says, fate: 'settles', note: open ?? `settles ${known.bet}` };
  return { ...says, fate: 'known', note: known.bet === read.bet ? null : `the same as ${known.bet}` };
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'short', day: 'numeric' });
/** Said before anything is kept, so that a wrong game is seen. */
const gameNote = ({ game }: FoundGame): string => `taken for ${gameLabel(game)} of ${DAY.format(game.startsAtMs)}`;

/** The book's word stands above what the bettor said before. */
const settles = (known: BetRow, { result, profitCents }: ReadBet): boolean =>
  result !== null &&
  (known.toldResult !== result ||
    known.toldBy !== 'book' ||
    (profitCents !== null && known.toldProfitCents !== profitCents));

function countsOf(fates: readonly Fate[]) {
  const count = (wanted: ImportFate) => fates.filter(({ fate }) => fate === wanted).length;
  return { added: count('new'), known: count('known'), settled: count('settles'), skipped: count('skipped') };
}

const updateOf = (known: BetRow, read: ReadBet, found: FoundGame | undefined): BetUpdate => ({
  id: known.id,
  isRetied: isAnotherGame(known, read, found),
  ...tieOf(found),
  startsAt: found ? new Date(found.game.startsAtMs).toISOString() : null,
  bookKey: read.bookKey,
  externalId: read.externalId,
  result: read.result,
  profitCents: read.profitCents,
  closeDecimal: read.closeDecimal,
  settledAt: read.settledAt,
});

/** A book pays nothing before a game is played; and of a tie that was read from words the one with more known stands. */
function isAnotherGame(known: BetRow, { settledAt }: ReadBet, found: FoundGame | undefined): boolean {
  if (known.eventId === null || known.origin === 'pick') return false;
  const isRefuted = settledAt !== null && known.startsAtMs !== null && Date.parse(settledAt) <= known.startsAtMs;
  return isRefuted || (known.origin === 'import' && found !== undefined && found.game.id !== known.eventId);
}

const NO_TIE = { eventId: null, market: null, selection: null, lineHundredths: null };
const tieOf = (found: FoundGame | undefined) => (found ? { eventId: found.game.id, ...found.tie } : NO_TIE);

function toRow(
  deps: BetsDeps,
  { userId, importId }: { userId: string; importId: string },
  read: ReadBet,
  found: FoundGame | undefined,
): NewBetRow {
  const { externalId, sport, league, bet, book, bookKey, oddsDecimal, stakeCents, closeDecimal, result } = read;
  const game = read.game === '' && found ? gameLabel(found.game) : read.game;
  return {
    ...{ id: deps.newId(), userId, origin: 'import', importId, externalId, sport, league, game, bet },
    ...{ player: '', book, bookKey, oddsDecimal, stakeCents, closeDecimal, createdAt: deps.now() },
    ...tieOf(found),
    market: found?.tie.market ?? read.market,
    startsAt: found ? new Date(found.game.startsAtMs) : null,
    placedAt: new Date(read.placedAtMs),
    toldResult: result,
    toldBy: result === null ? null : 'book',
    toldProfitCents: read.profitCents,
    settledAt: read.settledAt === null ? null : new Date(read.settledAt),
  };
}
