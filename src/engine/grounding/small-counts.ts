import { SLOT } from './characters.ts';

/** What is counted on a board or in a record. */
const COUNTED =
  '(?:sports)?books?|prices?|quotes?|opinions|bets?|legs?|sources?|feeds?|wins?|loss(?:es)?|defeats?|victor(?:y|ies)|draws?|meetings?|starts?|appearances?|injur(?:y|ies)|absences?|scratch(?:es)?|points?|units?|percent|cents?';
const MEASURED = 'points?|units?|cents?|percent|nickels?|dimes?|bucks?';
/** Of a game: an amount only where something is measured by it. */
const SCORED = 'field goals?|touchdowns?|goals?|runs?|yards?|possessions?|scores?|baskets?|buckets?';

const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

/** Words that mean so many of a thing. */
const GROUPS = anyOf(
  'duos?|trios?|quartets?|quintets?|sextets?|septets?|octets?|triplets?|deuces?|umpteen|twain|sixers?|tenners?',
  'hat[- ]tricks?|brace of|pairs? of',
  `scores? of (?:the )?(?:${COUNTED})`,
  'fortnights?|decades?|centur(?:y|ies)',
  '(?:single|low|high)[- ]digits?|halfpoints?|half[- ]points?|onefold',
  '(?:low|mid|high|upper|in the|the)[- ]teens',
  'even(?:ly)? split|split (?:evenly|equally|down the middle)',
  '(?:perfect|spotless|unblemished) (?:record|mark|run)',
  'un solo|una sola|un seul|une seule|ein(?:e[rsnm]?)? einzige\\w*',
);

const OWN_COUNTS = anyOf(
  `(?:both|twin|dual|lone|sole|solitary|neither) (?:of )?(?:the |these |those |its |their )?(?:other |sharp |big |major )?(?:${COUNTED})`,
  `none of (?:the |these |those |its |their )?(?:other |sharp |big |major )?(?:${COUNTED})`,
  `every other (?:${COUNTED})`,
  `(?<!\\b(?:no|any|every|each) )single (?:${COUNTED})`,
  `(?:by|just|only|scored|won|lost|within|worth) a single`,
  '(?:for the|a|their|his|her|its|this) second (?:time|meeting|win|loss|defeat|start|game|match|matchup|appearance|tie)',
);

/** "A" before a measure is as much as "one", but behind a figure, where it is "each". Something can be "to a point" or have one, and a guard is no measure. */
const ARTICLE = new RegExp(
  `(?<!${SLOT}[^.;]{0,3}|\\b(?:at|to|make|makes|made|has|have|proves?|such) )\\ban? (?:full |whole |extra |further |good |bare |mere |spare )?(?:${MEASURED})\\b(?! (?:guards?|forwards?|spread|total|back|packages?|defen[sc]e|formations?|in (?:its|their|this|the)|on)\\b| of (?:view|interest|reference|pride|order|emphasis)|[- ](?:total|price|stake)\\b)`,
);
const BY_SCORES = anyOf(
  `(?:by|worth|within|than|over|under|about|roughly|nearly|almost|barely|just|separat\\w+|lead(?:s|ing)?|trail(?:s|ing)?)(?: \\w+)? an? (?:${SCORED})`,
  `an? (?:${SCORED}) (?:separates?|apart|ahead|behind|better|worse|more|less|short)`,
);
const SINCE = anyOf(
  'an? (?:minute|hour|day|week|month|year|season)s? (?:or so )?(?:ago|earlier|later|before|old|out|away|of rest)',
);
/** The quarters of a game and a part of Kelly's stake are named otherwise. */
const QUARTER = /\ba quarter\b(?! (?:of )?(?:(?:the |a )?(?:full )?kelly|it)\b)/;
const HOOK = /(?<!\boff )\bthe hook\b/;

const ONE_OF_ITS_KIND = 'sides?|sided|way|opinion|view|reason|reading|kind|part|piece|thing|direction|argument|factor';
/** "One" behind a word that measures or numbers. Of a reason or a side it is an article. */
const ONE_BEHIND = new RegExp(
  `\\b(?:by|up|down|down to|plus|minus|won|lost|wins|loses|took|dropped|ranked|seeded|game|week|round|set|part|leg|day|exactly|precisely|just|only|all but|at least|at most|more than|fewer than|less than|not|a|paid|pays|scored|is worth) one\\b(?![- ](?:${ONE_OF_ITS_KIND})\\b)`,
);
const ONE_BEFORE = anyOf(
  `one[- ](?:${COUNTED}|score|apiece|digit|all|nothing|nothings|time)`,
  `one (?:more|other|further|extra|lone|single) (?:${COUNTED})`,
  'one (?:to|and|or|maybe|perhaps) (?:nothing|none|a|so|maybe|perhaps|many|more|less|fewer)',
  'one, (?:maybe|perhaps|possibly)',
  'ones digits?',
);

const RULES = [GROUPS, OWN_COUNTS, ARTICLE, BY_SCORES, SINCE, QUARTER, HOOK, ONE_BEHIND, ONE_BEFORE];

/**
 * A count so small that no numeral is needed for it: "both books", "a point", "by one", "a trio", "a quarter", "a week ago".
 * Known bias: what has no number in it passes ("both teams", "one side", "a few").
 *
 * @param lower the sentence's own words in lower case, without the terms of a game
 */
export const saysSmallCount = (lower: string): boolean => RULES.some((rule) => rule.test(lower));
