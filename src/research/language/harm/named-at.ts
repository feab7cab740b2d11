import { NAME_INDEX, type Named } from '#engine/names/name-index.ts';
import { findPhrases, type PhraseMatch } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';

/** The places of words of names. One that is spelt like an everyday word counts in capitals, as in "Heat". */
export function namedAt(tokens: readonly Token[]): ReadonlySet<number> {
  const shouted = !tokens.some(({ raw }) => /[a-z]/.test(raw));
  const isNamed = ({ from, to, values }: PhraseMatch<Named>): boolean =>
    values.some(({ needs }) => needs === 'nothing')
      ? !isMoneyWord(tokens, from)
      : !shouted && tokens.slice(from, to).every(({ raw }) => /^[A-Z]/.test(raw));
  const names = findPhrases(NAME_INDEX, tokens.map(asWritten)).filter(isNamed);
  return new Set(names.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
}

/** A word that was corrected to a name may be one of another language. */
const asWritten = (token: Token): Token =>
  token.number || token.pair
    ? token
    : { ...token, text: token.raw.toLowerCase().replace(/'s$/, '').replaceAll("'", '') };

const MONEY_WORD = /^(bucks|bills|cards)$/;
const BEFORE_MONEY =
  /^(my|our|all|pay|paying|paid|pays|cover|covering|credit|debit|some|more|these|opened|new|of|owe|medical|phone|unpaid|own|up|out|gift|for)$/;

/** "60 bucks", "my bills", "3 cards". */
function isMoneyWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before || !MONEY_WORD.test(token.text) || /^[A-Z]/.test(token.raw)) return false;
  return before.number !== null || BEFORE_MONEY.test(before.text);
}
