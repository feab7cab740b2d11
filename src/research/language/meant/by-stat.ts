import { phraseAt } from '#engine/names/phrase-index.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { Person } from '../../slate/slate.ts';
import { PROP_STAT_PHRASES, type PropStat } from '../prop-stats.ts';

/** What a word for a prop counts: "to score" goals and touchdowns. Empty: it is no such word. */
export function statsOf(text: string): readonly PropStat[] {
  const tokens = tokenise(text);
  const match = phraseAt(PROP_STAT_PHRASES, tokens, 0);
  return match?.to === tokens.length ? match.values : [];
}

/** "Suarez to score": of several who go by one name the one player of whom that is priced. Null: it is of none, or of several. */
export function byStat(persons: readonly Person[], text: string): string | null {
  const stats = statsOf(text);
  const doing = persons.filter(
    ({ kind, name, event }) =>
      kind === 'player' && event.markets.some(({ player, market }) => player === name && countsOneOf(stats, market)),
  );
  const [name, ...others] = new Set(doing.map((person) => person.name));
  return name !== undefined && others.length === 0 ? name : null;
}
