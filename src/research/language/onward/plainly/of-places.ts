import { areOf, type PlainReader, type Said, words } from './said.ts';

const EXCHANGES =
  /\b(swap|swapping|swapped|replace|replacing|replacement|switch|switching|change|changing|exchange|trade|sub|subs|substitute|another|different|other|new|else|instead|alternative|backup|upgrade|something better|find me|get me)\b/;
const OF_EXCHANGE = words(
  'swap swapping swapped replace replacing replacement switch switching change changing exchange trade sub subs substitute another different other new else instead alternative backup upgrade something anything somethin smth someone somebody stuff find drop dropping remove removing take toss cut ditch scrap lose scratch dump axe kick keep keeping leave rest place spot its keep dont didnt not wont cant doesnt feeling feel fan crazy hate hates scares scare worried trust sold sure bad weak leg legs number numbers no pass better into will wouldnt',
);

/** "Take 2 off and put another in its place", "keep 1 and 3, new one for 2". */
function exchanged({ places, rest, plain, isTicket, size }: Said): string | null {
  if (places.length === 0 || places.length >= size || !EXCHANGES.test(plain) || !areOf(rest, OF_EXCHANGE)) return null;
  if (ASKS_OF_IT.test(plain) || LIKE_IT.test(plain)) return null;
  return `swap ${places.map((place) => `${isTicket ? 'leg' : 'pick'} ${place}`).join(' and ')}`;
}

/** "Is number 2 different now", "whats new with 2". */
const ASKS_OF_IT = /^(is (?!there)|are |was |did |does |do |why |how )|\bwhats? (is )?new\b/;
/** "Another one like number 2" goes on from it. */
const LIKE_IT =
  /(?<!\b(dont|not|didnt|doesnt|do not|never) (really )?)\blike (the |number |pick |leg |no |your |ur )*(\d|first|second|third|fourth|fifth|last)/;

const TURNS =
  /\b(opposite|reverse|fade|fading|(bet|betting|go|going|take|taking|play|playing) against|flip|flipped|contrary|(other|flip|opposing) (side|way))\b/;
const OF_TURN = words(
  'opposite reverse fade fading against flip flipped contrary other side way opposing odds price prices priced wise number line best better pay pays paying return wanted actually instead bet betting took take taking went go going number',
);

/** "If I wanted to fade #2 what odds do I get": its other side, whatever of its price is asked. */
function turned({ places, rest, plain, isTicket }: Said): string | null {
  const [place, ...others] = places;
  if (isTicket || place === undefined || others.length > 0 || !TURNS.test(plain) || !areOf(rest, OF_TURN)) return null;
  return `best price on the other side of number ${place}`;
}

const EXPLAINS =
  /\b(why|how come|explain|reason|reasons|reasoning|rationale|justify|logic|thinking|(what|whats) (makes|(so )?(good|great|special|attractive) about)|(talk|sell) me (into|on)|convince me|walk me through|case for)\b/;
const OF_REASONS = words(
  'why come remind explain reason reasons reasoning rationale justify logic thinking makes so good great special attractive strong solid worth it about talk sell me into convince walk through case behind first surprises surprised surprising sold not yet still think thought you number right choice value',
);

/** "What makes number 1 a good bet", "talk me into the first pick". */
function explained({ places, rest, plain, isTicket }: Said): string | null {
  const [place, ...others] = places;
  if (isTicket || place === undefined || others.length > 0 || !EXPLAINS.test(plain) || !areOf(rest, OF_REASONS))
    return null;
  return `why number ${place}`;
}

const JOINS =
  /\b(parlay|parlays|parlayed|parlaying|parley|combine|combined|combo|together|join|joined|same ticket|one ticket|a ticket|one slip|one bet|single bet|ticket|slip|acca|2 leg|two leg)\b/;
const OF_JOINING = words(
  'parlay parlays parlayed parlaying parley combine combined combo together join joined same ticket slip single acca leg legs legger rather two three four five 2 3 4 5 into as number both alone nothing else',
);

/** "1 & 2 parlayed, just those": these picks as the legs of one parlay. */
function joined({ places, rest, plain, isTicket }: Said): string | null {
  if (isTicket || places.length < 2 || !JOINS.test(plain) || !areOf(rest, OF_JOINING) || ASKS_OF_IT.test(plain))
    return null;
  return `parlay ${places.map((place) => `pick number ${place}`).join(' and ')}`;
}

/** What is wanted of the picks or legs whose places are named. */
export const OF_PLACES: readonly PlainReader[] = [exchanged, turned, explained, joined];
