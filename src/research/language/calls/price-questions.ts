/** Ways to ask what a bet pays, at which book, on which number: none of them asks whether to take it. */

const QUOTED = '(number|numbers|price|prices|odds|line|lines|juice|vig|payout|payouts|quote|quotes)';
const BOOKS = '(books?|sportsbooks?|bookies?|bookmakers?|apps?|sites?|shops?)';

/** Where a bet is offered, and where best. */
const SHOPS = new RegExp(
  [
    `\\b(best|better|top|highest|lowest|cheapest|biggest|worst|longest|shortest) (\\w+ ){0,2}?${QUOTED}\\b`,
    `\\b(which|what) (\\w+ )?${BOOKS}\\b`,
    '\\bbest\\b.*\\b(each|both|either|all) (side|sides|team|teams|outcomes)\\b|\\bbest (over|under)\\b.*\\bbest (over|under)\\b',
    `\\bhow many ${BOOKS}\\b`,
    `\\b(all|every|each|any|other|different) (the |other |of the )?${BOOKS}\\b`,
    `\\b(do|does|did|is|are) (any|some|every)?( ?(one|body))?( else)? ?(have|has|got|offer|offering)\\b`,
    '\\bwhere (can|do|does|could|should|would|to|is|are)\\b.*\\b(get|find|grab|bet|best|cheapest|better)\\b',
    '\\bwhos? (has|have|had|got|gots|is|offers|offering|gives|giving|pays|paying|carries|hanging|deals)\\b.*\\b(best|better|cheapest|highest|lowest|most|least|longest|shortest|juice|vig)\\b',
    `\\b${BOOKS} (with|having|offering|that (has|have|offers?))\\b`,
    '\\bwhere( at)?$|\\bbest (book|app|site|shop)\\b',
    '\\b(cheapest|best) place\\b|\\b(everywhere|anywhere|somewhere|best (i|you|u|we|one) can (get|do|find)|across (the |all )?(books|board|market|sportsbooks))\\b',
    '\\b(books|sportsbooks|bookies|side by side)\\b',
    '\\b(shop|shopping|compare|comparison|line shop)\\b',
  ].join('|'),
);

const MARKET_PRICES =
  /\b(money ?lines?|mls?|h2h|(point )?spreads?|totals|over unders?|run ?lines?|puck ?lines?) (prices?|odds|quotes?)\b/;

/** Somebody who has a bet that is named: "who has mets total 8.5", "who's got Jets +3". */
const WHO_HAS =
  /\b(whos?|which|what|any(one|body)?) (\w+ )?(has|have|had|got|gots|is at|are at|offers?|is offering|still has)\b/;

/** What it pays now. */
const QUOTES = new RegExp(
  [
    `\\b${QUOTED} (on|for|of|at|in|right now|now|is|are|looking)\\b`,
    `\\b(whats?|what is|what are|hows?|how is|how are|current|get me|give me|show|show me|see|pull up|list|display) (the |me |all |up )*(\\w+ ){0,4}?(${QUOTED}|board)\\b`,
    '\\b(board|odds board|full board)\\b',
    '\\bhow (juiced|shaded) (is|are)\\b',
    `\\b${QUOTED}( (right )?(now|rn|today|tonight|tomorrow|please|pls))?$`,
    '\\b(what|whats|how much|how many points) (does|do|would|is|are|will|did|points)?\\b.*\\b(pay|pays|paying|cost|costs|going for|listed at|priced at|laying|favou?red by|getting|giving|sitting at)\\b',
    '^(so |ok |and |hey |yo )*(what|whats|where|wheres) (is |are )?.*\\bat( right now| now| rn| currently| today| tonight)?$',
    '\\bwho (does|do|did) (vegas|the books|books|bookmakers|oddsmakers|the market|the bookies) (like|favou?r|have|think)\\b',
    '\\bwho(s| is| are)?( the)? (favou?red|fav|fave|favou?rites?|underdogs?|dog)\\b|\\b(is|are) (the )?\\w+( \\w+)? (favou?red|the favou?rites?|the underdogs?|underdogs?|favou?rites?)\\b',
  ].join('|'),
);

/** A book's own price: "what does FanDuel have the Lakers at", "whats pinnacle got". */
const OF_BOOK = new RegExp(
  `\\b(have|has|got|at|hanging|showing|offering|offer|say|says|paying|pay|charging|dealing|${QUOTED})\\b`,
);

/** A verdict is asked for, or bets are. */
const JUDGES =
  /\b(worth|value|edge|edges|ev|should i|do i|would you|would u|do you like|you like|u like|good|bad|great|decent|solid|(?:be|is|that|become) an? (?:real )?(?:bet|play)|fair value|take it|take|thoughts|picks?|(a|any|best|top|good|your|the|solid|strong|no|value|which|what) plays?|play (it|this|that|these|them|on)|plays on|best bets?|bets? (on|for|of|in|today|tonight)|best bet|lean|leans|locks?|hammer|smash|fade|tail|who wins|who covers|will cover|okay|legit|or pass|y or n|smart|parlay|parlays|leg|legs|safe|safest|rate|grade|confident|recommend|suggest|(your|ur) (read|take|call|opinion|verdict|view))\b/;

/** Which side somebody would be on: "you like the over", "would u take the points", "who you got". */
const LEANS = new RegExp(
  [
    '\\b(you|u|ya|yall|id) (\\w+ )?(like|liking|likin|love|loving|take|taking|back|backing|bet|betting|play|playing|lean|leaning|put|putting|ride|riding|go with|going with|roll with|rolling with)\\b',
    '\\bwho(s|ve|d| do| did| are)? (you|u|ya|yall) (have|got|on|picking)\\b',
    '\\b(look|looks|looking) (\\w+ )?to (you|u|ya)\\b|\\b(you|u|ya) feel(ing)? (about|on)\\b',
  ].join('|'),
);

/** "Where can I take it", "which app would you bet it at" ask for a book. */
const WHERE =
  /\b(where|who|(which|what) (\w+ )?(book|sportsbook|app|site)) (can|do|does|should|could|would|will|d) (i|you|u|we|one|let me) (take|bet|get|play|put)\b/;

export function asksVerdict(plain: string): boolean {
  const asked = plain.replace(WHERE, '$1');
  return JUDGES.test(asked) || LEANS.test(asked);
}

/** Where to get a bet, or the best of its numbers and prices. */
export const shopsPrices = (plain: string): boolean => SHOPS.test(plain);

/** "NFL moneyline prices", "best spread odds in the NBA": what stands there of a market, and no pick of it. */
export const asksMarketPrices = (plain: string): boolean => MARKET_PRICES.test(plain);

/** Whether any book has what is named. */
export const asksSomewhere = (plain: string): boolean =>
  /\b(some|any)where\b|\bout there\b|\bstill (available|around|findable)\b/.test(plain);

/** Who has the bet that is named. */
export const asksWhoHas = (plain: string): boolean => WHO_HAS.test(plain);

/** What it pays. */
export const asksQuote = (plain: string): boolean => QUOTES.test(plain);

/** What a book that is named has. */
export const asksOfBook = (plain: string): boolean => OF_BOOK.test(plain);

/** How many points a side gives or gets, which is its spread. */
export const asksPoints = (plain: string): boolean =>
  /\b(laying|giving|getting|catching|favou?red by|underdogs? by|how many points|by how (many|much))\b/.test(plain);

/** "What's the line on the Celtics", "best number on the Celtics": one of them, and not all. */
export const asksTheLine = (plain: string): boolean => /\b(line|number)\b/.test(plain);

/** "A better number than -3": every other one. */
export const asksBetterThan = (plain: string): boolean =>
  /\b(better|higher|lower|longer|shorter|more|less) (\w+ )?than\b/.test(plain);

/** At plus money: decimal 2 and more. */
export const wantsPlusMoney = (plain: string): boolean => /\bplus (money|odds|price|prices)\b/.test(plain);

/** All markets of a game. */
export const asksWholeBoard = (plain: string): boolean =>
  /\b(board|all (the )?(lines|markets|odds|prices|numbers)|every (line|market)|full (lines|odds|market|markets)|lines|everything)\b/.test(
    plain,
  );

const NUMBERS =
  /\b(highest|biggest|largest|lowest|smallest) (\w+ )?(totals?|numbers?|lines?|spreads?|over unders?|o u|ou)\b|\b(?:who|whos|which|where|whats|what) (?:\w+ ){0,3}?(highest|lowest)(?! (\w+ )?(price|odds|vig|hold|juice|payout))\b|\b(highest|lowest) (and |to |or |& )?(lowest|highest)\b/;

/** "Which book has the highest total", "lowest and highest out there": at which end its numbers are asked for. */
export function endOfNumber(plain: string): 'highest_line' | 'lowest_line' | null {
  const found = NUMBERS.exec(plain);
  const size = found?.[1] ?? found?.[4] ?? found?.[6];
  if (size === undefined) return null;
  return /^(high|big|larg)/.test(size) ? 'highest_line' : 'lowest_line';
}
