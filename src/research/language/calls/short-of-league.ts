import { NAME_INDEX, type Named } from '#engine/names/name-index.ts';
import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Person } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';

/** "Hawks" where no Atlanta plays: a name that is short for a team within its league alone. */
export const isShortOfLeague = ({ kind, needs }: Named): boolean => kind === 'side' && needs === 'league';

/** Where a name stands, and who goes by it. */
type Said = {
  from: number;
  to: number;
  kind: string;
  persons: readonly Person[];
  names: readonly string[];
  isNarrowed?: true;
};

/**
 * "Hawks -7.5 and Niners +2.5": a name that is short for a team of another league is of that one where its line is, and nobody else's, or
 * where all others who are named play there and the first does not.
 */
export const ofLineOrLeague = <Mention extends Said>(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  personsOf: (name: string) => readonly Person[],
): Mention[] =>
  mentions.map((mention) => {
    const match = mention.kind === 'side' ? phraseAt(NAME_INDEX, tokens, mention.from) : null;
    if (match?.to !== mention.to) return mention;
    const persons = match.values.filter(isShortOfLeague).flatMap(({ name }) => personsOf(name));
    if (persons.length === 0 || mention.persons.length === 0 || mention.names.length > 1) return mention;
    const others = mentions.filter((one) => one !== mention).flatMap((one) => one.persons);
    const isMeant = [isAtLine(tokens[mention.to]), isOfLeague(others)].find(
      (fits) => persons.some(fits) && !mention.persons.some(fits),
    );
    if (!isMeant) return mention;
    const meant = persons.filter(isMeant);
    return { ...mention, persons: meant, names: [...new Set(meant.map(({ name }) => name))], isNarrowed: true };
  });

type Fits = (person: Person) => boolean;

/** Where books have that number on the game as it is: every side has it somewhere. */
const isAtLine =
  (token: Token | undefined): Fits =>
  (person) => {
    const number = token?.number;
    if (!number?.sign || person.kind !== 'side') return false;
    const main = mainLine(person.event.markets.filter(({ market }) => market === 'spread'));
    return (
      main !== undefined && selectionLine(main, person.selection) === (number.sign === '-' ? -1 : 1) * number.value
    );
  };

function isOfLeague(others: readonly Person[]): Fits {
  const leagues = new Set(others.map(({ event }) => event.sportKey));
  return ({ event }) => leagues.size === 1 && leagues.has(event.sportKey);
}
