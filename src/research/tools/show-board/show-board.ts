import type { ShowBoardInput, ShowBoardResult } from '#contract/research/board.ts';
import { coversSport, gameLabel } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { fold } from '../best-bets/fit.ts';
import { found, type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { boardMarket, bookRows } from './board-market.ts';

/** What the books quote: every book on one market of a game, or the main lines of many games. */
export function showBoard(input: ShowBoardInput, world: World): Outcome<ShowBoardResult> {
  if (world.slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  return input.eventId === undefined ? showGames(input, world) : showGame(input, input.eventId, world);
}

function showGames(input: ShowBoardInput, world: World): Outcome<ShowBoardResult> {
  const { league, market, limit, offset } = input;
  const games = world.slate.events.filter(
    (event) =>
      event.startsAt.getTime() > world.nowMs &&
      (league === undefined || coversSport(league, event.sportKey)) &&
      startsWithin(event, input),
  );
  const main = games.flatMap((event) => {
    const found = mainLine(event.markets.filter((one) => one.market === market && one.player === ''));
    return found ? [{ event, market: found }] : [];
  });
  if (main.length === 0) {
    const where = league === undefined ? '' : ` in ${league}`;
    const when = input.from === undefined && input.to === undefined ? '' : ' at that time';
    return refusal('nothing_fits', `No coming game${where}${when} has a stored ${market}.`, {
      named: league ? [league, market] : [market],
    });
  }
  return found({
    scope: 'games',
    markets: main.slice(offset, offset + limit).map(({ event, market: line }) => boardMarket(event, line, world)),
    rows: [],
    otherLines: [],
    total: main.length,
    offset,
  });
}

function startsWithin({ startsAt }: SlateEvent, { from, to }: ShowBoardInput): boolean {
  const at = startsAt.getTime();
  return (from === undefined || at >= Date.parse(from)) && (to === undefined || at < Date.parse(to));
}

function showGame(input: ShowBoardInput, eventId: string, world: World): Outcome<ShowBoardResult> {
  const event = world.slate.events.find(({ id }) => id === eventId);
  if (!event) return refusal('no_such_game', 'No stored game has this id.', { named: [eventId] });
  if (event.startsAt.getTime() <= world.nowMs)
    return refusal('begun', `${gameLabel(event)} has begun; its stored prices are no offers any more.`, {
      named: [gameLabel(event)],
    });
  if (input.market.startsWith('prop:') && input.player === undefined)
    return refusal('needs_input', 'Name the player of the prop.', { named: ['player'] });
  const lines = event.markets.filter((one) => one.market === input.market && fitsPlayer(one, input.player));
  if (lines.length === 0)
    return refusal(
      'market_not_stored',
      `No ${input.market} of ${gameLabel(event)} is stored${input.player ? ` for ${input.player}` : ''}.`,
      {
        named: [input.market, ...(input.player ? [input.player] : [])],
      },
    );
  const shown =
    input.line === undefined
      ? mainLine(lines)
      : lines.find((one) => one.lineHundredths === Math.round(Number(input.line) * 100));
  if (!shown)
    return refusal('line_not_stored', `No book here quotes ${input.line} on that market of ${gameLabel(event)}.`, {
      named: [`${input.line}`],
    });
  const rows = bookRows(event, shown, world);
  return found({
    scope: 'game',
    markets: [boardMarket(event, shown, world)],
    rows: rows.slice(input.offset, input.offset + input.limit),
    otherLines: lines
      .filter((one) => one !== shown)
      .map((one) => one.lineHundredths / 100)
      .sort((a, b) => a - b),
    total: rows.length,
    offset: input.offset,
  });
}

const fitsPlayer = (market: SlateMarket, player: string | undefined): boolean =>
  player === undefined ? true : fold(market.player) === fold(player);
