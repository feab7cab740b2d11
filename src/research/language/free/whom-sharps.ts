import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { isAsked, type MarketQuestion, personOf } from '../calls/subject.ts';
import { registeredSharps } from './sharp-books.ts';

const SHARPS =
  '(sharps?|sharp (money|side|bettors|players|guys|action)|pros|professionals|wise ?guys?|syndicates?|big money|smart money|whales)';
const WHOM_SHARPS = new RegExp(
  `\\b(who|whos|whom|which|where|wheres)\\b.*\\b${SHARPS}\\b|\\b${SHARPS}\\b.*\\b(on|like|liking|likes|love|loves|taking|betting|back|backing|side|think|say|want|buying|hitting|hit|bet|bets|took|take|pound|pounding|pounded|hammer(ing|ed)?|load(ing|ed)?|favou?r)\\b`,
);
const MOVED = /\b(mov(e|ed|es|ing|ement|ements)|steam(ed|ing)?|line|lines|history|open(ed|er|ing)?)\b/;
/** Which books are sharp is known: it stands beside each of them. */
const OF_BOOKS = /\b(books?|sportsbooks?|bookmakers?|bookies?)\b/;
const NO_SHARPS = 'Whom sharp bettors back is not stored: no counts of bets or of money are.';

/** "Who do the sharps like": nobody's bets are stored; what the books say that take them is. */
export function readSharps(asked: MarketQuestion): Asked | null {
  const { plain, bookTitles } = asked;
  if (!WHOM_SHARPS.test(plain) || MOVED.test(plain) || OF_BOOKS.test(plain)) return null;
  const person = personOf({ ...asked, window: null });
  if (!person || person.kind === 'player')
    return say(
      `${NO_SHARPS} How prices moved is recorded, and what the sharpest books quote: name a game, or ask for the biggest line moves.`,
    );
  if (isAsked(person)) return person;
  const { event, selection } = person;
  const books = registeredSharps(event, bookTitles);
  const markets = ['moneyline', 'spread', 'total'].filter((market) =>
    event.markets.some((one) => one.market === market),
  );
  const isOneSide = asked.bets.filter(hasSubject).every(({ opponent }) => opponent === null);
  const boards = markets.slice(0, 2).map((market) =>
    boardCall({
      eventId: event.id,
      market,
      ...(isOneSide && market !== 'total' && { side: selection }),
      ...(books.length > 0 && { books }),
      limit: 12,
    }),
  );
  const said =
    books.length > 0
      ? 'These are the prices of the sharpest books that are stored for the game.'
      : 'These are all books of the game; none of them counts as sharp.';
  return calls(boards, [NO_SHARPS, said]);
}
