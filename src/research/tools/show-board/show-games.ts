import type { BoardMarket, BoardSide, ShowBoardInput, ShowBoardResult } from '#contract/research/board.ts';
import { coversSport } from '../../slate/leagues.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { writeOdds } from '../../words/bettor.ts';
import { propName } from '../../words/pick-label.ts';
import { found, type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { boardMarket } from './board-market.ts';
import { inOrder } from './board-order.ts';
import { namedBooks } from './named-books.ts';
import { openMainLine } from './stored-lines.ts';

/** Nothing of a board's market alone was asked for. */
export const NOTHING_ASKED: ShowBoardResult['asked'] = {
  side: null,
  line: null,
  books: null,
  missing: [],
  minDecimal: null,
  minText: null,
  only: null,
  maxText: null,
  minLine: null,
  maxLine: null,
  order: null,
  tells: null,
};

const MAIN_MARKETS = ['moneyline', 'spread', 'total'] as const;

/** The markets that are meant. */
export const marketsMeant = ({ market, mains }: Pick<ShowBoardInput, 'market' | 'mains'>): readonly string[] =>
  mains === true ? MAIN_MARKETS : [market];

/** The main lines of many games, with the sides, books, prices and lines that were asked for, in the order that was. */
export function showGames(input: ShowBoardInput, world: World): Outcome<ShowBoardResult> {
  const { limit, offset } = input;
  const books = input.books === undefined ? null : namedBooks(input.books, world);
  const stored = world.slate.events
    .filter((event) => isMeant(event, input, world))
    .flatMap((event) =>
      marketsMeant(input)
        .flatMap((market) => linesOf(event, market, books?.keys ?? null, world))
        .map((line) => ({ event, line })),
    );
  const lines = stored.filter(({ line }) => fitsLine(line, input));
  const priced = ({ event, line }: (typeof lines)[number]) => boardMarket(event, line, world, books?.keys ?? null);
  const page = <Row>(rows: readonly Row[]) => rows.slice(offset, offset + limit);
  // What is neither chosen nor ordered by its prices is priced where it is shown alone.
  const chosen = isOpen(input)
    ? null
    : inOrder(
        lines.map(priced).flatMap((row) => withSides(row, input)),
        input.order,
      );
  const total = (chosen ?? lines).length;
  if (total === 0)
    return nothingFits(
      input,
      stored.map(({ line }) => line),
    );
  const markets = chosen ? page(chosen) : page(lines).map(priced);
  return found({
    scope: 'games',
    markets,
    rows: [],
    otherLines: [],
    lines: [],
    bestNumbers: [],
    asked: {
      ...NOTHING_ASKED,
      side: input.side ?? null,
      books: books?.named ?? null,
      minDecimal: input.minDecimal ?? null,
      minText: input.minDecimal === undefined ? null : writeOdds(world.bettor, input.minDecimal),
      only: input.only ?? null,
      maxText: input.maxDecimal === undefined ? null : writeOdds(world.bettor, input.maxDecimal),
      minLine: input.minLine ?? null,
      maxLine: input.maxLine ?? null,
      order: input.order ?? null,
      ...(input.mains === true && { mains: true }),
    },
    total,
    offset,
  });
}

export function isMeant(
  event: SlateEvent,
  { league, eventIds, from, to }: ShowBoardInput,
  { nowMs }: Pick<World, 'nowMs'>,
): boolean {
  const at = event.startsAt.getTime();
  return (
    at > nowMs &&
    (league === undefined || coversSport(league, event.sportKey)) &&
    (eventIds === undefined || eventIds.includes(event.id)) &&
    (from === undefined || at >= Date.parse(from)) &&
    (to === undefined || at < Date.parse(to))
  );
}

/** Of a prop a line of each player; else the game's. */
function linesOf({ markets }: SlateEvent, name: string, keys: ReadonlySet<string> | null, world: World): SlateMarket[] {
  const named = markets.filter(({ market }) => market === name);
  const players = name.startsWith('prop:') ? [...new Set(named.map(({ player }) => player))] : [''];
  return players.flatMap(
    (one) =>
      lineOf(
        named.filter(({ player }) => player === one),
        keys,
        world,
      ) ?? [],
  );
}

/** The main line; of named books the one that most of them sell. */
function lineOf(
  lines: readonly SlateMarket[],
  keys: ReadonlySet<string> | null,
  world: World,
): SlateMarket | undefined {
  if (!keys) return openMainLine(lines, world);
  const sold = ({ quotes }: SlateMarket) => quotes.filter(({ bookKey }) => keys.has(bookKey)).length;
  return lines.filter((one) => sold(one) > 0).sort((a, b) => sold(b) - sold(a) || b.quotes.length - a.quotes.length)[0];
}

const isOpen = ({ side, only, minDecimal, maxDecimal, order }: ShowBoardInput): boolean =>
  (side ?? only ?? minDecimal ?? maxDecimal ?? order) === undefined;

/** A spread is as large for the one side as for the other. */
function fitsLine(
  { lineHundredths }: SlateMarket,
  { minLine = 0, maxLine = Number.POSITIVE_INFINITY }: ShowBoardInput,
) {
  const points = Math.abs(lineHundredths) / 100;
  return points >= minLine && points <= maxLine;
}

/** With the sides alone that are asked for; none where it has none of them. */
function withSides(row: BoardMarket, { side, only, minDecimal, maxDecimal }: ShowBoardInput): BoardMarket[] {
  const sides = row.sides.filter(
    (one) =>
      (side === undefined || one.selection === side) &&
      (only === undefined || isLikelier(one, row.sides) === (only === 'favorite')) &&
      (minDecimal === undefined || (one.best !== null && one.best.decimal >= minDecimal)) &&
      (maxDecimal === undefined || (one.best !== null && one.best.decimal <= maxDecimal)) &&
      (only === undefined || one.selection !== 'draw'),
  );
  return sides.length === 0 ? [] : [{ ...row, sides }];
}

/** Who gives points is the favorite of a spread; else who is likelier to win. */
function isLikelier(side: BoardSide, sides: readonly BoardSide[]): boolean {
  if (side.line !== null && (side.selection === 'home' || side.selection === 'away') && side.line !== 0)
    return side.line < 0;
  const others = sides.filter(({ selection }) => selection !== side.selection && selection !== 'draw');
  return others.every(({ fairChance }) => (side.fairChance ?? 0) > (fairChance ?? 0));
}

function nothingFits(input: ShowBoardInput, stored: readonly SlateMarket[]) {
  const { league, market, from, to, eventIds } = input;
  const priced = stored.length;
  const where = league === undefined ? '' : ` in ${league}`;
  const when = from === undefined && to === undefined ? '' : ' at that time';
  const which = eventIds === undefined ? 'coming game' : 'one of these games';
  const isProp = market.startsWith('prop:');
  const kind = isProp ? `price on ${propName(market)}` : market;
  const text =
    priced === 0
      ? `No ${which}${where}${when} has a stored ${kind}.`
      : `None of the ${priced} ${isProp ? 'players' : 'games'}${where}${when} has a ${kind} like that.${rangeOf(input, stored)}`;
  return refusal('nothing_fits', text, { named: league ? [league, market] : [market] });
}

/** `The lines go from 45.5 to 58.5.`: where lines of a size were asked for and none has it. */
function rangeOf({ minLine, maxLine }: ShowBoardInput, stored: readonly SlateMarket[]): string {
  if ((minLine ?? maxLine) === undefined) return '';
  const points = stored.map(({ lineHundredths }) => Math.abs(lineHundredths) / 100);
  return ` The lines go from ${Math.min(...points)} to ${Math.max(...points)}.`;
}
