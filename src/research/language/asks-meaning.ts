/** What is named stands in the words as this, whatever it was. */
export const NAMED = 'THIS_WORD';

const IT = '(?:it|that|this|those|these|they|them|dat)';
const STILL = '(?: (?:even|exactly|really|actually|the|hell|heck|fuck|supposed to|all|just|ever))*';
const DOES = '(?:mean|means|stand for|stands for|called|about|for|do|tell me|telling me|tell|telling us|saying|say)';
const END =
  '(?= (?:pls|please|plz|lol|man|bro|dude|exactly|really|again|anyway|tho|though|thx|thanks|for|in|and)\\b|$)';

/** Asked of what was named in the words before: "what is it", "no clue what that means", "how does it work". */
const OF_IT = new RegExp(
  [
    `\\b(?:what|whats|wat|wats|wtf|wth)${STILL} ?(?:is|are|s|was|does|do|did)?${STILL} ${IT}(?: (?:thing|stuff|word|term|number|one|business))?${STILL}(?: ${DOES})?${STILL}${END}`,
    `\\b(?:what|whats)${STILL} ?(?:is|are|does|do)? (?:they|people|guys|he|she|everyone|everybody|ppl|folks) (?:all )?(?:mean|means|talking about|talk about|on about|going on about|saying|referring to)(?: by (?:it|that))?${END}`,
    `\\bwhat (?:${IT}|they|people|he|she) (?:even |really |actually |all )?(?:is|are|means?|was|stands? for|does|do|talking about)\\b`,
    `\\bmeans? what${END}`,
    `\\b(?:how|hows) (?:does|do|is|are)? ?${IT}(?: thing| stuff)? (?:even |actually |really |exactly )?(?:works?|calculated|figured out|supposed to work)\\b`,
  ].join('|'),
);
/** Asked of it by its name. */
const BY_NAME = new RegExp(
  [
    `\\b(?:explain|define|describe|clarify|teach me|meaning of|definition of|learn|eli5|lost(?: me)?(?: at| on| with| by)|confused (?:by|about|on|with)|clue (?:about|on)|idea about|understand|know about|figure out)(?: (?:to me|me|us|what|how|about|a|an|the|this|that|these|those|all|whole|is|are|word|term|concept of|idea of|your|ur))* ${NAMED}\\b`,
    `\\b(?:what|whats|wat|wtf)(?: (?:is|are|does|do|s|a|an|the|this|that|these|those|even|exactly|really|actually|hell|all|word|term))* ${NAMED}(?: (?:bets?|lines?|odds))? (?:thing|stuff|business|is|are|means?|meant|stands?|works?|supposed)\\b`,
    `\\b(?:what|whats|wtf)(?: (?:is|are|s))? (?:this|these|those|that|all this|all these) ${NAMED}(?: (?:things?|stuff|bets?|lines?))?${END}`,
    `\\b${NAMED}(?: thing| stuff)? (?:means?|is|are|stands? for) what\\b`,
    `\\bhow(?:s|)(?: (?:does|do|is|are|a|an|the|this|that|these|those))* ${NAMED}(?: bets?| thing)? (?:even |actually |really )?works?\\b`,
    `\\bnext (?:word|term|one|up)(?: is| up)? ${NAMED}$`,
    `\\b${NAMED}(?: thing| stuff| bets?)? (?:meaning|definition|explained|explain|explanation)\\b`,
    `\\b${NAMED}(?: (?:thing|stuff|business))(?: .*)? (?:lost|confuses|confused|confusing|get|understand|follow|know|clue|idea|head|puzzles)\\b`,
  ].join('|'),
);
/** Of what has no price it may be asked plainly, in whatever sport. */
const IN_SPORT = new RegExp(
  `^(?:\\w+ )?(?:what|whats|wat|wtf)(?: (?:is|are|s|a|an|the))* ${NAMED} (?:in|for|on)(?: (?:sports?|hockey|baseball|football|basketball|soccer|tennis|boxing|mma|ufc|betting|gambling|bets?))+$`,
);
/** Said of oneself, and no wish. */
const LOST =
  /\b((dont|do not|didnt|doesnt|never|cant|cannot|still not) (\w+ )?(get|understand|understood|know|follow|grasp|heard|learned|learnt)|(no|zero|not a|without a) (clue|idea)|clueless|dunno|idk|(im|me|am|got|so|totally|completely|bit|pretty) (lost|confused)|confus(es?|ing)|over my head|greek to me)\b/;
const NEW =
  'new (?:to|here|at|guy)|im new|brand new|newbie|noob|beginner|rookie|first (?:time|timer)|never (?:bet|done|gambled|heard)';
/** "Spread?? sorry im new": named first, and nothing asked of it. */
const TO_ME = new RegExp(`^(?:\\w+ ){0,4}?${NAMED}\\b.*\\b(?:${NEW})\\b`);
/** What is wanted is something else of it: its reason, its price, a bet on it. */
const ELSE =
  /^any\b|\b(why|which|best|highest|lowest|current|tonight|today|tomorrow|worth|should i|do i (take|bet|play)|on (it|that|this)|(you|u|ur|your) (like|pick|picked|have|had|got|think|say|said|gave|give|chose|make|made))\b/;

/** Whether what a message names is to be explained. `hasPrice`: its price is asked for as often as its meaning. */
export function asksMeaningOf(slotted: string, hasPrice: boolean): boolean {
  if (ELSE.test(slotted)) return false;
  if (BY_NAME.test(slotted)) return true;
  if (TO_ME.test(slotted) && !ASKS.test(slotted)) return true;
  return (
    !hasPrice &&
    (IN_SPORT.test(slotted) ||
      OF_IT.test(slotted) ||
      (LOST.test(slotted) && !ASKS.test(slotted)) ||
      EXPLAIN.test(slotted))
  );
}
const ASKS = /\b(how (much|many|long|often)|when|where|who|can (i|you)|give|gimme|show|find|need|want)\b/;
const EXPLAIN =
  /\b(explain|define|definition|meaning|eli5|clarify|fill me in|clue me in|break (it|that|this|them) down)$/;
