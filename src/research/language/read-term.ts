import { findPhrases, indexPhrases, type PhraseMatch } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { commonNames, TERM_KEYS, TERM_PHRASES, type Term, THEORY_TERMS } from './glossary-terms.ts';
import { hasPattern, indexPatterns, patternAt } from './word-patterns.ts';

/** Words after which only a meaning can be asked for. */
const ASKS_MEANING = indexPatterns([
  'explain|define|definition|meaning|teach|eli5',
  'wtf|tf is|are|does|s',
  'why do|does|would|is|are <3> book|books|sportsbook|sportsbooks|bookie|bookies|line|lines|odds|vig|juice',
  'diff|differences between',
  'what|whats happens|happen if|when',
  'convert|converting',
  'how to <1> read|calculate|convert|understand',
  'new to <2> betting',
  'what|whats <6> mean|means|stand|meant',
  'does|do <5> mean',
  'does|do|will <3> count',
  'what|whats <2> good|decent|normal|high edge|ev|clv|hold|vig|juice|roi|yield|bankroll',
  'are|is <2> parlays|teasers|props|sgps|favorites|underdogs|arbs|units <2> worth|good|bad|smart|dumb|profitable|rigged',
  'why are|is <2> parlays|teasers|sgps|props',
  'plus minus odds',
  'how|hows <1> does|do|is|are|did <5> work|works|calculated|computed|made',
  'hows <3> work|works|calculated|computed',
  'how <3> calculate|compute|read|understand|figure|determine|derive|estimate',
  'difference between',
  'what|whats|how <7> break even|breakeven',
  'tell me about',
  'learn about',
  'dont understand|get',
]);
const ASKS_WHAT = indexPatterns(['what|wat|wut is|are|s', 'whats|wats|what|wuts', 'is|are <2> same|different']);
const ASKS_WHAT_A = indexPatterns(['what|wat|wut is|are|s a|an', 'whats a|an', 'what a|an']);
/** "What are the best props" asks for picks. */
const ASKS_PICKS =
  /^(best|good|top|safe|safest|solid|favorite|pick|picks|bet|bets|play|plays|lock|locks|your|you|some|any|should|give|gimme|like|take)$/;
/** Whether to take what a book offers for a running bet is answered in general: no offer of a book is stored. */
const ASKS_CASH_OUT = indexPatterns([
  'should|shall|would|do|can|could|did|better|smart|worth|good|when <5> cash|cashing|cashed out',
  'cash|cashing it|that|this out',
  'cash|cashing out|early <4> or|now|ride|worth|good|smart',
  'cashout|cash <1> out|offer <3> worth|good|fair|take',
]);
const NOUN = /^(pick|bet|play|lock)s?$/;
const MARKET_TERMS: ReadonlySet<string> = new Set<Term>([
  'spread',
  'total',
  'moneyline',
  'prop',
  'parlay',
  'team_total',
]);

type TermMatch = PhraseMatch<Term>;

export type TermContext = {
  /** A team or player was named. */
  hasSubject: boolean;
  /** A league or a time was named. */
  hasSlate: boolean;
  /** Something was asked before, which "the spread" may mean. */
  hasPrevious: boolean;
};

/** Words that ask for a meaning, whatever term stands beside them. */
const EXPLAINS =
  /^(explain|explained|explanation|explaining|define|defined|definition|meaning|mean|means|meant|understand|understood|understanding|teach|eli5|idk|clueless|confused|confuses|clarify|describe|stand|stands|glossary|refresher|dummies|simple|basics)$/;
/** Words that ask for a meaning or for a price: beside what has a price they are not enough. */
const ASKS = /^(what|whats|wat|wats|wut|wuts|wtf|who|whos|about|work|works|working|learn|basic|concept)$/;
/** What stands around a term when only its meaning is asked for. */
const AROUND =
  /^(a|an|the|of|for|to|in|is|are|was|be|am|im|i|ive|id|me|my|we|us|you|u|ya|your|it|its|this|that|those|these|they|them|their|people|ppl|everyone|everybody|guys|folks|bettors|sharps|some|somebody|someone|friend|buddy|dad|say|says|said|saying|keep|keeps|hear|heard|hearing|talk|talks|talking|talked|when|if|do|does|did|dont|didnt|doesnt|isnt|can|cant|could|would|will|please|pls|plz|and|so|ok|okay|hey|hi|yo|um|uh|like|exactly|really|actually|even|again|just|quick|quickly|question|real|more|kind|kinda|sort|word|words|term|terms|thing|things|stuff|idea|betting|sports|sportsbook|gambling|bet|bets|not|no|never|know|knew|get|got|still|totally|completely|lol|bro|man|dude|thanks|thx|one|want|wanna|need|help|with|year|years|old|english|plain|laymans|layman|new|newbie|noob|beginner|rookie|first|time|told|tell|asked|asks|ask|read|see|saw|seen|called|by|here|sentence|short|version|give|gimme|break|down|up|come|how|hows|quite|remind|forgot|forget|always|because|cuz|line|lines|but|though|tho|then|also|right|thing|whole|part|means|use|used|using|five|kid|detail|details|fully|properly|should|supposed|have|example|examples|point)$/;
/** Of these a price is asked for as often as a meaning. */
const PRICED: ReadonlySet<string> = new Set<Term>([
  ...(['spread', 'total', 'moneyline', 'prop', 'parlay', 'team_total', 'american_odds', 'line_shopping'] as const),
  ...(['favorite', 'underdog', 'line', 'opening_line', 'wager', 'limits', 'lock'] as const),
]);
/** Whether a price may be meant where the term is named. */
export const hasPrices = (term: Term): boolean => PRICED.has(term);

const COMMON_PHRASES = indexPhrases<Term>(
  TERM_KEYS.flatMap((term) => commonNames(term).map((name) => [name, term] as const)),
);

/**
 * The term that is all a question is about: it stands alone among words of asking and explaining, with no name, number or wish
 * beside it. "Can you tell me what CLV is", "idk what a push is", "explain vig to me".
 */
export function onlyTerm(tokens: readonly Token[]): Term | null {
  const match = longestOf(findPhrases(TERM_PHRASES, tokens)) ?? longestOf(findPhrases(COMMON_PHRASES, tokens));
  const term = match?.values[0];
  if (!match || !term) return null;
  const rest = tokens.filter((_, at) => at < match.from || at >= match.to);
  if (!rest.every((token) => isAroundTerms(token) || TERM_WORDS.get(token.text) === term)) return null;
  if (rest.some(({ text }) => EXPLAINS.test(text))) return term;
  if (PRICED.has(term) && wishesFor(rest)) return null;
  if (asksWhatItIs(tokens, match)) return term;
  return !PRICED.has(term) && rest.some(({ text }) => ASKS.test(text)) ? term : null;
}

/** "Gimme a lock" wants one, and asks for no meaning. */
const wishesFor = (rest: readonly Token[]): boolean =>
  rest.some(({ text }) => /^(gimme|give|want|wanna|need)$/.test(text)) && !rest.some(({ text }) => ASKS.test(text));

/** A word of asking and explaining, which names and wishes nothing. */
export const isAroundTerms = ({ text }: Token): boolean =>
  AROUND.test(text) || ASKS.test(text) || EXPLAINS.test(text) || text === '5';

/** The term that is named, the longest of several; null: none is. */
export const longestTerm = (tokens: readonly Token[]): Term | null =>
  longestOf(findPhrases(TERM_PHRASES, tokens))?.values[0] ?? null;

const longestOf = (matches: readonly TermMatch[]): TermMatch | undefined =>
  matches.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];

/** Names of one word: "juice" beside "vig" says the same again. */
const TERM_WORDS: ReadonlyMap<string, Term> = new Map(
  [...TERM_PHRASES.values()].flatMap((phrases) =>
    phrases.flatMap(({ words: [word, ...more], values: [term] }) =>
      word !== undefined && term && more.length === 0 ? [[word, term] as const] : [],
    ),
  ),
);

/** "What a push is", "what is a push". */
const asksWhatItIs = (tokens: readonly Token[], { from, to }: TermMatch): boolean =>
  /^(is|are)$/.test(tokens[to]?.text ?? '') || /^(a|an)$/.test(tokens[from - 1]?.text ?? '');

/** What is asked of a thing in general, by the words behind it: "does CLV matter", "is hedging smart". */
const WORTH =
  /^(matter|matters|important|worth|smart|good|bad|useful|useless|real|legal|illegal|risky|possible|profitable|scam|rigged|pointless|dumb|stupid|overrated|better|necessary|allowed|count|counts|loss|win|safe)$/;
const WHETHER = /^(is|are|does|do|why|should|can|isnt|arent)$/;
const NEAR = 3;

function asksOpinion(tokens: readonly Token[], match: TermMatch | undefined): boolean {
  const term = match?.values[0];
  if (!match || term === undefined || PRICED.has(term) || match.from > 2) return false;
  const isAsked = tokens.slice(0, match.from).some(({ text }) => WHETHER.test(text));
  const behind = tokens.slice(match.to);
  return isAsked && behind.length <= NEAR && behind.some(({ text }) => WORTH.test(text));
}

/** "Should I cash out?", of whatever bet. */
export const asksCashOut = (tokens: readonly Token[]): boolean => hasPattern(ASKS_CASH_OUT, tokens);

/** The term of betting that is to be explained; null when the question does not ask for a meaning. */
export function readTerm(tokens: readonly Token[], context: TermContext): Term | null {
  if (context.hasSubject) return null;
  const only = onlyTerm(tokens);
  if (only && !(context.hasPrevious && PRICED.has(only) && asksForValue(tokens))) return only;
  const longest = longestOf(findPhrases(TERM_PHRASES, tokens));
  const term = longest?.values[0] ?? null;
  const direct = longest && (isBare(tokens, longest) || asksDirectly(tokens, longest));
  if (term && direct && THEORY_TERMS.has(term)) return term;
  if (asksMeaning(tokens, longest, context)) return term ?? priceTerm(tokens);
  return null;
}

function asksMeaning(tokens: readonly Token[], match: TermMatch | undefined, context: TermContext): boolean {
  const { hasSlate, hasPrevious } = context;
  const term = match?.values[0] ?? null;
  if (hasPattern(ASKS_MEANING, tokens)) return true;
  if (match && (opensWithTerm(tokens, match) || asksOpinion(tokens, match))) return true;
  if (hasPattern(ASKS_WHAT_A, tokens)) return !hasSlate && !asksForPicks(tokens, match);
  if (!hasPattern(ASKS_WHAT, tokens) || hasSlate || term === null) return false;
  const isAboutMarket = MARKET_TERMS.has(term) && hasPrevious;
  return !isAboutMarket && !asksForPicks(tokens, match) && tokens.length <= 9;
}

/** "What is the spread" of what was spoken of. */
const asksForValue = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text === 'the') && !tokens.some(({ text }) => EXPLAINS.test(text));

/** "Whats a unit and how many ...": the meaning comes first, whatever is asked with it. */
const opensWithTerm = (tokens: readonly Token[], { from, to }: TermMatch): boolean =>
  patternAt(ASKS_WHAT_A, tokens, 0) &&
  /^(a|an)$/.test(tokens[from - 1]?.text ?? '') &&
  from <= 3 &&
  tokens[to]?.text === 'and';

/** A word of picks beside the term; a noun that belongs to the term asks for nothing: "what is a lock". */
const asksForPicks = (tokens: readonly Token[], match: TermMatch | undefined): boolean =>
  tokens.some(({ text }, at) => ASKS_PICKS.test(text) && !(NOUN.test(text) && isEndOf(tokens, match, at)));

const isEndOf = (tokens: readonly Token[], match: TermMatch | undefined, at: number): boolean =>
  match !== undefined && match.to === tokens.length && at >= match.from;

/** "Whats clv and why should i care". */
const asksDirectly = (tokens: readonly Token[], { from }: { from: number; to: number }): boolean =>
  /^(whats|wats|wuts)$/.test(tokens[from - 1]?.text ?? '') ||
  (/^(is|are)$/.test(tokens[from - 1]?.text ?? '') && /^(what|wat|wtf)$/.test(tokens[from - 2]?.text ?? ''));

const isBare = (tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean =>
  tokens.length - (to - from) <= 1;

/** "What does -110 mean", "what does +7.5 mean". */
function priceTerm(tokens: readonly Token[]): Term | null {
  const signed = tokens.find(({ number }) => number?.sign != null)?.number;
  if (!signed) return null;
  return signed.value >= 100 ? 'american_odds' : 'spread';
}
