import type { Calculation } from '#contract/research/calculate.ts';
import { findBooks } from '../../books/find-books.ts';
import { bookOf } from '../../books/registry.ts';
import { capital, list, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { byDistance, chancesOf } from './book-chances.ts';
import { outlier, STALE } from './off-market.ts';

const NEARER =
  /\b(who|whos|which|which one|what book)\b.*\b((has|have|got|gets|is) (it )?(right|it right)|closest|closer|nearest|nearer|more accurate|most accurate|more right)\b|\b(closer|closest|nearer|nearest) to (the )?(consensus|market|fair)\b/;
const OUTLIER = new RegExp(
  [
    String.raw`\b(which|who|whos|what|any|anyone|is there an?|whats the)\b.*\b(outliers?|odd (one|book) out|farthest|furthest|most off|off market|out of line|out of whack)\b`,
    // "Is DK off market", "which book is off", "why is one of them off the rest".
    String.raw`\b(is|are|has|have|hangs?|looks?|seems?|why|how come|any)\b.*\b(way |a bit |so )?(off|away from|different (from|than)|out of line with)( the)? (market|consensus|rest|others|everyone|everybody|board)\b`,
    String.raw`\b(which|what|any|a|one) (books?|sportsbooks?|of them|one) (is |are |thats |that is |looks? )?(way |a bit |so |clearly )?(off|wrong|different)( (on|in|for|here|there)\b.*)?$`,
    String.raw`\b(at|with|has|have|hanging|got|showing) (such )?(a|some) (diff|different|weird|odd|strange|off) (number|line|price|spread|total)\b`,
  ].join('|'),
);
const SHARPEST =
  /\b(which|who|whos|what|whats)\b.*\b(sharp|sharpest|sharper)\b.*\b(books?|one)?\b|\b(sharp|sharpest) (book|books|one)\b.*\b(which|who|is|there)\b/;
const OF_BOOKS = /\b(books?|sportsbooks?|one|ones)\b/;
const OF_PRICES = /\b(books?|sportsbooks?|one|ones|sides?|prices?|numbers?|lines?|odds|who|whos|it|that|they)\b/;
const STORED = /\b(pinnacle|pinny|circa|bookmaker|cris)\b/;
const ELSE = /\b(sharp money|sharps|bettors?|side|pick|picks|play|plays|bet on|mean|means|define)\b/;
const MOST_WORDS = 20;

/** "Who's got it right?", "which one is closer to consensus", "which book is the outlier": books held against what all of them say. Free. */
export function nearerBook(read: Tagged): Asked | null {
  const { plain, tokens, amounts } = read;
  if (tokens.length > MOST_WORDS || amounts.prices.length > 0) return null;
  const isOfBoard = read.reading.leagues.length > 0 || read.reading.window !== null;
  const isOneOff =
    read.books.length === 1 && /^(so |ok |and )*(is|are) (\w+ ){1,2}off( here| there| on that| on it)?$/.test(plain);
  if (OUTLIER.test(plain) || isOneOff || (STALE.test(plain) && !isOfBoard && OF_PRICES.test(plain)))
    return outlier(read);
  if (SHARPEST.test(plain) && OF_BOOKS.test(plain) && !ELSE.test(plain)) return sharpest(read);
  return NEARER.test(plain) ? nearer(read) : null;
}

function nearer(read: Tagged): Asked | null {
  const titles = booksHeld(read);
  const told = titles.length > 1 ? chancesOf(read) : null;
  if (told === null) return null;
  const keys = new Set(titles.flatMap((title) => findBooks(title, read.slate.bookTitles).map(({ key }) => key)));
  const own = told.books.filter(({ key }) => keys.has(key)).sort(byDistance(told.fair));
  const [first, ...others] = own;
  if (!first || others.length === 0) return null;
  const words = others.map(({ title, chance }) => `${title} with ${percent(chance)}`);
  const areAlike = others.every((one) => percent(one.chance) === percent(first.chance));
  return say(
    areAlike
      ? `${list(own.map(({ title }) => title))} say the same with the margin out: ${percent(first.chance)} on ${told.name}, and all books together ${percent(told.fair)}.`
      : `${first.title} is nearer to the consensus: with the margin out it makes ${told.name} ${percent(first.chance)}, and all books together ${percent(told.fair)}; farther off is ${list(words)}. Nearer is no proof of right: the consensus is only what all books say.`,
  );
}

/** Which of the stored books count as sharp, and which is nearest to all of them where a game is meant. */
function sharpest(read: Tagged): Asked | null {
  const { reading, mentions, previous } = read;
  const isOfGame = mentions.length > 0 || (reading.leagues.length === 0 && (previous?.focus ?? []).length > 0);
  return say([isStoredWords(read), sharpWords(read), isOfGame ? nearestWords(read) : ''].filter(Boolean).join(' '));
}

function isStoredWords({ plain, slate: { bookTitles } }: Tagged): string {
  const [named] = STORED.exec(plain) ?? [];
  if (named === undefined) return '';
  const [first] = findBooks(named, bookTitles);
  const isHere = first !== undefined && bookTitles.has(first.key);
  return `${isHere ? 'Yes' : 'No'}: ${first?.title ?? capital(named)} is ${isHere ? '' : 'not '}among the books that are stored.`;
}

function sharpWords({ slate }: Tagged): string {
  const rated = (level: string) =>
    [...slate.bookTitles].filter(([key]) => bookOf(key).sharpness === level).map(([, title]) => title);
  const sharp = rated('sharp');
  if (sharp.length > 0)
    return `${list(sharp)} ${sharp.length === 1 ? 'counts' : 'count'} as sharp, with more weight in the fair price than the others.`;
  const semi = rated('semi');
  return semi.length > 0
    ? `None of the stored books counts as sharp; nearest to it ${semi.length === 1 ? 'is' : 'are'} ${list(semi)}.`
    : 'None of the stored books counts as sharp.';
}

function nearestWords(read: Tagged): string {
  const told = chancesOf(read);
  const [nearest] = told?.books.toSorted(byDistance(told.fair)) ?? [];
  return told && nearest
    ? `On ${told.name} all books together make it ${percent(told.fair)} with the margin out; nearest to that is ${nearest.title} with ${percent(nearest.chance)}.`
    : '';
}

type NoVig = Extract<Calculation, { kind: 'no_vig' }>;

/** The books that are named, beside those whose margin was taken off before. */
function booksHeld({ books, previous, slate }: Tagged): string[] {
  const sums = [...(previous?.earlierSums ?? []), ...sumsOf(previous)].filter(
    (sum): sum is NoVig => sum.kind === 'no_vig' && sum.bet !== undefined,
  );
  const last = sums.at(-1)?.bet?.split(' at ')[0];
  const before = sums
    .filter(({ bet }) => bet?.startsWith(`${last} at `))
    .flatMap(({ bet }) => [...slate.bookTitles.values()].filter((title) => bet?.endsWith(` at ${title}`)));
  return [...new Set([...books, ...(books.length > 1 ? [] : before.slice(-2))])];
}
