import type { CalculateInput, Calculation } from '#contract/research/calculate.ts';
import type { CalculateResult } from '#contract/research/calculate-result.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { found, type Outcome, refusal } from '../outcome.ts';
import { boost, freeBet } from './bonuses.ts';
import { arbitrage, cashOut, dutching, middle } from './covering.ts';
import { hedge } from './hedging.ts';
import { lineWorth, position } from './lines.ts';
import { clv, hold, noVig } from './margins.ts';
import { payout } from './payouts.ts';
import { lay, stakePlan } from './plans.ts';
import { drawdown, record, ruin, sampleSize, streak } from './records.ts';
import { betRun } from './runs.ts';
import { parlay, roundRobin, teaser } from './several-legs.ts';
import { breakEven, convert, ev, kelly } from './staking.ts';
import { MissingInput, type Worked } from './worked.ts';

type Workings = { [Kind in Calculation['kind']]: (asked: Extract<Calculation, { kind: Kind }>) => Worked };

const WORKINGS: Workings = {
  kelly,
  hedge,
  arbitrage,
  middle,
  free_bet: freeBet,
  boost,
  teaser,
  parlay,
  round_robin: roundRobin,
  dutching,
  no_vig: noVig,
  hold,
  break_even: breakEven,
  ev,
  convert,
  payout,
  cash_out: cashOut,
  clv,
  ruin,
  drawdown,
  streak,
  sample_size: sampleSize,
  record,
  line_worth: lineWorth,
  position,
  lay,
  stake_plan: stakePlan,
  bet_run: betRun,
};

/** The bettor's arithmetic on what the bettor names. What cannot be computed is refused by the name of what is wrong. */
export function calculate({ calc }: CalculateInput): Outcome<CalculateResult> {
  try {
    const work = WORKINGS[calc.kind] as (asked: Calculation) => Worked;
    const { assumed, ...result } = work(calc);
    return found({ kind: calc.kind, ...result, asked: calc }, assumed);
  } catch (error) {
    if (error instanceof MissingInput) return refusal('needs_input', error.message, { named: [error.input] });
    if (error instanceof OddsInputError)
      return refusal('invalid_input', `${error.message}.`, { named: [error.argument] });
    throw error;
  }
}
