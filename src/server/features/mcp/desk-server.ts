import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { Bearer } from '../access/find-bearer.ts';
import { callTool, type McpDeps } from './call-tool.ts';
import { KEY_FIELD, servedName, toolList } from './tool-list.ts';

/** Of what this server speaks; it changes where a tool or a result does. */
const SERVER_VERSION = '1.0.0';

const INSTRUCTIONS = `${PRODUCT_NAME} answers from stored sportsbook prices: which games there are, what each book quotes, what a bet is worth, and a bettor's arithmetic.
Every figure is computed from stored quotes. Repeat figures as they are given, with book, line and price together; make none up, and swap no side, line or price that the person named.
Where a call is refused, tell the person what is missing in the words of the message; its choices are calls that work.
Judged bets (best_bets, build_parlay, price_bets) cost tokens: ask before you spend them, and send ${KEY_FIELD} with each such call.
For adults of 21 and over. No bet is sure to win. Whoever speaks of a gambling problem is to be told of the helpline (look_up has it), not given a bet.`;

export type Caller = { bearer: Bearer; address: string; onFault: (error: unknown) => void };

/** What one request talks to: it lives as long as the request, and keeps nothing. */
export function createDeskServer(deps: McpDeps, { bearer, address, onFault }: Caller): Server {
  const server = new Server(
    { name: PRODUCT_NAME.toLowerCase(), title: PRODUCT_NAME, version: SERVER_VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: toolList() }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = servedName(params.name);
    if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of that name.');
    const { [KEY_FIELD]: argument, ...input } = params.arguments ?? {};
    const key = params._meta?.[KEY_FIELD] ?? argument;
    try {
      return await callTool(deps, bearer, { tool, input, key, address });
    } catch (error) {
      onFault(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Something went wrong. Please try again.');
    }
  });
  return server;
}
