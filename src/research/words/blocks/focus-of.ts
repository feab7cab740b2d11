import { BuildParlayResult, type Parlay } from '#contract/research/build-parlay.ts';
import { CalculateInput, type Calculation } from '#contract/research/calculate.ts';
import type { ToolName } from '#contract/research/desk.ts';
import { FindGamesResult } from '#contract/research/games.ts';
import { PriceBetsResult } from '#contract/research/price-bets.ts';
import type { BetFocus, Reading } from '../../language/reading.ts';
import type { PickDraft } from '../../tools/best-bets/pick-draft.ts';
import type { Outcome } from '../../tools/outcome.ts';
import { selectionLine } from '../pick-label.ts';

type Found = { tool: ToolName; outcome: Outcome<unknown> };

/** What a later question may lean on: the bets that an answer was about, and the sum that it made. */
export function focusOf(
  inputs: readonly unknown[],
  found: readonly Found[],
): Pick<Reading, 'focus' | 'ticket' | 'calculation'> {
  const focus = inputs.flatMap((input, at) => betsOf(input, found[at]));
  const ticket = parlayIn(found[0]);
  const calculation = ticket ? payoutOf(ticket) : calculationOf(inputs[0], found[0]);
  return {
    ...(focus.length > 0 && { focus, ticket: ticket !== null }),
    ...(calculation && { calculation }),
  };
}

function calculationOf(input: unknown, found: Found | undefined): Calculation | null {
  const read = found?.tool === 'calculate' ? CalculateInput.safeParse(input) : null;
  return read?.success ? read.data.calc : null;
}

/** The parlay that some book takes. */
function parlayIn(found: Found | undefined): Parlay | null {
  if (found?.tool !== 'build_parlay' || !found.outcome.ok) return null;
  const read = BuildParlayResult.safeParse(found.outcome.data);
  return read.success ? read.data.parlay : null;
}

/** The price of legs of one game is for their book to say. */
const payoutOf = ({ decimal, sameGame }: Parlay): Calculation | null =>
  sameGame ? null : { kind: 'payout', price: decimal.toFixed(2), stakeCents: 100_00 };

/** The next game of who was named. */
function gameOf(data: unknown): BetFocus[] {
  const read = FindGamesResult.safeParse(data);
  const [game] = read.success ? read.data.games : [];
  if (!game || game.matched.length === 0) return [];
  const side = game.matched.includes(game.away) ? ('away' as const) : ('home' as const);
  return [{ eventId: game.eventId, market: 'moneyline', side, line: null, player: null }];
}

const focusOfBet = ({ eventId, market, side, line, player }: BetFocus): BetFocus => ({
  eventId,
  market,
  side,
  line,
  player,
});

const NO_PARTS = { market: 'moneyline', side: 'home' as const, line: null, player: null };

function betsOf(input: unknown, found: Found | undefined): BetFocus[] {
  if (found?.tool === 'price_bets' && found.outcome.ok) {
    const read = PriceBetsResult.safeParse(found.outcome.data);
    return (read.success ? read.data.bets : []).flatMap((bet) => (bet.priced ? [focusOfBet(bet)] : []));
  }
  if (found?.tool === 'build_parlay') return (parlayIn(found)?.legs ?? []).map(focusOfBet);
  if (found?.tool === 'find_games' && found.outcome.ok) return gameOf(found.outcome.data);
  if (typeof input !== 'object' || input === null || !('eventId' in input)) return [];
  const { eventId, ...rest } = { ...NO_PARTS, ...(input as Partial<BetFocus>) };
  if (typeof eventId !== 'string') return [];
  const isTwoSided = rest.market === 'moneyline' || rest.market === 'spread';
  const side = rest.side === 'home' && !isTwoSided ? ('over' as const) : rest.side;
  return [{ eventId, market: rest.market, side, line: null, player: rest.player ?? null }];
}

/** A pick that an answer gave. */
export const focusOfPick = ({ candidate: { event, market, selection } }: PickDraft): BetFocus => ({
  eventId: event.id,
  market: market.market,
  side: selection,
  line: selectionLine(market, selection),
  player: market.player === '' ? null : market.player,
});
