import type { Tagged } from '../calls/tagged.ts';
import { editSpans } from '../tickets/edit-spans.ts';

/** What a bettor calls a bet that he wants to be given. */
const BETS =
  '(bets?|picks?|plays?|wagers?|parlays?|sgps?|legs?|locks?|winners?|slips?|singles|longshots?|sleepers?|teasers?|value|side|dogs?|underdogs?|favou?rites?|favs?|chalk|overs?|unders?|plus money)';

/** Bets are wanted, or to be told whether to bet, in so many words. */
const ASKS = new RegExp(
  [
    `\\b${BETS}\\b`,
    '\\b(should|would|could|do|d) (i|we|u|you|ya|id) (really |actually |personally |still |just |honestly )*(bet|take|play|do|go|like|love|lean|hit|hammer|smash|tail|fade|ride|back|buy|grab|pick|choose|put|trust|skip|touch|use|make|be on|be taking|rather|recommend|suggest)\\b',
    '\\b(you|u|ya|yall) (got|have|like|liking|love|loving|taking|betting|playing|leaning|on|riding|recommend|suggest)\\b',
    '\\b(i|we) (should|can|could|would) (bet|take|play|ride|hammer)\\b',
    '\\bwhat (do|did|would|does) (you|u|ya|yall) (think|say|do)\\b|\\b(your|ur|any) (thoughts?|take|lean|opinion|verdict|call)\\b|\\bthoughts\\b',
    '\\b(worth|playable|bettable|advisable|recommended)\\b|\\b(take|bet|play|do|grab|hammer|smash|tail|fade|skip) (it|that|this|them|those|these|me)\\b',
    '\\b(is|are|was|were|isnt|arent|any|good|bad|fair|great|decent|solid)\\b.*\\b(good|bad|fair|great|decent|solid|terrible|trash|garbage|ok|okay|legit|smart|dumb|stupid|playable|sucker|number|price|line|odds|idea|deal|spot|one|those|these)\\b',
    '\\b(yes or no|y n|yes no|y or n|or not|or no bet|or pass|or fade|or skip|in or out|go or no go|thumbs up)\\b|^(a |so |and )*(go|good|worth it|verdict|lean|thoughts|opinion)$',
    '\\b(give|gimme|show|get|send|hit|tell|drop|throw|find|hook|build|make|want|need|feed) (me |us )?(with |up )?(a |an |the |some |your |ur |my |one |two |three |\\d )?(\\d )?(best|top|good|favorite|fav|strongest|safest|something|another|more|others?|one|two|three|new|different|better|it|them|winner|what to)\\b',
    '\\b(best|better|safer|riskier|sharper|stronger|longer|shorter|bigger|smaller|cheaper|closer|sooner|juicier|spicier)\\b',
    '\\b(another|others|next one|new ones?|different ones?|something else|somebody else|someone else|one more|backups?|plan b|fallback|alternatives?|\\d more|more of (them|those|these)|some more|more like)\\b',
    '\\b(put|get) (me|us) on\\b|\\bwhat (are|r) (we|you|u) (on|betting|playing|taking|riding)\\b|\\b(hit|lay it on) me\\b',
    '^(so |and |ok )*who covers\\b',
    '\\bwho (do|should|would|you|ya|u|d)\\b.*\\b(got|take|like|bet|back|ride|on|pick|lean)\\b',
  ].join('|'),
);

/** What is done with bets that were shown. */
const EDITS =
  /\b(drop|remove|swap|switch|replace|change|without|add|lose|cut|scrap|ditch|toss|leave|keep|combine|join|together|stack|pairs?|split|separate|only|just|instead|minus|except|make (it|them|that)|take (it|that|one|the) .*out|swap|i (mean|meant)|not that|the other|others?|opposite|reverse|flip|fade|same|again|redo|rebuild|reroll|refresh|update|rerun|retry|try again|now)\b/;
/** The same, whatever is said of them beside: "too risky, make it safer". */
const CHANGES =
  /\b(make (it|them|that|this)|dial|tone|lower|raise|bump|swap|drop|remove|replace|add|(why not|what about|how about) the (other|opposite)|any (book|books|market|markets|day|game|games|league|team|kind))\b/;
/** "Ok 4 and 5", "what's number 4" behind three of them. */
const NUMBERED =
  /^(ok |and |so |then )*(whats?|show|give)?( me)?( the)? ?(number|no|pick)? ?\d(st|nd|rd|th)?(( and| to|) \d(st|nd|rd|th)?)*$/;
/** Behind a list of picks these go on with it. */
const GOES_ON =
  /^(so |ok |okay |and |well |then |cool |nice )*(what|anything|whats|who|any|nothing|got|more|next|keep going|go on|continue)?( (else|more|next|others?))?( (you|u) (got|have|like))?( (in|on|of) (that|this|the|the same) (game|one|match|league|team))?( please| pls)?$/;

/** What is only wanted to be known, told or said by somebody else, whatever bets it speaks of. */
const TALKS = new RegExp(
  [
    '^(so |ok |and |cool |please )*tell (me|us) (\\w+ )?more\\b',
    '\\b(know|knowing|info|information|details?|watch for|mean|means|explain|difference|counts? as|defined?|definition)\\b',
    '\\b(what|whats|what is|whats the difference between) (a|an) \\w+( bet)? ?(vs|versus|and|or|$)',
    '^(so )?(what|whats|hows|how|what is)( is| are)?( the| my| our| your)? (edge|value|vig|juice|hold|risk|catch)\\b',
    '\\b(too|so|really|kinda|pretty|very|looks?|feels?|sounds?|seems?) (\\w+ )?(long|short|risky|good|easy|bad|rich|safe|sketchy|fishy|steep|high|low)\\b',
    '^(im|i am|were|all|its all|we) (\\w+ )?good\\b|^(a |should be a |that was a |hell of a )?(good|great|nice|fun) (game|one|match|fight|stuff|call|point|luck|day|night|job|work)\\b|\\bshould be a (good|great|fun) (one|game|match|fight)\\b',
    '\\b(my|the|this|some) (\\w+ )?(buddy|friend|bro|brother|dad|guy|boss|uncle|cousin|wife|gf|girlfriend|coworker|capper|roommate|podcast)\\b.*\\b(likes?|loves?|says?|said|thinks?|took|takes|has|had|is on|hates?|bets?|swears|told)\\b',
    '\\b(somebody|someone|everyone|everybody|people|they|twitter|reddit) (\\w+ )?(likes?|loves?|says?|said|thinks?|told|hates?|is on|are on|was like)\\b',
    '^(so |and |but )*how (often|many times|do|did|does|has|have|was|were)\\b',
    '\\b(u|you) (mean|meant)\\b|\\b(think|thinking) (they|he|she|it|theyll|hell|itll)\\b|\\b(they|theyre|he|hes|she) (re |are |gonna |going to |will |any )*(lose|win|cover|good|suck)',
    '^are (they|we|you|u) (any )?(good|bad|ok)\\b|^why\\b|^how come\\b|\\bwhy (is|are|did|do|would|not|only|so)\\b',
    '\\b(is|are|was)( it| that| this| a| an| \\d+)* ?(percent|pct|edge|coin flip|toss up|\\d ?of ?5)\\b',
    '\\b(what|which|at what|whats the|how low|how bad|how far|whats a|what would be a|whats my) (\\w+ ){0,4}(price|number|odds|line|probability|chance|percent|percentage)\\b|\\bcase against\\b|\\bstop liking\\b',
    '\\bshould (i|we|u|you) (wait|hedge|worry|trust|know|care|hold|watch|be (worried|concerned|scared))\\b|\\b(miss|missed) (it|that|out)\\b|\\btoo late\\b',
  ].join('|'),
);

/** Whether a message leans on what was shown and names nothing of its own: no team, league, day, market, line, price, money or book. */
export function isNameless({ previous, pieces, books, amounts, reading, tokens }: Tagged): boolean {
  if (previous === null || tokens.length === 0 || asksBack(reading) || asksBack(previous)) return false;
  const { leagues, competitions = [], window, markets, stats = [], players, teams, line, book, excluded } = reading;
  const limits = [line, book, window, excluded ?? null];
  return (
    !pieces.some(namesSomething) &&
    books.length +
      amounts.money.filter(({ isSure }) => isSure).length +
      amounts.lines.filter(({ signed }) => signed).length ===
      0 &&
    [leagues, competitions, markets.filter(isNamedIn(pieces)), stats, players, teams].every(
      (named) => named.length === 0,
    ) &&
    limits.every((limit) => limit === null)
  );
}

/** "Do they win", "who covers" are said of any bet, and 3/5 is how many stars it has. */
const namesSomething = (piece: Tagged['pieces'][number]): boolean =>
  piece.kind === 'price'
    ? !OF_FIVE.test(piece.text)
    : piece.kind !== 'connector' && !(piece.kind === 'market' && piece.isTalk);
const OF_FIVE = /^[0-5]\/5$/;

const isNamedIn = (pieces: Tagged['pieces']) => (): boolean => pieces.some(namesSomething);

const asksBack = ({ asksWho, openEdit, openSum }: Tagged['reading']): boolean =>
  asksWho === true || openEdit != null || openSum != null;

/** Whether it asks in so many words for bets, for a verdict, for others, or for a change of those that were shown. */
export function plainlyAsks({ plain, previous, amounts, tokens }: Tagged): boolean {
  if (isOfBets(previous) && CHANGES.test(plain)) return true;
  // "Take out the riskiest one" changes the parlay that was shown, and so what is to be judged.
  if (previous?.ticket === true && editSpans(tokens) !== null) return true;
  if (previous?.list === true && (NUMBERED.test(plain) || GOES_ON.test(plain))) return true;
  if (TALKS.test(plain)) return false;
  const isOfNumber = amounts.shares.length > 0 || amounts.prices.some(({ text }) => OF_FIVE.test(text));
  if (!isOfNumber && ASKS.test(plain)) return true;
  return isOfBets(previous) && EDITS.test(plain);
}

const isOfBets = (previous: Tagged['previous']): boolean =>
  previous?.list === true || previous?.ticket === true || (previous?.focus ?? []).length > 0;
