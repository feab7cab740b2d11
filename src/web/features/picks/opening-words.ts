import type { PickView, ShownBlock, ShownBlockOf } from '#contract/content/read-answer.ts';
import { parlayFigures, parlayPrice } from './parlay-figures.ts';

const FIGURE = /\$?\d[\d,]*(?:\.\d+)?%?/g;
const NAME = /\p{Lu}[\p{L}\d'.&]*/gu;
/** A sentence ends before the next one's capital or figure, so that `1.5` and `St. Louis`'s figures stay whole. */
const SENTENCE_END = /(?<=[.!?])(?<!\b(?:St|vs)\.) +(?=[\p{Lu}$+−\d-])/u;
const TAIL = /(?:[:;]|, and) /g;
/** So few words before a colon are a verdict and say nothing alone. */
const LEAST_WORDS = 3;

/**
 * The words above a card without the figures that the card shows: its first sentence is the answer, and of the others stays what
 * tells more. Nothing that the card does not show goes.
 */
export function openingWords(text: string, next: ShownBlock | undefined): string {
  const shown = next && shownWords(next);
  if (!shown) return text;
  const has = hasAll(shown.join(' '));
  return text
    .split('\n')
    .map((line) => {
      const [first = '', ...others] = line.split(SENTENCE_END);
      return [withoutTail(first, has), ...others.flatMap((sentence) => restOf(sentence, has))].join(' ');
    })
    .join('\n');
}

/** The opening over cards of picks names the bet; its price and its book stand large in its card. */
export function summaryWords(summary: string, picks: readonly PickView[]): string {
  let words = summary;
  for (const { odds, book } of picks) if (odds && book) words = words.replace(` at ${odds} (${book})`, '');
  return words;
}

/** What a reader sees of a card; a kind that repeats nothing has none. */
function shownWords(block: ShownBlock): string[] | null {
  switch (block.kind) {
    case 'verdict':
      return verdictWords(block);
    case 'table':
      return block.form === 'bets' ? tableWords(block) : null;
    case 'parlay': {
      const { parlay } = block;
      const figures = (['american', 'decimal'] as const).flatMap((format) => [
        ...parlayFigures(parlay, format).flatMap(({ name, value }) => [name, value]),
        parlayPrice(parlay, format)?.value ?? '',
      ]);
      return [`${parlay.legs.length} legs`, ...parlay.legs, ...figures, parlay.bets?.[0]?.book ?? '', 'All Both'];
    }
    default:
      return null;
  }
}

const verdictWords = ({ bet, game, prices, chance, figures }: ShownBlockOf<'verdict'>): string[] => [
  bet,
  game,
  ...[chance, ...figures].map(({ text }) => text),
  ...prices.flatMap(({ label, book, price, edge, perHundred, stake, chance: counted }) => [
    label,
    book ?? '',
    price.text,
    edge.text,
    perHundred?.text ?? '',
    stake?.text ?? '',
    counted?.text ?? '',
  ]),
];

const tableWords = ({ rows }: ShownBlockOf<'table'>): string[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ text, line, detail }) => [text, line ?? '', detail ?? '']));

type Has = (words: string) => boolean;

/** Whether there is a figure in some words, and all of their figures and names stand in the card. */
function hasAll(card: string): Has {
  const figures = new Set(figuresOf(card));
  const names = new Set(namesOf(card));
  return (words) => {
    const told = figuresOf(words);
    const named = namesOf(words.replace(/^\S+/, ''));
    return told.length > 0 && told.every((one) => figures.has(one)) && named.every((one) => names.has(one));
  };
}

const namesOf = (words: string): string[] => (words.match(NAME) ?? []).map((one) => one.replace(/[.']+$/, ''));

const figuresOf = (words: string): string[] => (words.match(FIGURE) ?? []).map((one) => one.replace(/[,$]/g, ''));

function restOf(sentence: string, has: Has): string[] {
  const short = withoutTail(sentence, has);
  return has(short) ? [] : [short];
}

/** `Bills +2.5 is the better bet: +6.7% at +105, against ...` tells the figures of the card behind its colon. */
function withoutTail(sentence: string, has: Has): string {
  for (const { index } of sentence.matchAll(TAIL)) {
    const head = sentence.slice(0, index);
    if (head.split(' ').length >= LEAST_WORDS && has(sentence.slice(index))) return `${head}.`;
  }
  return sentence;
}
