import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { MAX_PICKS } from './reading-bounds.ts';

const COUNT_WORDS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, couple: 2, single: 1 };

const LEG_NOUNS = new Set('leg legs legger leggers legged teamer teamers fold folds man'.split(' '));
const NOUNS = new Set(
  'pick picks bet bets play plays prop props lock locks winner winners dog dogs underdog underdogs favorite favorites option options selection selections spreads totals moneylines overs unders suggestions recommendations ideas longshots parlays wagers bangers opportunities'.split(
    ' ',
  ),
);
const MAX_ADJECTIVES = 4;
/** What makes a number something else than a count of picks. */
const NOT_COUNTED = new Set(
  'unit units u dollar dollars bucks point points pts yard yards goal goals run runs percent hour hours day days week weeks year years rebounds assists'.split(
    ' ',
  ),
);
const ASKING = new Set('give gimme top best need want show send list another'.split(' '));

export type CountReading = {
  count: number | null;
  /** True when the number counts the legs of a parlay. */
  legs: boolean;
};

/** The number of picks, or of legs, that is asked for, 1 to 10; larger numbers are cut to 10. */
export function readCount(tokens: readonly Token[], parlay = false): CountReading {
  let picks: number | null = null;
  for (const [at, token] of tokens.entries()) {
    const value = wholeNumber(token);
    if (value === null || isStatement(tokens, at)) continue;
    const next = tokens[at + 1]?.text ?? '';
    const isTeams = parlay && /^(teams|games|sides|fights|matches)$/.test(next);
    if (LEG_NOUNS.has(next) || isTeams || (next === 'team' && isParlayWord(tokens[at + 2]?.text ?? ''))) {
      return { count: Math.min(MAX_PICKS, value), legs: true };
    }
    if (picks === null && !isRanking(tokens, at) && countsPicks(tokens, at)) picks = Math.min(MAX_PICKS, value);
  }
  return { count: picks, legs: false };
}

const isParlayWord = (text: string): boolean => /^(parlays?|teasers?|sgp|acca|accumulator)$/.test(text);

function wholeNumber({ text, raw, number }: Token): number | null {
  if (!number) return COUNT_WORDS[text] ?? null;
  // "4.0" is a price.
  if (raw.includes('.')) return null;
  return isPlain(number) && number.value >= 1 && Number.isInteger(number.value) ? number.value : null;
}

const isPlain = ({ sign, dollars, percent, suffix, afterDash }: NumberToken): boolean =>
  sign === null && !dollars && !percent && !afterDash && (suffix === '' || suffix === 'x');

/** A line behind over or under, a date, "last 5". */
const isStatement = (tokens: readonly Token[], at: number): boolean =>
  /^(over|under|by|o|u|last|past|next|at|week|wk|ligue|round|game|first|final|elite|sweet|big|pac|ufc|pfl|super|formula|quarter|ncaa)$/.test(
    tokens[at - 1]?.text ?? '',
  ) || NOT_COUNTED.has(tokens[at + 1]?.text ?? '');

/** "Top 25" is a ranking of teams. */
const isRanking = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.number?.value === 25 && tokens[at - 1]?.text === 'top';

function countsPicks(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.number === null;
  for (let ahead = 1; ahead <= MAX_ADJECTIVES + 1; ahead += 1) {
    const token = tokens[at + ahead];
    if (!token || token.number || token.afterBreak || /^(in|on|for|if|the|is|are|and|i|my)$/.test(token.text)) break;
    if (token.text === 'of' && tokens[at]?.text !== 'couple') break;
    if (NOUNS.has(token.text)) return true;
  }
  if (word) return false;
  const before = tokens[at - 1]?.text ?? '';
  const before2 = tokens[at - 2]?.text ?? '';
  return (
    ASKING.has(before) || (/^(me|it|that|them|those)$/.test(before) && /^(give|send|show|get|make)$/.test(before2))
  );
}
