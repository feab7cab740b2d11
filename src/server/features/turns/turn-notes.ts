import type { SiteInfo } from '#contract/page.ts';
import type { ToolName } from '#contract/research/desk.ts';
import type { OnlineBetting } from '#contract/research/state-rules.ts';
import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import { hasLicensedBook } from '#research/books/licensed-in.ts';
import { stateRules } from '#research/books/state-rules.ts';
import { SPANISH_NOTE } from '#research/language/calls/spanish.ts';
import { isAfterHelp } from '#research/language/harm/after-help.ts';
import { helplineNote } from '#research/words/plain-answers/help-answers.ts';
import type { Turn } from './turn.ts';

type Found = readonly { tool: ToolName }[];

/** A search for picks, as a tool of the desk. */
export const PICKS: Found = [{ tool: 'best_bets' }];
const WITHOUT_PRICES: ReadonlySet<ToolName> = new Set<ToolName>(['calculate', 'look_up']);

/** What is said before an answer, whatever it is: where help is, why it is in English, where nothing can be bet. */
export function notesOf(turn: Turn, site: SiteInfo, found: Found): string[] {
  const isPriced = found.some(({ tool }) => !WITHOUT_PRICES.has(tool));
  return [
    ...(isPriced && isAfterHelp(turn.previous) ? [helplineNote(site)] : []),
    ...(turn.isSpanish ? [SPANISH_NOTE] : []),
    ...(isPriced ? unlicensedNote(turn) : []),
    ...(found.some(({ tool }) => SEARCHES.has(tool)) && SURE.test(turn.input.message) ? [NO_GUARANTEE] : []),
  ];
}

const SEARCHES: ReadonlySet<ToolName> = new Set<ToolName>(['best_bets', 'build_parlay']);
/** What is asked for is to be sure. */
const SURE =
  /\bguaranteed?\b(?! (?:games?|time|rounds?|money bonus))|\b(?:can'?t|cannot|can not|never|won'?t) (?:lose|miss)\b|\bno[- ]lose\b|\bsure[- ]?(?:thing|fire)\b|\bfool ?proof\b/i;
const NO_GUARANTEE = 'Nothing is guaranteed: every bet can lose, and a parlay loses with any one of its legs.';

/** Once a chat: where the bettor is no book may take a bet. */
function unlicensedNote({ reading, previous, user }: Turn): string[] {
  const state = reading.memory?.state ?? user.settings.state;
  const isNew = reading.memory?.state ? previous?.memory?.state !== state : previous === null;
  if (!state || !isNew || hasLicensedBook(state)) return [];
  return [
    `${WHY_NOT[stateRules(state).online](US_STATE_NAMES[state])}: prices of books in other states are shown and judged as reference.`,
  ];
}

const WHY_NOT: Readonly<Record<OnlineBetting, (place: string) => string>> = {
  none: (place) => `No sportsbook is licensed to take bets online in ${place}, so nothing can be bet there`,
  on_site: (place) => `In ${place} bets are taken on site only, in casinos and the like, and not online`,
  statewide: (place) => `Online betting is legal in ${place}, but no book whose prices are known here takes bets there`,
};
