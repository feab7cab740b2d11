import { type Act, OF_SHOWN } from '../acts/act.ts';
import { type Asked, say } from './call.ts';
import { shopsPrices } from './price-questions.ts';
import type { Tagged } from './tagged.ts';

const MOST_LEANING_WORDS = 8;
/** What may be asked of whom nothing is stored, and comes to the same. */
const OF_ABSENT: ReadonlySet<Act> = new Set<Act>([
  ...OF_SHOWN,
  'change',
  'judge',
  'board',
  'moves',
  'facts',
  'when',
  'books',
  'flip',
  'best',
  'compare',
  'save',
]);

/** "Do you have any props at all": of anybody. */
const OF_ANY = /\b(any|what) (\w+ ){0,2}(props?|players?|markets?|games?|prices)\b|\bat all\b/;

/** "Under any good?" behind somebody of whom nothing is stored. */
export function stillAbsent({ previous, mentions, said, reading, tokens, plain, likeliest }: Tagged): Asked | null {
  const { act } = likeliest;
  const absent = previous?.absent ?? null;
  const namesElse = mentions.length + reading.leagues.length > 0 || said.some(({ stats }) => stats.length > 0);
  // Behind a bet of a game that is not sold another of it is another question.
  const isOfGame = previous?.focus?.some(({ player }) => player === null) === true;
  const isOther = isOfGame && said.some(({ line, market, direction }) => (line ?? market ?? direction) !== null);
  const isOwn = namesElse || isOther || OF_ANY.test(plain) || tokens.length > MOST_LEANING_WORDS;
  return absent === null || isOwn || act === 'react' || !(OF_ABSENT.has(act) || shopsPrices(plain))
    ? null
    : say(absent, [], { absent });
}
