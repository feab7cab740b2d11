import type { FactKind } from './evidence.ts';

/** A subject that may be spoken of only where the evidence holds it. */
export type Claim = {
  kinds: readonly FactKind[];
  /** Says that something is so: the sentence has to refer to, or cite, an item of such a kind. */
  states: RegExp;
  /** Only speaks of the subject: the evidence has to hold an item of such a kind. */
  mentions?: RegExp;
  /** Particulars that are said only when the item's own text says them; one list is one meaning. */
  particulars?: readonly RegExp[];
  /** Words that an item's own text has to hold one by one. */
  exactly?: RegExp;
};

const MISSING = String.raw`(?<!margin )(?:is|are|was|were|be|been|being|ruled|remains?|stays?|still|declared|likely|both|all) out\b(?! of\b| at\b| the\b| there\b)|\bout (?:for|indefinitely|until|through|with an?)\b|\bsidelined|\bunavailable|\binactive|\bshelved|\bsits out|\bwon['\u2019]t (?:play|suit up|dress|start)|\bwithout (?:their|his|its|the|both|several) (?!margin|price|edge|doubt|bet|stake)|\bmissing (?:from|their|his|the|several|key|a)\b|\babsent\b|\bscratched\b|\bmiss(?:es|ing)? (?:the|this|tonight)\b`;
const HURT = String.raw`\b(?:is|are|was|were|got|gets|been|still|badly) (?:hurt|injured|banged up|hobbled|limited|sore|sick|ill)\b|\binjured\b|\bplaying (?:hurt|through)\b|\bnursing\b|\blimping\b`;
const BODY = String.raw`\b(?:hamstring|ankle|knee|groin|shoulder|concussion|achilles|calf|quad|elbow|wrist|oblique|ribs?|thumb|toe|foot|illness|flu|surgery|sprain(?:ed)?|strain(?:ed)?|torn|fracture[ds]?|acl|mcl|soreness|migraine|protocol)\b`;
const POSITION = String.raw`\b(?:quarterback|running back|wide receiver|receiver|tight end|left tackle|right tackle|offensive line|linebacker|cornerback|kicker|point guard|cent(?:er|re)|pitcher|ace|closer|shortstop|catcher|goalie|goaltender|goalkeeper|keeper|striker|winger|defen[cs]eman|midfielder|captain|star|rookie|backup|head coach|coach|corner)`;

const SIDE =
  '(?:they|he|she|these (?:two|teams|sides)|th(?:e|is|at) (?:home|away|road|visiting|favou?red) (?:side|team|club|crowd)|the (?:visitors|hosts|favou?rites?|underdogs?|owner|ump|umpire|referee|officials|coach|manager|captain|crowd|fans|offen[cs]e|defen[cs]e|bench|bullpen|secondary|attack)|th(?:is|at) (?:group|team|club|roster|squad|offen[cs]e|defen[cs]e|side|bunch|lineup|building|stadium))';
const ACTS =
  '(?:cannot|can not|can[\u2019]t|always|never|often|usually|rarely|tends?|likes?|loves?|hates?|struggles?|travels?|plays?|scores?|allows?|throws?|shoots?|defends?|guards?|rotates?|flies|fly|leads|lacks?|owns?|wins?|loses?|thrives?|dominates?|finish(?:es)?|looks?|boasts?|features?|enters?|arrives?|rides?|wants?|took|takes|ha[sv]e? (?:the|an?|not|never|been)|had|is (?:the better|tired|rested|better|worse|stronger|weaker|faster|deeper|unstoppable)|are (?:the better|tired|rested|better|worse|stronger|weaker|faster|deeper|unstoppable|in better|overrated|underrated))';
/** What a bet does not do, and a side does. */
const PLAY =
  '(?:travels?|plays?|scores?|struggles?|thrives?|dominates?|defends?|throws?|shoots?|rotates?|boasts?|features?)';
const OWNED =
  '(?:pace|tempo|defen[cs]e|offen[cs]e|bench|rotation|attack|secondary|rebounding|shooting|pitching|bullpen|staff|fans|schedule|travel|legs|roster|depth|run game|passing game|front (?:four|seven)|back ?line|goaltending|power play|special teams|discipline|fitness|serve|reach|striking|grappling)';
/** What somebody in this game is like or does: an opinion of the game, which only a fact carries. */
const GAME_TALK = new RegExp(
  String.raw`\b${SIDE} ${ACTS}\b|\u25AE ${PLAY}\b|\b(?:their|his|her|they['\u2019]s?|\u25AE['\u2019]s?) (?:\w+ )?${OWNED}\b|\b(?:nobody|no one|everyone|everybody) (?:on|in) (?:that|this|the) (?:roster|team|bench|lineup|side)\b|\bthe (?:ump|umpire|refs?|referee|official|crowd)s?\b|\b(?:visitors|hosts)\b`,
  'i',
);
const OF_THE_GAME =
  '(?:netminder|opponents?|opposition|turf|grass|field|pitch|ice|court|rim|clutch|shutout|defender|offense|rush|pass rush|line play|front|coverage|pace|tempo|tactics|game ?plan|chemistry|confidence|morale|mood|spirit|playmaker|scorer|shooter|striker|forwards?|guards?|bigs|wingers?|strikers?|fighter|chin|cardio|camp|serve|backhand|best player|top scorer|key man|starting (?:five|eleven|lineup)|starting pitcher|locker room|dressing room|front office|manager|trainer)';
/** Said of this very game rather than of games. What may or can happen is no claim. */
const DEFINITE = new RegExp(
  `\\b(?:the|this|that|these|their|his|her|an elite|a leaky|a stout|a porous) (?:\\w+ ){0,2}?${OF_THE_GAME}\\b(?=[^.;]*\\b(?:is|are|was|were|has|have|had|will|looks?|meets?|feels?|seems?|should)\\b)|\\b(?:trap|letdown|statement|revenge|must-win|schedule|look-ahead|sandwich) (?:game|spot)\\b|\\bhome cooking\\b|\\b(?:elite|leaky|porous|stout|stingy|explosive|anemic|dominant|clinical|toothless) (?:\\w+ ){0,2}(?:line|rush|defen[cs]e|offen[cs]e|attack|secondary|bullpen|rotation|bench|front)\\b|\\b(?:soaked|soggy|miserable|(?:bad|tough|brutal|humbling|blowout|big|statement) (?:loss|defeat|win|victory)|lights out|in a groove|on a heater|on a roll|on a tear|carrying a knock|dialed in|locked in|firing on all)\\b`,
  'i',
);
/** How things have gone before. */
const HABIT =
  /\b(?:historically|traditionally|what a (?:season|year|run)|all season|(?:this|last|past) (?:season|year|month|week)|for years|in recent (?:years|weeks|games)|over the past|track record|trends? (?:is|says?|points?|favou?rs?)|recently|lately|of late|tends? to|year after year)\b/i;

export const CLAIMS: readonly Claim[] = [
  {
    kinds: ['injury'],
    states: new RegExp(
      [
        MISSING,
        HURT,
        BODY,
        String.raw`\b(?:questionable|doubtful|probable|day-to-day|game-time decision|suspen(?:ded|sion)|injured reserve|load management)\b`,
        String.raw`\bat full strength|\bfully (?:fit|healthy)|\bhealthy\b|\bclean bill|\breturns? (?:from|to the)|\bback in the lineup|\bcleared to\b`,
        String.raw`${POSITION}s? (?:is|are|was|will|has|have|may|might|did|does|who|being)\b`,
        String.raw`\b(?:lost|losing|lose|missing|without|benched) (?:their|its|his|the) (?:\w+ )?${POSITION.slice(2)}`,
        String.raw`\b(?:starting|start) (?:lineup|quarterback|goalie|goaltender|pitcher)\b|\bresting (?:their|its|his|starters|players)`,
      ].join('|'),
      'i',
    ),
    mentions: /\binjur(?:y|ies)\b|\babsence|\babsentees?\b|\bwho is missing\b|\bshort-?handed\b/i,
    exactly: new RegExp(`${BODY}|${POSITION}s?\\b`, 'gi'),
    particulars: [
      /\binjury (?:cloud|crisis|woes?|bug)\b/i,
      /\bquestionable\b/i,
      /\bdoubtful\b/i,
      /\bprobable\b/i,
      /\bsuspen/i,
      /\b(?:healthy|full strength|fully fit|clean bill|cleared)\b/i,
      new RegExp(`${MISSING}|\\bout\\b|\\bwithout\\b|\\bmiss`, 'i'),
    ],
  },
  {
    kinds: ['weather'],
    states:
      /\b(?:wind|winds|windy|gusts?|gusty|breeze|breezy|rain|rainy|raining|rainfall|showers?|downpour|drizzle|snow|snowy|sleet|hail|blizzard|thunder\w*|storms?|stormy|humid(?:ity)?|damp|swirling|mist|misty|fog|foggy|haze|altitude|freezing|frigid|chilly|sunny|muggy|slick|soggy|muddy|temperatures?|degrees|mph)\b|\b(?:cold|hot|wet|warm|dry) (?:weather|air|night at the|conditions|field|pitch|surface)\b|\b(?:dome|indoors|roof)\b|\b(?:bad|good|nice|rough|poor|nasty|awful|perfect|miserable) (?:weather|conditions)\b|\bconditions? (?:are|will|should|look)\b/i,
    mentions:
      /\bweather\b|\b(?:the|a|no|any) forecast\b|\bforecast (?:calls|for|shows|says|has)\b|\bthe sky\b|\bthe elements\b/i,
    particulars: [
      /\bwind|\bgust|\bbreez/i,
      /\brain|\bshower|\bdrizzle|\bwet\b|\bslick|\bsoggy|\bdownpour/i,
      /\bsnow|\bblizzard|\bsleet/i,
      /\bthunder|\bstorm/i,
      /\b(?:miserable|awful|brutal|perfect|ideal|heavy|strong|howling|fierce|severe|gale|driving|torrential|swirling|gusting|brutal|stiff|damp|fog|mist|altitude)\b/i,
      /\bhumid|\bmuggy/i,
      /\bfreez|\bfrigid|\bchill/i,
      /\broof|\bdome|\bindoor/i,
    ],
  },
  {
    kinds: ['form', 'head_to_head'],
    states:
      /\b(?:they|it|he|she|\u25AE|both|the [a-z]+s)(?: have| has| had)?(?: also| just| recently)? (?:won|lost|beat|beaten|defeated|covered|swept|dropped|cashed)\b|\b(?:won|lost|dropped|covered|cashed)\b[^.;]{0,30}\b(?:straight|in a row|last|past|recent|recently|consecutive|lately|of late|this (?:season|year|month))\b|\bstreak|\bunbeaten|\bundefeated|\bwinless|\bslump|\b(?:red|white)-?hot\b|\bice-cold\b|\bon fire\b|\bin (?:great|poor|bad|good|fine|top|terrible|excellent|strong) form\b|\bout of form\b|\brolling\b|\bstruggl|\bmomentum\b/i,
    mentions: /\brecent (?:form|results?)\b|\btheir form\b|\bform points\b|\bbetter run\b|\bworse run\b/i,
    particulars: [
      /\bstreak|\bstraight\b|\bin a row\b|\bconsecutive/i,
      /\bunbeaten|\bundefeated/i,
      /\bwinless/i,
      /\bcover(?:ed|s|ing)?\b(?= the spread| in)/i,
      /\bswept|\bsweep/i,
      /\bdefeats?\b|\bseason\b|\bbreak\b|\bon the road\b|\bmonths?\b|\byears?\b|\balways\b|\bnever\b/i,
    ],
  },
  {
    kinds: ['head_to_head'],
    states:
      /\bhead[- ]to[- ]head\b|\b(?:previous|last|earlier|past) (?:clash|encounter|duel|matchup|matchups|time out)\b|\brematch\b|\b(?:history|record|success|trouble) against\b|\b(?:owns?|owned|dominat\w+) (?:this|the|that|\u25AE)|\b(?:last|previous|past|recent|earlier) meetings?\b|\bwhen (?:they|these teams) (?:last )?met\b|\b(?:won|lost|split) the (?:last|season) (?:meeting|series)/i,
    mentions: /\bmeetings?\b|\brivalry\b/i,
  },
  {
    kinds: ['moves'],
    states:
      /\b(?:line|price|number|odds|spread|total|market)s? (?:itself )?(?:has |have |had |was |is |already |just |been )*(?:mov(?:ed|ing)|drop(?:ped|ping)|steam\w*|open(?:ed)?|crept|creeping|jump(?:ed|ing)|fall(?:en|ing)|fell|ris(?:en|ing)|rose|drift\w*|lengthen\w*|shorten\w*|tighten\w*|tick\w*|climb\w*|slid\w*|bet (?:up|down))\b|\breverse line|\bline move|\bsteam\b|\b(?:sharp|smart|big|professional|respected) (?:money|action)\b|\bsharps (?:are|have|like|love|hit|took)\b|\b(?:came|come|coming|poured|pouring|flow\w*) in on\b|\bopening (?:line|price|number)\b/i,
  },
  {
    // What no evidence holds: others' bets, season figures, talk.
    kinds: [],
    states:
      /\bthe public\b|\b(?:everyone|everybody|the betting world|vegas|wiseguys|the pros|professionals) (?:is|are|in|likes?|loves?|has|have|knows?|keeps?)\b|\b\w+est\b[^.;]{0,30}\b(?:around|of anybody|of any team|anywhere|out there)\b|\bpublic (?:money|betting|side|action|bettors|is|loves)\b|\b(?:bet|ticket|money) (?:percentages?|splits?|counts?)\b|\bmajority of (?:bets|tickets|money)\b|\bmost (?:bettors|bets|tickets|money) (?:are|is)\b|\b(?:best|worst|top|leading|elite|highest|lowest|stingiest)\b[^.;]{0,40}\b(?:in|of) (?:the (?:league|conference|division|country|world|game|sport)|football|baseball|basketball|hockey|soccer)\b|\bleague-(?:best|worst|leading|high|low)\b|\brank(?:s|ed|ing)\b|\baverag(?:es|ed|ing)\b|\bper game\b|\bwon the (?:title|championship|cup)\b|\bchampions\b|\bMVP\b/i,
  },
  {
    kinds: ['injury', 'weather', 'form', 'head_to_head'],
    states:
      /\baccording to\b|\bword (?:is|from|has it)\b|\bthey say\b|\b(?:lefty|southpaw|righty)\b|\bsources? (?:say|said|tell|told|close|inside|expect)\b|\binjury (?:cloud|crisis|woes?|bug)\b|\b(?:the|team) flew\b|\blineup change\b|\bsources? (?:near)\b|\breport(?:s|ed|edly)? (?:say|said|that|from|of|has|have)\b|\breportedly\b|\brumou?r\w*|\binsiders?\b|\bbreaking\b|\bleaked\b|\bannounced\b|\blocker room\b|\btraded\b|\barrested\b|\bfired\b|\bcontract dispute\b|\bdivorce\b|\btested positive\b|\btravel(?:l?ed|ling|ing)? (?:overnight|across)\b|\bback-to-back\b|\bshort rest\b|\brest (?:advantage|disadvantage)\b|\bjet lag\b|\bafter a bye\b|(?<!\ban? )\b(?:rested|tired|fatigued|exhausted)\b(?! in the)|\brevenge\b|\bmotivat\w+\b/i,
    particulars: [
      /\bback-to-back|\bshort rest|\brest (?:dis)?advantage/i,
      /\brumou?r|\binsider|\bbreaking|\bleaked|\blocker room|\btraded|\barrested|\bfired\b|\bdispute|\bdivorce|\btested positive|\brevenge|\bmotivat/i,
    ],
  },
  {
    kinds: ['injury', 'weather', 'form', 'head_to_head'],
    states: new RegExp(`${GAME_TALK.source}|${DEFINITE.source}`, 'i'),
    particulars: [/\bdefeats?\b|\bseason\b|\bbreak\b|\bon the road\b|\bmonths?\b|\byears?\b|\balways\b|\bnever\b/i],
  },
  {
    kinds: ['injury', 'weather', 'form', 'head_to_head', 'moves'],
    states: HABIT,
    particulars: [/\bseason\b|\byears?\b|\bmonths?\b/i],
  },
];
