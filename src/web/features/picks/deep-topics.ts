import type { DeepDive } from '#contract/analysis.ts';

/** What a closer look speaks of, in the order in which it is read, and how its sections are called. */
export const DEEP_TOPICS = [
  { topic: 'lineMovement', title: 'Line movement' },
  { topic: 'books', title: 'Book by book' },
  { topic: 'matchup', title: 'Matchup' },
  { topic: 'injuries', title: 'Injuries' },
  { topic: 'weather', title: 'Weather' },
  { topic: 'headToHead', title: 'Head to head' },
  { topic: 'against', title: 'The case against' },
  { topic: 'wouldChange', title: 'What would change the verdict' },
] as const satisfies readonly { topic: keyof DeepDive; title: string }[];
