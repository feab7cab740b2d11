import type { GameBoard, GameProps } from '#contract/odds-board.ts';
import type { Selection } from '#contract/research/board.ts';
import { FactsAboutInput } from '#contract/research/facts.ts';
import { LineMovesInput } from '#contract/research/moves.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { gameLabel, sportLabel } from '../slate/leagues.ts';
import type { SlateEvent } from '../slate/slate.ts';
import { factsAbout } from '../tools/facts-about/facts-about.ts';
import { lineMoves, needsOfMoves } from '../tools/line-moves/line-moves.ts';
import { refusal } from '../tools/outcome.ts';
import type { Need, World } from '../tools/world.ts';
import { propName } from '../words/pick-label.ts';
import { boardGames } from './league-board.ts';
import { askBoard, rowsOf } from './stored-board.ts';

export type AskedGame = {
  eventId: string;
  market: string;
  player?: string | undefined;
  side?: (typeof Selection.options)[number] | undefined;
};

/** So many books are drawn, those that say most first. */
const MOST_SERIES = 12;
const MOST_ROWS = 30;

const movesAsked = ({ eventId, market, player, side }: AskedGame): LineMovesInput =>
  LineMovesInput.parse({ eventId, market, player, side, consensus: true, limit: MOST_SERIES });

export const needsOfGame = (asked: AskedGame, world: Pick<World, 'slate' | 'nowMs'>): readonly Need[] =>
  needsOfMoves(movesAsked(asked), world);

/** One game for a screen: what the desk says of its prices, their history and its facts, over one world. */
export function gameBoardOf(asked: AskedGame, world: World): Omit<GameBoard, 'slate' | 'bets'> | Refusal {
  const event = world.slate.events.find(({ id }) => id === asked.eventId);
  if (!event) return refusal('no_such_game', 'No stored game has this address any more.');
  const { market } = asked;
  const player = asked.player ?? null;
  const board = askBoard({ eventId: event.id, market, player: asked.player, limit: MOST_ROWS }, world);
  const moves = lineMoves(movesAsked(asked), world);
  const facts = factsAbout(FactsAboutInput.parse({ eventId: event.id, limit: MOST_ROWS }), world);
  return {
    game: boardGameOf(event, world),
    hasBegun: event.startsAt.getTime() <= world.nowMs,
    market,
    player,
    title: market.startsWith('prop:') ? `${player ?? ''} ${propName(market)}`.trim() : null,
    board: board.ok ? board.data : null,
    missing: board.ok ? null : board.message,
    moves: moves.ok ? moves.data.market : null,
    facts: facts.ok ? facts.data.facts : [],
    notStored: facts.ok ? facts.data.notStored.map(({ text }) => text) : [facts.message],
    props: new Set(event.markets.filter(isProp).map((prop) => `${prop.market}|${prop.player}`)).size,
  };
}

const isProp = ({ player }: { player: string }): boolean => player !== '';

function boardGameOf(event: SlateEvent, world: World): GameBoard['game'] {
  const { id: eventId, home, away } = event;
  const game = gameLabel(event);
  const row = { eventId, game, home, away, league: sportLabel(event), startsAt: event.startsAt.toISOString() };
  const [shown] = boardGames([{ ...row, markets: [], matched: [] }], world);
  return shown ?? { ...row, markets: [] };
}

/** Every stored market on players of a game that has not begun, each at the main line of each player. */
export function gamePropsOf(eventId: string, world: World): GameProps | Refusal {
  const event = world.slate.events.find(({ id }) => id === eventId);
  if (!event) return refusal('no_such_game', 'No stored game has this address any more.');
  const markets = [...new Set(event.markets.filter(isProp).map(({ market }) => market))];
  return {
    groups: markets
      .map((market) => ({ market, title: propName(market), rows: rowsOf(market, [eventId], world) }))
      .filter(({ rows }) => rows.length > 0),
  };
}
