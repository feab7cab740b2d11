/**
 * Words by which a message leans on what was shown or said before it. What has none of them and is whole by itself is read by itself.
 * Some of these words stand in whole questions too ("this weekend", "just one", "the other side is -130"): those are taken out first.
 */
const WHOLE: readonly RegExp[] = [
  /^just (?=(give|want|need|tell|show|find|build)\b)/g,
  /\bthis (week|weekend|season|year|month|morning|afternoon|evening|sunday|saturday|monday|tuesday|wednesday|thursday|friday|game ?week)\b/g,
  /\b(next|last) (night|week|weekend|sunday|saturday|monday|tuesday|wednesday|thursday|friday|(couple|few|\d+) (hours|hrs|days))\b/g,
  /\b(just|only|gimme|give me|need|want) one\b/g,
  /\bonly (bet|play|want|have|got|allowed|use|like|take)\b/g,
  /\b(first|second|1st|2nd|third|3rd|fourth|4th) (half|quarter|period|inning|innings|set|td|touchdown|goal|basket|five|5)\b/g,
  /\bother (side|guy|team|one|fighter|player)( is| s| now)* [-+]?\d/g,
  /\b(is|are|were) there\b/g,
  /\bthis (thing|app|site|service|product)\b/g,
  /\bno (vig|juice|sweat)\b/g,
  /\b(or|and) (better|more|higher|longer|less|under)\b/g,
  /\bmore than\b/g,
  /\bmake (a|an|some|money|me|us)\b/g,
  /\b(each|every) (way|game|team|league)\b|\bevery leg\b/g,
  /\bboth (teams|sides) (to|at|are)\b/g,
  /\b(think|figure|say|guess) (it|its|it s|it is) \d/g,
  /\bis it really\b/g,
  /\b(do|does) (?!that\b|this\b|it\b|the\b|those\b)[a-z ]+ mean\b/g,
  /\b(build|make|find|get) (me|us) one\b/g,
  /\bremember (that|this|it)\b/g,
];

const BACK =
  /\b(it|its|it's|that|thats|that's|those|these|them|they|theyre|their|he|hes|him|his|she|shes|her|this|one|ones|there|here|same|instead|other|others|else|another|more|too|also|again|still|both|either|neither|each|rest|first|second|third|fourth|last|1st|2nd|3rd|4th|5th|former|latter|previous|earlier|before|above|leg|legs|said|meant|mean|asked|told|wanted|flip|reverse|opposite|better|worse|safer|riskier|cheaper|closer|bigger|smaller|higher|lower|longer|shorter|fewer|less|nvm|sorry|typo|wrong|already|sure|confident|certain|only|specifically|add|swap|drop|scrap|what about|how about|what if|hows|how bout|wat about)\b|\bthen\b/;

/** "Falcons back in, Seahawks out": of what was shown, whoever is named. */
const EXCHANGES = /\bback in\b|^(?!.*\bwhos?\b).*\b(in|out)\b.*\b(in|out)$/;

/** A message that begins so goes on with something, or changes it. */
const BEGINS =
  /^(and|but|or|so|also|scrap|cut|lose|ditch|dump|nix|bring|leave|lets go|let s go|max|min|at most|at least|nothing|no more|if|is [-+]?\d|then|nah|no|nope|yes|yeah|yea|ya|yep|yup|sure|wait|actually|now|why|how come|plus|minus|just|only|without|add|drop|swap|remove|replace|make|change|keep|take|switch|put|throw|include|exclude|double|halve|with|at|on|in|for|from|not|under|over|to|vs|versus|against|tail|fade|ok but|ok and|ok no|ok so)\b/;

const FILLER =
  /^((ok|okay|k|yo|hey|hi|hello|sup|bro|dude|man|alright|aight|cool|thanks|thx|ty|lol|well|um|uh|please|pls) )+/;

/** The side, the price or the game that is spoken of, where nobody else is named. */
const SPOKEN_OF =
  /\b(the|my|your|ur) (\w+ )?(dog|underdog|fav|favorite|fave|over|under|total|spread|line|lines|ml|moneyline|price|prices|odds|edge|hold|vig|margin|game|match|fight|parlay|ticket|slip|list|bet|bets|pick|picks|play|plays|board|stake|hedge|payout|sum|number|numbers|book|books|team|teams|draw|home|away|consensus|fair|chance|chances|boost|free bet|teaser|middle|arb|break even|card|slate|event|rest)\b/;

/** "The 120 was a free bet": a number that was said. */
const OF_NUMBER = /\b(the|my) \$?\d+(\.\d+)? (is|was|were|isnt|wasnt|came|comes)\b/;

/** "Which 7 books": a count that was told. */
const COUNTED = /^(which|what|who) (are (the )?)?\d+ (\w+ )?books?$/;

/** How a thing is done, and not which: "how do you come up with the fair price". */
const GENERAL = /\bhow (do|does|did|can|would|should) (you|u|ya|i|we|one|a|an|books|they)\b/;

/** `hasNames`: it names a team or player. */
export function pointsBack(plain: string, hasNames: boolean): boolean {
  const bare = plain.replace(FILLER, '');
  const left = WHOLE.reduce((text, words) => text.replaceAll(words, ' '), bare);
  if ([BEGINS, BACK, COUNTED, EXCHANGES, OF_NUMBER].some((words) => words.test(left))) return true;
  return !hasNames && !GENERAL.test(left) && SPOKEN_OF.test(left);
}
