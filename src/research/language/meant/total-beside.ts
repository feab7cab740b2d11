import { afterOf } from '../acts/after.ts';
import type { Reading } from '../reading.ts';
import type { SureFrame } from './read-frame.ts';

const ABOUT = /\b(?:what|how|hows|whats) (?:about|bout|abt)\b|\band\b.*\?/i;
const PRICES = /\b(?:price|prices|odds|line|number|book|books|best)\b/i;

/** Whether its total is asked for where bets on one game were judged, and no prices of it shown since. */
export const isOfJudgedGame = (said: SureFrame | null, previous: Reading | null): boolean =>
  said?.want === 'lean.total' &&
  previous !== null &&
  previous.unjudged !== true &&
  previous.ticket !== true &&
  afterOf(previous) !== 'board' &&
  (previous.focus ?? []).every(({ player }) => player === null) &&
  new Set((previous.focus ?? []).map(({ eventId }) => eventId)).size === 1;

/** "What about the total" behind bets on one game that were judged is a verdict on it, as they were. */
export const totalBeside = (said: SureFrame | null, message: string, previous: Reading | null): SureFrame | null =>
  said && isOfJudgedGame(said, previous) && ABOUT.test(message) && !PRICES.test(message) ? { ...said, share: 1 } : said;
