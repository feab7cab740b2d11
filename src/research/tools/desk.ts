import type { Schema, SchemaIssue, ToolName } from '#contract/research/desk.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { bestBetsTool } from './best-bets/tool.ts';
import type { WantedPrices } from './best-bets/wanted-prices.ts';
import { buildParlayTool } from './build-parlay/tool.ts';
import { calculateTool } from './calculate/tool.ts';
import { factsAboutTool } from './facts-about/tool.ts';
import { findGamesTool } from './find-games/tool.ts';
import { lineMovesTool } from './line-moves/tool.ts';
import { lookUpTool } from './look-up/tool.ts';
import { type Outcome, refusal } from './outcome.ts';
import { priceBetsTool } from './price-bets/tool.ts';
import { proposeTool } from './propose/tool.ts';
import { scanPricesTool } from './scan-prices/tool.ts';
import { showBoardTool } from './show-board/tool.ts';
import type { Access, JudgedBet, Tool } from './tool.ts';
import type { Need, World } from './world.ts';

/** A call whose input was read: what it asks for, and how to run it. */
export type ReadCall = {
  name: ToolName;
  access: Access;
  needs: (world: Pick<World, 'slate' | 'nowMs'>) => readonly Need[];
  /** Null: nothing that it says is worth fetching prices for. */
  wants: (world: Pick<World, 'slate' | 'nowMs'>) => WantedPrices | null;
  run: (world: World) => Outcome<unknown>;
  /** The bets that were judged in what its own run found. */
  judged: (data: unknown) => readonly JudgedBet[];
};

export type DeskTool = Pick<Tool<never, unknown>, 'name' | 'description'> & {
  input: Schema;
  result: Schema;
  read: (raw: unknown) => { ok: true; call: ReadCall } | Refusal;
};

/** Every tool of the desk. What is not here nobody can ask for. */
export const DESK: Record<ToolName, DeskTool> = {
  find_games: onDesk(findGamesTool),
  show_board: onDesk(showBoardTool),
  best_bets: onDesk(bestBetsTool),
  build_parlay: onDesk(buildParlayTool),
  price_bets: onDesk(priceBetsTool),
  scan_prices: onDesk(scanPricesTool),
  line_moves: onDesk(lineMovesTool),
  facts_about: onDesk(factsAboutTool),
  calculate: onDesk(calculateTool),
  look_up: onDesk(lookUpTool),
  propose: onDesk(proposeTool),
};

function onDesk<Input, Result>(tool: Tool<Input, Result>): DeskTool {
  const { name, description, input, result } = tool;
  return {
    name,
    description,
    input,
    result,
    read(raw) {
      const parsed = input.safeParse(raw);
      if (!parsed.success) return invalidInput(parsed.error.issues);
      const access = tool.access(parsed.data);
      const call: ReadCall = {
        name,
        access,
        needs: (world) => tool.needs(parsed.data, world),
        wants: (world) => tool.wants?.(parsed.data, world) ?? null,
        run: (world) => refusedFor(access, world) ?? tool.run(parsed.data, world),
        judged: (data) => tool.judged?.(data as Result) ?? [],
      };
      return { ok: true, call };
    },
  };
}

/** What stands in the way of a call before it is run: this alone decides it, for every speaker. */
export function refusedFor(access: Access, { may }: Pick<World, 'may'>): Refusal | null {
  if (access === 'public' || access === 'account' || may === 'verdicts') return null;
  if (may === 'help') return refusal('excluded', 'Betting is closed for this account at the moment; help stays open.');
  if (access === 'free') return null;
  return refusal('needs_tokens', 'There are not enough tokens left for a verdict.');
}

function invalidInput(issues: readonly SchemaIssue[]): Refusal {
  const told = issues.map(({ path, message }) => ({ name: path.join('.') || 'input', message }));
  const message = told.map(({ name, message: words }) => `${name} ${words}`).join('; ');
  return refusal('invalid_input', message, { named: told.map(({ name }) => name) });
}
