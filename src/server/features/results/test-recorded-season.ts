import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * A reader of recorded snapshots that shares nothing with the product: from the files alone it says which rows the
 * database must hold.
 */

type Outcome = { name: string; price: number; point?: number };
type Market = { key: string; last_update?: string; outcomes: Outcome[] };
type Bookmaker = { key: string; last_update?: string; markets: Market[] };
type Game = { id: string; commence_time: string; home_team: string; away_team: string; bookmakers: Bookmaker[] };

const shared = process.env.EDGEWISE_SHARED ?? '../shared';
export const seasonFolder = join(shared, 'data/payloads/the-odds-api/mlb-2026-08');
export const seasonResults = join(shared, 'data/mlb/results_2026-08.csv');
export const isSeasonPresent = existsSync(seasonFolder) && existsSync(seasonResults);

type Quote = { decimal: number; quotedMs: number };
/** Book, market, selection and line of one price, with its quote. */
type Listing = Map<string, Quote>;
type Snapshot = { atMs: number; games: Map<string, { game: Game; startMs: number; listing: Listing }> };

export function readSnapshots(): Snapshot[] {
  return readdirSync(seasonFolder)
    .map((name) => {
      const games: Game[] = JSON.parse(gunzipSync(readFileSync(join(seasonFolder, name))).toString('utf8'));
      const times = games.flatMap(({ bookmakers }) =>
        bookmakers.flatMap((book) =>
          [book, ...book.markets].map(({ last_update }) => Date.parse(last_update ?? '') || 0),
        ),
      );
      const atMs = Math.max(...times);
      const rows = games.map((game) => {
        const startMs = Date.parse(game.commence_time);
        return [
          game.id,
          { game, startMs, listing: startMs > atMs ? listingOf(game, startMs, atMs) : new Map() },
        ] as const;
      });
      return { atMs, games: new Map(rows) };
    })
    .sort((a, b) => a.atMs - b.atMs);
}

const timeOf = (market: Market, book: Bookmaker) => Date.parse(market.last_update ?? book.last_update ?? '');

const NAMES: Record<string, string> = { h2h: 'moneyline', spreads: 'spread', totals: 'total' };

function listingOf(game: Game, startMs: number, atMs: number): Listing {
  const listing: Listing = new Map();
  for (const book of game.bookmakers) {
    for (const market of book.markets) {
      const quotedMs = timeOf(market, book);
      const name = NAMES[market.key];
      if (!name || quotedMs >= startMs) continue;
      const sides = market.outcomes.filter(({ price }) => Math.abs(price) >= 100).map((o) => sideOf(game, name, o));
      for (const side of sides) {
        const isWhole = sides.some((other) => other.selection !== side.selection && other.betLine === side.betLine);
        if (!isWhole) continue;
        const key = [book.key, name, side.selection, side.line].join('|');
        listing.set(key, { decimal: side.decimal, quotedMs: Math.min(quotedMs, atMs) });
      }
    }
  }
  return listing;
}

function sideOf(game: Game, market: string, { name, price, point = 0 }: Outcome) {
  const selection = { [game.home_team]: 'home', [game.away_team]: 'away', Over: 'over', Under: 'under' }[name];
  if (!selection) throw new Error(`The reader does not know whose price this is: ${name} in ${game.id}.`);
  const line = Math.round(point * 100);
  const betLine = market === 'spread' && selection === 'away' ? 0 - line : line;
  return { selection, line, betLine, decimal: price > 0 ? 1 + price / 100 : 1 + 100 / -price };
}

const OVER_AFTER_MS = 6 * 3_600_000;
const odds = (decimal: number) => decimal.toFixed(9);

export type ExpectedSeason = {
  /** Id, teams and start of every game. */
  games: string[];
  /** The current prices after each snapshot, by its time. */
  current: Map<number, string[]>;
  /** Every appearance, move and withdrawal with its time. */
  changes: string[];
  closes: string[];
  counts: { appearances: number; moves: number; withdrawals: number };
};

type Standing = Map<string, { game: Game; startMs: number; listing: Listing }>;

/** What must be stored once all snapshots were read in their order. */
export function expectSeason(snapshots: readonly Snapshot[]): ExpectedSeason {
  const standing: Standing = new Map();
  const ever: Standing = new Map();
  const season: ExpectedSeason = {
    games: [],
    current: new Map(),
    changes: [],
    closes: [],
    counts: { appearances: 0, moves: 0, withdrawals: 0 },
  };
  for (const snapshot of snapshots) {
    for (const id of new Set([...standing.keys(), ...snapshot.games.keys()])) {
      passSnapshot(season, { standing, ever }, id, snapshot);
    }
    const rows = [...standing].flatMap(([id, { listing }]) =>
      [...listing].map(([key, { decimal, quotedMs }]) => [id, key, odds(decimal), quotedMs].join('|')),
    );
    season.current.set(snapshot.atMs, rows);
  }
  for (const [id, { game, startMs }] of ever) {
    season.games.push([id, game.home_team, game.away_team, startMs].join('|'));
    season.closes.push(...closesOf(snapshots, id, startMs));
  }
  return season;
}

/** One game at one snapshot: before its start the listing stands, after it what stood, until it is over. */
function passSnapshot(
  season: ExpectedSeason,
  { standing, ever }: { standing: Standing; ever: Standing },
  id: string,
  { atMs, games }: Snapshot,
): void {
  const before = standing.get(id);
  const now = games.get(id);
  const held = now ?? before;
  if (!held) return;
  const hasBegun = held.startMs <= atMs;
  const isCalledOff = !now && !hasBegun;
  const isOver = atMs >= held.startMs + OVER_AFTER_MS;
  const earlier: Listing = before?.listing ?? new Map();
  const stillPreGame = [...earlier].filter(([, { quotedMs }]) => quotedMs < held.startMs);
  const listing: Listing = hasBegun ? new Map(stillPreGame) : (now?.listing ?? new Map());
  if (!isOver) noteChanges(season, { id, atMs }, earlier, listing);
  if (isCalledOff) ever.delete(id);
  else ever.set(id, held);
  if (isOver || isCalledOff) standing.delete(id);
  else standing.set(id, { ...held, listing });
}

/** The last listing before the start that was one of a coming game. */
function closesOf(snapshots: readonly Snapshot[], id: string, startMs: number): string[] {
  const last = snapshots.findLast(({ atMs, games }) => atMs < startMs && (games.get(id)?.startMs ?? 0) > atMs);
  return [...(last?.games.get(id)?.listing ?? [])]
    .filter(([, { quotedMs }]) => quotedMs < startMs)
    .map(([key, { decimal, quotedMs }]) => [id, key, odds(decimal), quotedMs].join('|'));
}

function noteChanges(season: ExpectedSeason, at: { id: string; atMs: number }, before: Listing, after: Listing): void {
  const note = (key: string, price: string) => season.changes.push([at.id, key, price, at.atMs].join('|'));
  for (const [key, { decimal }] of after) {
    const earlier = before.get(key);
    if (earlier?.decimal === decimal) continue;
    season.counts[earlier ? 'moves' : 'appearances'] += 1;
    note(key, odds(decimal));
  }
  for (const key of before.keys()) {
    if (after.has(key)) continue;
    season.counts.withdrawals += 1;
    note(key, 'withdrawn');
  }
}

const SAME_GAME_MS = 4 * 3_600_000;

/** The final scores of the recorded games: the same teams, and of two games on a day the one that starts nearest. */
export function readFinalScores(games: readonly string[]): { scores: Map<string, [number, number]>; finals: number } {
  const [header = '', ...lines] = readFileSync(seasonResults, 'utf8').trim().split(/\r?\n/);
  const column = (name: string) => header.split(',').indexOf(name);
  const finals = lines.map((line) => line.split(',')).filter((row) => row[column('status')] === 'Final');
  const scores = new Map<string, [number, number]>();
  for (const row of finals) {
    const of = (name: string) => row[column(name)] ?? '';
    const gap = (startMs: unknown) => Math.abs(Number(startMs) - Date.parse(of('start_time_utc')));
    const [nearest] = games
      .map((game) => game.split('|'))
      .filter(([, home, away]) => home === of('home_team') && away === of('away_team'))
      .filter(([, , , startMs]) => gap(startMs) <= SAME_GAME_MS)
      .sort(([, , , a], [, , , b]) => gap(a) - gap(b));
    const id = nearest?.[0];
    if (id === undefined) continue;
    if (scores.has(id)) throw new Error(`The reader finds two results for ${id}.`);
    scores.set(id, [Number(of('home_score')), Number(of('away_score'))]);
  }
  return { scores, finals: finals.length };
}

export type Ends = { win: number; loss: number; push: number };

/** How the closes of the games with a score ended, by market. */
export function gradeExpected(closes: readonly string[], scores: ReadonlyMap<string, [number, number]>) {
  const ends: Record<string, Ends> = {};
  for (const close of closes) {
    const [id = '', , market = '', selection, line] = close.split('|');
    const score = scores.get(id);
    if (!score) continue;
    const [home, away] = score;
    const margin = market === 'total' ? home + away - Number(line) / 100 : home - away;
    const own = selection === 'away' || selection === 'under' ? -margin : margin;
    const result = market === 'spread' ? own + Number(line) / 100 : own;
    ends[market] ??= { win: 0, loss: 0, push: 0 };
    ends[market][result === 0 ? 'push' : result > 0 ? 'win' : 'loss'] += 1;
  }
  return ends;
}

/** The first rows that only one of them holds: a whole diff of thousands of rows helps nobody. */
export function differences(stored: readonly string[], expected: readonly string[] = ['no such snapshot']) {
  const only = (some: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return some.filter((row) => !known.has(row)).slice(0, 5);
  };
  return {
    rows: stored.length - expected.length,
    onlyStored: only(stored, expected),
    onlyExpected: only(expected, stored),
  };
}

export const noDifferences = { rows: 0, onlyStored: [], onlyExpected: [] };
