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
};

const MISSING = String.raw`(?<!margin )(?:is|are|was|were|be|been|being|ruled|remains?|stays?|still|declared|likely|both|all) out\b(?! of\b| at\b| the\b| there\b)|\bout (?:for|indefinitely|until|through|with an?)\b|\bsidelined|\bunavailable|\binactive|\bshelved|\bsits out|\bwon['\u2019]t (?:play|suit up|dress|start)|\bwithout (?:their|his|its|the|both|several) (?!margin|price|edge|doubt|bet|stake)|\bmissing (?:from|their|his|the|several|key|a)\b|\babsent\b|\bscratched\b|\bmiss(?:es|ing)? (?:the|this|tonight)\b`;
const HURT = String.raw`\b(?:is|are|was|were|got|gets|been|still|badly) (?:hurt|injured|banged up|hobbled|limited|sore|sick|ill)\b|\binjured\b|\bplaying (?:hurt|through)\b|\bnursing\b|\blimping\b`;
const BODY = String.raw`\b(?:hamstring|ankle|knee|groin|shoulder|concussion|achilles|calf|quad|elbow|wrist|oblique|ribs?|thumb|toe|foot|illness|flu|surgery|sprain(?:ed)?|strain(?:ed)?|torn|fracture[ds]?|acl|mcl|soreness|migraine|protocol)\b`;
const POSITION = String.raw`\b(?:quarterback|running back|wide receiver|receiver|tight end|left tackle|right tackle|offensive line|linebacker|cornerback|kicker|point guard|cent(?:er|re)|pitcher|ace|closer|shortstop|catcher|goalie|goaltender|goalkeeper|keeper|striker|winger|defen[cs]eman|midfielder|captain|star|rookie|backup|head coach|coach|corner)`;

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
    particulars: [
      new RegExp(BODY, 'i'),
      new RegExp(`${POSITION}s?\\b`, 'i'),
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
      /\b(?:wind|winds|windy|gusts?|gusty|breeze|breezy|rain|rainy|raining|rainfall|showers?|downpour|drizzle|snow|snowy|sleet|hail|blizzard|thunder\w*|storms?|stormy|humid(?:ity)?|freezing|frigid|chilly|sunny|muggy|slick|soggy|muddy|temperatures?|degrees|mph)\b|\b(?:cold|hot|wet|warm|dry) (?:weather|air|night at the|conditions|field|pitch|surface)\b|\b(?:dome|indoors|roof)\b/i,
    mentions:
      /\bweather\b|\b(?:the|a|no|any) forecast\b|\bforecast (?:calls|for|shows|says|has)\b|\bthe sky\b|\bthe elements\b/i,
    particulars: [
      /\bwind|\bgust|\bbreez/i,
      /\brain|\bshower|\bdrizzle|\bwet\b|\bslick|\bsoggy|\bdownpour/i,
      /\bsnow|\bblizzard|\bsleet/i,
      /\bthunder|\bstorm/i,
      /\b(?:heavy|strong|howling|fierce|severe|gale|driving|torrential|swirling|gusting|brutal|stiff)\b/i,
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
    ],
  },
  {
    kinds: ['head_to_head'],
    states:
      /\bhead[- ]to[- ]head\b|\b(?:history|record|success|trouble) against\b|\b(?:owns?|owned|dominat\w+) (?:this|the|that|\u25AE)|\b(?:last|previous|past|recent|earlier) meetings?\b|\bwhen (?:they|these teams) (?:last )?met\b|\b(?:won|lost|split) the (?:last|season) (?:meeting|series)/i,
    mentions: /\bmeetings?\b|\brivalry\b/i,
  },
  {
    kinds: ['moves'],
    states:
      /\b(?:line|price|number|odds|spread|total|market)s? (?:itself )?(?:has |have |had |was |is |already |just |been )*(?:mov(?:ed|ing)|drop(?:ped|ping)|steam\w*|open(?:ed)?|crept|creeping|jump(?:ed|ing)|fall(?:en|ing)|fell|ris(?:en|ing)|rose|drift\w*|lengthen\w*|shorten\w*|tighten\w*|tick\w*|climb\w*|slid\w*|bet (?:up|down))\b|\breverse line|\bline move|\bsteam\b|\b(?:sharp|smart|big|professional|respected) money\b|\bsharps (?:are|have|like|love|hit|took)\b|\b(?:came|come|coming|poured|pouring|flow\w*) in on\b|\bopening (?:line|price|number)\b/i,
  },
  {
    // What no evidence holds: others' bets, season figures, talk.
    kinds: [],
    states:
      /\bthe public\b|\bpublic (?:money|betting|side|action|bettors|is|loves)\b|\b(?:bet|ticket|money) (?:percentages?|splits?|counts?)\b|\bmajority of (?:bets|tickets|money)\b|\bmost (?:bettors|bets|tickets|money) (?:are|is)\b|\b(?:best|worst|top|leading|elite|highest|lowest|stingiest)\b[^.;]{0,40}\b(?:in|of) (?:the (?:league|conference|division|country|world|game|sport)|football|baseball|basketball|hockey|soccer)\b|\bleague-(?:best|worst|leading|high|low)\b|\brank(?:s|ed|ing)\b|\baverag(?:es|ed|ing)\b|\bper game\b|\bwon the (?:title|championship|cup)\b|\bchampions\b|\bMVP\b/i,
  },
  {
    kinds: ['injury', 'weather', 'form', 'head_to_head'],
    states:
      /\baccording to\b|\bsources? (?:say|said|tell|told|close)\b|\breport(?:s|ed|edly)? (?:say|said|that|from|of|has|have)\b|\breportedly\b|\brumou?r\w*|\binsiders?\b|\bbreaking\b|\bleaked\b|\bannounced\b|\blocker room\b|\btraded\b|\barrested\b|\bfired\b|\bcontract dispute\b|\bdivorce\b|\btested positive\b|\btravel(?:l?ed|ling|ing)? (?:overnight|across)\b|\bback-to-back\b|\bshort rest\b|\brest (?:advantage|disadvantage)\b|\brevenge\b|\bmotivat\w+\b/i,
    particulars: [
      /\bback-to-back|\bshort rest|\brest (?:dis)?advantage/i,
      /\brumou?r|\binsider|\bbreaking|\bleaked|\blocker room|\btraded|\barrested|\bfired\b|\bdispute|\bdivorce|\btested positive|\brevenge|\bmotivat/i,
    ],
  },
];
