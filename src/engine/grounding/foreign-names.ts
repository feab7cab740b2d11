import { COMMON_WORDS } from '../names/common-words.ts';
import { foldName } from '../names/fold-name.ts';
import { NAME_INDEX, type Named } from '../names/name-index.ts';
import { findPhrases } from '../names/phrase-index.ts';
import { type Token, tokenise } from '../names/tokenise.ts';
import { SLOT } from './characters.ts';
import type { EvidenceSet } from './evidence.ts';
import { recallByText, recallByValue } from './recall.ts';
import { type Fault, faultOf } from './sentence-fault.ts';

/** Capitalised words that name nobody. */
const PROPER = new Set(
  `i i'd i'll i'm i've kelly american americans english british nfl nba mlb nhl mls ufc wnba ncaa ncaaf ncaab epl fifa uefa pga atp wta
  ml ats ev clv ot td tds qb rb wr te era whip vig roi ou btts ko tko var us usa uk espn pk dc tv ok vegas nevada las
  moneyline spread total over under draw parlay prop pass lean bet expected value closing line poisson`.split(/\s+/),
);

/** Nicknames that are everyday words as well: in small letters, or opening a sentence, they name nobody. */
const EVERYDAY_NICKNAMES = new Set(
  `nets stars sharks lightning hurricanes flames blues wild heat magic jazz thunder kings reds suns rays ducks saints giants bills
  jets union fire revolution galaxy crew dynamo united city wolves palace forest sky sun dream fever storm wings aces
  sparks mystics liberty valkyries eagles lions bears browns ravens falcons dolphins cowboys raiders rangers devils
  penguins predators capitals senators twins royals athletics angels brewers cubs tigers mariners rockies rockets nuggets hornets
  bulls bucks hawks pistons pacers warriors wizards spurs sounders timbers rapids crimson tide cardinal orange badgers spartans trojans
  texans titans packers chargers rams panthers guardians pirates marlins padres nationals kraken pelicans cavaliers
  grizzlies celtics jaguars colts patriots broncos commanders seahawks buccaneers vikings bengals steelers`.split(
    /\s+/,
  ),
);

type Known = { text: string; words: ReadonlySet<string> };

/** Every word of the game's evidence, folded. */
const knownOf = recallByValue((evidence: EvidenceSet): Known => {
  const own = evidence.items.filter(({ eventId }) => eventId === evidence.eventId);
  const texts = own.flatMap(({ values }) => Object.values(values)).map((value) => foldName(value.slice(0, 2_000)));
  return { text: ` ${texts.join(' | ')} `, words: new Set(texts.join(' ').split(' ')) };
});

/**
 * A team, player or other name that the evidence does not hold. Names are known by the tables that questions are
 * read with, and by their capitals anywhere but at the start of a sentence. Known bias: an unlisted
 * single name that opens a sentence is seen only before words that are said of persons.
 */
export function checkNames(words: string, evidence: EvidenceSet): Fault | null {
  const listed = meantNames(words);
  const capitalised = namesByCapitals(words);
  // Most sentences name nobody but by reference.
  if (listed.length + capitalised.length === 0) return null;
  const known = knownOf(evidence);
  const foreign =
    listed.find(({ names }) => !names.some((name) => holds(known, name))) ??
    capitalised.find(({ parts }) => !parts.every((part) => known.words.has(part)));
  return foreign ? faultOf('foreign_name', foreign.said) : null;
}

/** What names somebody by the tables, with all its names. */
const meantNames = recallByText((words) => {
  const tokens = tokenise(words.replaceAll(SLOT, ' , '));
  return findPhrases(NAME_INDEX, tokens).flatMap(({ values, from, to }) => {
    const said = tokens.slice(from, to);
    if (!values.some((named) => isMeant(named, said, tokens[from - 1]))) return [];
    const phrase = said.map(({ text }) => text).join(' ');
    return [{ said: phrase, names: [phrase, ...values.map(({ name }) => foldName(name))] }];
  });
});

const holds = ({ text }: Known, folded: string): boolean => text.includes(` ${folded} `);

function isMeant({ needs }: Named, said: readonly Token[], before: Token | undefined): boolean {
  const [first] = said;
  if (!first) return false;
  const isCapital = /^\p{Lu}/u.test(first.raw);
  const opens = before === undefined || first.afterBreak;
  if (needs === 'capitals') return said.every(({ raw }) => raw === raw.toUpperCase());
  if (said.length > 1) return isCapital || needs === 'nothing';
  if (EVERYDAY_NICKNAMES.has(first.text) || COMMON_WORDS.has(first.text)) return isCapital && !opens;
  return needs === 'nothing' || needs === 'second' || (isCapital && !opens);
}

const WORD = /\p{L}[\p{L}\p{M}'\u2019\u02BB.-]*/gu;
/** What is said of a person, or of a side by name, at the start of a sentence. */
const OF_A_PERSON =
  /^['\u2019]s\s|^\s+(?:(?:will|won['\u2019]t|may|might|should) (?:sit|play|miss|start|return|suit|dress|pitch|lead|carry|be (?:out|back|ready|fit))|sits|misses|missed|returns|returned|averages|averaged|scored|scores|threw|throws|caught|rushed|pitches|starts|started|says|said|has (?:been|scored|thrown|missed|won|lost)|is (?:out|questionable|doubtful|hurt|injured|healthy|back|expected|averaging|starting|active|inactive|likely|the best|unstoppable))\b/;
const COMMON_ENDING = /(?:ing|tion|sion|ness|ment|ity|ance|ence|ers|ors|ies|ship|ics|ly)$/;

/** What names somebody by its capitals, with those of its parts that are nobody's in particular left out. */
const namesByCapitals = recallByText((words) =>
  [...words.matchAll(WORD)].flatMap((match) => {
    const [word] = match;
    if (!/^\p{Lu}/u.test(word)) return [];
    const name = word.replace(/['\u2019]s$/i, '');
    const folded = foldName(name);
    const parts = folded.split(' ').filter((part) => !PROPER.has(part) && part.length >= 2);
    if (parts.length === 0) return [];
    const isWord = COMMON_WORDS.has(folded) || COMMON_ENDING.test(folded) || EVERYDAY_NICKNAMES.has(folded);
    const after = words.slice(match.index + name.length);
    const isName = !isOpening(words.slice(0, match.index)) || (!isWord && OF_A_PERSON.test(after.slice(0, 40)));
    return isName ? [{ said: word, parts }] : [];
  }),
);

const isOpening = (before: string): boolean =>
  /(?:^|[.!?:;\u2026]["'\u201D\u2019)]*\s+)["'\u201C\u2018(]*$/.test(before.slice(-6)) ||
  /(?:^|\u25AE\s+)$/.test(before);
