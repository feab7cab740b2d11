import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';
import { readOpenMentions } from '../read-names.ts';
import { bookAt } from '../sportsbooks.ts';
import type { After } from './act.ts';

const LENGTHS = [1, 2, 3, 4, 6, 9, 13];
const PRICE = 100;
const LETTERS = 4;
const SHORTEST_PART = 5;
/** No league is named, and no season decides: whoever it is, it is a name. */
const ANYBODY = { named: [], likely: [], moment: { day: 0, namesDay: false } };

/** What of a message tells its act: its words and pairs of words, how they begin, how many they are, and what was shown before. */
export function actFeatures(tokens: readonly Token[], after: After): string[] {
  const words = maskedWords(tokens);
  const pairs = words.map((word, at) => `${words[at - 1] ?? '^'} ${word}`);
  const plain = [...words.map((word) => `w:${word}`), ...pairs.map((pair) => `b:${pair}`)];
  return [
    ...new Set([
      ...plain,
      ...words.flatMap((word, at) => (at > 1 ? [`t:${words[at - 2]} ${words[at - 1]} ${word}`] : [])),
      ...words.flatMap((word) =>
        word.length >= SHORTEST_PART && !word.startsWith('<') ? [`p:${word.slice(0, LETTERS)}`] : [],
      ),
      `e:${words.at(-1) ?? ''}`,
      `a:${after}`,
      ...words.map((word) => `x:${after === 'none' ? 'none' : 'some'} ${word}`),
      ...LENGTHS.filter((length) => words.length > length).map((length) => `len>${length}`),
      ...LENGTHS.filter((length) => words.length > length).map((length) => `len>${length}:${after}`),
    ]),
  ];
}

const STATS = PROP_STAT_PHRASES;
const PLACES = indexPhrases(
  'first, 1st, second, 2nd, third, 3rd, fourth, 4th, fifth, 5th, number one, number two, number three'
    .split(', ')
    .map((phrase) => [phrase, true] as const),
);

/** The words with names, books, leagues and numbers as what they are: whichever they are, the act is the same. */
function maskedWords(tokens: readonly Token[]): string[] {
  const masks = new Map<number, { to: number; mask: string }>();
  const mark = (mask: string, spans: readonly { from: number; to: number }[]) => {
    for (const { from, to } of spans) if (!masks.has(from)) masks.set(from, { to, mask });
  };
  mark('<league>', findPhrases(LEAGUE_NAMES, tokens));
  mark('<name>', readOpenMentions(tokens, ANYBODY));
  mark('<place>', findPhrases(PLACES, tokens));
  mark('<stat>', findPhrases(STATS, tokens));
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
