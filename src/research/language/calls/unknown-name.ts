import { type PhraseIndex, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person } from '../../slate/slate.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';
import { isKnownWord, isOrdinaryWord } from '../spelling.ts';
import { bookAt } from '../sportsbooks.ts';
import { type Asked, say } from './call.ts';
import type { Mention } from './mentions.ts';
import { isVocabulary } from './read-words.ts';

type Words = { tokens: readonly Token[]; mentions: readonly Mention[]; names: PhraseIndex<Person> };

const SHORTEST = 3;
const BET_WORD = /^(ml|moneyline|over|under|spread|to|win|wins|rl|pl)$/;

/**
 * A word that nobody here knows, where a name would stand: right before a line, a price or a market. The bet is on it, so nothing is
 * priced on anybody else.
 */
export function unknownName({ tokens, mentions, names }: Words): Asked | null {
  for (const [at, token] of tokens.entries()) {
    if (!isUnknown(token, at, { tokens, mentions, names })) continue;
    const next = tokens[at + 1];
    if (
      next?.number?.sign != null ||
      /^(ml|moneyline|rl|pl)$/.test(next?.text ?? '') ||
      ((BET_WORD.test(next?.text ?? '') || phraseAt(PROP_STAT_PHRASES, tokens, at + 1)) && mentions.length === 0)
    )
      return say(`I do not know a team or player called "${token.raw}". Who do you mean?`);
  }
  return null;
}

const MARKET = /^(ml|moneyline|spread|rl|pl)$/;
const AGAINST = /^(over|vs|versus|against|beats|beating)$/;
const STANDS =
  /^(the|da|a|an|those|them|their|his|her|our|my|your|that|this|these|which|what|whats|any|good|best|better|take|bet|play|home|away|road|visitor|visitors|fav|favs|faves?|favorites?|dogs?|underdogs?|team|side|straight|cheap|value|alt|game|is|are|was|like|love|on|in|at|and|or|just|only|full|main|live|current|opening)$/;

/** "Banana moneyline over the Cavs": a word where whoever is to beat them would stand, which is nobody. */
export function nobodyAgainst({ tokens, mentions, names }: Words): Asked | null {
  for (const [at, { text, raw, number, pair }] of tokens.entries()) {
    const [market, versus] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? ''];
    const from = tokens[at + 3]?.text === 'the' ? at + 4 : at + 3;
    const isBet = MARKET.test(market) && AGAINST.test(versus) && mentions.some((one) => one.from === from);
    const isNamed = mentions.some((one) => one.to <= at + 1) || names.has(text) || bookAt(tokens, at) !== null;
    if (isBet && !isNamed && !number && !pair && text.length >= SHORTEST && !STANDS.test(text) && !isVocabulary(text))
      return say(`I do not know a team or player called "${raw}". Who do you mean?`);
  }
  return null;
}

function isUnknown({ text, number, pair }: Token, at: number, { tokens, mentions, names }: Words): boolean {
  if (number || pair || text.length < SHORTEST || bookAt(tokens, at)) return false;
  if (phraseAt(PROP_STAT_PHRASES, tokens, at)) return false;
  const isNamed = mentions.some(({ from, to }) => at >= from && at < to);
  return !isNamed && !names.has(text) && !isOrdinaryWord(text) && !isKnownWord(text) && !isVocabulary(text);
}
