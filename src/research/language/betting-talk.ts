import { indexPatterns } from './word-patterns.ts';

/** Words and phrases that ask for picks without naming a game. */
export const BETTING_TALK = indexPatterns([
  'vs|versus|bet|bets|betting|pick|picks|lock|locks|odds|edge|ev|wager|wagers|slate|underdog|underdogs|plays|winners|winner|lines|slip|ticket|tickets|units|gamble|sportsbook|sportsbooks|hammer|banger|bangers|longshot|longshots|sharp|sharps|action|games|matchup|matchups|arbitrage|arb|tips|value',
  'play|potd',
  'max|big|lock bet|play',
  'lotd|capper|cappers|freebie',
  'turn|flip $#|#',
  'double my|our|the <1> money',
  'anything|something|nothing|whats|what <2> good|hot|juicy|worth|interesting|solid|safe',
  'what <1> you|u|ya like|got|recommend|suggest|think|have|see|feeling|playing|betting',
  'who <1> you|u|ya like|got|have|taking|backing|think',
  'who <2> win|wins|winning',
  'whos hot|good|playing|winning',
  'who is hot|good|playing',
  'help me win|out|make|profit',
  'best value|play|side|spots|spot|ones',
  'give me|us <3> something|one|some|anything|winner|a|two|three|more',
  'gimme',
  'the move|play',
  'make|win me|some <1> money',
  'make me rich|money',
  'surprise me',
  'hit me',
  'what should|would|do i|you|u|ya <1> play|take|do|choose',
  'any <1> ideas|thoughts|suggestions|tips|winners|good|plays|angles|leans',
  'looks|look good',
  'game|match|fight tonight|today|tomorrow',
  'which|what game|games|match|team|side',
  'safe|good|easy money|play',
]);

/** What the product does not do, even when a word of betting or a place with a team stands beside it. */
export const NEVER_BETTING = indexPatterns([
  'legal|legally|illegal|lawyer|tax|taxes|irs|python|javascript|typescript|sql|recipe|poem|essay|homework|bitcoin|crypto|ethereum|stocks|nasdaq|president|presidential|election|elections|senate|congress|republican|republicans|democrat|democrats|trump|biden|diagnosis|symptom|symptoms|prescription|vaccine|dosage|antibiotics',
  'stock market|price|pick|picks|tips',
  'write <3> code|function|script|program|story|song|email|letter',
  'ignore <3> instructions|prompt|rules',
  'system prompt',
  'capital|population of',
  'fix <4> race|match|fight|game|games',
  'weather|forecast|temperature <2> in|like',
  'snow|rain|raining|snowing in|today|tomorrow',
  'my taxes',
  'who won',
  'did <4> win|cover|hit|cash|lose|score <2> last|yesterday',
  'final score|scores',
  'whats|what the score',
  'how did <3> pick|picks|bet|bets|parlay <1> do',
  'vote for',
  'play|playing <1> slots|roulette|blackjack|poker|bingo|keno',
  'slots|roulette|blackjack|poker|bingo|keno <2> play|strategy|online|odds|tips|win',
  'song|movie|movies|netflix|recipes|homework',
]);

/** What is out of scope unless a team, a league or a market is named. */
export const OFF_TOPIC = indexPatterns([
  'weather|forecast|rain|politics|political|vote|medical|doctor|medicine|headache|pain|joke|movie|movies|song|translate|cook|dinner|restaurant|restaurants|flight|hotel|code|coding|program|programming|math|history|geography|news|dating|girlfriend|religion|god|lottery|lotto|roulette|blackjack|poker|slots|casino|horoscope|relationship|workout|diet',
  'meaning of life',
]);

/** Sports that the product does not cover. */
export const OTHER_SPORTS = indexPatterns([
  'nascar|golf|pga|liv|lpga|f1|indycar|motogp|cricket|ipl|esports|csgo|valorant|dota|rugby|darts|snooker|volleyball|lacrosse|cycling|handball|badminton|wwe|wrestlemania|pickleball|greyhound|greyhounds|olympics|afl|nrl|cfl|ufl|xfl|softball|squash|bowling|swimming|curling|biathlon|jockey',
  'horse|horses <1> racing|race|races|picks|bets|tips',
  'kentucky|belmont|preakness derby|stakes',
  'breeders cup',
  'f 1',
  'formula 1|one',
  'the masters',
  'league of legends',
  'table|ping tennis|pong',
  'tour de france',
  'counter strike',
]);
