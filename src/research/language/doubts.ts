import type { Token } from '#engine/names/tokenise.ts';
import { NEVER_BETTING, OFF_TOPIC, OTHER_SPORTS } from './betting-talk.ts';
import type { Mention } from './name-neighbors.ts';
import type { Doubt, Reading } from './reading.ts';
import { isEverydayWord, isKnownWord } from './spelling.ts';
import { hasPattern } from './word-patterns.ts';

const FEW_WORDS = 3;

/**
 * Why the rules may have misread a question, so that a model may be asked for the same value.
 * What the rules decide for the writer's protection is never in doubt.
 */
export function findDoubts(tokens: readonly Token[], reading: Reading, mentions: readonly Mention[]): Doubt[] {
  if (reading.intent === 'distress' || reading.intent === 'under_age' || reading.intent === 'self_exclusion') return [];
  const doubts: Doubt[] = [];
  if (mentions.some(({ options }) => new Set(options.map(({ league }) => league)).size > 1)) doubts.push('two_leagues');
  if (tokens.length >= FEW_WORDS && saysNothing(tokens, reading)) doubts.push('vague');
  const words = tokens.filter(
    ({ number, pair }, at) =>
      number === null && pair === null && !mentions.some(({ from, to }) => at >= from && at < to),
  );
  const unknown = words.filter(({ text }) => !isKnownWord(text) && !isEverydayWord(text));
  if (tokens.length >= FEW_WORDS && unknown.length * 2 > tokens.length) doubts.push('far_from_words');
  return doubts;
}

const BETTING_WORD = /^(bets?|betting|picks?|plays?|locks?|odds|ev|value|wagers?|winners?|tips?)$/;

const isKnownToBeOutside = (tokens: readonly Token[]): boolean =>
  [NEVER_BETTING, OFF_TOPIC, OTHER_SPORTS].some((patterns) => hasPattern(patterns, tokens));

/** Taken for talk, or for any picks, without a sign of a bet, a term or an amount. */
function saysNothing(tokens: readonly Token[], reading: Reading): boolean {
  const { intent, topic, leagues, teams, players, markets, window, term, side, count, line } = reading;
  if (intent === 'out_of_scope') return topic !== 'place_wager' && !isKnownToBeOutside(tokens);
  if (intent === 'small_talk') return topic === 'unclear';
  if (intent !== 'picks' || tokens.some(({ text }) => BETTING_WORD.test(text))) return false;
  const named = leagues.length + teams.length + players.length + markets.length;
  return named === 0 && [window, term, side, count, line].every((value) => value === null);
}
