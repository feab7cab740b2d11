import { findPhrases, type PhraseMatch } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { TERM_PHRASES, type Term, THEORY_TERMS } from './glossary-terms.ts';
import { hasPattern, indexPatterns, patternAt } from './word-patterns.ts';

/** Words after which only a meaning can be asked for. */
const ASKS_MEANING = indexPatterns([
  'explain|define|definition|meaning|teach|eli5',
  'wtf|tf is|are|does|s',
  'why do|does|would|is|are <3> book|books|sportsbook|sportsbooks|bookie|bookies|line|lines|odds|vig|juice',
  'diff|differences|differance between',
  'what|whats happens|happen|happenes if|when',
  'convert|converting',
  'how to <1> read|calculate|convert|understand',
  'new to <2> betting',
  'what|whats <6> mean|means|stand|meant',
  'does|do <5> mean',
  'does|do|will <3> count',
  'what|whats <2> good|decent|normal|high edge|ev|clv|hold|vig|juice',
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

/** "Should I cash out?", of whatever bet. */
export const asksCashOut = (tokens: readonly Token[]): boolean => hasPattern(ASKS_CASH_OUT, tokens);

/** The term of betting that is to be explained; null when the question does not ask for a meaning. */
export function readTerm(tokens: readonly Token[], context: TermContext): Term | null {
  if (context.hasSubject) return null;
  const matches = findPhrases(TERM_PHRASES, tokens);
  const longest = matches.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
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
  if (match && opensWithTerm(tokens, match)) return true;
  if (hasPattern(ASKS_WHAT_A, tokens)) return !hasSlate && !asksForPicks(tokens, match);
  if (!hasPattern(ASKS_WHAT, tokens) || hasSlate || term === null) return false;
  const isAboutMarket = MARKET_TERMS.has(term) && hasPrevious;
  return !isAboutMarket && !asksForPicks(tokens, match) && tokens.length <= 9;
}

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
