import type { Slate } from '../../../src/research/slate/slate.ts';
import type { PickDraft } from '../../../src/research/tools/best-bets/pick-draft.ts';

/**
 * Says what of a shown text cannot be traced to its pick's evidence. Written apart from the product's own check and
 * sharing nothing with it: it reads the finished text and knows nothing of references.
 */
export type Judge = (text: string, draft: PickDraft) => string[];

const NUMBER_WORDS = new Set(
  `zero nil two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen dozens couple
  twice thrice double triple percent thirds fourths fifths half halves third fourth fifth sixth seventh eighth ninth tenth
  hundreds thousands siete ocho cinque huit zehn drei sieben prozent`.split(/\s+/),
);
/** Where such a word states no figure. */
const TERMS =
  /\b(?:first|second) half\b|\b(?:third|fourth) (?:quarter|down|period)s?\b|\bthree-point(?:er)?s?\b|\b(?:two|three)-way\b/g;
const UNSAFE = /https?:|www\.|javascript:|data:|[<>`{}]|\]\(|\p{Cf}|\p{Cc}/iu;

export function createJudge({ events }: Slate): Judge {
  const names = events.flatMap((event) => [
    ...[event.home, event.away].flatMap((name) => [name, name.split(' ').at(-1) ?? name]),
    ...event.markets.flatMap(({ player }) => (player === '' ? [] : [player])),
  ]);
  const known = [...new Set(names)].filter((name) => name.length > 3);
  return (text, draft) => {
    const evidence = draft.evidence.items.flatMap(({ values }) => Object.values(values)).join(' \n ');
    return [
      ...foreignNumbers(text, evidence),
      ...numberWords(text, evidence),
      ...known.filter((name) => says(text, name) && !says(evidence, name)).map((name) => `name ${name}`),
      ...falseMarks(text, draft),
      ...(UNSAFE.test(text) ? ['unsafe character or address'] : []),
    ];
  };
}

const withoutMarks = (text: string): string => text.replace(/ ?\[\d+\]/g, '');

const numbersOf = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];

function foreignNumbers(text: string, evidence: string): string[] {
  const held = new Set(numbersOf(evidence));
  return numbersOf(withoutMarks(text)).flatMap((number) => (held.has(number) ? [] : [`number ${number}`]));
}

function numberWords(text: string, evidence: string): string[] {
  const words = (from: string) =>
    from
      .toLowerCase()
      .replace(TERMS, ' ')
      .split(/[^\p{L}]+/u);
  const held = new Set(words(evidence));
  return words(text).flatMap((word) => (NUMBER_WORDS.has(word) && !held.has(word) ? [`word ${word}`] : []));
}

/** As a whole word, in the case in which it is written. */
function says(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

function falseMarks(text: string, { pick }: PickDraft): string[] {
  const marks = [...text.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits));
  return marks.flatMap((mark) => (mark >= 1 && mark <= pick.sources.length ? [] : [`mark ${mark}`]));
}
