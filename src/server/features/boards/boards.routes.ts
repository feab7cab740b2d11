import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { gameBoard, gameProps, oddsBoard } from '#contract/odds-board.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { type BoardDeps, readGameBoard, readGameProps, readOddsBoard } from './boards.service.ts';

/** HTTP in, one service call, HTTP out. */
export function boardRoutes(deps: BoardDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    const { query, response } = oddsBoard;
    app.get(oddsBoard.path, { schema: { querystring: query, response } }, (request) =>
      readOddsBoard(deps, request.user, request.query),
    );

    const ofGame = { params: gameBoard.params, querystring: gameBoard.query, response: gameBoard.response };
    app.get(gameBoard.path, { schema: ofGame }, (request) =>
      readGameBoard(deps, request.user, { ...request.params, ...request.query }),
    );

    const ofProps = { params: gameProps.params, response: gameProps.response };
    app.get(gameProps.path, { schema: ofProps }, (request) =>
      readGameProps(deps, request.user, request.params.eventId),
    );
  };
}
