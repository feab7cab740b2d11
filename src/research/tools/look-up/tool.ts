import { LookUpInput, LookUpResult } from '#contract/research/look-up.ts';
import type { Tool } from '../tool.ts';
import { lookUp, lookUpAccess, lookUpNeeds } from './look-up.ts';

export const lookUpTool: Tool<LookUpInput, LookUpResult> = {
  name: 'look_up',
  description:
    'Reads what stands here: a betting term, how a figure is made, the public record, the own bets, books by state, sports, prices, limits, what this is.',
  input: LookUpInput,
  result: LookUpResult,
  access: lookUpAccess,
  needs: lookUpNeeds,
  run: lookUp,
};
