import { NUMBER_WORDS } from '../number-words.ts';
import { ORDINALS } from '../ordinals.ts';
import type { BetOrder } from '../reading.ts';
import type { AboutPicks } from './about-picks.ts';

const NUMBERS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, both: 2, couple: 2 };
const PLACES: Readonly<Record<string, number>> = { ...ORDINALS, last: -1, top: 1 };
const PLACE = String.raw`(?:first|second|third|fourth|fifth|last|top|\d(?:st|nd|rd|th)|#\d|number \d)`;

/** What a short question asks about the picks before it; null where it asks for something else. */
export function readAboutPicks(question: string): AboutPicks | null {
  const text = plain(question);
  for (const read of READERS) {
    const about = read(text);
    if (about !== null) return about;
  }
  return null;
}

/** Small letters, single spaces, no apostrophes and none of the marks that end sentences. */
const plain = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/[?!;,]|\.(?!\d)/g, ' ')
    .replace(/\bem\b/g, 'them')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:ok|okay|so|and|yo|hmm|well|but|now|cool|alright|wait|then) )+/, '');

const WEAKEST =
  /\b(weakest|shakiest|least (confident|sure|likely)|riskiest|most likely to (lose|screw|bust|hurt|blow|fail|fall|miss|choke|flop|let (me|us) down|go down|not hit)|worst (one|of|pick))\b|\bwhich( one| pick| bet| of (these|those|them))? (would|should|do) (you|u|i|we) (drop|skip|cut|lose|leave( out)?|pass on|avoid|toss)\b/;
const DROPS = /^(?:just |please |can (?:you|u) )?(drop|remove|lose|scrap|cut|take out|ditch|toss|get rid of)\b/;
const STRONGEST =
  /^which( one| bet| pick)?( is|s)?( the)? (best|better|safest bet|better bet|best bet)( one| of (them|those|these|all|the (two|three)))?$|\b(strongest|(best|favou?rite) (one )?of (those|them|these)|which( one)? (would|do) (you|u) (like|love|trust|pick|take|play)( (best|most|the most|more))?$|if (you|u|i) had to (pick|choose|take) (just )?one)\b/;
/** "Which of the 3 is best", "best of the two". */
const BEST_OF =
  /^(which|what)( one| bet| pick)? of (the |them |these |those |all )*(two|three|four|five|\d)?( bets| picks| ones)? ?(is|are|s|do|would|did) (the |you |u )*(best|better|strongest|like|love|take|play|trust)\b/;
const BETTER =
  /^(is|are|got|have|u got|you got)?( there| you| u)? ?(anything|something|any|one|ones|bets?|picks?)( (thats|thats any))? better( (than|then) (that|those|these|this|them))?( out there| tonight| today)?$/;
const AGAIN =
  /\b(show|list|repeat|send|give|tell|see)\b.*\b(again|once more|one more time|them all|all of them)\b|\b(recap|repeat (that|those|them|the list)|what were (they|those|the picks|your picks)|the (whole )?list again|(what|which) (games|bets|picks|legs|ones) (are|were) (those|they|these|that|them|on it|in it|in there))\b/;
const EXPOSURE =
  /\btotal (risk|exposure|stake|units|at risk)\b|\bhow (much|many units) (is that |are they |am i risking )?(in total|altogether|all together|total|combined)\b|\brisk(ing)? in total\b/;
const WHY_NONE =
  /^why (is there |are there |are they |is it )?(no|not|none|nothing|all pass(es)?|so few)\b(?! .*\b(bills|chiefs)\b).{0,20}$/;

const ORDERS: readonly (readonly [RegExp, BetOrder])[] = [
  [
    /\b(kick ?off|tip ?off|puck drop|first pitch|starts?|start|begins?|plays?|goes|kicks? off|soonest|earliest|start time|by time)\b/,
    'start',
  ],
  [/\b(most confident|confidence|stars|rating)\b/, 'confidence'],
  [/\b(likel(y|iest)|chance|probab|safe)/, 'chance'],
  [/\b(shortest|lowest odds|smallest odds)\b/, 'shortest'],
  [/\b(longest|biggest price|highest odds|biggest odds|best odds|odds|price|pays? (the )?most|payout)\b/, 'longest'],
  [/\b(edge|value|ev|closest|nearest|best)\b/, 'edge'],
];
const RANKS =
  /^(can (you|u) |please |pls )*(rank|sort|order|re ?order|re ?rank|arrange)( them| those| these| all)?( (the|your|ur|my|those|these) (picks|bets|plays|list|ones))?( by| on| in| for| from|$)/;
const WHICH =
  /^(which|what|whats|whos)( (one|ones|pick|bet|game)| is)?( of (these|those|them)| is| has| have| had| are)*\b|^(biggest|highest|best) edge of\b/;
const OF_THOSE =
  /\b(which|what)( one| is| pick| bet)?\b.*\b(of (these|those|them)|starts? (first|soonest|earliest)|(closest|nearest) to (kick ?off|tip ?off|tip|starting|puck drop|first pitch)|first to start|closest to (a )?bet|most likely( to (win|hit|cash)|$)|highest edge|biggest edge|best odds|longest odds|highest chance|safest|(biggest|longest) (price|shot))\b|^(biggest|highest|best) edge (of|among) (all )?(of )?(them|those|these)\b/;

function ordered(text: string): AboutPicks | null {
  const isRank = RANKS.test(text);
  const isWhich = WHICH.test(text) && OF_THOSE.test(text);
  if (!isRank && !isWhich) return null;
  const order = ORDERS.find(([words]) => words.test(text))?.[1] ?? (isRank ? 'edge' : null);
  return order && { kind: 'ordered', order, one: isWhich };
}

const ONLY_SIDE =
  /\b(?:only|just|which|what|show|keep)\b.*\b(dogs|underdogs|favou?rites|favs|overs|unders)\b.*\b(?:of (?:those|them|these)|from (?:those|that|them)|in (?:there|that list))\b|\b(?:which|what|any) of (?:those|them|these)( \w+)* (dogs|underdogs|favou?rites|favs|overs|unders|plus money)\b/;

function onlySide(text: string): AboutPicks | null {
  const match = ONLY_SIDE.exec(text);
  const word = match?.[1] ?? match?.[3];
  if (!word) return null;
  if (/^over/.test(word)) return { kind: 'only', side: 'over' };
  if (/^under(?!dog)/.test(word)) return { kind: 'only', side: 'under' };
  return { kind: 'only', side: /^fav/.test(word) ? 'favorite' : 'underdog' };
}

const EACH = /\$?(\d{1,6}(?:\.\d{1,2})?) ?(?:bucks|dollars|usd)? ?(?:on |for )?(?:each|apiece|a piece|every one)\b/;

function sameStake(text: string): AboutPicks | null {
  const each = EACH.exec(text);
  return each && /\b(expect|expected|make|ev|profit|return)\b/.test(text)
    ? { kind: 'same_stake', cents: Math.round(Number(each[1]) * 100) }
    : null;
}

const SURE = /\bhow (sure|confident)\b|\b(scale of|1-10|1 to 10)\b/;
const AGAINST =
  /\b(a|it) trap\b|\btoo good to be true\b|\bwhats the catch\b|\bwhat (am i|are we) missing\b|\b(reasons? not to|case against|argue against|what could go wrong|talk me out|the downside|what if (youre|ur|you are|you r) wrong|the risks?|devils? advocate|why wouldnt)\b|^whats the risk\b/;
const WHY = new RegExp(
  String.raw`^(?:why|how come|explain|reason(?:s|ing)?(?: for| on| behind)?|tell me (?:more )?about|more (?:on|about)|break down|walk me through|whats with|details on|what about) (?:do you like |u like |is |are you on |the |that |your |pick |bet |number )*(?:${PLACE}|#?\d)(?: one| pick| bet)?(?: (?:please|pls|though|tho|again|so high|so low|worth it))*$|^(?:why|how come|explain|explain (?:it|that|this)|why (?:that|this)(?: one| bet| pick)?)$`,
);
const STAKES =
  /\bhow much (on|for|should i (bet|put|stake|risk)|do i (bet|put|stake)|to (bet|put|stake))\b.*\b(each|it|that|them|those|this|these|one)\b|\bhow much on each\b|^how (many|much) units\b|^how (much|big)( a| of a)? (bet|stake|to bet|to stake|should i bet)?( is that| do i| would you| would u)?$|^how much (?:should i |do i |would you |would u |to )?(?:bet|put|stake|risk)?(?: on (?:it|that|them|this))? ?(?:with|on|out of|from|if i have|off) (?:a )?\$?\d|^how much (should i |do i |would you |would u |to )?(bet|put|stake|risk)?( on (it|that|them|this))?( with| on| out of| from| if i have| off)? (a )?\$?\d/;
/** "Gimme 100 split across those 3", "spread $60 over them": an amount to be staked, and no bankroll. */
const SPLIT =
  /\$?\b(\d{1,7}(?:\.\d{1,2})?)(k)?( bucks| dollars| total| in total)?((?:,? (?:to|how|do|should|would|can|could|i|you|u|we))*) (?:split|spread|divide|divided|divvied|divvy|across|over|between|among)\b|\b(?:split|spread|divide|divvy)( up)?( my| a| the)? \$?(\d{1,7}(?:\.\d{1,2})?)(k)?\b/;
const OF_ALL = /\b(them|those|these|the (two|three|four|five|picks|bets|\d)|all( of them)?|picks|bets|each)\b/;
const BANKROLL =
  /\b(?:with|on|out of|from|have|off|of|got|bankroll|roll)( a| just| about| only)? \$?(\d{1,7}(?:\.\d{1,2})?)(k)?\b/;
/** "2k bankroll, how much on each". */
const OWN_ROLL = /\$?\b(\d{1,7}(?:\.\d{1,2})?)(k)? (?:dollar |bucks? )?(?:bankroll|roll|br)\b/;
const LIMIT =
  /\bstop (price|number)s?\b|\bstill good (at|down to)\b(?! (at )?[+-]?\d)|\b(what|which|whats) (number|price|odds)s?\b.*\b(bet|good|stop|liking|worth|need|play|needs|want)\b|\bhow (low|far) (can|does|down)\b|\bgood (down )?to\b|\bstop liking\b|\bworst (price|odds|number)\b|\b(what|which) price (do|would|should) (i|you|u|we|it)\b|\bwhat would (it|that|the (price|line|ml|moneyline|number|odds)) (take|have to be|need to be|need)\b|\bhow (low|bad) can (the )?(price|odds) (go|get)\b/;
/** Down to which price it is still a bet. */
export const asksLimit = (plain: string): boolean => LIMIT.test(plain);
const FAIR =
  /\b(whats|what is|what are|the|its|give me the) (fair|true) (price|odds|line|chance|value)( (on|of|for) (that|it|this|the (first|second|third|last)( one)?))?$|\b(whats|what is|what are) (the|its|my) (chance|chances|probability|odds of (winning|hitting)|win probability)\b|\bhow likely is (it|that|this)\b|\bchance of (it |that )?(hitting|winning)\b/;
const PLAY =
  /^(would|should|do) (you|u|i|we) (really |actually |personally |still )?(play|bet|take|do|like|hit|back|tail) (it|that|this|the (first|second|third) one)\b|^is (it|that|this)( one)? (really |actually |still )?(worth (it|a bet|playing|betting|a shot)|a (good )?(bet|play)|any good|playable|bettable)\b|^worth (it|a bet|playing)$|^is (that|this|the|my|it a|that a) (parlay|bet|pick|one|ticket)?( a)? ?(any |actually |even |really )?(good|worth it|worth a bet|worth playing|playable|solid)\b/;

/** "Second best", "whats your third favorite". */
const IN_ORDER = new RegExp(
  `^(?:what is |whats |whos |give me |show me )?(?:the |your |ur )?(${PLACE}) (?:best|favou?rite)(?: one| bet| pick| play)?$`,
);

const READERS: readonly ((text: string) => AboutPicks | null)[] = [
  (text) => (IN_ORDER.test(text) ? { kind: 'play', place: placeIn(text) } : null),
  (text) => (WEAKEST.test(text) ? { kind: DROPS.test(text) ? 'drop_weakest' : 'weakest' } : null),
  sameStake,
  onlySide,
  ordered,
  (text) => (BETTER.test(text) ? { kind: 'best_already' } : null),
  (text) => (STRONGEST.test(text) || BEST_OF.test(text) ? { kind: 'strongest' } : null),
  (text) => (AGAIN.test(text) ? { kind: 'again' } : null),
  (text) => (EXPOSURE.test(text) ? { kind: 'exposure' } : null),
  (text) => (/\b(average|mean|avg) edge\b/.test(text) ? { kind: 'average_edge' } : null),
  (text) => (WHY_NONE.test(text) ? { kind: 'why_none' } : null),
  (text) => (WHY.test(text) ? { kind: 'why', place: placeIn(text) } : null),
  (text) => (SURE.test(text) ? { kind: 'sure', place: placeIn(text) } : null),
  (text) => (AGAINST.test(text) ? { kind: 'against', place: placeIn(text) } : null),
  (text) => (FAIR.test(text) ? { kind: 'fair', place: placeIn(text) } : null),
  (text) => (LIMIT.test(text) ? { kind: 'limit', place: placeIn(text) } : null),
  split,
  (text) => (STAKES.test(text) ? stakes(text) : null),
  (text) => (PLAY.test(text) ? played(text) : null),
  kept,
  dropped,
];

function split(text: string): AboutPicks | null {
  const match = OF_ALL.test(text) ? SPLIT.exec(text) : null;
  const [amount, thousands] = match?.[1] === undefined ? [match?.[7], match?.[8]] : [match[1], match[2]];
  const totalCents = Math.round(Number(amount ?? 0) * (thousands ? 1_000 : 1) * 100);
  return totalCents > 0 ? { kind: 'split', totalCents } : null;
}

/** "Would you do it with 100 bucks" asks how much. */
function played(text: string): AboutPicks {
  const bankrollCents = bankrollIn(text);
  return bankrollCents === null ? { kind: 'play', place: placeIn(text) } : stakes(text);
}

/** The stake of the one that is pointed at, else of each. */
function stakes(text: string): AboutPicks {
  const place = OF_ONE.test(text) ? placeIn(text.replace(AMOUNT, '')) : null;
  return { kind: 'stakes', bankrollCents: bankrollIn(text), ...(place !== null && place > 0 && { place }) };
}

const OF_ONE =
  /\bon [1-9]\b(?! ?(?:units?|k|bucks|dollars|percent|%))|#\d|\b(?:number|pick|no) \d\b|\b(?:first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th))\b/;
const AMOUNT = /\$[\d,.]+k?|\b[\d,.]+k\b|\b\d{2,}\b/g;

const FEWEST_DOLLARS = 10;

function bankrollIn(text: string): number | null {
  const [, own, ownThousands] = OWN_ROLL.exec(text) ?? [];
  const [, , named, thousands] = BANKROLL.exec(text) ?? [];
  const amount = own ?? named;
  // "How much on 3" points at the third of them.
  if (own === undefined && Number(amount) < FEWEST_DOLLARS && thousands === undefined && !text.includes('$'))
    return null;
  return amount === undefined ? null : Math.round(Number(amount) * ((ownThousands ?? thousands) ? 1_000 : 1) * 100);
}

const KEPT =
  /^(?:keep|just|only|just keep|only keep|just give me|give me)(?: just| only)? (?:the )?(first|top|last|best) ?(one|two|three|four|\d)?(?: only)?$|\bkeep (?:just |only )?(?:the )?(first|top|last|best) ?(one|two|three|four|\d)?\b/;
const NUMBER = String.raw`(?:#?\d|one|two|three|four|five)`;
const ORDINAL = `${PLACE}(?: one| pick)?`;
const JOIN = ' (?:and|&|plus|or)(?: the)?';
/** "First and third"; behind "keep" plain numbers are places too, where several are named: "keep 1, 2 and 4". */
const SEVERAL = new RegExp(
  `^(?:(?:just |only |keep |give me |the )*${ORDINAL}(?:${JOIN} ${ORDINAL})+s?|(?:just |only |keep |give me |show me )+(?:the |numbers? |picks? )*${NUMBER}(?:(?:${JOIN})? ${NUMBER})+)(?: ones?| picks?)?(?: only| please| pls)?$`,
);
/** "Keep #2", "only the second one". */
const SINGLE = new RegExp(`^(?:just |only |keep )+(?:the )?${ORDINAL}(?: only| please| pls)?$`);
const EACH_LISTED = new RegExp(`${ORDINAL}|${NUMBER}`, 'g');

/** "Make it 2", "keep two", "show only 2 of them": fewer of those that were shown. */
const CUT =
  /^(?:make it|(?:just |only )?keep(?: just| only| the| me)*|show(?: me)?(?: only| just)?|(?:only|just)(?: show(?: me)?| give me)?|cut it to|down to|narrow it to) (one|two|three|four|[1-5])(?: of (?:them|those|these))?(?: picks?| bets?| plays?)?(?: only| please| pls)?$/;

function kept(text: string): AboutPicks | null {
  if (SEVERAL.test(text) || SINGLE.test(text))
    return { kind: 'places', places: [...text.matchAll(EACH_LISTED)].map(([place]) => placeOf(place)) };
  const cut = CUT.exec(text)?.[1];
  if (cut) return { kind: 'keep', count: countOf(cut), fromEnd: false };
  const match = KEPT.exec(text);
  const [which, count] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
  return which ? { kind: 'keep', count: countOf(count), fromEnd: which === 'last' } : null;
}

const DROPPED =
  /\b(?:drop|remove|lose|scrap|cut|take out|without|ditch|toss|minus) (?:the |#|number |leg |pick |bet )*(first|second|third|fourth|fifth|last|\d)\b(?! stars?\b)/;

function dropped(text: string): AboutPicks | null {
  const match = DROPPED.exec(text);
  return match ? { kind: 'drop', place: placeOf(match[1] ?? '') } : null;
}

/** "The second one", "#2": the first where none is named. */
function placeIn(text: string): number {
  const named =
    /\b(first|second|third|fourth|fifth|last)\b|(?:#|number |pick |bet |(?:in|on|about|with|of) )(\d)(?! ?(?:units?|bucks|dollars|games?|legs?|bets|picks|days?|hours?|percent|%|k|u)\b)\b|\b(\d)(?:st|nd|rd|th)\b/.exec(
      text,
    );
  return named ? placeOf(named[1] ?? named[2] ?? named[3] ?? '') : 1;
}

function placeOf(said: string): number {
  const [word = ''] = said.split(' ');
  return PLACES[word] ?? NUMBERS[word] ?? Number(said.replace(/\D/g, ''));
}
const countOf = (word: string | undefined): number => (word === undefined ? 1 : (NUMBERS[word] ?? Number(word)));
