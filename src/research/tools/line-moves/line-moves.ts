import type {
  ConsensusPoint,
  LineMovesInput,
  LineMovesResult,
  MarketMoves,
  MoveRow,
} from '#contract/research/moves.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { plural } from '../../words/format.ts';
import { inShort, shortGame } from '../../words/short-names.ts';
import { timeWriter } from '../../words/time-words.ts';
import { type Outcome, refusal } from '../outcome.ts';
import { historyKey, type Need, type World } from '../world.ts';
import { type AskedMarket, askedMarket, historyNeeds, labelOf } from './asked-market.ts';
import { findMoves, gamesOf, historiesNeeded, pricesThen, sinceMsOf } from './biggest-moves.ts';
import { marketMoves } from './market-moves.ts';
import { showMove } from './move-row.ts';
import { consensusWords, lineWords } from './move-words.ts';

/** How one market of a game moved, or what moved most. Every price is a recorded one; a named line's history is of that line alone. */
export function lineMoves(input: LineMovesInput, world: World): Outcome<LineMovesResult> {
  const refused = refusedInput(input, world);
  if (refused) return refused;
  return input.eventId === undefined ? biggestMoves(input, world) : movesOfGame(input, world);
}

export function needsOfMoves(input: LineMovesInput, world: Pick<World, 'slate' | 'nowMs'>): readonly Need[] {
  if (input.eventId === undefined) return historiesNeeded(input, world);
  const asked = askedMarket(input, world.slate);
  return 'reason' in asked ? [] : historyNeeds(asked);
}

function refusedInput({ eventId, line, side, player, since }: LineMovesInput, { slate, nowMs }: World): Refusal | null {
  if (slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  if (since !== undefined && Date.parse(since) > nowMs)
    return refusal('invalid_input', 'since lies in the future.', { named: ['since'] });
  if (eventId !== undefined) return null;
  const named = Object.entries({ line, side, player }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (named.length === 0) return null;
  return refusal('needs_input', `Name the game of this ${named[0]}.`, { named: ['eventId'] });
}

function movesOfGame(input: LineMovesInput, world: World): Outcome<LineMovesResult> {
  const asked = askedMarket(input, world.slate);
  if ('reason' in asked) return asked;
  const [main = [], alternate = []] = historyNeeds(asked).map((need) =>
    need.kind === 'line_history' ? (world.loaded.lineHistory.get(historyKey(need)) ?? []) : [],
  );
  const found = marketMoves(asked, { main, alternate }, input, world);
  if (!found) return notRecorded(asked, input);
  return {
    ok: true,
    data: {
      scope: 'market',
      answer: marketAnswer(found.data, world.zone, input.since !== undefined),
      since: input.since === undefined ? null : new Date(input.since).toISOString(),
      market: found.data,
      moves: [],
      total: found.total,
      offset: input.offset,
    },
    verdicts: 0,
    evidence: found.evidence,
    assumed: assumedOf(input, asked),
  };
}

function assumedOf({ market, side, since }: LineMovesInput, asked: AskedMarket): string[] {
  const named = labelOf(asked);
  return [
    ...(market === undefined ? [`No market was named; this is the moneyline, ${named}.`] : []),
    ...(market !== undefined && side === undefined ? [`No side was named; these are the prices of ${named}.`] : []),
    ...(since === undefined
      ? ['A first price is the first that was recorded here; the book may have opened before.']
      : []),
  ];
}

function notRecorded({ event, market, side, player, lineHundredths }: AskedMarket, { since }: LineMovesInput): Refusal {
  const label = labelOf({ event, market, side, player });
  const line = lineHundredths === null ? '' : ` ${lineWords(lineHundredths / 100, market)}`;
  const when = since === undefined ? '' : ' since then';
  const what = market === 'total' ? `the total${line}` : `${label}${line}`;
  return refusal(
    'not_recorded',
    `No price history of ${what} in ${shortGame(gameLabel(event))} is recorded${when}, so whether it moved cannot be told.`,
    { named: [`${label}${line}`] },
  );
}

/** What is recorded for less was hardly watched. */
const WATCHED_MS = 30 * 60_000;

/** First the market as a whole, else the book that says most; a move is told with both prices. */
function marketAnswer(moved: MarketMoves, zone: string, hasSince: boolean): string {
  const { label, game, market, line, open, now, series } = moved;
  const of = `${inShort(label, game)}${line === null ? '' : ` ${lineWords(line, market)}`} in ${shortGame(game)}`;
  const [book] = series;
  const told = book ? ` ${book.words}.` : '';
  if (!open || !now) return `${of}: no fair price of all books can be computed for both ends.${told}`;
  const at = timeWriter(zone)(new Date(open.at));
  const isSame = open.chanceText === now.chanceText && open.line === now.line;
  // What was hardly watched yet may have moved before.
  if (isSame && !hasSince && Date.parse(now.at) - Date.parse(open.at) < WATCHED_MS)
    return `Whether ${of} moved cannot be told yet: no price of it is recorded from before ${at}. It stands at ${consensusWords(now, market)} with the vig out.`;
  if (isSame) return `${of} has not moved: ${consensusWords(now, market)} with the vig out, as on ${at}.${told}`;
  return `${of} ${wayOf(open, now)}: with the vig out ${consensusWords(open, market)} on ${at}, ${consensusWords(now, market)} now.${told}`;
}

/** Less than this is the noise of a few books. */
const BARELY = 0.005;

function wayOf(open: ConsensusPoint, now: ConsensusPoint): string {
  if (open.line !== now.line) return 'has moved to another number';
  const by = now.chance - open.chance;
  if (Math.abs(by) < BARELY) return 'has barely moved';
  return by > 0 ? 'has taken money' : 'has drifted';
}

function biggestMoves(input: LineMovesInput, world: World): Outcome<LineMovesResult> {
  const games = gamesOf(input, world);
  const needs = historiesNeeded(input, world);
  const askedMs = sinceMsOf(input, world.nowMs);
  const first = firstRecordMs(needs, world);
  // Where nothing was recorded as far back, moves are told from the first records on.
  const recordedMs = first !== null && first > askedMs ? first : null;
  const atMs = recordedMs === null ? askedMs : settledMs(recordedMs, world.nowMs);
  const stored = pricesThen(needs, atMs, world);
  const where = input.league === undefined ? '' : ` in ${input.league}`;
  const what = input.market ?? 'price';
  const league = input.league ? [input.league] : [];
  if (games.length === 0) return refusal('nothing_fits', `I have no coming game${where}.`, { named: league });
  if (![...stored.values()].some((prices) => prices.length > 0))
    return refusal(
      'not_recorded',
      `No earlier ${what}${where} is recorded here, so what moved since ${timeWriter(world.zone)(new Date(atMs))} cannot be told.`,
      { named: [what, ...league] },
    );
  const moved = findMoves(stored, atMs, world);
  const rows = moved
    .slice(input.offset, input.offset + input.limit)
    .map((one) => showMove(one, stored.get(one.event.id) ?? [], world));
  const shown = rows.map(({ row }) => row);
  return {
    ok: true,
    data: {
      scope: 'biggest',
      answer: biggestAnswer(shown[0], moved.length, { atMs, recordedMs, games: games.length }, world),
      since: new Date(atMs).toISOString(),
      market: null,
      moves: shown,
      total: moved.length,
      offset: input.offset,
    },
    verdicts: 0,
    evidence: rows.flatMap(({ evidence }) => evidence),
    assumed: [
      ...(input.since === undefined ? ['No time was named; these are the moves of the last 24 hours.'] : []),
      ...(recordedMs === null
        ? []
        : [`Prices of these games are recorded here since ${timeWriter(world.zone)(new Date(recordedMs))}.`]),
    ],
  };
}

const HOUR_MS = 3_600_000;

/** The first prices of all games come within the first hour; of a record that is shorter half of it is left to move in. */
const settledMs = (firstMs: number, nowMs: number): number =>
  firstMs + Math.min(HOUR_MS, Math.max(0, nowMs - firstMs) / 2);

/** When the first price of these markets was recorded; null where none is. */
function firstRecordMs(needs: ReturnType<typeof historiesNeeded>, { loaded }: World): number | null {
  let first: number | null = null;
  for (const need of needs)
    for (const { at } of loaded.lineHistory.get(historyKey(need)) ?? [])
      first = Math.min(first ?? at.getTime(), at.getTime());
  return first;
}

function biggestAnswer(
  best: MoveRow | undefined,
  total: number,
  { atMs, recordedMs, games }: { atMs: number; recordedMs: number | null; games: number },
  { zone }: World,
): string {
  const since = timeWriter(zone)(new Date(atMs));
  const scope = plural(games, 'coming game');
  if (!best && recordedMs !== null)
    return `Nothing has moved in ${scope}. Their prices are recorded here since ${timeWriter(zone)(new Date(recordedMs))}.`;
  if (!best) return `Nothing moved in ${scope} since ${since}.`;
  return `${plural(total, 'market')} of ${scope} moved since ${since}. ${best.words}`;
}
