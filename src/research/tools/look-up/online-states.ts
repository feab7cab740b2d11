import type { OnlineBetting } from '#contract/research/state-rules.ts';
import { US_STATE_NAMES, type UsState } from '#contract/research/us-states.ts';
import { stateRules } from '../../books/state-rules.ts';
import { list } from '../../words/format.ts';

const STATES = (Object.keys(US_STATE_NAMES) as UsState[]).map(stateRules);

const namesWhere = (online: OnlineBetting): string[] =>
  STATES.flatMap((rules) => (rules.online === online ? [rules.name] : []));

/** Where bets on sports are taken online, told by the fewer places in which they are not. */
export function onlineWords(): string {
  const open = namesWhere('statewide');
  return `Betting on sports online is licensed in ${open.length} of the ${STATES.length} states and places: in all but ${list(namesWhere('none'))}, where no book is, and ${list(namesWhere('on_site'))}, where bets are taken on site only.`;
}
