/**
 * What a message wants. Of what was shown before it: from `why` to `compare`; something new: from `picks` on. `change` asks the
 * question before with another part; `react` asks nothing; `doubt` does not believe the answer.
 */
export const ACTS = [
  'why',
  'against',
  'sure',
  'fair',
  'limit',
  'play',
  'stake',
  'pays',
  'best',
  'worst',
  'rank',
  'keep',
  'again',
  'flip',
  'books',
  'moves',
  'facts',
  'when',
  'more',
  'swap',
  'drop',
  'add',
  'join',
  'hedge',
  'save',
  'change',
  'react',
  'doubt',
  'compare',
  'picks',
  'parlay',
  'judge',
  'board',
  'games',
  'scan',
  'calc',
  'term',
  'product',
  'setting',
  'harm',
  'outside',
] as const;
export type Act = (typeof ACTS)[number];

/** What the answer before showed: numbered picks, one judged bet or several, a parlay, prices, games, words. */
export const AFTERS = [
  'none',
  'list',
  'bet',
  'bets',
  'parlay',
  'board',
  'games',
  'moves',
  'facts',
  'scan',
  'sum',
  'talk',
] as const;
export type After = (typeof AFTERS)[number];

/** What bets may be searched for: behind anything else they would be something that nobody asked for. */
export const FOR_BETS: ReadonlySet<Act> = new Set<Act>([
  'picks',
  'parlay',
  'more',
  'swap',
  'add',
  'join',
  'change',
  'keep',
  'best',
  'play',
  'judge',
  'compare',
]);

/** What is asked of the bets that were shown, and changes nothing of them: before any other reading. */
export const OF_SHOWN: ReadonlySet<Act> = new Set<Act>([
  'why',
  'against',
  'sure',
  'fair',
  'limit',
  'play',
  'stake',
  'pays',
  'react',
  'doubt',
]);
