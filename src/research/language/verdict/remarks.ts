import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { isAsked, personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { boardsInstead } from './boards-instead.ts';

const DAY =
  /^(today|tonight|tn|tomorrow|tmrw|tmw|tmr|2nite|now|(mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|thu|thurs|fri|sat|sun)$/;
const ARTICLE = /^(the|da|those)$/;
/** "Really like the Celtics tonight though" tells what its writer likes. */
const LIKES =
  /\b((i|im|id|ive)( \w+){0,2}|really|kinda|lowkey|sorta) (like|love|liking|loving|feeling|fw|leaning|lean)\b/;
const BESIDE_LIKES =
  /^(what|if|i|im|id|ive|really|kinda|lowkey|sorta|do|just|still|def|actually|honestly|always|like|love|liking|loving|feeling|fw|leaning|lean|on|toward|towards|though|tho|here|in|a|lot|lol|ngl|too|and|so|ok|but|man|bro)$/;

/** What names a bet and asks nothing of it: a day on which somebody may play, or that its writer likes it. Null: more is said. */
export function remarkOn(read: Tagged, asked: Asked | null): Asked | null {
  if (isDayOfTeam(read)) return gameOf(read);
  return isLiking(read) ? boardsInstead(read, asked) : null;
}

/** "Knicks tmrw?" */
function isDayOfTeam({ tokens, mentions, previous }: Tagged): boolean {
  const [mention, ...others] = mentions;
  if (previous !== null || mention?.kind !== 'side' || others.length > 0) return false;
  const beside = tokens.filter((_, at) => at < mention.from || at >= mention.to).map(({ text }) => text);
  return beside.some((word) => DAY.test(word)) && beside.every((word) => DAY.test(word) || ARTICLE.test(word));
}

function isLiking({ tokens, mentions, pieces, plain, text, amounts, books }: Tagged): boolean {
  // A line, a price or a book makes it a bet that is told to be judged.
  if (amounts.lines.length + amounts.prices.length + books.length > 0) return false;
  if (mentions.length === 0 || text.includes('?') || !LIKES.test(plain)) return false;
  const starts = new Set(pieces.map(({ from }) => from));
  const isNamed = (at: number) => starts.has(at) || mentions.some(({ from, to }) => at >= from && at < to);
  return tokens.every(
    ({ text: word }, at) => isNamed(at) || DAY.test(word) || ARTICLE.test(word) || BESIDE_LIKES.test(word),
  );
}

/** When its next game is, and what is paid there. */
function gameOf(read: Tagged): Asked | null {
  const person = personOf(toMarketQuestion(read));
  if (!person || isAsked(person) || person.kind === 'player') return null;
  const { event, name, selection } = person;
  const board = boardCall({ eventId: event.id, market: 'moneyline', side: selection, limit: ROWS });
  return calls([{ tool: 'find_games', input: { names: [name], eventIds: [event.id], limit: 1 } }, board]);
}
const ROWS = 12;
