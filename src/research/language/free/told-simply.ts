import type { LookUpTopic } from '#contract/research/look-up.ts';
import { findPhrases } from '#engine/names/phrase-index.ts';
import { glossaryText } from '../../words/plain-answers/glossary.ts';
import { type Asked, say, sayLost } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { TERM_PHRASES, type Term } from '../glossary-terms.ts';
import type { Reading } from '../reading.ts';

const SIMPLER =
  /\b(simpler|simplest|simplify|simply|simple (words|terms|english|way)|(plain|normal|regular) (english|words|terms)|in english|layman\w*|dumb\w* (it |that |this )?down|eli ?5|for dummies|like (i ?m|i am|you would to|im) (a |an )?(5|five|new|slow|dumb|stupid|idiot|kid|child|beginner)|easier|(too|so|very|kinda|pretty|way too) (complicated|complex|confusing|technical|much|mathy|hard)|over my head|lost me|(im|i am|still|so|now|totally|completely) (lost|confused)|makes? (no|zero|little) sense|(doesnt|dont|does not|didnt|not) (really |even )?(make|making) (any |much |a lot of )?sense|(dont|do not|didnt|cant|still dont|not) (really |quite |even |fully |still )?(get|getting|understand|understanding|follow|following)( (it|that|this|any of (it|that|this)|what (you|that|it) (mean|means|said|is|says)))?|(say|explain|put|tell|write|break)( me)? (it|that|this)( to me)? (again|differently|another way|better|down|in other words|more)|explain (again|better|differently)|rephrase|reword|come again|huh|in short|shorter|short version|tldr)\b|^what$/;
const EXAMPLE =
  /\b(examples?|for instance|(with|in|some|use|using|the|actual|real) numbers|put numbers|plug in|how (would|does|do) (that|it|this) look|what (would|does) (that|it|this) look like|show me how)\b/;
/** What is wanted is a bet, a price or a count. */
const ELSE =
  /\b(best|picks?|odds|which|how (much|many)|should|parlay me|give me a (bet|pick|parlay)|tokens?|price of|tonight|today|tomorrow)\b/;
const MOST_WORDS = 18;

type About = Extract<LookUpTopic, { kind: 'about' }>['of'];
type Method = Extract<LookUpTopic, { kind: 'method' }>['of'];
/** The term that tells in plain words what the way to a figure, or a matter, told in full. */
const TERM_OF: Readonly<Partial<Record<NonNullable<About> | Method, Term>>> = {
  fair_price: 'fair_price',
  chance: 'implied_probability',
  edge: 'edge',
  push: 'push',
  confidence: 'confidence',
  units: 'unit',
  verdict: 'verdict',
  parlay: 'parlay',
  same_game: 'same_game_parlay',
  hold: 'hold',
  closing_line_value: 'closing_line_value',
  ratings: 'confidence',
  odds_signs: 'american_odds',
  bet_size: 'unit',
  parlay_sense: 'parlay',
  prop_sense: 'prop',
  pushes: 'push',
  key_numbers: 'key_number',
  half_points: 'hook',
  live_idea: 'live_betting',
  book_limits: 'limits',
  favorites: 'favorite',
};

/** "Say it simpler", "give me an example" behind what was looked up: the same in short, or on numbers. Null: nothing was, or it asks for something else. */
export function toldSimply({ plain, tokens, hasNames, amounts, previous }: Tagged): Asked | null {
  if (tokens.length > MOST_WORDS || hasNames || ELSE.test(plain)) return null;
  if (amounts.prices.length + amounts.shares.length + amounts.money.length > 0) return null;
  const named = findPhrases(TERM_PHRASES, tokens)[0]?.values[0] ?? null;
  const told = previous === null ? null : toldBefore(previous);
  if (EXAMPLE.test(plain)) return onNumbers(named ?? told?.term ?? null);
  if (told === null || !SIMPLER.test(plain) || (named !== null && named !== told.term)) return null;
  return told.term === null ? sayLost(WHICH_WORD) : inShort(told.term, told.isTerm);
}

const WHICH_WORD =
  'Which word or figure of it is unclear? Name it, such as "what is the vig", and I explain that one by itself.';

/** What the answer before told: the term, or the one that says the same in plain words. */
function toldBefore({
  lookedUp,
  intent,
  term,
  looked = [],
  focus = [],
}: Reading): { term: Term | null; isTerm: boolean } | null {
  if (lookedUp?.kind === 'term') return { term: termIn(lookedUp.term), isTerm: true };
  if (lookedUp?.kind === 'method' || lookedUp?.kind === 'about')
    return { term: lookedUp.of === undefined ? null : (TERM_OF[lookedUp.of] ?? null), isTerm: false };
  if (lookedUp != null) return { term: null, isTerm: false };
  // Scans of middles and arbs are named as terms are.
  return intent === 'explain' && term !== null && looked.length + focus.length === 0
    ? { term: termIn(term), isTerm: true }
    : null;
}

const termIn = (term: string | undefined): Term | null => {
  const key = term?.replaceAll(' ', '_');
  return key !== undefined && glossaryText(key) !== null ? (key as Term) : null;
};

const EXAMPLE_AT = /(?<= )Example: /;

/** A term that was told in full is told by its first sentence and its example. */
function inShort(term: Term, isShort: boolean): Asked | null {
  const text = glossaryText(term);
  if (text === null) return null;
  const [meaning = text, example] = text.split(EXAMPLE_AT);
  const first = /^.*?[.](?= |$)/.exec(meaning)?.[0] ?? meaning;
  return say(
    isShort && example !== undefined ? `In short: ${first} For example: ${example}` : `In plain words: ${text}`,
  );
}

function onNumbers(term: Term | null): Asked | null {
  const example = term === null ? undefined : glossaryText(term)?.split(EXAMPLE_AT)[1];
  return example === undefined ? null : say(`Example: ${example}`);
}
