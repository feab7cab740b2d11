import type { ShowBoardInput, ShowBoardResult } from '#contract/research/board.ts';
import { coversSport } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { found, type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { boardMarket } from './board-market.ts';
import { showGame } from './show-game.ts';

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
    lines: [],
    bestNumbers: [],
    asked: { side: null, line: null, books: null, missing: [], minDecimal: null, minText: null },
    total: main.length,
    offset,
  });
}

function startsWithin({ startsAt }: SlateEvent, { from, to }: ShowBoardInput): boolean {
  const at = startsAt.getTime();
  return (from === undefined || at >= Date.parse(from)) && (to === undefined || at < Date.parse(to));
}
