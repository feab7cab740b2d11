import type { OnlineBetting, StateRules } from '#contract/research/state-rules.ts';
import { US_STATE_NAMES, type UsState } from '#contract/research/us-states.ts';
import { REGISTRY, type RegisteredBook, takesUsBets } from './registry.ts';
import { STATES_CHECKED, STATES_TABLE } from './states-table.ts';

const RULES: ReadonlyMap<UsState, StateRules> = new Map(
  STATES_TABLE.trim()
    .split('\n')
    .map((line) => {
      const rules = readLine(line);
      return [rules.state, rules] as const;
    }),
);

/** What holds in a state, and as of which day. */
export function stateRules(state: UsState): StateRules {
  const rules = RULES.get(state);
  if (!rules) throw new RangeError(`the table of states has no ${state}`);
  return rules;
}

function readLine(line: string): StateRules {
  const [code, online, age, regulator, helpline, phone, selfExclusion, checkedOn = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const state = code as UsState;
  const books = [...REGISTRY.values()].filter(({ key }) => takesUsBets(key, state));
  const known = { regulator: knownOf(regulator), helplineName: knownOf(helpline), phone: knownOf(phone) };
  return {
    state,
    name: US_STATE_NAMES[state],
    online: online as OnlineBetting,
    legalAge: knownOf(age) === null ? null : Number(age),
    books: titlesOf(books),
    regulator: known.regulator,
    helpline: known.helplineName && known.phone ? { name: known.helplineName, phone: known.phone } : null,
    selfExclusion: knownOf(selfExclusion),
    checkedOn,
    booksCheckedOn: oldestOf(books),
    sources: [known.regulator, known.helplineName, ...STATES_CHECKED.lists].filter((source) => source !== null),
  };
}

function knownOf(cell: string | undefined): string | null {
  return cell === undefined || cell === '?' || cell === '-' ? null : cell;
}

/** What a provider lists once a state is one book. */
function titlesOf(books: readonly RegisteredBook[]): string[] {
  const titles = new Set(books.map(({ title }) => title.replace(/ \([A-Z]{2}\)$/, '')));
  return [...titles].sort((a, b) => a.localeCompare(b, 'en'));
}

function oldestOf(books: readonly RegisteredBook[]): string | null {
  return books.flatMap(({ checked }) => checked?.date ?? []).sort()[0] ?? null;
}
