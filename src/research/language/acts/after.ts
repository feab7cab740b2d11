import type { BetFocus, Reading } from '../reading.ts';
import type { After } from './act.ts';

const OF_LOOKED = {
  show_board: 'board',
  find_games: 'games',
  line_moves: 'moves',
  scan_prices: 'scan',
  facts_about: 'facts',
} as const satisfies Record<string, After>;

/** What was shown before and is no verdict. */
export const LOOKED_UP: ReadonlySet<After> = new Set<After>(Object.values(OF_LOOKED));

/** What the answer before showed. */
export function afterOf(previous: Reading | null): After {
  if (previous === null) return 'none';
  const { looked = [], ticket, list, calculation, absent = null } = previous;
  const focus = spokenBets(previous);
  const [first] = looked;
  // Its writer goes on as if it were one.
  if (absent !== null) return 'bet';
  if (first) return OF_LOOKED[first.tool];
  if (focus.length > 0) return ticket === true ? 'parlay' : list === true ? 'list' : focus.length > 1 ? 'bets' : 'bet';
  return calculation ? 'sum' : 'talk';
}

/** The books or the moves of a bet that was judged before them leave it judged. */
export const isLookAt = (after: After): boolean => after === 'board' || after === 'moves';

/** Whether single bets were judged, and not only spoken of. */
export const wereJudged = (after: After, previous: Reading | null): boolean =>
  (after === 'bet' || after === 'bets' || isLookAt(after)) && previous?.unjudged !== true;

/** The bets that were shown. The rows of a list that was only looked up are forgotten with it. */
export function spokenBets(previous: Reading | null): readonly BetFocus[] {
  const { focus = [], looked = [], unjudged, list, ticket, calculation } = previous ?? {};
  const isLeft = focus.length > 1 && unjudged === true && list !== true && ticket !== true && looked.length === 0;
  return isLeft && calculation !== undefined ? [] : focus;
}
