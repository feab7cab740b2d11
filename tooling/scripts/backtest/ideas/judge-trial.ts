import { addTo, emptyMean, type RunningMean, standardErrorOf } from '../running-mean.ts';
import { HALVES, type Half } from '../split-half.ts';
import { type Case, fitPulls, lossOf } from './fit-pulls.ts';
import type { Game, Trial } from './idea.ts';

/** Below this many games of a half nothing is said. */
const FEWEST_GAMES = 100;
/** Standard errors that a gain must exceed. */
const ASKED_ERRORS = 2;
/** Nats a game below which a gain is what rounding leaves of none. */
const ROUNDING = 1e-9;

export type Verdict = 'helped' | 'hurt' | 'no difference' | 'too few games';

/** Log loss of the market minus log loss of the idea, game by game, in nats: above 0 where the idea is better. */
export type Judgement = { fitted: number[] | null; gains: Record<Half, RunningMean>; verdict: Verdict };

/** Fits on the tuned games and scores both halves with what was fitted. */
export function judgeTrial(trial: Trial, games: readonly Game[]): Judgement {
  const taking = games.filter(({ chances }) => trial.sets.every((set) => chances.has(set)));
  const toCase = trial.prepare(taking.filter(({ half }) => half === 'tuned'));
  const cases: Record<Half, Case[]> = { tuned: [], unseen: [] };
  for (const game of taking) {
    const found = toCase(game);
    if (found) cases[game.half].push(found);
  }
  const gains = { tuned: emptyMean(), unseen: emptyMean() };
  const market = trial.parameters.map(() => 0);
  const fitted = cases.tuned.length < FEWEST_GAMES ? null : fitPulls(cases.tuned, trial.parameters.length);
  for (const half of HALVES) {
    for (const one of cases[half]) addTo(gains[half], lossOf(one, market) - lossOf(one, fitted ?? market));
  }
  return {
    fitted: fitted?.map((value, k) => (trial.parameters[k]?.without ?? 0) + value) ?? null,
    gains,
    verdict: fitted === null ? 'too few games' : verdictOf(gains.unseen),
  };
}

function verdictOf(gain: RunningMean): Verdict {
  const error = standardErrorOf(gain);
  if (gain.n < FEWEST_GAMES || error === null) return 'too few games';
  if (Math.abs(gain.mean) <= Math.max(ASKED_ERRORS * error, ROUNDING)) return 'no difference';
  return gain.mean > 0 ? 'helped' : 'hurt';
}
