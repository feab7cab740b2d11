import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gameBoard, gameProps, oddsBoard } from '#contract/odds-board.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { loadTeamLooks } from '../../lib/team-looks.ts';

/** Prices move by the minute. A board that nobody looks at asks for nothing. */
const RENEW_MS = 60_000;

const renewed = {
  refetchInterval: RENEW_MS,
  refetchIntervalInBackground: false,
  refetchOnMount: 'always',
  placeholderData: keepPreviousData,
} as const;

export type AskedBoard = { league: string | null; offset: number };

export const oddsBoardQuery = ({ league, offset }: AskedBoard) =>
  queryOptions({
    ...renewed,
    queryKey: [...queryKeys.oddsBoard, league, offset],
    queryFn: () => withLooks(read(withQuery(oddsBoard, { league, offset: offset === 0 ? null : String(offset) }))),
  });

export type AskedGame = { eventId: string; market: string; player: string | null; side: string | null };

export const gameBoardQuery = ({ eventId, market, player, side }: AskedGame) => {
  const asked = { market, player, side };
  return queryOptions({
    ...renewed,
    queryKey: [...queryKeys.oddsBoard, 'game', eventId, asked],
    queryFn: () => withLooks(read(withQuery(gameBoard, asked), { eventId })),
  });
};

export const gamePropsQuery = (eventId: string) =>
  queryOptions({
    ...renewed,
    queryKey: [...queryKeys.oddsBoard, 'props', eventId],
    queryFn: () => read(gameProps, { eventId }),
  });

/** The teams' colours come with the first board, so that no chip changes before a reader's eyes; a board without them is one all the same. */
async function withLooks<Board>(board: Promise<Board>): Promise<Board> {
  const [found] = await Promise.all([board, loadTeamLooks().catch(() => undefined)]);
  return found;
}

/** The route with what was asked for in its address. Names of players are no parameters of its path, whatever is in them. */
function withQuery<R extends { path: string }>(route: R, asked: Readonly<Record<string, string | null>>): R {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  const text = query.toString().replaceAll(':', '%3A');
  return text === '' ? route : { ...route, path: `${route.path}?${text}` };
}
