import type { BestBetList } from '#contract/best-bets.ts';
import type { BoardBet, BoardGame, GameBoard, GameProps, OddsBoard } from '#contract/odds-board.ts';
import { type AskedGame, gameBoardOf, gamePropsOf, needsOfGame } from '#research/boards/game-board.ts';
import { type AskedLeague, leagueBoard } from '#research/boards/league-board.ts';
import { isRefused } from '#research/tools/find-market.ts';
import type { Loaded, Need, World } from '#research/tools/world.ts';
import { NOTHING_LOADED } from '#research/tools/world.ts';
import { bettorOf } from '#research/words/bettor.ts';
import { AppError } from '../../platform/errors.ts';
import { ACCOUNT_RATES } from '../../platform/http/account-rates.ts';
import { type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import type { SessionUser } from '../../platform/http/session.ts';
import type { BestBetsService } from '../best-bets/best-bets.service.ts';
import { DEFAULT_TIME_ZONE } from '../conversations/conversations.service.ts';
import type { PlayGuard } from '../play-limits/play-guard.ts';
import { type SlateService, slateStatusOf } from '../slate/slate.service.ts';

export type BoardDeps = RateLimitDeps & {
  slate: Pick<SlateService, 'current'>;
  play: Pick<PlayGuard, 'assertNotExcluded'>;
  loadNeeds: (user: SessionUser, needs: readonly Need[]) => Promise<Loaded>;
  dayBets: Pick<BestBetsService, 'find'>;
};

const NO_BANKROLL = { bankroll: null, unit: null };

/** The games of a league. */
export async function readOddsBoard(deps: BoardDeps, user: SessionUser, asked: AskedLeague): Promise<OddsBoard> {
  const world = await openBoard(deps, user);
  const board = leagueBoard(asked, world);
  return {
    slate: slateStatusOf(world.slate, new Date(world.nowMs)),
    ...board,
    bets: await betsAmong(deps, board.games),
  };
}

/** One game: what its market needs beside the slate is read in one go. */
export async function readGameBoard(deps: BoardDeps, user: SessionUser, asked: AskedGame): Promise<GameBoard> {
  const world = await openBoard(deps, user);
  const loaded = await deps.loadNeeds(user, needsOfGame(asked, world));
  const board = gameBoardOf(asked, { ...world, loaded });
  if (isRefused(board)) throw new AppError('not_found', board.message);
  return {
    slate: slateStatusOf(world.slate, new Date(world.nowMs)),
    ...board,
    bets: await betsAmong(deps, [board.game]),
  };
}

export async function readGameProps(deps: BoardDeps, user: SessionUser, eventId: string): Promise<GameProps> {
  const props = gamePropsOf(eventId, await openBoard(deps, user));
  if (isRefused(props)) throw new AppError('not_found', props.message);
  return props;
}

/** For whom betting is closed there are no boards; everybody else may look as often as a reader does. */
async function openBoard(deps: BoardDeps, user: SessionUser): Promise<World> {
  const now = deps.now();
  await deps.play.assertNotExcluded(deps.db, { user, now });
  if (!user.unlimited) await takeFromLimit(deps, ACCOUNT_RATES.boards, user.id);
  return {
    slate: await deps.slate.current(),
    bettor: bettorOf(user.settings, NO_BANKROLL),
    nowMs: now.getTime(),
    zone: user.timeZone ?? DEFAULT_TIME_ZONE,
    loaded: NOTHING_LOADED,
    may: 'free',
  };
}

/**
 * A board judges nothing: a verdict is what is paid for. Marked is what the account is told for free elsewhere, and only where the
 * board shows the very price that was judged.
 */
async function betsAmong(deps: BoardDeps, games: readonly BoardGame[]): Promise<BoardBet[]> {
  if (games.length === 0) return [];
  const told = await deps.dayBets.find();
  return (told?.picks ?? []).flatMap((pick) => sideOf(pick, games));
}

function sideOf(pick: BestBetList['picks'][number], games: readonly BoardGame[]): BoardBet[] {
  const { eventId, oddsDecimal, book, proof } = pick;
  const markets = games.find((game) => game.eventId === eventId)?.markets ?? [];
  return markets.flatMap(({ market, player, sides }) => {
    const side = sides[proof.picked];
    const isIt =
      player === null &&
      market === pick.market &&
      side?.best?.book === book &&
      side.best.decimal === oddsDecimal &&
      side.line === pick.line;
    return isIt ? [{ eventId, market, selection: side.selection }] : [];
  });
}
