import { leagueOf } from '../../slate/leagues.ts';
import { type Mention, withPersons } from './mentions.ts';
import type { Tagged } from './tagged.ts';

/** No book teases hockey, baseball or soccer. */
const TEASED = /^(americanfootball|basketball)_/;

/** "A teaser of the Giants and Jets, nfl": whom a name means in a teaser, of the league that is named where one is. */
export function ofTeasedSport(mention: Mention, { reading }: Pick<Tagged, 'reading'>): Mention {
  const teased = mention.persons.filter(({ event }) => TEASED.test(event.sportKey));
  const ofLeague = teased.filter(({ event }) => reading.leagues.some((one) => one === leagueOf(event.sportKey)));
  const persons = ofLeague.length > 0 ? ofLeague : teased;
  return persons.length === 0 || persons.length === mention.persons.length ? mention : withPersons(mention, persons);
}
