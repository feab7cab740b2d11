/** What is asked of bets on every side of one market, by its words. */

export const ARB =
  /\b(?:arb|arbs|arbing|arbitrage|sure ?bet|free money|guaranteed (?:money|profit|win)|risk ?free)\b|\b(?:lock\w*|guarantee\w*) (?:in )?(?:a |the |some )?(?:profit|win)\b|\bprofit either way\b/;
export const SPLITS =
  /\b(?:split\w*|divvy|divide|stakes? (?:for|on|of|with)|how much (?:\w+ ){0,4}(?:each|both|every)\b|(?:bet|take|put|back|play) (?:both|all three|all 3)|on each|each side|\d+k?(?: bucks| dollars)? total|in total|total (?:of|stake)|in all|altogether)\b/;
export const BOTH =
  /\b(?:both|each|either|combined|together|two best|best (?:two|of|prices|numbers)|all (?:three|3)|across|opposite sides)\b/;
export const HOLD = /\b(?:hold|holds|vig|juice|overround)\b/;
export const CHANGES =
  /\b(?:what if|if|say|suppose|drop\w*|fall\w*|fell|move[sd]?|moving|goes|went|gets?|slips?|slid\w*|changes?|down to|up to|instead)\b/;
/** The same of a side that is named with its price. */
export const STANDS = /\b(?:now|only|but|is|are|at|just)\b/;
export const LIMITS =
  /\b(?:limit\w*|max(?:es|ed)?|most|caps?|capped|only (?:got|have|has|lets?|allows?|takes?|gives?|get|accepts?)|lets? me|wont take|cant get more|get .* down)\b/;
export const LEAST =
  /\b(?:worst|lowest|least|min|minimum|how (?:low|far)|(?:what|which) (?:price|number|odds)|how (?:high|long|big|good)|what (?:would|do|does|must) (?:the )?(?!i\b|we\b)\w+(?: \w+)? (?:have|need|has|needs) to be)\b/;
export const NO_LOSS =
  /\b(?:(?:not|dont|wont|without|never|cant) (?:lose|losing)|break ?even|lose nothing|before (?:im |i |it |its |we |that )?(?:start )?(?:los\w+|stops?|dies?|isnt|not)|still (?:an? )?(?:arb|profit|works?|ahead|up|locked|green)|stays? (?:an? )?arb|kills? (?:it|the arb))\b/;
/** "What price would make it one", "what do the Wolves have to be for an arb". */
export const MAKES =
  /\b(?:mak(?:e|es|ing) (?:\w+ ){0,3}(?:one|arb|arbitrage|work|profit)|turn (?:\w+ ){1,3}into (?:one|an? arb\w*)|(?:for|to be|become|becomes|to get|need\w*) (?:it |this |that |there )?(?:to be )?(?:an? )?(?:one|arb|arbitrage|real arb))\b/;
export const STALE = /\b(?:stale|legit|for real|real|mistake|palp\w*|typo|ghost|old (?:price|line|number))\b/;
export const PLUS = /\bplus (?:money|odds)\b/;
export const EDGE = /\b(?:edge|value|ev)\b/;
export const MIDDLE = /\bmiddl(?:e|es|ed|ing)\b/;
export const PLAYS =
  /\b(?:play|bet|take|hit|do|grab|smash|back)(?:ing)? (?:em |them )?both\b|\bboth (?:sides|ways|bets)\b/;
/** One is looked for, or what the word means. */
const OF_OTHERS =
  /\barbs\b|\b(?:any|other|more|another|find|show me|list|scan|best|biggest) (?:\w+ ){0,3}(?:arb|arbitrage)\b|\bwhat(?:s| is| are)? (?:an? )?(?:arb|arbitrage)\b|\bmeans?\b|\bexplain\b/;
/** What is held is staked already. */
export const OWNS = /\b(?:have|had|got|took|hold|holding|grabbed|placed|already|my)\b/;
export const PRICES_OF_ALL = /\breal (?:odds|prices|money|data|games|lines)\b/;
/** Other things that are made of prices; and bets of a kind, which are looked for. */
export const ELSE =
  /\b(?:middles|low(?:er|est)? (?:holds?|vig|juice)|hedg\w*|parlay\w*|kelly|bankroll|boost\w*|free ?bets?|bonus|teaser|round robin|cash ?(?:it )?out|alert|notify|decimal|implied|convert\w*|percent)\b/;

export const asksArb = (plain: string): boolean => ARB.test(plain) && !OF_OTHERS.test(plain);
