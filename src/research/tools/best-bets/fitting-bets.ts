import { countsOneOf } from '../../slate/prop-keys.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { marketKind } from '../../words/pick-label.ts';
import type { World } from '../world.ts';
import type { AskedFilters } from './asked-filters.ts';
import { bestOfEachBet, type Candidate, priceSelections, standingOf } from './candidates.ts';
import { inScope } from './filter-scope.ts';
import { isSide } from './fit.ts';

/** Every bet that meets all filters at the best price that this bettor can take; of a market the best line and side. */
export function fittingBets(asked: AskedFilters, world: World): Candidate[] {
  return bestOfEvents(asked, world, (candidates) => bestOfEachBet(candidates, null));
}

/** The same with every line and side that fits. */
export const fittingSelections = (asked: AskedFilters, world: World): Candidate[] =>
  bestOfEvents(asked, world, (candidates) => [...candidates]);

function bestOfEvents(
  asked: AskedFilters,
  { slate, nowMs }: World,
  choose: (candidates: readonly Candidate[]) => Candidate[],
): Candidate[] {
  const now = new Date(nowMs);
  const games = slate.events.filter((event) => event.startsAt.getTime() > nowMs && inScope(event, asked));
  const together = areOneGame(asked, games);
  return games
    .filter((event) => sidesFit(event, asked, together))
    .flatMap((event) => {
      const fitting = event.markets
        .filter((market) => marketFits(event, market, asked))
        .flatMap((market) => priceSelections(event, market, now, asked.bookKeys))
        .filter((candidate) => betFits(candidate, asked));
      return choose(fitting);
    });
}

/** Two teams that play each other mean their game, not every game of either. */
const areOneGame = ({ teams }: AskedFilters, games: readonly SlateEvent[]): boolean =>
  teams !== null && teams.length > 1 && games.some((event) => teams.every((name) => isSide(event, name)));

function sidesFit(event: SlateEvent, { teams, excludedTeams }: AskedFilters, together: boolean): boolean {
  if (excludedTeams.some((name) => isSide(event, name))) return false;
  if (teams === null) return true;
  return together ? teams.every((name) => isSide(event, name)) : teams.some((name) => isSide(event, name));
}

function marketFits(event: SlateEvent, market: SlateMarket, asked: AskedFilters): boolean {
  const { markets, stats, players, excludedPlayers } = asked;
  if (excludedPlayers.includes(market.player)) return false;
  const kind = marketKind(market.market);
  if (markets?.length && !markets.some((one) => one === kind)) return false;
  if (stats?.length && !(kind === 'prop' && countsOneOf(stats, market.market))) return false;
  if (players === null) return true;
  return market.player === '' ? players.some((name) => isSide(event, name)) : players.includes(market.player);
}

export function betFits(
  candidate: Candidate,
  { minDecimal, maxDecimal, side, backTeams, teams, stats }: AskedFilters,
): boolean {
  // Who is to score is asked for, and not who is to score nothing.
  if (candidate.selection === 'no' && stats?.length) return false;
  const { decimal } = candidate.priced;
  if (decimal < minDecimal || decimal > maxDecimal) return false;
  if (backTeams && teams !== null && !teams.includes(sideOf(candidate) ?? '')) return false;
  if (side === undefined) return true;
  if (side !== 'favorite' && side !== 'underdog') return candidate.selection === side;
  return sideOf(candidate) !== null && standingOf(candidate) === side;
}

/** Who must win or cover; null where the bet is on no side. */
function sideOf({ event, selection }: Candidate): string | null {
  return selection === 'home' ? event.home : selection === 'away' ? event.away : null;
}
