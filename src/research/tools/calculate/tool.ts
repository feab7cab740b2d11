import { CalculateInput } from '#contract/research/calculate.ts';
import { CalculateResult } from '#contract/research/calculate-result.ts';
import { NEEDS_NOTHING, type Tool } from '../tool.ts';
import { calculate } from './calculate.ts';

export const calculateTool: Tool<CalculateInput, CalculateResult> = {
  name: 'calculate',
  description:
    "Does a bettor's arithmetic on figures that the bettor names: stakes, hedges, margins, payouts, records.",
  input: CalculateInput,
  result: CalculateResult,
  access: ({ bet }) => (bet ? 'free' : 'public'),
  needs: NEEDS_NOTHING,
  run: calculate,
};
