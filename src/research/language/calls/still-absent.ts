import { percent } from '../../words/format.ts';
import { type Act, OF_SHOWN } from '../acts/act.ts';
import { type Asked, say } from './call.ts';
import { isOfSeason } from './not-kept.ts';
import { shopsPrices } from './price-questions.ts';
import { saysBet } from './stated-bets.ts';
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
const OF_ANY =
  /\b(any|what) (\w+ ){0,2}(props?|players?|markets?|games?|prices)\b|\bat all\b|\bdo (you|u|ya) (have|do|cover|offer|got)\b/;

/** "Is Edmonton worth it" behind the Stanley Cup: of a side without a bet or a day of its own it is to win that. */
const isOfSameSeason = ({
  previous,
  mentions,
  said,
  reading,
}: Pick<Tagged, 'previous' | 'mentions' | 'said' | 'reading'>) =>
  isOfSeason(previous?.absent ?? '') &&
  mentions.length > 0 &&
  mentions.every(({ kind }) => kind === 'side') &&
  reading.window === null &&
  !said.some((bet) => saysBet(bet) || bet.price !== null);

/** "Got a rush yards line on him". */
const OF_HIM = /\b(on|for|of) (him|her)\b/;

/** "Under any good?" behind somebody of whom nothing is stored. */
export function stillAbsent({ previous, mentions, said, reading, tokens, plain, likeliest }: Tagged): Asked | null {
  const { act } = likeliest;
  const absent = previous?.absent ?? null;
  // What is counted of him and the league that it is counted in name nobody else.
  const isOfStat = !OF_HIM.test(plain) && (reading.leagues.length > 0 || said.some(({ stats }) => stats.length > 0));
  const namesElse = mentions.length > 0 || isOfStat;
  // Behind a bet of a game that is not sold another of it is another question.
  const isOfGame = previous?.focus?.some(({ player }) => player === null) === true;
  const isOther = isOfGame && said.some(({ line, market, direction }) => (line ?? market ?? direction) !== null);
  const isOwn =
    (namesElse && !isOfSameSeason({ previous, mentions, said, reading })) ||
    isOther ||
    (OF_ANY.test(plain) && !OF_HIM.test(plain)) ||
    tokens.length > MOST_LEANING_WORDS;
  return absent === null ||
    isOwn ||
    act === 'react' ||
    !(OF_ABSENT.has(act) || shopsPrices(plain) || OF_HIM.test(plain))
    ? null
    : say(absent, [], { absent });
}

/** "So fair odds is what", "what does that hit at" behind a bet that nobody prices: of that one, and of no other that is priced. */
export function fairOfAbsent(read: Tagged): Asked | null {
  const isOfGame = read.previous?.focus?.some(({ player }) => player === null) === true;
  const { plain, previous, mentions, amounts, tokens, books } = read;
  const absent = previous?.absent ?? refusedParlay(previous);
  if (mentions.length > 0 || absent === null) return null;
  const [price, ...more] = amounts.prices;
  const isOfPrice = price && more.length === 0 && tokens.length <= MOST_PRICED_WORDS && books.length < 2;
  // A price of what cannot be priced is of no other bet.
  if (isOfPrice && OF_IT.test(plain))
    return say(
      `${absent} So whether ${price.text} is fair cannot be told; it has to win ${percent(1 / price.decimal)} of the time to break even.`,
      [],
      { absent },
    );
  // What is staked on what nobody prices, and another number of it, come to the same.
  if (PAYS.test(plain) || (!isOfGame && NUMBER.test(plain))) return say(absent, [], { absent });
  return !isOfGame && FAIR.test(plain) ? stillAbsent(read) : null;
}
/** A parlay that was not priced, as one of its legs is not: its price is none of the leg that is. */
const refusedParlay = (previous: Tagged['previous']): string | null =>
  previous?.unjudged === true &&
  previous.calculation == null &&
  previous.ticket !== true &&
  previous.list !== true &&
  PARLAY.test(previous.asked ?? '')
    ? 'That parlay was not priced here, because I have no price of one of its legs.'
    : null;
const PARLAY = /\b(sgp|sgps|parlay|parley|same game)\b/i;
const OF_IT =
  /\b(it|that|this|fair|good|worth|value|trash|steal|robbery|parlay|both|longer|shorter|pay|pays|price|odds|fd|dk|has|at)\b/;
const MOST_PRICED_WORDS = 14;
const PAYS =
  /^(so |and |ok |then |but )*(what|whats|how much)( would| does| do| will| ll| d)? \$?\d+( bucks| dollars)? (win|pay|get|return|make)s?( me| back)?$/;
const NUMBER =
  /^(so |and |ok |then |but )*((what|how) (about|bout)|at|or|over|under)?( the)?( over| under)? ?\d+(\.5)?$/;
const FAIR =
  /^(so |and |ok |then |but )*(whats?|what is|what are)?( the| a| is)*( fair| true| real| break ?even| hit| win)( odds| price| line| chance| rate)?( is| are| be| on that| for that| there| then| what| of that| would be)*$|^(so |and |ok )*(what|how) (percent|%|often|likely|chance)( \w+){0,4}$/;

/** The same where it points at him, whatever else it may be taken for. */
export const absentOfHim = (read: Tagged): Asked | null => (OF_HIM.test(read.plain) ? stillAbsent(read) : null);
