import { capital } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betMeant } from '../sums/bet-meant.ts';
import { gameMeant } from './form-of-both.ts';
import { kindNamed } from './rule-without-game.ts';

const PITCHER = /\b(pitchers?|starters?|starting pitcher|sp|arm|guy on the mound|listed)\b/;
/** What only baseball has. */
const OF_BASEBALL = /\b(pitchers?|pitching|mound|first pitch|run ?line|bullpen|mlb|baseball|opener)\b/;
const CHANGED =
  /\b(scratch\w*|pull\w*|chang\w*|switch\w*|swap\w*|replac\w*|(doesnt|dont|didnt|does not|isnt|not|wont|never) (\w+ ){0,2}?(start|starts|starting|started|pitch|pitches|pitching|go|going|throw|take the mound)|hurt|injured|out|sits|skipped|someone else|different)\b/;
const SETTLES =
  /\b(void\w*|refund\w*|action|(am|are) (i|we) (off|out|done|still on|still in)|off (it|the hook)|money back|stake back|get (it|my money|my stake|my bet) back|still (on|good|stand\w*|live|have|count\w*)|stands?|counts?|cancel(s|ed|led)?|what happens|happens (to|with)|do i (lose|win)|bet (dead|off|over)|graded|settled?)\b/;
const ELSE =
  /\b(worth|value|odds|line move|price move|should i|best|edge|strikeouts?|ks|prop|props|parlay|leg|hedge)\b/;
const MOST_WORDS = 24;

/** "If they scratch the yankees starter am I off": whether a bet stands where a listed pitcher does not start. Null: no pitcher is supposed to be changed, or something else is asked. */
export function pitcherChanged(read: Tagged): Asked | null {
  const { plain, tokens } = read;
  if (!CHANGED.test(plain) || !SETTLES.test(plain) || !(PITCHER.test(plain) || mayPitch(read))) return null;
  if (ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  const event = gameMeant({ ...read, mentions: read.mentions.filter(({ kind }) => kind === 'side') });
  if (event ? !event.sportKey.startsWith('baseball_') : !OF_BASEBALL.test(plain)) return null;
  const kind = kindNamed(plain);
  const own = kind === 'total' ? 'your total' : kind === 'spread' ? 'your run line' : 'your bet';
  const others =
    kind === 'total' || kind === 'spread' ? 'Totals and run lines' : 'On totals and run lines, though, some books';
  const rest =
    kind === 'total' || kind === 'spread'
      ? `${others} are where books differ most: some void them when a listed pitcher is changed.`
      : `${others} still go by the listed pitchers.`;
  return say(
    `${capital(own)} stands at most US books: it is "action", whoever starts. Only where it was made with listed pitchers is it void, with the stake back, when one of them does not start. ${rest} Your slip or the book’s house rules say which it is; who is due to start is not stored here.${pricesNow(read)}`,
    [],
    { lookedUp: { kind: 'about', of: 'player_out' } },
  );
}

/** "If Crochet gets scratched": whoever is named so is no hitter whose hits are priced. */
function mayPitch({ plain, mentions }: Tagged): boolean {
  if (!/\b(?:scratch\w*|(?:doesnt|dont|isnt|wont|not) (?:start|pitch|go)\w*)\b/.test(plain)) return false;
  return mentions.every(({ persons }) =>
    persons.every((person) => {
      if (person.kind !== 'player') return true;
      const markets = person.event.markets.filter(({ player }) => player === person.name);
      return markets.length > 0 && markets.every(({ market }) => market.startsWith('prop:pitcher_'));
    }),
  );
}

/** Where the bet that is named with it is to be had. */
function pricesNow(read: Tagged): string {
  const bet = betMeant({ ...read, amounts: { ...read.amounts, prices: [] } });
  const isNamed = read.mentions.some(({ kind }) => kind === 'side') && bet?.ref.player == null;
  return isNamed && bet?.price
    ? ` ${bet.name} is ${bet.price.text} at ${bet.price.book} now, the best price you can bet.`
    : '';
}
