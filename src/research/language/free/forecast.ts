import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { shortTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
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
  return scoreTold(person.event);
}

/**
 * What the lines of a game say of its score; that it is not predicted.
 *
 * Formula: each side scores half of the total, and half of the spread more or less.
 */
export function scoreTold(event: SlateEvent): Asked {
  const lineOf = (market: string) => mainLine(event.markets.filter((one) => one.market === market))?.lineHundredths;
  const [total, spread] = [lineOf('total'), lineOf('spread')];
  if (total === undefined || spread === undefined) return say(`${NO_SCORE} They are not both stored for this game.`);
  const [home, away] = [(total - spread) / 2, (total + spread) / 2];
  const sides = [
    { name: event.home, scored: home },
    { name: event.away, scored: away },
  ].toSorted((one, other) => other.scored - one.scored);
  const told = sides.map(({ name, scored }) => `${shortTeam(name)} ${Math.round(scored / TENTH) / 10}`).join(', ');
  const line = Math.abs(spread) / HUNDREDTHS;
  return say(
    `No score is predicted here. By the main lines, a total of ${total / HUNDREDTHS} and a spread of ${line}, the market expects about ${told}.`,
  );
}
const HUNDREDTHS = 100;
const TENTH = 10;
