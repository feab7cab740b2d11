import { ProposeInput, ProposeResult } from '#contract/research/propose.ts';
import type { Tool } from '../tool.ts';
import { propose, proposeAccess, proposeNeeds } from './propose.ts';

export const proposeTool: Tool<ProposeInput, ProposeResult> = {
  name: 'propose',
  description:
    'Describes something to be done for a button, with the exact request that the click would send: a setting, a limit, a time-out, a price alert by mail; tracked bets are not available yet.',
  input: ProposeInput,
  result: ProposeResult,
  access: proposeAccess,
  needs: proposeNeeds,
  run: propose,
};
