import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';
import { readOpenMentions } from '../read-names.ts';
import { bookAt } from '../sportsbooks.ts';

const PRICE = 100;
/** No league is named, and no season decides: whoever it is, it is a name. */
const ANYBODY = { named: [], likely: [], moment: { day: 0, namesDay: false } };
const PLACES = indexPhrases(
  'first, 1st, second, 2nd, third, 3rd, fourth, 4th, fifth, 5th, number one, number two, number three'
    .split(', ')
    .map((phrase) => [phrase, true] as const),
);

type Span = { from: number; to: number };

/** The words with names, books, leagues and numbers as what they are: whichever they are, the same is meant. `first` go before all else. */
export function maskedWords(tokens: readonly Token[], first: readonly (Span & { mask: string })[] = []): string[] {
  const masks = new Map<number, { to: number; mask: string }>(first.map(({ from, to, mask }) => [from, { to, mask }]));
  const mark = (mask: string, spans: readonly Span[]) => {
    for (const { from, to } of spans) if (!masks.has(from)) masks.set(from, { to, mask });
  };
  mark('<league>', findPhrases(LEAGUE_NAMES, tokens));
  mark('<name>', readOpenMentions(tokens, ANYBODY));
  mark('<place>', findPhrases(PLACES, tokens));
  mark('<stat>', findPhrases(PROP_STAT_PHRASES, tokens));
  const words: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const book = bookAt(tokens, at);
    const mask = masks.get(at);
    const token = tokens[at];
    words.push(book ? '<book>' : (mask?.mask ?? (token ? wordOf(token) : '')));
    at = Math.max(book?.to ?? mask?.to ?? 0, at + 1);
  }
  return words;
}

function wordOf({ text, number }: Token): string {
  if (!number) return text.replace(/[’']/g, '');
  if (number.dollars) return '<money>';
  if (number.percent) return '<percent>';
  if (number.sign !== null) return number.value >= PRICE ? '<price>' : '<line>';
  if (number.suffix && /^[a-z]+$/.test(number.suffix)) return `<n>${number.suffix}`;
  return number.value >= PRICE ? '<large>' : Number.isInteger(number.value) ? '<number>' : '<half>';
}
