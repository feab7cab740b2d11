import { FactsAboutInput, FactsAboutResult } from '#contract/research/facts.ts';
import { NEEDS_NOTHING, type Tool } from '../tool.ts';
import { factsAbout } from './facts-about.ts';

export const factsAboutTool: Tool<FactsAboutInput, FactsAboutResult> = {
  name: 'facts_about',
  description:
    'Tells the stored injuries, weather, form and meetings of a game, a team or a player, and what they do to a price.',
  input: FactsAboutInput,
  result: FactsAboutResult,
  access: () => 'free',
  needs: NEEDS_NOTHING,
  run: factsAbout,
};
