import { NAME_INDEX } from '#engine/names/name-index.ts';
import { type PhraseIndex, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person } from '../slate/slate.ts';
import { PROP_STAT_PHRASES } from './prop-stats.ts';

const OWNED = /^(?:props?|lines?|price|prices|odds|numbers?|totals?|spread|ml|moneyline)$/;
const SHORTEST = 4;

/** "Lukas points line", "dorts odds": whose number it is, where nobody is called so with the "s". */
export function withOwners(tokens: readonly Token[], names: PhraseIndex<Person> | undefined): Token[] {
  const isName = (text: string) => {
    const alone = [{ text } as Token];
    return phraseAt(NAME_INDEX, alone, 0) !== null || (names !== undefined && phraseAt(names, alone, 0) !== null);
  };
  return tokens.map((token, at) => {
    const { text } = token;
    const owner = text.length >= SHORTEST && text.endsWith('s') ? text.slice(0, -1) : null;
    return owner !== null && ownsNext(tokens, at + 1) && !isName(text) && isName(owner)
      ? { ...token, text: owner }
      : token;
  });
}

const ownsNext = (tokens: readonly Token[], at: number): boolean =>
  OWNED.test(tokens[at]?.text ?? '') || phraseAt(PROP_STAT_PHRASES, tokens, at) !== null;
