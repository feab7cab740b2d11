import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { BoardMarket, MarketName, Selection, ShowBoardResult } from './research/board.ts';
import { FactRow } from './research/facts.ts';
import { GameRow, League } from './research/games.ts';
import { MarketMoves } from './research/moves.ts';
import { SlateStatus } from './slate.ts';

/** The boards: what several tools of the desk find, read together for a screen. Free, and never a verdict of their own. */

/** So many games come at once. */
export const BOARD_PAGE = 30;

export const MAIN_MARKETS = ['moneyline', 'spread', 'total'] as const;

/** One market of a game among many. */
export const BoardCell = z.pick(BoardMarket, {
  market: true,
  player: true,
  line: true,
  sides: true,
  hold: true,
  holdText: true,
  books: true,
  ageSeconds: true,
});
export type BoardCell = z.infer<typeof BoardCell>;

/** A game with those of its main markets that are stored. */
export const BoardGame = z.extend(
  z.pick(GameRow, { eventId: true, game: true, league: true, home: true, away: true, startsAt: true }),
  { markets: z.array(BoardCell) },
);
export type BoardGame = z.infer<typeof BoardGame>;

/** A side whose best price is one of the day's best bets, which every account is shown for free. */
export const BoardBet = z.object({ eventId: z.string(), market: z.string(), selection: Selection });
export type BoardBet = z.infer<typeof BoardBet>;

export const OddsBoard = z.object({
  slate: SlateStatus,
  /** Those with priced games ahead. */
  leagues: z.array(z.object({ league: League, games: z.int() })),
  /** The one that is shown; null where no league has a game. */
  league: z.nullable(League),
  games: z.array(BoardGame),
  /** Games of this league. */
  total: z.int(),
  offset: z.int(),
  bets: z.array(BoardBet),
});
export type OddsBoard = z.infer<typeof OddsBoard>;

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody } as const;

export const oddsBoard = {
  method: 'GET',
  path: '/api/odds',
  query: z.object({
    league: z.optional(League.check(z.describe('Left out: the first that has games.'))),
    offset: z._default(
      z.coerce
        .number('must be a number')
        .check(z.int('must be a whole number'), z.gte(0, 'must be at least 0'), z.lte(10_000, 'must be at most 10000')),
      0,
    ),
  }),
  response: { 200: OddsBoard, ...REFUSALS },
} as const;

/** Every book on one market of the game, how it moved, and what else is stored. */
export const GameBoard = z.object({
  slate: SlateStatus,
  /** Its main markets as they stand on the board. */
  game: BoardGame,
  hasBegun: z.boolean(),
  /** The market that is looked at. */
  market: z.string(),
  player: z.nullable(z.string()),
  /** `Josh Allen passing yards`; null for a main market. */
  title: z.nullable(z.string()),
  /** Null: nothing of it is on offer, and `missing` says why. */
  board: z.nullable(ShowBoardResult),
  missing: z.nullable(z.string()),
  /** Null: nothing is recorded. */
  moves: z.nullable(MarketMoves),
  facts: z.array(FactRow),
  /** Which kinds of facts are not stored, in words. */
  notStored: z.array(z.string()),
  /** Stored markets on players. */
  props: z.int(),
  bets: z.array(BoardBet),
});
export type GameBoard = z.infer<typeof GameBoard>;

const EventId = z.object({ eventId: z.string().check(z.maxLength(200)) });

export const gameBoard = {
  method: 'GET',
  path: '/api/odds/:eventId',
  params: EventId,
  query: z.object({
    market: z._default(MarketName, 'moneyline'),
    player: z.optional(z.string().check(z.maxLength(120))),
    side: z.optional(Selection.check(z.describe('Whose price over time is shown; left out: the first side.'))),
  }),
  response: { 200: GameBoard, ...REFUSALS },
} as const;

/** The main line of each player in each market on players, those of one market together. */
export const GameProps = z.object({
  groups: z.array(z.object({ market: z.string(), title: z.string(), rows: z.array(BoardCell) })),
});
export type GameProps = z.infer<typeof GameProps>;

export const gameProps = {
  method: 'GET',
  path: '/api/odds/:eventId/props',
  params: EventId,
  response: { 200: GameProps, ...REFUSALS },
} as const;
