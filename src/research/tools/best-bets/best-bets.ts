import type { BestBetsInput, BestBetsResult } from '#contract/research/best-bets.ts';
import type { Verdict } from '#contract/verdict.ts';
import type { Outcome } from '../outcome.ts';
import { poolEvidence, showBet } from '../priced-bet.ts';
import type { World } from '../world.ts';
import { type Asked, readFilters } from './asked-filters.ts';
import type { Candidate } from './candidates.ts';
import { type Choosing, chooseBets } from './choose-bets.ts';
import { fittingBets } from './fitting-bets.ts';
import { nothingFits } from './nothing-fits.ts';

/** The best value that meets every filter; nothing else stands in where nothing does. */
export function bestBets({ count, withPasses, ...input }: BestBetsInput, world: World): Outcome<BestBetsResult> {
  const asked: Asked = {
    input,
    call: (filters) => ({ tool: 'best_bets', input: { ...filters, count, withPasses } }),
  };
  const filters = readFilters(asked, world);
  if ('ok' in filters) return filters;
  const fitting = fittingBets(filters, world);
  if (fitting.length === 0) return nothingFits(asked, world);
  const choosing: Choosing = { count, maxPerGame: filters.maxPerGame, severalPerPlayer: filters.players !== null };
  const picks = chooseBets(withPasses ? fitting : fitting.filter(isWorthAStake), choosing).map((one) =>
    showBet(one, world),
  );
  const nearest = picks.length > 0 ? [] : chooseBets(fitting, choosing).map((one) => showBet(one, world));
  return {
    ok: true,
    data: {
      picks: picks.map(({ bet }) => bet),
      nearest: nearest.map(({ bet }) => bet),
      considered: fitting.length,
      bets: countOf(fitting, 'bet'),
      leans: countOf(fitting, 'lean'),
      unmatched: filters.unmatched,
    },
    verdicts: picks.length,
    evidence: poolEvidence([...picks, ...nearest]),
    assumed: filters.assumed,
  };
}

const isWorthAStake = ({ priced }: Candidate): boolean => priced.verdict !== 'pass';

const countOf = (candidates: readonly Candidate[], verdict: Verdict): number =>
  candidates.filter(({ priced }) => priced.verdict === verdict).length;
