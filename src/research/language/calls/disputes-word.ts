import { type Asked, say } from './call.ts';
import type { Tagged } from './tagged.ts';

const IS_NOT =
  /[+-]?\d{3,4} (?:isnt|is not|aint|are not|arent|not)(?: really| even| exactly)?(?: an?)? (long ?shots?|big (?:dogs?|underdogs?)|(?:big|heavy) (?:favou?rites?|favs?))\b/;

/** "+125 isn't a long shot": what is one, so that it is searched for by a price and not by the word. */
export function disputesWord({ plain, previous }: Tagged): Asked | null {
  const word = previous && IS_NOT.exec(plain)?.[1];
  if (!word) return null;
  const isFavorite = word.includes('fav');
  const choice = isFavorite ? 'Favorites at -300 or shorter' : 'Underdogs at +300 or longer';
  return say(`Fair enough. At what price does it count for you? For example, "${choice.toLowerCase()}".`, [choice]);
}
