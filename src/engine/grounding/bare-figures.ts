import { SLOT } from './characters.ts';
import { type Fault, faultOf } from './sentence-fault.ts';
import { saysSmallCount } from './small-counts.ts';

const TENS = 'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety';
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const DIGITS = 'two|three|four|five|six|seven|eight|nine';
const LARGE = 'hundred|thousand|million|billion|trillion|dozen';
const ORDINALS =
  'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth|thousandth';
/** Of the other languages that a model may slip into, what is no English word. */
const ABROAD =
  'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|ciento|mitad|deux|trois|quatre|cinq|huit|neuf|vingt|trente|quarante|cinquante|soixante|moitie|eins|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|halfte|prozent|quattro|cinque|sette|nove|dieci|venti|cento|dois|duas|quatro|oito|vinte|cem|twee|drie|vijf|zeven|negen|tien|procent|por ciento|pour cent';

const SPELLED = new RegExp(
  `\\b(?:zero|nil|nought|naught|zilch|${DIGITS}|${TEENS}|(?:${TENS})(?:one|${DIGITS})?|${LARGE}|${ORDINALS}|${ABROAD})(?:s|th|ths|fold|ish|some|way)?\\b`,
);
const MULTIPLES =
  /\b(?:half|halves|halve[sd]?|halfway|twice|thrice|double[sd]?|doubling|triple[sd]?|tripling|treble[sd]?|quadruple[sd]?|quintuple|tenfold|percent|pct|per cent|percentile|fifty|couple of|a couple|a pair of|a handful of|a grand|hundos?|fiver|even money|evens|number one|no\. one|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies|(?:about|roughly|nearly|almost|close to) even|even (?:chance|odds|shot)|more (?:often|likely) than not)\b/;
const QUARTERS = /\b(?:a|one|the)? ?quarters? of (?!(?:the )?(?:full )?kelly\b|it\b)/;

const COUNTED =
  'percent|per|points?|units?|wins?|loss(?:es)?|touchdowns?|goals?|runs?|yards?|games?|meetings?|matches|starts?|starters?|players?|injur(?:y|ies)|books?|picks?|stars?|dollars?|bucks?|cents?|out of|in every|in|of every|to one|hundredth|tenth';
/** "One" is a pronoun unless it counts something or is a part of a fraction. */
const ONE = new RegExp(`\\bone[- ](?:${COUNTED})\\b(?! apart| games?\\b)`);
const ONE_IN_GAMES = /\bone[- ](?:goal|run|score|point|possession)[- ]games?\b/g;
const PLAIN_ONE_IN = /\bone in (?:the|this|that|a|any|which|his|her|its|their)\b/g;

const RANK =
  /\b(?:first|second)[- ](?:straight|consecutive|best|worst|ranked|seeded?|highest|lowest|fewest|most|place)\b|\b(?:ranks?|ranked|seeded|finish(?:ed)?|sits?|stands?) (?:first|second|last)\b|\b(?:first|second|last) (?:in|of) the (?:league|conference|division|table|standings|nfl|nba|mlb|nhl|mls)\b/;
const ROMAN_COUNT = /\b(?:Game|Part|Bowl|Week|Round|Set|Leg|Act|Volume) [IVXLCDM]+\b/;
const ROMAN = /\b(?=[MDCLXVI]{2,})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b/;

/** Words of the game that hold a number and state none. */
const TERMS =
  /\b(?:(?:first|second)[- ]half|half[- ]time|halftime|half[- ]court|(?:third|fourth)[- ]downs?|(?:third|fourth) quarters?|third periods?|third base(?:man)?|(?:sixth|seventh|eighth|ninth) innings?|threes|three[- ]pointers?|three[- ]point (?:line|range|shooting|shots?|attempts?|looks?)|(?:two|three)[- ]way|two[- ]minute drill|four[- ]seam(?:er)?|double[- ]plays?|double[- ]headers?|double[- ]teams?|second[- ]half|coin (?:flip|toss))\b/g;
const SPACED_LETTERS = /(?:\b[a-z]\b[ .\-\u2013'_]{1,2}){2,}\b[a-z]\b/g;
/** Within letters that were parted: where the word begins is not known. */
const HIDDEN = new RegExp(`one|zero|half|${DIGITS}|${TEENS}|${TENS}|${LARGE}`);
const COIN = /\bcoin[- ]?(?:flip|toss)|\btoss[- ]up\b/;
const DAY_OR_MONTH =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(?:January|February|April|June|July|August|September|October|November|December)\b|(?:in|of|last|next|this|since|early|late|mid) (?:March|May)\b|\b(?:March|May) (?:the )?\u25AE/;

/**
 * A figure in a sentence's own words: digits are refused as characters, here are the words for them. Counted as
 * figures: cardinals but "one" as a pronoun, ordinals from the third on and first and second as ranks, fractions,
 * multiples, dozens, couples and other small counts, Roman numerals, days and months, a coin flip that stands without the chance
 * it would describe. Known bias: vague amounts ("most", "several") pass.
 *
 * @param words the sentence without its references and citations
 * @param saysChance whether the sentence refers to a chance
 */
export function checkFigures(words: string, saysChance: boolean): Fault | null {
  const folded = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015]/g, '-');
  const lower = folded.toLowerCase();
  const terms = lower.replace(TERMS, ' ').replace(ONE_IN_GAMES, ' ').replace(PLAIN_ONE_IN, ' ');
  const joined = terms.match(SPACED_LETTERS)?.map((letters) => letters.replace(/[^a-z]/g, '')) ?? [];
  const found =
    SPELLED.test(terms) ||
    MULTIPLES.test(terms) ||
    QUARTERS.test(terms) ||
    ONE.test(terms) ||
    saysSmallCount(terms) ||
    RANK.test(lower) ||
    ROMAN_COUNT.test(folded) ||
    ROMAN.test(folded) ||
    DAY_OR_MONTH.test(folded) ||
    (COIN.test(lower) && !saysChance) ||
    joined.some((letters) => HIDDEN.test(letters)) ||
    wordsOf(terms).some(isRunTogether);
  return found ? faultOf('bare_number', words) : null;
}

const wordsOf = (text: string): string[] => text.split(/[^a-z]+/).filter((word) => word.length >= 6);

const PART = new RegExp(`^(?:one|${TEENS}|${TENS}|${DIGITS}|${LARGE}|percent|point|and)`);

/** "sixtytwo", "onehundred": nothing but words for numbers, longest first at each place. */
function isRunTogether(word: string): boolean {
  let rest = word;
  let parts = 0;
  while (rest !== '') {
    const part = PART.exec(rest)?.[0];
    if (part === undefined) return false;
    rest = rest.slice(part.length);
    parts += 1;
  }
  return parts > 1;
}

const SIGNED_OR_SCALED = /\b(?:minus|plus|negative|positive|times|point|nearly twice)\s+$/i;
const GLUED_BEFORE = /[\p{L}\p{N}+\-\u2013\u2212.,$#/@&'\u2019]$/u;
const GLUED_AFTER = new RegExp(
  `^(?:[\\p{L}\\p{N}@&/+]|[-\\u2013.,:'\\u2019]?${SLOT}|-(?!\\p{L})|['\\u2019](?!s?(?![\\p{L}\\p{N}])))`,
  'u',
);

/** References that run into each other or into letters and signs would read as a figure that the evidence does not hold. */
export function checkComposition(words: string): Fault | null {
  for (let at = words.indexOf(SLOT); at >= 0; at = words.indexOf(SLOT, at + 1)) {
    const before = words.slice(Math.max(0, at - 20), at);
    const after = words.slice(at + 1, at + 5);
    if (GLUED_BEFORE.test(before) || SIGNED_OR_SCALED.test(before) || GLUED_AFTER.test(after)) {
      return faultOf('composed_figure', words);
    }
  }
  return null;
}
