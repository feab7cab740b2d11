import type { BetRef } from '#contract/research/bet.ts';
import { ShowBoardResult } from '#contract/research/board.ts';
import { BuildParlayInput, BuildParlayResult, type Parlay } from '#contract/research/build-parlay.ts';
import { CalculateInput, type Calculation } from '#contract/research/calculate.ts';
import type { ToolName } from '#contract/research/desk.ts';
import { FindGamesResult } from '#contract/research/games.ts';
import { LookUpInput } from '#contract/research/look-up.ts';
import { LineMovesResult } from '#contract/research/moves.ts';
import { PriceBetsInput, PriceBetsResult, type PricedStatedBet } from '#contract/research/price-bets.ts';
import { ProposeInput } from '#contract/research/propose.ts';
import { ScanPricesResult } from '#contract/research/scans.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { readLooked } from '../../language/looked.ts';
import type { BetFocus, Reading, Spoken } from '../../language/reading.ts';
import type { PickDraft } from '../../tools/best-bets/pick-draft.ts';
import { boostedTo } from '../../tools/calculate/boosted-to.ts';
import type { Outcome } from '../../tools/outcome.ts';
import { AT_FAIR } from '../fair-payout.ts';
import { selectionLine } from '../pick-label.ts';
import { inShort, shortGame } from '../short-names.ts';

type Found = { tool: ToolName; outcome: Outcome<unknown> };

/** What a later question may lean on: the bets that an answer was about, and the sum that it made. */
export function focusOf(inputs: readonly unknown[], found: readonly Found[]): Spoken {
  const ticket = parlayIn(found[0]);
  // What a parlay is held against is no leg of it.
  const told = inputs.flatMap((input, at) => (ticket && at > 0 ? [] : betsOf(input, found[at])));
  // When a game is and what is paid there are told of one bet.
  const focus = isOfGames(found) ? [...new Map(told.map((bet) => [JSON.stringify(bet), bet])).values()] : told;
  // Legs that no book joins yet are still those of the parlay that is spoken of.
  const isTicket = ticket !== null || (found[0]?.tool === 'build_parlay' && focus.length > 1);
  const looked = found.flatMap(({ tool }, at) => readLooked(tool, inputs[at]) ?? []);
  const sums = ticket ? payoutsOf(ticket) : sumsIn(inputs, found);
  const [calculation] = sums;
  return {
    ...(focus.length > 0 && {
      focus,
      unjudged: ticket === null ? isTicket || !isJudged(found[0]) : ticket.verdict === null && !ticket.sameGame,
      ticket: isTicket,
      ticketBook: ticket?.book ?? bookOf(inputs[0]),
      list: false,
      given: [],
      kept: [],
      ...betterOf(found),
    }),
    ...(looked.length > 0 && { looked }),
    ...lookedUpIn(inputs[0], found[0]),
    ...trackedIn(inputs[0], found[0]),
    ...(calculation && { calculation, sums }),
  };
}

const isOfGames = ([first, ...others]: readonly Found[]): boolean =>
  first?.tool === 'find_games' && others.some(({ tool }) => tool === 'show_board');

function isJudged(found: Found | undefined): boolean {
  const read = found?.tool === 'price_bets' && found.outcome.ok ? PriceBetsResult.safeParse(found.outcome.data) : null;
  return read?.success === true && read.data.bets.some(({ priced }) => priced);
}

/** Of bets that were held against each other the one that was found to be the better, by its place from 1. */
function betterOf([found, ...others]: readonly Found[]): Pick<Reading, 'pointed'> {
  if (found?.tool !== 'price_bets' || !found.outcome.ok || others.length > 0) return {};
  const better = PriceBetsResult.safeParse(found.outcome.data).data?.comparison?.better ?? null;
  return better === null ? {} : { pointed: better + 1 };
}

function lookedUpIn(input: unknown, found: Found | undefined): Pick<Reading, 'lookedUp'> {
  const read = found?.tool === 'look_up' && found.outcome.ok ? LookUpInput.safeParse(input) : null;
  return read?.success ? { lookedUp: read.data.topic } : {};
}

function trackedIn(input: unknown, found: Found | undefined): Pick<Reading, 'tracked'> {
  const read = found?.tool === 'propose' && found.outcome.ok ? ProposeInput.safeParse(input) : null;
  return read?.success && read.data.action.kind === 'tracked_bet' ? { tracked: read.data.action } : {};
}

/** Without that advice stood beside it: of another offer there may be none. */
function calculationOf(input: unknown, found: Found | undefined): Calculation | null {
  const read = found?.tool === 'calculate' ? CalculateInput.safeParse(input) : null;
  if (!read?.success || read.data.calc.kind !== 'cash_out') return read?.data?.calc ?? null;
  const { advised: _, ...sum } = read.data.calc;
  return sum;
}

/** The parlay that some book takes. */
function parlayIn(found: Found | undefined): Parlay | null {
  if (found?.tool !== 'build_parlay' || !found.outcome.ok) return null;
  const read = BuildParlayResult.safeParse(found.outcome.data);
  return read.success ? read.data.parlay : null;
}

/** To the cent for any stake: -110 is 1.91 only where it is shown. */
export const exactly = (decimal: number): string => decimal.toFixed(EXACT_DIGITS);
const EXACT_DIGITS = 6;

/** Legs of one game at what is fair: their product is paid by nobody. */
const payoutsOf = ({ decimal, whole, stakeCents, sameGame, fairDecimal }: Parlay): Calculation[] => {
  const isFair = sameGame && whole === null;
  const price = exactly(whole?.decimal ?? (isFair ? fairDecimal : decimal));
  return [{ kind: 'payout', ...(isFair && { bet: AT_FAIR }), price, ...(stakeCents !== null && { stakeCents }) }];
};

/** Where a parlay was to stand that no book joins. */
function bookOf(input: unknown): string | null {
  const read = BuildParlayInput.safeParse(input);
  return read.success ? (read.data.book ?? read.data.keepBook ?? null) : null;
}

function sumsIn(inputs: readonly unknown[], found: readonly Found[]): Calculation[] {
  const made = inputs.flatMap((input, at) => calculationOf(input, found[at]) ?? []);
  return made.length > 0 ? made : [...betPayouts(found[0]), ...boardPayout(found)];
}

/** What the side pays whose prices were asked for: at the best that can be taken, or at the one book that was named. */
function boardPayout([first, ...others]: readonly Found[]): Calculation[] {
  const isBoard = first?.tool === 'show_board' && first.outcome.ok && others.length === 0;
  const read = isBoard && first.outcome.ok ? ShowBoardResult.safeParse(first.outcome.data) : null;
  if (!read?.success) return [];
  if (read.data.scope === 'games') return rowPayout(read.data);
  const { asked, markets, rows } = read.data;
  const isAsked = ({ selection }: { selection: string }) => selection === asked.side;
  const [row, ...rest] = asked.books === null ? [] : rows;
  const named = rest.length > 0 ? undefined : row?.prices.find(isAsked);
  const found = asked.books === null ? markets[0]?.sides.find(isAsked)?.best : named;
  return found ? [{ kind: 'payout', price: exactly(found.decimal) }] : [];
}

/** Of the one row of a list that was asked for. */
function rowPayout({ markets: [row, ...others] }: ShowBoardResult): Calculation[] {
  const best = others.length === 0 ? row?.sides[0]?.best : null;
  return best ? [{ kind: 'payout', price: exactly(best.decimal) }] : [];
}

/** What judged bets pay, each of them, for a stake that may be named next. */
function betPayouts(found: Found | undefined): Calculation[] {
  if (found?.tool !== 'price_bets' || !found.outcome.ok) return [];
  const read = PriceBetsResult.safeParse(found.outcome.data);
  const teaser = read.success ? read.data.teaser : null;
  if (teaser) return [{ kind: 'teaser', price: exactly(teaser.decimal), legs: read.data?.bets.length ?? 2 }];
  const bets = read.success ? read.data.bets : [];
  const paid = bets.flatMap((bet) => {
    const at = bet.priced ? (bet.atAsked ?? bet.atBest) : null;
    return bet.priced && at ? [{ kind: 'payout' as const, bet: nameOf(bet), price: exactly(at.decimal) }] : [];
  });
  return paid.length === bets.length ? paid : [];
}

/** As a sum on it names it. */
function nameOf({ label, game, player, side }: PricedStatedBet): string {
  const name = inShort(label, game);
  return player === null && (side === 'over' || side === 'under') ? `${name} in ${shortGame(game)}` : name;
}

/** The next game of who was named; else the games in the order in which they were listed. */
function gamesOf(data: unknown): BetFocus[] {
  const read = FindGamesResult.safeParse(data);
  const games = read.success ? read.data.games : [];
  const [first] = games;
  const shown = first && first.matched.length > 0 ? [first] : games;
  return shown.map(({ eventId, matched, away }) => ({
    eventId,
    market: 'moneyline',
    side: matched.includes(away) ? 'away' : 'home',
    line: null,
    player: null,
  }));
}

/** The rows of a list of prices, moves or scans, in the order in which they were shown. */
function rowsOf(tool: ToolName, data: unknown): BetFocus[] {
  const board = tool === 'show_board' ? ShowBoardResult.safeParse(data) : null;
  if (board?.success && board.data.scope === 'games')
    return board.data.markets.flatMap(({ eventId, market, player, sides: [side] }) =>
      side ? [{ eventId, market, side: side.selection, line: player === null ? null : side.line, player }] : [],
    );
  const moves = tool === 'line_moves' ? LineMovesResult.safeParse(data) : null;
  if (moves?.success && moves.data.scope === 'biggest')
    return moves.data.moves.map(({ eventId, market, side, player }) => ({ eventId, market, side, line: null, player }));
  const scan = tool === 'scan_prices' ? ScanPricesResult.safeParse(data) : null;
  return (scan?.data?.rows ?? []).flatMap((row) => {
    const first = row.kind === 'gap' ? row.best : row.sides[0];
    const { eventId, market, player } = row;
    return first ? [{ eventId, market, side: first.selection, line: first.line, player }] : [];
  });
}

const focusOfBet = ({
  eventId,
  market,
  side,
  line,
  player,
}: Omit<BetFocus, 'stakeCents' | 'price' | 'book'>): BetFocus => ({
  eventId,
  market,
  side,
  line,
  player,
});

/** With the price and the book that its writer named. */
const withPrice = (bet: PricedStatedBet): BetFocus => ({
  ...focusOfBet(bet),
  ...(bet.atAsked?.from === 'stated'
    ? { price: bet.atAsked.decimal.toFixed(4).replace(/0{1,2}$/, '') }
    : bet.asked.price !== null && { price: bet.asked.price }),
  ...(bet.asked.book !== null && { book: bet.asked.book }),
});

const askedBet = ({ eventId, market, side, line = null, player = null, price = null, book }: BetRef): BetFocus[] => [
  { eventId, market, side, line, player, ...(price !== null && { price }), ...(book !== null && { book }) },
];

const NO_PARTS: Omit<BetFocus, 'eventId'> = { market: 'moneyline', side: 'home', line: null, player: null };

/** The bets as they were priced; what nobody quotes was spoken of no less. */
function statedBets(input: unknown, { outcome }: Found): BetFocus[] {
  const read = outcome.ok ? PriceBetsResult.safeParse(outcome.data) : null;
  const asked = PriceBetsInput.safeParse(input);
  const staked = asked.data?.bets.length === 1 ? (asked.data.stakeCents ?? null) : null;
  const stake = staked === null ? {} : { stakeCents: staked };
  if (read?.success)
    return read.data.bets
      .flatMap((bet) => (bet.priced ? [withPrice(bet)] : askedBet(bet.asked)))
      .map((bet) => ({ ...bet, ...stake }));
  return asked.success ? asked.data.bets.flatMap(askedBet).map((bet) => ({ ...bet, ...stake })) : [];
}

/** The stored bet that a sum was of. */
function betOfSum(input: unknown): BetFocus[] {
  const read = CalculateInput.safeParse(input);
  if (!read.success || !read.data.bet) return [];
  const { calc, bet } = read.data;
  return askedBet(bet).map((one) => ({ ...one, ...ownOf(calc) }));
}

/** What its writer has on a bet that a sum is of, and at which price: a boosted one is none of a book. */
function ownOf(calc: Calculation): Pick<BetFocus, 'stakeCents' | 'price'> {
  const stake = 'stakeCents' in calc && calc.stakeCents !== undefined ? { stakeCents: calc.stakeCents } : {};
  if (calc.kind === 'position') return stake;
  if (calc.kind === 'payout') return calc.bet === undefined ? {} : stake;
  if (calc.kind === 'ev' && calc.fromBooks === true) return { price: calc.price, ...stake };
  return calc.kind === 'boost' ? { price: formatAmerican(boostedTo(calc)), ...stake } : {};
}

/** Legs that no book joins as they stand; those to which no other leg was found are no parlay of their own. */
function statedLegs(input: unknown): BetFocus[] {
  const read = BuildParlayInput.safeParse(input);
  if (read.success && read.data.choose !== undefined) return [];
  const legs = read.success ? read.data.legs.flatMap(askedBet) : [];
  return legs.length > 1 ? legs : [];
}

/** Whether a leg of the parlay before is refused in this one too. */
function wasRefused(before: readonly BetRef[], input: unknown, { outcome }: Found): boolean {
  const asked = BuildParlayInput.safeParse(input).data?.legs ?? [];
  const told = outcome.ok ? (BuildParlayResult.safeParse(outcome.data).data?.legs ?? []) : [];
  const keyOf = ({ eventId, market, side, line, player }: BetRef) => [eventId, market, side, line, player].join();
  const refused = asked.filter((_, at) => told[at]?.refusal != null).map(keyOf);
  return before.some((leg) => refused.includes(keyOf(leg)));
}

/** Each leg at the price at which its writer has it, where he named one. A change that cannot be had leaves the parlay as it was, unless that could not be had itself. */
function ticketLegs(input: unknown, found: Found): BetFocus[] {
  const parlay = parlayIn(found);
  const read = BuildParlayInput.safeParse(input);
  if (!parlay) {
    const before = read.success ? (read.data.changedFrom ?? []) : [];
    const stood = before.length > 1 && !wasRefused(before, input, found);
    return stood ? before.flatMap(askedBet) : statedLegs(input);
  }
  const own = read.success ? read.data.legs.filter(({ price }) => price !== null) : [];
  return parlay.legs.map((leg) => {
    const focus = focusOfBet(leg);
    const stated = own.find(
      ({ eventId, market, side, player }) =>
        eventId === focus.eventId && market === focus.market && side === focus.side && player === focus.player,
    );
    return stated ? { ...focus, price: stated.price } : focus;
  });
}

function betsOf(input: unknown, found: Found | undefined): BetFocus[] {
  if (found?.tool === 'calculate') return betOfSum(input);
  if (found?.tool === 'price_bets') return statedBets(input, found);
  if (found?.tool === 'build_parlay') return ticketLegs(input, found);
  if (found?.tool === 'find_games' && found.outcome.ok) return gamesOf(found.outcome.data);
  const rows = found?.outcome.ok ? rowsOf(found.tool, found.outcome.data) : [];
  return rows.length > 0 ? rows : askedGame(input, found);
}

/** The market of a game that was looked at; of a whole one the side that is told first. */
function askedGame(input: unknown, found: Found | undefined): BetFocus[] {
  if (typeof input !== 'object' || input === null || !('eventId' in input)) return [];
  const { eventId, ...rest } = { ...NO_PARTS, ...(input as Partial<BetFocus>) };
  if (typeof eventId !== 'string') return [];
  const isTwoSided = rest.market === 'moneyline' || rest.market === 'spread';
  const board = boardIn(found);
  const isOfSide = 'side' in input;
  const first = isOfSide ? undefined : toldFirst(board);
  const side = first ?? (rest.side === 'home' && !isTwoSided ? ('over' as const) : rest.side);
  const line = lineAsked(found, rest);
  return [{ eventId, market: rest.market, side, line, player: rest.player ?? null, ...(isOfSide && bookAsked(board)) }];
}

const boardIn = (found: Found | undefined): ShowBoardResult | undefined =>
  found?.tool === 'show_board' && found.outcome.ok ? ShowBoardResult.safeParse(found.outcome.data).data : undefined;

/** "FanDuel has them at what right now": from there on the bet is at that book. */
function bookAsked(board: ShowBoardResult | undefined): Pick<BetFocus, 'book'> {
  const [row, ...others] = board?.asked.books?.length === 1 ? board.rows : [];
  return row?.canBet && others.length === 0 ? { book: row.book } : {};
}

/** Who is told to be favored, or to be the underdog, else the side with which the words on a whole market begin: it is spoken of from there on. */
function toldFirst(board: ShowBoardResult | undefined): BetFocus['side'] | undefined {
  const tells = board?.asked.tells;
  const sides = board?.markets[0]?.sides ?? [];
  if (!tells) return sides[0]?.selection;
  const [first, ...others] = sides
    .filter(({ selection, fairChance }) => selection !== 'draw' && fairChance !== null)
    .toSorted((a, b) => (b.fairChance ?? 0) - (a.fairChance ?? 0));
  return (tells === 'underdog' ? others.at(-1) : first)?.selection;
}

/** "Under 41" whose prices were shown is still under 41. A board names the home side's line of a spread. */
function lineAsked(found: Found | undefined, { market, side, line }: typeof NO_PARTS): number | null {
  if (found?.tool !== 'show_board' || typeof line !== 'number') return null;
  return market === 'spread' && side === 'away' ? -line + 0 : line;
}

/** A pick that an answer gave. */
export const focusOfPick = ({ candidate: { event, market, selection } }: PickDraft): BetFocus => ({
  eventId: event.id,
  market: market.market,
  side: selection,
  line: selectionLine(market, selection),
  player: market.player === '' ? null : market.player,
});
