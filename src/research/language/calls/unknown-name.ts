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

function isUnknown({ text, number, pair }: Token, at: number, { tokens, mentions, names }: Words): boolean {
  if (number || pair || text.length < SHORTEST || bookAt(tokens, at)) return false;
  if (phraseAt(PROP_STAT_PHRASES, tokens, at)) return false;
  const isNamed = mentions.some(({ from, to }) => at >= from && at < to);
  return !isNamed && !names.has(text) && !isOrdinaryWord(text) && !isKnownWord(text) && !isVocabulary(text);
}
