import { foldName } from './fold-name.ts';

/** Canonical names, each with the other spellings that providers use for exactly the same team or person. */
export type ProviderNames = Readonly<Record<string, readonly string[]>>;

export type NameTable = {
  /** Equal for two spellings of one name; null for a name that means more than one, or nothing. */
  keyOf(name: string): string | null;
  /** Whether the table lists the name, as canonical or as an alias of one canonical name. */
  knows(name: string): boolean;
};

/** What clubs carry before or after their name, in one provider's spelling and not in another's. */
const CLUB_AFFIXES = new Set(['fc', 'cf', 'sc', 'afc']);

/**
 * A table of names for joining providers. A listed alias leads to its canonical name. A name that is not listed is
 * equal only to itself, folded: two providers that spell a newcomer alike agree, and nothing is guessed from parts of
 * names. An alias of two canonical names matches neither.
 *
 * @param names canonical names with their aliases
 * @param options.clubs whether FC, CF, SC and AFC at either end of a name say nothing
 */
export function createNameTable(names: ProviderNames, options: { clubs?: boolean } = {}): NameTable {
  const form = options.clubs ? withoutAffixes : foldName;
  const owners = new Map<string, Set<string>>();
  for (const [canonical, aliases] of Object.entries(names)) {
    for (const spelling of [canonical, ...aliases]) {
      const key = form(spelling);
      const known = owners.get(key);
      if (known) known.add(canonical);
      else owners.set(key, new Set([canonical]));
    }
  }
  return {
    keyOf(name) {
      const key = form(name);
      if (key === '') return null;
      const found = owners.get(key);
      if (!found) return key;
      const [canonical] = found;
      return found.size === 1 && canonical !== undefined ? form(canonical) : null;
    },
    knows: (name) => owners.get(form(name))?.size === 1,
  };
}

function withoutAffixes(name: string): string {
  const words = foldName(name).split(' ');
  const kept = words.filter((word, at) => !(CLUB_AFFIXES.has(word) && (at === 0 || at === words.length - 1)));
  return (kept.length > 0 ? kept : words).join(' ');
}
