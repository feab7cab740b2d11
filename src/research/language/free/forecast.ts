import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { isAsked, type MarketQuestion, personOf } from '../calls/subject.ts';

const SCORE =
  /\b(score|scoreline|final|result)\b.*\b(gonna|going to|will|be|prediction|predicted|predict|projected|projection|end up|end|finish|think|expect(ed)?)\b|\b(predict|predicted|prediction|projected|projection|guess|expected|likely) (\w+ ){0,3}(score|scoreline|result|final)\b|\bhow many (points|runs|goals|rounds) (will|do you think|you think|should|gonna)\b/;
const OF_PLAYER = /\bhow many (points|runs|goals)\b/;
const PAST =
  /\b(was|did|final score of|last (night|game|week)|yesterday|live|current|currently|right now|now|halftime)\b/;
const NO_SCORE =
  'No score is predicted here. What the market expects stands in the lines: the total says how much is scored together, the spread by how much one side is better.';

/** A forecast of the score: not given; the lines of the game say what the market expects. */
export function scoreAsked(asked: MarketQuestion): Asked | null {
  const { plain, bets } = asked;
  if (!SCORE.test(plain) || PAST.test(plain) || bets.some(({ price, line }) => price !== null || line !== null))
    return null;
  // How many points a player scores has a line of its own.
  if (OF_PLAYER.test(plain) && asked.said.some(({ player }) => player !== null)) return null;
  const person = personOf({ ...asked, window: null });
  if (!person || person.kind === 'player') return say(`${NO_SCORE} Name a game to see them.`);
  if (isAsked(person)) return person;
  const { event } = person;
  const markets = ['total', 'spread'].filter((market) => event.markets.some((one) => one.market === market));
  if (markets.length === 0) return say(`${NO_SCORE} Neither is stored for this game.`);
  return calls(
    markets.map((market) => boardCall({ eventId: event.id, market, limit: 12 })),
    [NO_SCORE],
  );
}
