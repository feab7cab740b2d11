import { type Asked, type BetQuestion, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { AboutPicks } from '../lists/about-picks.ts';
import { pointedOut } from '../lists/pointed-out.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { hashPlaces, placesIn } from '../tickets/places-in.ts';
import { isNameless } from '../verdict/plainly-asks.ts';
import { afterOf, spokenBets, wereJudged } from './after.ts';

const OPENS =
  '^(?:(?:so|ok|okay|and|but|well|honestly|alright|then|hey|yo|cool|hmm|huh|wait|please|like|seriously|really|just|real talk|for real|tell me( the truth| straight| honestly)?|(be|level|give it to me|shoot)( it)?( to me)? (honest|straight|real|with me)( with me)?|level with me|straight up|i (gotta|have to|wanna|want to|need to|would like to|d like to) (ask|know)|id like to know|can (you|u) tell me|do (you|u) know|any idea|sounds? (good|great|nice|too good|fun)|i like it) )*';
const ENDS =
  '( (here|though|tho|man|bro|dude|please|pls|honestly|really|then|again|(on|about|of|with|against) (it|this|that|those|these|them)( one| bet| pick)?|in (this|that)( one| game)?))*$';
/** "What's" is read as "what". */
const whole = (...ways: string[]): RegExp =>
  new RegExp(`${OPENS}(${ways.join('|').replaceAll('whats', 'what(?:s| is)?')})${ENDS}`);

type Question = Extract<
  BetQuestion,
  'play' | 'bad' | 'lock' | 'simply' | 'fair' | 'sure' | 'why' | 'against' | 'limit'
>;

const THAT =
  '(it|that|this|(that|this|the|my|number|pick|bet) (#?\\d|first|second|third|fourth|last|bet|one|pick|parlay|ticket|play)( one| bet| pick)?|#?\\d)';
const BAD = '(bad|dumb|dumber|stupid|terrible|awful|horrible|crazy|insane|silly|foolish|trash|garbage|reckless)';
const BET = '(bet|idea|move|play|pick|one|parlay|ticket|call)';

/** What is asked about an answer in a few words, whatever it told. */
const QUESTIONS: readonly (readonly [Question, RegExp])[] = [
  [
    'play',
    whole(
      'what (do|would|did|are) (you|u|ya|your) (think|thinking|say|do|thoughts)',
      '(what is|whats|what are) (your|ur) (take|lean|opinion|call|thoughts?|verdict|read|view|gut say|gut)',
      'what does (your|ur) gut say',
      'gut (feeling|call|check)',
      '(any |your |ur )?(thoughts?|opinions?|take|lean|verdict)',
      '(rate|grade) (it|that|this|them|those|my bet|the bet)',
      'yes or no',
      'whats the (call|verdict|word)',
      'would (a |the )?sharps? (bet|take|play) (it|that|this)',
      'would you (bet|put|risk) (your|ur) own money',
      '(im|am i|are we|i am|you want me) (really |actually )?(supposed to|gonna|going to|to) (put (my |real )?money on|bet|take|play) (it|that|this|those|them)',
    ),
  ],
  [
    'bad',
    whole(
      `(is|isnt|aint|was|would) ${THAT}( be)?( just| really| kinda| like| too| pretty| super| actually| even)* (an? )?${BAD}( ${BET})?( to (bet|take|play|make))?( lol| lmao)?`,
      `(is|isnt|was) ${THAT} (a )?(mistake|waste of (money|time))`,
      `am i (just |being )*(an? )?(${BAD}|nuts|idiot|moron|square|donkey|sucker)( (for|to) (\\w+ ?){1,5})?( lol)?`,
      `(how )?${BAD} (is|was) ${THAT}`,
    ),
  ],
  [
    'lock',
    whole(
      '(is there |got |whats |what is |wheres |which (one )?is |which ones )?(the|a|any|your|ur|ya) (lock|sure thing|mortal lock|slam dunk|gimme|free money)s?( of the (day|night|week))?',
      '(lock|sure thing|slam dunk)',
      '(is |are )?(any|one|which) of (them|those|these)( is| are)? (really |actually )?(a |the )?(lock|sure thing|slam dunk|gimme|guaranteed)s?',
      '(is|are) (it|that|this|they|any of (them|those|these)|one of (them|those|these)) (really |actually |even )?(a |the )?(lock|sure thing|slam dunk|gimme|free money|guaranteed)s?',
    ),
  ],
  [
    'simply',
    whole(
      '(can you |could you )?(explain|say|put|tell)( (it|that|this|me|to me|us))* ?(like|as if|to me like) (i ?a?m|im|i was|you would to|a) (5|five|new|slow|dumb|stupid|a (kid|child|idiot|baby|rookie|beginner|moron|5 year old|five year old))( year old| to this)?',
      'eli ?5',
      '(explain|break (it|that) down|say it)( (it|that))?( (for|to|like im))? (a |an )?(dummy|dummies|idiot|idiots|beginner|rookie)',
      '(can you |could you |please )?dumb (it|that|this) down( for me)?',
      '(in )?(plain|simple|normal) (english|words|terms|language)',
      '(say|explain|put|tell)( (it|that|this|me))* (in )?(plain|simple|simply|normal)( (english|words|terms|language))?',
      'i (dont|do not|still dont) (get|understand|follow)( (it|that|this|any of (it|this|that)))?',
      '(im )?(confused|lost)( now)?',
      'what (does|do|is|are|s) (that|the|those|these|this|ur|your|all that|all this)( \\d+)? ?(percent|percents|percentage|percentages|pct|numbers?|stuff)?( all)?( even| actually)? (mean|means|supposed to mean)',
      '(tldr|too long|shorter|short version|shorten (it|that)|in (one|a|1) (sentence|word))',
      '(can you |could you )?(make (it|that) shorter|shorten (it|that)|sum (it|that) up|keep it (short|simple))',
    ),
  ],
  [
    'fair',
    whole(
      `how (often|many times) (does|do|will|would|should|can) (${THAT}|they|those|one like that) (actually |really )?(hit|win|cash|come in|cover)`,
      `(out of|of|in) (100|a hundred|ten|10|1000)( times| tries| bets)?,? how (many|often)( times)? (does|do|will|would|should|can) (${THAT}|they|those) (actually |really )?(hit|win|cash|come in|cover)`,
      '(whats |what is |what are |and )?(the |its )?(win|winning|hit|hitting|cash|cashing|cover|fair|true|actual)? ?(chance|chances|probability|probabilities|prob|likelihood|win rate|hit rate)( there| here)?',
      'how likely is (it|that|this)( to (hit|win|cash))?',
      'how (safe|likely)( is (it|that|this))?( (like|in|as a|as|what))* (percent|percentage|pct|chance|percents)( wise)?',
      '(whats the |what are the )?(chance|chances|odds|probability) (of )?(it|that|this|they|of it|of that)( actually)? (hits?|wins?|cash(es)?|hitting|winning|cashing|comes? in)',
    ),
  ],
  [
    'sure',
    whole(
      'how (much|far|strongly) (do|would|can|should) (you|u|i|we) (trust|believe in|believe|stand by|stand behind|back|feel about|feel on|rely on) (it|that|this|your|ur|the)( (own|call|answer|take|pick|verdict|opinion|one))*',
    ),
  ],
  [
    'why',
    whole(
      'why (would|do|did|are|r|wouldnt|dont|arent) (you|u|ya) (stay|staying|pass|passing|avoid|avoiding|skip|skipping|fade|fading|against|off|not|bet|betting|take|taking|like|liking|play|playing)( (away|it|that|this|on|from|him|them|bet|take|like|play))*',
      '(whats |what is |any |give me )?(the |your |ur |a )?(reason|reasons|reasoning|logic|rationale|thinking)( (for|behind|on)( (it|that|this|passing|pass|the|no|not|betting|saying|staying|away|call|verdict))*)?',
      'who (says|said|told you)( so| that| this)?',
      'says who',
      'according to (who|whom|what)',
      '(whats |what is |any )?(the |your |ur )?(source|sources|proof|evidence)',
      'where (are|do|did|r) (you|u|ya) (getting|get|got|pulling|pull) (this|that|it|these|those)( from)?',
      '(prove it|show (me )?(your|ur|the) (work|math))',
      '(tell me|know|say|give me) (a (bit|little) |any |some )?more',
      '(more|give me( some)?( more)?|any|some)( (more))? (info|information|details?|background)',
      '(elaborate|break it down( for me)?|go deeper)',
      '(talk|sell) me (into|on) (it|this|that)|convince me',
      'why (not \\d of \\d|only \\d( stars?)?)',
    ),
  ],
  [
    'against',
    whole(
      '(and |but )?(what )?if (you|u|youre|ur|you are|its|it is|this is|that is|thats)( are| is)? wrong',
      'what (would|could|might|will) (make (you|it|this|that|them) (wrong|lose|not (safe|hit|win|cash|good|a bet)|unsafe|less safe|risky|riskier|a bad bet|worse)|go wrong|sink (it|this|that)|beat (it|this|that|us|me))',
      '(whats|what is|what are) the (catch|downside|risks?|worst case|worst that (can|could) happen|case against it|argument against)',
      '(what is|whats|what am i|what are we) missing',
      '(how risky|is it risky|is that risky|is this risky)( is (it|that|this))?',
      '(make |give me |whats )?the case against( it| that| this)?',
      'worst case( scenario)?',
      '(is|isnt|aint) (it|that|this|it kinda|that kinda) (just )?(a |kinda a )?(sucker|square|donkey) bet',
      '(play |be )?devils advocate',
      'what (makes|would make|could make|might make) (it|this|that|them) (lose|fail|miss|a loser)',
      '(how|why) (does|would|could|might|can) (it|this|that|they) (lose|fail|miss|not (hit|win|cash|cover))',
      '(any|what|whats the|whats a|is there a) (reason|reasons) (it|this|that) (might|could|would|will|wont|wouldnt|might not) (fail|lose|miss|not hit|not win|hit|win|cash)',
      '(talk|scare) me (out of|off)( it| this| that)?',
      'too good to be true',
      '(is|could|feels like|smells like|looks like) ?(it|that|this)?( be)? a trap( game)?',
    ),
  ],
  [
    'limit',
    whole(
      'what (would|could|might|will|does) (change|flip) (your|ur|you|my) mind',
      '(when|where|at what point) (would|do|will) (you|u) (stop liking|get off|bail|pass|back off)( (it|that|this))?',
      '(at )?(what|which) (price|odds|number|line)s?( point)? ?(would|does|is|do|will|makes?|kills?|ruins?)( (it|that|this|i|you|we))*( (be|become|is|a|no longer|not|stop being|turn into|kill|no|bet|it|pass|pass on|passing|good|worth|anymore|liking|make|this|that|dead))+',
      '(at )?(what|which) (win )?(chance|probability|percent|percentage|win rate|pct|win pct)( point)? ?(would|does|is|do|will|makes?)( (it|that|this|i|you|we|be|become|is|a|no longer|not|stop being|turn into|no|bet|pass|to|win|need|good|worth|break|even))+',
      'what would (it take|have to (change|happen))',
      '(its |is it |it is )?(a )?(bet|play|good|worth it) (from|to|until|down to|up to|at) (what|which|where)( price| odds| number)?',
      '(good |bet it |play it |take it )?(down|up) to (what|which|where)( price| odds| number)?',
    ),
  ],
];

/** Which side of a game. */
const SIDES = whole(
  '(which|what) side( (would|do|should|are|r|is|d))*( (you|u|ya|i|we|id))?( (take|taking|like|on|bet|back|play|lean|leaning|better|best|it))?',
  'who (do|would|should|d)? ?(you|u|ya|yall|i|we) (like|love|got|take|taking|back|bet on|betting|bet|pick|lean|leaning|on)',
  'pick a side',
);

/** Bets are wanted, whichever. */
const WISH = whole(
  '(see|got|have|find|u see|you see|you got|u got|anything|is there)( you)?( anything)? (good|worth (it|betting|playing|a bet|a play))( for me| for us)?( tonight| today)?',
  '(what|whats|what is) (worth|good) (a bet|a play|betting|playing)( tonight| today)?',
  '(put|get) (me|us) on (something|a winner|game)',
  'what (are|r) (we|you|u) (on|betting|playing|taking|riding)( on)?( tonight| today)?',
  '(hit|lay it on) me',
);

const questionIn = (plain: string): Question | null => QUESTIONS.find(([, words]) => words.test(plain))?.[0] ?? null;

/**
 * What is asked in a few words about what was told: what somebody makes of it, how sure it is, why, in plain words, what speaks against
 * it, what would change it, which side he would be on. Of bets that were judged it is told free. Of prices alone an opinion is a verdict.
 */
export function aboutAnswer(read: Tagged): Asked | null {
  const { plain, previous, reading } = read;
  if (wishesForAny(read))
    return { kind: 'picks', reading: { ...reading, ...ofBoard(read), intent: 'picks' }, refines: false };
  if (!previous || previous.absent || !isNameless(read)) return null;
  const focus = spokenBets(previous);
  if (SIDES.test(plain)) return ofShown('play', previous, { focus, plain });
  const question = questionIn(plain);
  const [place] = [...placesIn(read.tokens, focus.length), ...hashPlaces(read.text, focus.length)];
  return question && ofShown(question, previous, { focus, plain, place });
}

/** Whether bets are wanted, whichever, or what is thought of those that were shown. */
export const asksOpinion = (read: Tagged): boolean =>
  wishesForAny(read) || SIDES.test(read.plain) || questionIn(read.plain) === 'play';

const wishesForAny = ({ plain, mentions }: Tagged): boolean => WISH.test(plain) && mentions.length === 0;

/** Behind the prices of a league bets of it are meant. */
const ofBoard = ({ previous, reading }: Tagged): Pick<Reading, 'leagues'> => ({
  leagues: reading.leagues.length === 0 && previous?.looked?.length ? previous.leagues : reading.leagues,
});

const MOST_JUDGED = 3;

/** `place`: of a list, where it says which of it. */
type Shown = { focus: readonly BetFocus[]; plain: string; place?: number | undefined };

function ofShown(question: Question, previous: Reading, { focus, plain, place }: Shown): Asked | null {
  if (focus.length === 0) return null;
  if (previous.list === true && previous.ticket !== true)
    return { kind: 'about', about: ofList(question, place ?? previous.pointed ?? 1, focus.length > 1) };
  if (previous.ticket === true || wereJudged(afterOf(previous), previous))
    return ofJudged(question, previous, pointedOut(plain, previous));
  return (question === 'play' || question === 'bad') && focus.length <= MOST_JUDGED
    ? calls([betsCall(focus, previous)])
    : null;
}

/** "What would make it not safe" behind several that were held against each other: of the one that the answer came to. */
function ofJudged(question: Question, previous: Reading, bets: readonly BetFocus[]): Asked {
  const isOne = bets.length < (previous.focus ?? []).length && previous.pointed != null;
  return {
    kind: 'calls',
    calls: [betsCall(bets, previous)],
    assumed: [],
    explains: question,
    ...(isOne && { pointed: previous.pointed ?? 1 }),
  };
}

function ofList(question: Question, place: number, areSeveral: boolean): AboutPicks {
  if (question === 'lock') return { kind: 'ordered', order: 'chance', one: true, lock: true };
  return question === 'play' && areSeveral ? { kind: 'strongest' } : { kind: question, place };
}
