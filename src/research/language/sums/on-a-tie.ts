import { coversSport } from '../../slate/leagues.ts';
import { percent, signed } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { betMeant } from './bet-meant.ts';
import { drawChances, fairAt, orDraw, withoutDraw } from './draw-chances.ts';
import { focusOf, type StoredBet } from './stored-bet.ts';

const TIE = '(tie|ties|tied|tying|draw|draws|drawn|level)';
const IF_TIE = new RegExp(
  `\\b(if|when|when its|what happens|happens|suppose|say|in case)\\b.*\\b${TIE}\\b|\\b${TIE}\\b.*\\b(money back|refund\\w*|stake back|void|push\\w*|do i (lose|win)|get (it|my)|lose)\\b|\\b(does|do|is|would) (a |the )?${TIE} (count|lose|win|push|refund|void|kill)\\w*\\b`,
);
const OVERTIME =
  /\b(overtime|ot|extra (time|innings)|penalt(y|ies)|pens|shoot ?outs?|pks)\b.*\b(count|counts|counted|included?|matter|matters|help|in)\b|\b(count|counts|includes?|if|what happens|goes( in)?to|settled? in|ends? in)\b.*\b(overtime|ot|extra (time|innings)|penalt(y|ies)|pens|shoot ?outs?|pks)\b/;
/** A bet on it, a price, a game of many. */
const ELSE =
  /\b(price|prices|odds|pays?|how much|chance|chances|likely|worth|value|best|hedge\w*|parlay|parlays|leg|legs|props?|score|scorer|should i|pick|picks|bet on (the|a))\b/;
const BACK = /\b(back|refund\w*|void|push\w*|win)\b/;
const MOST_WORDS = 18;

const ONLY_SOCCER = /\b(penalt(y|ies)|pens|pks|extra time|soccer|world cup|90 min(utes?)?)\b/;
const OTHER_SPORT =
  /\b(hockey|nhl|nba|nfl|mlb|basketball|football|baseball|ot|overtime|regulation|innings?|yards?|minutes in)\b/;
const IN_SOCCER =
  'No: a soccer moneyline, spread or total is settled on 90 minutes plus stoppage time. Extra time and penalties count only for a bet on who advances or lifts the cup. Your book’s own rules decide.';

/** "If they tie do I get my money back", "does overtime count": how the bet that is spoken of ends then. Null: none is, or more is asked. */
export function onATie(read: Tagged): Asked | null {
  const { plain, tokens, amounts } = read;
  // "50 on the Pens, what do I get back" is no money on penalties.
  const isOvertime = OVERTIME.test(plain) && amounts.money.length === 0;
  const isElse = ELSE.test(plain) || amounts.prices.length + amounts.shares.length > 0 || tokens.length > MOST_WORDS;
  if (isElse || !(IF_TIE.test(plain) || isOvertime)) return null;
  const bet = betOf(read);
  const isOpen = !bet && read.mentions.length === 0 && isOvertime;
  if (isOpen && ONLY_SOCCER.test(plain) && !OTHER_SPORT.test(plain)) return say(IN_SOCCER);
  const told = bet && (isOvertime ? overtime(bet, plain) : tie(bet, read));
  return told ? say(`${told} Your book’s own rules decide.`, [], { focus: [focusOf(bet)], unjudged: true }) : null;
}

/** "If I back Arsenal do I lose on a draw": the draw is what happens, and Arsenal the bet. */
function betOf(read: Tagged): StoredBet | null {
  const bet = betMeant(read);
  if (bet?.ref.side !== 'draw' || read.mentions.length === 0 || HAS_DRAW.test(read.plain)) return bet;
  const besideTie = betMeant(tag({ ...read, text: read.text.replace(ANY_TIE, ' ') }));
  return besideTie && besideTie.event.id === bet.event.id ? besideTie : bet;
}
const HAS_DRAW = /\b(took|take|have|got|bet|backed|back) (on )?(the )?(draw|tie)\b/;
const ANY_TIE = new RegExp(`\\b(an? |the )?${TIE}\\b`, 'gi');

const isSoccer = ({ event }: StoredBet): boolean => coversSport('Soccer', event.sportKey);

function overtime(bet: StoredBet, plain: string): string {
  const name = /\b(over|under|total)\b/.test(plain) ? 'the total' : bet.name;
  return isSoccer(bet)
    ? `No: ${name} is settled on 90 minutes and stoppage time. Extra time and penalties do not count.`
    : `Yes: ${name} is a bet on the whole game, so overtime counts. Bets on a half, a quarter or a period leave it out.`;
}

function tie(bet: StoredBet, read: Tagged): string | null {
  const { ref, line, name, event } = bet;
  if (ref.side === 'draw' || (isSoccer(bet) && HAS_DRAW.test(read.plain)))
    return 'A tie wins it: the draw is the bet, on 90 minutes and stoppage time.';
  if (ref.market === 'moneyline') return threeWay(bet, read) ?? (isSoccer(bet) ? LOSES_IT : twoWay(bet));
  if (ref.market !== 'spread' || line === null) return null;
  const how = line > 0 ? 'wins on a tie' : line < 0 ? 'loses on a tie' : 'pushes on a tie, and the stake comes back';
  return `${name} ${how}: the game ends level and ${shortTeam(ref.side === 'home' ? event.home : event.away)} has ${line === 0 ? 'no goals or points' : signed(line)} on top.`;
}

const LOSES_IT = 'A tie loses it: a soccer moneyline is three-way, and the draw is a bet of its own.';

function threeWay({ ref, event }: StoredBet, read: Tagged): string | null {
  const chances = drawChances(event, read);
  if (!chances || (ref.side !== 'home' && ref.side !== 'away')) return null;
  const team = shortTeam(event[ref.side]);
  // Behind words on a draw no bet or a double chance that one may be meant, which is told too.
  const isJudged = read.previous?.unjudged !== true || (read.previous.looked ?? []).length > 0;
  return `${isJudged && BACK.test(read.plain) ? 'No: the' : 'The'} ${team} moneyline is three-way, so a tie (${percent(chances.draw)} of the time) loses it. Draw no bet on ${team} gives the stake back on a tie (${fairAt(withoutDraw(ref.side, chances))}), and ${team} or the draw wins on one (${fairAt(orDraw(ref.side, chances))}).`;
}

const twoWay = ({ event, name, push }: StoredBet): string =>
  coversSport('NFL', event.sportKey) || push > 0
    ? `Yes, the stake comes back: ${name} has no draw to bet on, so a tie after overtime is a push${push > 0 ? ` (${percent(push)} of the time)` : ''}.`
    : `No tie is left to settle: ${name} counts overtime until somebody wins. Where a game is stopped level, the stake comes back.`;
