import { isRough, saysMissing } from '../../evidence/fact-stance.ts';
import type { Fact } from '../../slate/fact.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { plural } from '../../words/format.ts';

/** What a fact does to a price here: mostly nothing, since fair prices are taken from the books, who know it too. */
export function effectOf(fact: Fact, event: SlateEvent): string {
  switch (fact.kind) {
    case 'injury':
      return injuryEffect(fact);
    case 'weather':
      return weatherEffect(fact, event);
    case 'form':
      return `Not modeled: results are public and already in the prices${gamesWords(fact.numbers.games)}.`;
    case 'head_to_head':
      return `Not modeled: ${fact.numbers.meetings === undefined ? 'past meetings' : plural(fact.numbers.meetings, 'meeting')} tell little about the next one.`;
  }
}

const gamesWords = (games: number | undefined): string =>
  games === undefined ? '' : `; ${plural(games, 'game')} ${games === 1 ? 'is' : 'are'} few`;

function injuryEffect(fact: Fact): string {
  return saysMissing(fact)
    ? 'Not modeled: the fair price comes from the books, so it may already include this. If they have not moved since, it counts against this side.'
    : 'Not modeled: whether they play is open, and prices move once it is known.';
}

/** In baseball wind helps or holds by where it blows, which no forecast here says. */
function weatherEffect({ numbers }: Fact, { sportKey }: SlateEvent): string {
  if (Object.keys(numbers).length === 0) return 'No effect on any price here.';
  if ((numbers.retractableRoof ?? 0) > 0) return 'Not modeled: the roof may be closed.';
  if (!isRough(numbers)) return 'Not modeled: weather like this rarely moves a price.';
  const league = leagueOf(sportKey);
  if (league === 'MLB')
    return 'Not modeled: it depends on where the wind blows, which is not stored. The total may already include it.';
  const what = league === 'NFL' || league === 'NCAAF' ? 'passing and totals' : 'totals';
  return `Not modeled: such weather tends to hold down ${what}, and the posted total may already include it.`;
}
