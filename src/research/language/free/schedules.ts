import { gamesAsked } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { hasSubject, saysBet } from '../calls/stated-bets.ts';
import { isAsked, type MarketQuestion, personOf, timeOf } from '../calls/subject.ts';

const EXTREME =
  /\b(highest|lowest|biggest|largest|smallest|tightest) (\w+ ){0,2}?(totals?|over unders?|o us?|spreads?|point spreads?|moneylines?)\b/;
const ROWS = 20;

/** "Highest total tonight": the board of the games that there are, from which it can be read. */
export function extremesAsked({ plain, said, leagues, topics, ...asked }: MarketQuestion): Asked | null {
  const found = EXTREME.exec(plain)?.[3];
  if (!found || said.some(hasSubject) || topics.has('moves') || topics.has('gaps')) return null;
  const market = /spread/.test(found) ? 'spread' : /money/.test(found) ? 'moneyline' : 'total';
  const [league] = leagues;
  return calls([{ tool: 'show_board', input: { ...(league && { league }), ...timeOf(asked), market, limit: ROWS } }]);
}

const GAMES =
  /\b(is|are|will|do|does|any|there|what|whats|which|who|whos|when|list|show|see|how many|tell me|got|have|has)\b.*\b(games?|matchups?|match|matches|fights?|fighting|starts|starting|playing|plays|play|schedule|slate|bouts?|card|on tap)\b|^(\w+ ){0,3}(games?|matches|fights|schedule|slate|matchups)( (today|tonight|tomorrow|tmrw|thursday|friday|saturday|sunday|monday|tuesday|wednesday|this week|next week))?$|\bwhats on\b|\bnext (\w+ )?(game|match|fight|card|event)\b|\banything (on|happening)\b|^(show|list|see) (me )?(the |all )?(\w+ )?(today|tonight|tomorrow)s? \w+$|\b(whos?|which|are|is|where)\b.*\b(home|hosting|hosts?|away|visiting|on the road)\b/;
const BETS =
  /\b(best|top|bets?|betting|picks?|plays of|(?:any|some|your|the|got|give|gimme|need|want|good|nice|solid)(?: \w+){0,3} plays|props?|parlay|over|under|overs|unders|totals?|spreads?|ml|moneylines?|dogs?|underdogs?|favou?rites?|odds|lines?|prices?|close|closest|score|scored|win|wins|won|lost|result|results|ended|cover|take|like|good|value)\b/;

/** Which games there are, or whether somebody plays: "is there a game Thursday", "do the Jets play Sunday". */
export function scheduleAsked(asked: MarketQuestion): Asked | null {
  const { plain, said, leagues, window, topics, bets } = asked;
  const isThere = /\b(is|are) there\b/.test(plain) && (leagues.length > 0 || window !== null);
  if (said.some(saysBet) || BETS.test(plain) || !(isThere || GAMES.test(plain) || topics.has('games'))) return null;
  const subject = said.find(hasSubject);
  if (!subject) {
    if (bets.some(hasSubject) && leagues.length === 0 && window === null && !topics.has('games')) return null;
    return leagues.length > 0 || window !== null || topics.has('games') ? gamesAsked({ ...asked, bets: said }) : null;
  }
  if (subject.player !== null) return null;
  const person = personOf({ ...asked, bets: said, window: null });
  if (!person) return null;
  return isAsked(person) ? person : gamesAsked(asked, person.name);
}
