import type { BoardMarket, BookRow, ShowBoardInput, ShowBoardResult } from '#contract/research/board.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { writeOdds } from '../../words/bettor.ts';
import { list, plural } from '../../words/format.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { fold } from '../best-bets/fit.ts';
import { found, type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { aboveFair } from './above-fair.ts';
import { believedFair } from './believed-fair.ts';
import { boardMarket, bookRows } from './board-market.ts';
import { lineAsked, lineOfSide } from './line-words.ts';
import { type NamedBooks, namedBooks } from './named-books.ts';
import { marketsMeant, NOTHING_ASKED } from './show-games.ts';
import { bestNumbers, numbersByBook, openMainLine, ownLines, storedLines } from './stored-lines.ts';

/** Every book on one market of a game, or those that were named. */
export function showGame(input: ShowBoardInput, eventId: string, world: World): Outcome<ShowBoardResult> {
  const event = world.slate.events.find(({ id }) => id === eventId);
  if (!event) return refusal('no_such_game', 'No stored game has this id.', { named: [eventId] });
  const lines = event.markets.filter((one) => one.market === input.market && fitsPlayer(one, input.player));
  const refused = refusedGame(input, event, lines, world);
  if (refused) return refused;
  const books = input.books === undefined ? null : namedBooks(input.books, world);
  const own = ownLines(lines);
  const stored = input.line === undefined ? lines : lines.filter((one) => isOnLine(one, input.line ?? 0));
  const shown = shownLine(
    stored,
    [...(books?.keys ?? [])].flatMap((key) => own.get(key) ?? []),
    world,
  );
  if (!shown) return lineNotStored(input, event, lines, world);
  const every = input.everyBook ? { keys: new Set(own.keys()) } : null;
  const rows = rowsOf(event, { shown, own, isOneLine: input.line !== undefined }, books ?? every, world);
  const fitting = rows.filter((row) => pays(row, input)).sort(inOrder(input));
  return found({
    scope: 'game',
    markets: [
      toldFirst(believedFair(boardMarket(event, shown, world), shown, lines, world), input),
      ...otherMains(input, event, world),
    ],
    rows: fitting.slice(input.offset, input.offset + input.limit),
    ...elsewhereOf(input, event, { shown, own }, world),
    otherLines: lines
      .filter((one) => one !== shown)
      .map((one) => one.lineHundredths / 100)
      .sort((a, b) => a - b),
    ...endsOf(input, fitting, lines, world),
    lines: storedLines(lines, world),
    bestNumbers: bestNumbers(lines, world),
    ...(isOpenSide(input) && aboveFairOf(aboveFair(event, lines, input.side, world))),
    asked: askedOf(input, { shown, rows, books }, world),
    ...(tellsOf(input) !== null && spreadOf(event)),
    total: fitting.length,
    offset: input.offset,
  });
}

/** The main lines of the other markets of a game, where those are asked for beside one. */
const otherMains = (input: ShowBoardInput, event: SlateEvent, world: World): BoardMarket[] =>
  input.mains === true
    ? marketsMeant(input)
        .filter((market) => market !== input.market)
        .flatMap(
          (market) =>
            openMainLine(
              event.markets.filter((one) => one.market === market),
              world,
            ) ?? [],
        )
        .map((line) => toldFirst(boardMarket(event, line, world), input))
    : [];

type Shown = { shown: SlateMarket; rows: readonly BookRow[]; books: NamedBooks | null };

/** What of the board was asked for, for the words about it. */
function askedOf(input: ShowBoardInput, { shown, rows, books }: Shown, world: World): ShowBoardResult['asked'] {
  const { side, line, minDecimal, everyBook } = input;
  return {
    ...NOTHING_ASKED,
    side: side !== undefined && shown.outcomes.includes(side) ? side : null,
    line: line ?? null,
    books: books?.named ?? null,
    missing: books ? books.named.filter((name) => !rows.some(({ bookKey }) => books.keysOf(name).has(bookKey))) : [],
    minDecimal: minDecimal ?? null,
    minText: minDecimal === undefined ? null : writeOdds(world.bettor, minDecimal),
    order: orderOf(input),
    ...(everyBook && { everyBook }),
    tells: tellsOf(input),
  };
}

/** Who has the highest and the lowest number, or takes the least, whatever page is shown. */
function endsOf(
  input: ShowBoardInput,
  rows: readonly BookRow[],
  lines: readonly SlateMarket[],
  world: World,
): Pick<ShowBoardResult, 'numbers' | 'margins'> {
  if (isByNumber(input)) return { numbers: numbersByBook(lines, world) };
  if (orderOf(input) !== 'lowest_hold') return {};
  return { margins: rows.map(({ book, margin, canBet }) => ({ book, margin, canBet })) };
}

/** The side that is named first stands first; where it is asked who wins, who is favored. */
function toldFirst(market: BoardMarket, input: ShowBoardInput): BoardMarket {
  const chance = (selection: string) => market.sides.find((side) => side.selection === selection)?.fairChance ?? 0;
  const favored = chance('away') > chance('home') ? 'away' : 'home';
  const first = input.first ?? (tellsOf(input) === null ? undefined : favored);
  return first !== undefined && market.sides.at(-1)?.selection === first
    ? { ...market, sides: market.sides.toReversed() }
    : market;
}

const aboveFairOf = (found: ReturnType<typeof aboveFair>) => (found === null ? {} : { aboveFair: found });

const tellsOf = ({ market, tells }: ShowBoardInput) => (market === 'moneyline' && tells !== undefined ? tells : null);

function spreadOf({ markets }: SlateEvent): { spread?: number } {
  const main = mainLine(markets.filter(({ market }) => market === 'spread'));
  return main ? { spread: main.lineHundredths / 100 } : {};
}

function refusedGame(
  { market, player }: ShowBoardInput,
  event: SlateEvent,
  lines: readonly SlateMarket[],
  { nowMs }: World,
): Refusal | null {
  if (event.startsAt.getTime() <= nowMs)
    return refusal('begun', `${gameLabel(event)} has started, so its stored prices are no longer on offer.`, {
      named: [gameLabel(event)],
    });
  if (market.startsWith('prop:') && player === undefined)
    return refusal('needs_input', 'Name the player of the prop.', { named: ['player'] });
  if (lines.length > 0) return null;
  return refusal('market_not_stored', `I have no ${market} of ${gameLabel(event)}${player ? ` for ${player}` : ''}.`, {
    named: [market, ...(player ? [player] : [])],
  });
}

const fitsPlayer = (market: SlateMarket, player: string | undefined): boolean =>
  player === undefined ? true : fold(market.player) === fold(player);

const isOnLine = ({ lineHundredths }: SlateMarket, line: number): boolean => lineHundredths === Math.round(line * 100);

/** The line that most of the named books sell; without them the main one of those that can be taken. */
function shownLine(
  stored: readonly SlateMarket[],
  ofBooks: readonly SlateMarket[],
  world: World,
): SlateMarket | undefined {
  const count = (market: SlateMarket) => ofBooks.filter((one) => one === market).length;
  const sold = stored.filter((one) => count(one) > 0);
  return (
    sold.toSorted((a, b) => count(b) - count(a) || b.quotes.length - a.quotes.length)[0] ?? openMainLine(stored, world)
  );
}

type Lines = { shown: SlateMarket; own: ReadonlyMap<string, SlateMarket>; isOneLine: boolean };

/** Every book on the line that is shown; a named book that does not sell it on its own line, where no line was named. */
function rowsOf(
  event: SlateEvent,
  { shown, own, isOneLine }: Lines,
  books: Pick<NamedBooks, 'keys'> | null,
  world: World,
): BookRow[] {
  const rows = bookRows(event, shown, world);
  if (!books) return rows;
  const onShown = rows.filter(({ bookKey }) => books.keys.has(bookKey));
  if (isOneLine) return onShown;
  const elsewhere = [...books.keys].filter((key) => !onShown.some(({ bookKey }) => bookKey === key));
  return [
    ...onShown,
    ...elsewhere.flatMap((key) => {
      const line = own.get(key);
      return line ? bookRows(event, line, world).filter(({ bookKey }) => bookKey === key) : [];
    }),
  ];
}

/** "Every book's price on the Cowboys spread": of a side, whatever line a book has it on. */
const isOpenSide = ({ side, line, books, minDecimal, market }: ShowBoardInput): boolean =>
  side !== undefined &&
  books === undefined &&
  line === undefined &&
  minDecimal === undefined &&
  (market === 'spread' || market === 'total');

/** The books where this bettor can bet that sell another line than the one that is shown. */
function elsewhereOf(
  input: ShowBoardInput,
  event: SlateEvent,
  { shown, own }: Pick<Lines, 'shown' | 'own'>,
  world: World,
): Pick<ShowBoardResult, 'elsewhere'> {
  if (!isOpenSide(input)) return {};
  const onShown = new Set(shown.quotes.map(({ bookKey }) => bookKey));
  const rows = [...own]
    .filter(([key]) => !onShown.has(key))
    .flatMap(([key, line]) => bookRows(event, line, world).filter(({ bookKey, canBet }) => bookKey === key && canBet));
  return rows.length > 0 ? { elsewhere: rows.sort(inOrder(input)) } : {};
}

/** Whether the side that was asked about, or any, pays what is wanted. */
const pays = ({ prices }: BookRow, { minDecimal, side }: ShowBoardInput): boolean =>
  minDecimal === undefined ||
  prices.some(({ selection, decimal }) => (side === undefined || selection === side) && decimal >= minDecimal);

const isByNumber = ({ order }: ShowBoardInput): boolean => order === 'highest_line' || order === 'lowest_line';
const orderOf = (input: ShowBoardInput) =>
  input.order === 'lowest_hold' || isByNumber(input) ? (input.order ?? null) : null;
const inOrder = (input: ShowBoardInput) => (orderOf(input) === 'lowest_hold' ? byMargin : bySide(input));

/** Which of the books takes least, those where a bet can be placed first. */
const byMargin = (a: BookRow, b: BookRow): number => Number(b.canBet) - Number(a.canBet) || a.margin - b.margin;

/** Where one side is asked about, the best number for it comes first, then what pays most. */
const bySide =
  ({ side: asked, first }: ShowBoardInput) =>
  (a: BookRow, b: BookRow): number => {
    const side = asked ?? first;
    const of = ({ prices }: BookRow) => prices.find(({ selection }) => selection === side);
    const points = (row: BookRow) => (of(row)?.line ?? 0) * (side === 'over' ? -1 : 1);
    const paid = (row: BookRow) => of(row)?.decimal ?? 0;
    return Number(b.canBet) - Number(a.canBet) || points(b) - points(a) || paid(b) - paid(a);
  };

type Turned = { market: ShowBoardInput['market']; view: Selection; own: number };

/** "+4.5 for Miami" who lay it: who gets those points, and what it costs to lay them. Null: nobody has that number turned round either. */
function turnedLine({ market, view, own }: Turned, event: SlateEvent, lines: readonly SlateMarket[], world: World) {
  const rival = OTHER_SIDE[view];
  const turned = lines.filter((one) => selectionLine(one, view) === -own);
  const best = bestNumbers(turned, world).find(({ selection }) => selection === view);
  if (market !== 'spread' || own === 0 || !rival || !best) return null;
  const gets = lineOfSide(event, { market, selection: rival, line: own });
  const lays = lineOfSide(event, { market, selection: view, line: -own });
  return `it is the other way round, ${gets} and ${lays}. The best price on ${lays} is ${best.best.text} at ${best.best.book}.`;
}

/** The lines that books have in place of the one that was asked for, with how many have each. */
function lineNotStored(input: ShowBoardInput, event: SlateEvent, lines: readonly SlateMarket[], world: World): Refusal {
  const { market, line = 0, side } = input;
  const view = side ?? (market === 'spread' ? 'home' : 'over');
  const own = market === 'spread' && view === 'away' ? -line + 0 : line;
  const asked = lineAsked(event, { market, selection: view, line: own, player: input.player });
  const otherWay = turnedLine({ market, view, own }, event, lines, world);
  if (otherWay)
    return refusal('line_not_stored', `No book here quotes ${asked} in ${gameLabel(event)}: ${otherWay}`, {
      named: [`${line}`],
    });
  const all = lines
    .toSorted((a, b) => b.quotes.length - a.quotes.length)
    .map((one) => {
      const stored = selectionLine(one, one.outcomes.includes(view) ? view : (one.outcomes[0] ?? 'over'));
      return `${lineOfSide(event, { market, selection: view, line: stored ?? 0 })} (${plural(one.quotes.length, 'book')})`;
    });
  const best = lines
    .flatMap((one) => bestNumbers([one], world).filter(({ selection }) => selection === view))
    .sort((a, b) => Math.abs(a.line - own) - Math.abs(b.line - own))[0];
  const taken = best
    ? ` The nearest that can be taken is ${lineOfSide(event, { market, selection: view, line: best.line })}, ${best.best.text} at ${best.best.book}.`
    : '';
  return refusal(
    'line_not_stored',
    `No book here quotes ${asked} in ${gameLabel(event)}. ${all.length === 1 ? `All have ${all[0]}` : `They have ${list(all)}`}.${taken}`,
    { named: [`${line}`] },
  );
}
