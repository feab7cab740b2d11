import { BETTING_TALK, NEVER_BETTING, OFF_TOPIC } from './betting-talk.ts';
import { readDistress } from './distress.ts';
import { asksToPlaceWager } from './place-wager.ts';
import { readTerm } from './read-term.ts';
import type { Intent, Reading } from './reading.ts';
import { SELF_EXCLUSION } from './self-exclusion.ts';
import { readSmallTalk } from './small-talk.ts';
import type { Token } from './tokenise.ts';
import { saysUnderAge } from './under-age.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

/** What was read from a question before its intent. */
export type QuestionParts = Omit<Reading, 'intent' | 'term' | 'mentionsSuicide' | 'followUp' | 'topic'> & {
  /** The number of legs of a parlay was named. */
  legs: boolean;
};

export type IntentReading = Pick<Reading, 'intent' | 'term' | 'mentionsSuicide' | 'topic'>;

const PARLAY = indexPatterns([
  'parlay|parlays|parlayed|sgp|sgps|accumulator|acca|accas|teaser|teasers',
  'same game parlay|parlays|multi',
  'round robin|robins',
]);
const NO_PARLAY = indexPatterns(['no|not|dont|without|avoid|hate <2> parlay|parlays']);
const STAKING = indexPatterns([
  'how much <4> bet|wager|stake|risk|put|play',
  'how many units',
  'what|best <2> unit size|sizing|stake',
  'bet|stake|unit size|sizing|sizes',
  'staking',
  'manage|managing|management <3> bankroll|roll|money',
  'bankroll management|advice|strategy|help|plan|tips',
  'my|a|with <3> bankroll',
  'bankroll is|of',
  '# bankroll',
  'money management',
  'what percent|percentage <4> bet|bankroll|wager|stake',
]);
const SLIP = indexPatterns([
  'my|this|the|bet slip|ticket',
  'rate|grade|check|judge my|this|these <2> bet|pick|slip|ticket|play|price',
]);

/** What a question wants. Help and age come first, whatever else it says. */
export function readIntent(
  tokens: readonly Token[],
  parts: QuestionParts,
  context: { year: number; hasPrevious: boolean },
): IntentReading {
  const distress = readDistress(tokens);
  const plain = (intent: Intent, topic: Reading['topic'] = null): IntentReading => ({
    intent,
    topic: topic ?? null,
    term: null,
    mentionsSuicide: distress.suicide,
  });
  if (distress.found) return plain('distress');
  if (saysUnderAge(tokens, context.year)) return plain('under_age');
  if (hasPattern(SELF_EXCLUSION, tokens)) return plain('self_exclusion');
  if (asksToPlaceWager(tokens)) return plain('out_of_scope', 'place_wager');
  if (hasPattern(NEVER_BETTING, tokens)) return plain('out_of_scope');
  const term = readTerm(tokens, {
    hasSubject: hasSubject(parts),
    hasSlate: parts.leagues.length > 0 || parts.window !== null,
    hasPrevious: context.hasPrevious,
  });
  if (term) return { ...plain('explain'), term };
  return plain(...pickIntent(tokens, parts, context.hasPrevious));
}

const hasSubject = ({ teams, players }: QuestionParts): boolean => teams.length > 0 || players.length > 0;

function pickIntent(tokens: readonly Token[], parts: QuestionParts, hasPrevious: boolean): [Intent, Reading['topic']?] {
  if (!hasSubject(parts) && (hasPattern(STAKING, tokens) || isOnlyBankroll(tokens))) return ['bankroll'];
  const parlay = parts.legs || (hasPattern(PARLAY, tokens) && !hasPattern(NO_PARLAY, tokens));
  if (parlay) return ['parlay'];
  if (isSlipCheck(tokens, parts, hasPrevious)) return ['slip_check'];
  if (namesBet(parts)) return ['picks'];
  return talkIntent(tokens, parts);
}

const isOnlyBankroll = (tokens: readonly Token[]): boolean =>
  tokens.length <= 4 && tokens.some(({ text }) => text === 'bankroll');

function isSlipCheck(tokens: readonly Token[], parts: QuestionParts, hasPrevious: boolean): boolean {
  const bet = hasSubject(parts) || parts.line !== null || (parts.markets.length > 0 && hasPrevious);
  return (
    bet &&
    (parts.statedDecimal !== null || (hasPattern(SLIP, tokens) && (parts.markets.length > 0 || parts.line !== null)))
  );
}

const namesBet = (parts: QuestionParts): boolean =>
  hasSubject(parts) ||
  parts.leagues.length > 0 ||
  parts.markets.length > 0 ||
  parts.side !== null ||
  parts.minDecimal !== null ||
  parts.maxDecimal !== null ||
  parts.count !== null ||
  parts.book !== null;

/** Nothing of a bet is named: vague talk of betting asks for any picks, the rest is small talk or out of scope. */
function talkIntent(tokens: readonly Token[], parts: QuestionParts): [Intent, Reading['topic']?] {
  if (hasPattern(OFF_TOPIC, tokens)) return ['out_of_scope'];
  const topic = readSmallTalk(tokens);
  if (topic === 'identity') return ['small_talk', topic];
  if (hasPattern(BETTING_TALK, tokens)) return ['picks'];
  if (topic) return ['small_talk', topic];
  if (parts.window !== null && tokens.length <= 5) return ['picks'];
  return tokens.length <= 2 ? ['small_talk', 'unclear'] : ['out_of_scope'];
}
