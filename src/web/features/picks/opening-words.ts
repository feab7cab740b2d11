import type { PickView, ShownBlock, ShownBlockOf } from '#contract/content/read-answer.ts';
import { parlayFigures, parlayPrice } from './parlay-figures.ts';

const FIGURE = /\$?\d[\d,]*(?:\.\d+)?%?/g;
const NAME = /\p{Lu}[\p{L}\d'.&]*/gu;
/** A sentence ends before the next one's capital or figure, so that `1.5` and `St. Louis`'s figures stay whole. */
const SENTENCE_END = /(?<=[.!?])(?<!\b(?:St|vs)\.) +(?=[\p{Lu}$+−\d-])/u;
const TAIL = /(?:[:;]|, and) /g;
/** So few words before a colon are a verdict and say nothing alone. */
const LEAST_WORDS = 3;
/** Words that say a verdict by themselves: `Bills +2.5 is the better bet`, `Pass on it`; `The better bet` only names what comes. */
const VERDICT =
  /^(?:pass|bet|lean|neither|both|no)\b|\b(?:is|are|was|were|wins?|pays?|costs?|loses?|beats?|takes?|has|have|makes?|cannot)\b/i;
const STAKE = /\bstak(?:e|es|ed|ing)\b|\bunits?\b/i;
/** What is told of the sentence before means nothing without it; of several things in it nothing without all of it. */
const LEANS = /^(?:It|That|This|They|Both|So|But|And|Also|Then)\b|\b(?:too|as well|instead)\b/;
const LEANS_ON_ALL = /^(?:These|Those)\b|\bof (?:them|these|those)\b|\b(?:dis)?agrees?\b/;

/**
 * The words above a card without the figures that the card shows: its first sentence is the answer, and of the others stays what
 * tells more, with what it leans on. Nothing that the card does not show goes, and no stake.
 */
export function openingWords(text: string, next: ShownBlock | undefined): string {
  const shown = next && shownWords(next);
  if (!shown) return text;
  const has = hasAll(shown.join(' '));
  return text
    .split('\n')
    .map((line) => keptOf(line.split(SENTENCE_END), has).join(' '))
    .join('\n');
}

/** From the last to the first: what is kept tells what the one before it must keep. */
function keptOf(sentences: readonly string[], has: Has): string[] {
  const kept: string[] = [];
  for (const [at, sentence] of [...sentences.entries()].reverse()) {
    const [next = ''] = kept;
    const own = LEANS_ON_ALL.test(next) ? sentence : at === 0 ? answerOf(sentence, has) : restOf(sentence, has);
    if (own !== null) kept.unshift(own);
    else if (LEANS.test(next)) kept.unshift(sentence);
  }
  return kept;
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

/** Its tail goes only where what stays says the verdict: else the tail is the answer. */
function answerOf(sentence: string, has: Has): string {
  const short = withoutTail(sentence, has);
  return VERDICT.test(short) ? short : sentence;
}

/** Null: the card says all of it. */
function restOf(sentence: string, has: Has): string | null {
  if (STAKE.test(sentence)) return sentence;
  const short = withoutTail(sentence, has);
  return has(short) ? null : short;
}

/** `Bills +2.5 is the better bet: +6.7% at +105, against ...` tells the figures of the card behind its colon. */
function withoutTail(sentence: string, has: Has): string {
  for (const { index } of sentence.matchAll(TAIL)) {
    const head = sentence.slice(0, index);
    const tail = sentence.slice(index);
    if (head.split(' ').length >= LEAST_WORDS && !STAKE.test(tail) && has(tail)) return `${head}.`;
  }
  return sentence;
}
