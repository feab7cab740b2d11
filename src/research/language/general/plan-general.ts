import type { ToolName } from '#contract/research/desk.ts';
import { findPhrases } from '#engine/names/phrase-index.ts';
import { afterOf } from '../acts/after.ts';
import { isReaction, reactionTo, reactionWith, wishesLuck } from '../acts/react-to.ts';
import { JUDGES } from '../alone/as-it-stands.ts';
import { type Asked, sayLost } from '../calls/call.ts';
import { lookUp } from '../calls/look-up-call.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { type Question, type Tagged, tag } from '../calls/tagged.ts';
import { numberMeant } from '../free/number-meaning.ts';
import type { Term } from '../glossary-terms.ts';
import type { SureGeneral } from '../meant/as-meant.ts';
import type { General } from '../meant/wants.ts';
import { PROP_STAT_PHRASES, type PropStat } from '../prop-stats.ts';
import { hasPrices, longestTerm, onlyTerm } from '../read-term.ts';
import type { Reading } from '../reading.ts';
import { matterAsked, ruleOfSport } from './matter-asked.ts';
import { resultOnSpoken } from './result-on-spoken.ts';

/** From which share on a message that is of no stored bet is answered by none. */
const SURE = 0.6;
/** And from which it is likelier that than anything of a bet. */
const LIKELY = 0.5;

/**
 * What answers a message that asks of no stored bet. What its own words come to stands where that tells something; else it is told by its
 * kind; and what is surely no question of a bet is sold none.
 */
export const planGeneral = (general: SureGeneral, question: Question): Asked | null =>
  // What has an answer of its own is told by it alone.
  PLAIN.has(question.reading.intent) ? planCalls(question) : planned(general, question);

function planned(general: SureGeneral, question: Question): Asked | null {
  const read = tag(question);
  const first = FIRST[general.of]?.(read) ?? null;
  if (first !== null) return first;
  const own = planCalls(question);
  const hasSum = question.previous?.calculation != null;
  if (isTold(own, general.of, hasSum || isOfPromotion(read)) || isLeftToWords(own, general.of, question.reading))
    return own;
  if (standsFree(own, general, read)) return own;
  // A bet that is as likely meant is judged, where it is not told in general.
  if (general.share < LIKELY && isSold(own, question.reading)) return own;
  const told = TELLS[general.of]?.(read, question) ?? null;
  if (told !== null) return told;
  return general.share >= SURE && isSold(own, question.reading) && !isTeaser(own) ? sayLost(NOT_ANSWERED) : own;
}

/** Where it is not sure, what is free and understood stands; "the vig on DK vs Pinnacle" asks for theirs. */
const standsFree = (own: Asked | null, { of, share }: SureGeneral, { books, plain }: Tagged): boolean =>
  isFree(own) &&
  (share < LIKELY || (of === 'ask.school' && books.length > 1) || (of === 'ask.term' && !ASKS_MEANING.test(plain)));

/** What is told whatever its own words come to. */
const FIRST: Readonly<Partial<Record<General, (read: Tagged) => Asked | null>>> = {
  'ask.rule': (read) => resultOnSpoken(read) ?? ruleOfSport(read),
  // What was shown gives a term that stands alone no other meaning.
  'ask.term': ({ written }) => {
    const term = onlyTerm(written);
    return term === null || hasPrices(term) ? null : termTold(term);
  },
  say: ({ previous, plain, text }) =>
    wishesLuck(plain) && !text.includes('?') ? reactionWith(afterOf(previous), reactionTo(plain)) : null,
};

/** "Fair odds on both sides" asks for them, and for no meaning. */
const ASKS_MEANING =
  /\b(means?|meant|meaning|what s|whats|what is|what are|explain|define|stands? for|right|correct|so|huh|how come)\b/;

const NOT_ANSWERED =
  'I could not tell which bet this is about, so I judged none and charged nothing. Name the team or player with the bet and I will judge it, or ask what a word or a rule means.';

const TELLS: Readonly<Partial<Record<General, (read: Tagged, question: Question) => Asked | null>>> = {
  'ask.term': (read) =>
    (longestTerm(read.written) === null ? numberMeant(read) : null) ?? termIn(read) ?? numberMeant(read),
  'ask.rule': (read) => matterAsked('rule', read) ?? numberMeant(read),
  'ask.school': (read) => matterAsked('school', read),
  'ask.product': (read) => (read.hasNames ? null : matterAsked('product', read)),
  'ask.explain': (_, question) => simply(question),
  say: ({ previous, plain, text }) => (text.includes('?') ? null : reactionWith(afterOf(previous), reactionTo(plain))),
};

/** What a word of a player's numbers counts. */
const STATS: ReadonlySet<PropStat> = new Set<PropStat>([
  'anytime_touchdown',
  'receptions',
  'shots_on_goal',
  'shots_on_target',
  'total_bases',
]);

function termIn({ written }: Tagged): Asked | null {
  const stats = findPhrases(PROP_STAT_PHRASES, written).flatMap(({ values }) => values);
  if (stats.some((stat) => STATS.has(stat))) return lookUp({ kind: 'about', of: 'stat_rules' });
  const term = longestTerm(written);
  return term === null ? null : termTold(term);
}

const termTold = (term: Term): Asked => lookUp({ kind: 'term', term: term.replaceAll('_', ' ') });

/** The answer before, in words that need no betting. */
function simply(question: Question): Asked | null {
  const asked = planCalls({ ...question, text: 'Explain that in plain words.' });
  return isTold(asked, 'ask.explain') ? asked : null;
}

const LOOKED_UP: ReadonlySet<ToolName> = new Set<ToolName>(['look_up', 'propose']);

/** It tells something that is of no stored price: words, a rule, a sum, what was said of a bet before. */
function isTold(asked: Asked | null, of: General, hasSum = false): boolean {
  if (asked === null) return false;
  // What is said to a remark is no answer to what is asked.
  if (asked.kind === 'say')
    return asked.lost !== true && (of === 'say' || (asked.choices.length < 2 && !isReaction(asked.text)));
  if (asked.kind !== 'calls') return asked.kind === 'about' && of !== 'ask.rule';
  if (asked.explains) return of !== 'ask.rule';
  // A sum is no rule and no meaning, but where one goes on.
  return asked.calls.every(({ tool }) => LOOKED_UP.has(tool) || (tool === 'calculate' && (hasSum || of === 'ask.sum')));
}

/** Sides with the lines to which they are moved are a bet, and nothing in general. */
const isTeaser = (asked: Asked | null): boolean =>
  asked?.kind === 'calls' && asked.calls.some(({ input }) => 'teaser' in input);

/** "Got a 50 dollar bonus bet on FanDuel, how do I use it": what it comes to, and not how bets are placed. */
const isOfPromotion = ({ says, amounts }: Tagged): boolean =>
  amounts.money.length > 0 && (says.has('free_bet') || says.has('boost'));

/** What has an answer of its own, which is refused to whom it is not for: a stake, and words of trouble. */
const PLAIN: ReadonlySet<Reading['intent']> = new Set<Reading['intent']>([
  'bankroll',
  'distress',
  'under_age',
  'self_exclusion',
]);

/** A greeting; and what only seems to be a remark, of words that nobody knows. */
const isLeftToWords = (asked: Asked | null, of: General, { intent, topic = null, unsure = [] }: Reading): boolean =>
  (asked === null && intent === 'small_talk' && topic !== null && topic !== 'unclear') ||
  ((of === 'say' || of === 'ask.none') && unsure.length > 0);

/** Calls that cost nothing. */
const isFree = (asked: Asked | null): boolean =>
  asked?.kind === 'calls' && !asked.calls.some(({ tool }) => JUDGES.has(tool));

const SEARCHED: ReadonlySet<Reading['intent']> = new Set<Reading['intent']>([
  'picks',
  'one_game',
  'compare',
  'parlay',
  'slip_check',
]);

/** It would be charged. */
function isSold(asked: Asked | null, { intent }: Reading): boolean {
  if (asked === null) return SEARCHED.has(intent);
  if (asked.kind === 'picks') return true;
  return asked.kind === 'calls' && !asked.explains && asked.calls.some(({ tool }) => JUDGES.has(tool));
}
