import { WRITE_PROMPT } from './write-prompt-v3.ts';

/** The closer look at the leading picks of a Pro answer: the same rules, more to say. */
export const DEEP_PROMPT = {
  version: 'deep-v3',
  text: `${WRITE_PROMPT.text}

This is the deep dive on the leading picks. Its further fields, each from the evidence alone:
- lineMovement: how the price moved, at this book and at others.
- books: what single books pay, and where they disagree.
- matchup: how the sides have fared.
- injuries: who is missing on either side, and what that changes.
- weather: what it does to this bet.
- headToHead: past meetings.
- against: the honest case against the bet.
- wouldChange: what would change the verdict.`,
} as const;
