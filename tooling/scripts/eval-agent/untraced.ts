import type { PickView } from '#contract/content/read-answer.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';

/**
 * Says what of the words in an answer's picks and blocks cannot be found among what the same pick or block shows. Written apart from the
 * product's own check and sharing nothing with it: it reads the finished answer and knows nothing of references. `byDesk`: the same
 * answer before a model wrote in it; what it says is the desk's, and no figure that a model may take.
 */
export function untracedIn(content: string, byDesk = ''): string[] {
  const [told, own] = [upgradeContent(content), upgradeContent(byDesk)];
  return [
    ...told.picks.flatMap((pick, at) =>
      untraced('pick', addedWords(pick, own.picks[at], PICK_WORDS), pick, provedIn(pick)),
    ),
    ...told.blocks.flatMap((block, at) => untraced(block.kind, addedWords(block, own.blocks[at], BLOCK_WORDS), block)),
  ];
}

const PICK_WORDS = ['analysis', 'reasoning', 'keyFactor', 'riskFactor', 'valueExplanation', 'deepDive'] as const;
const BLOCK_WORDS = ['why', 'risk', 'note'] as const;

function untraced(kind: string, said: string, whole: object, proved: readonly string[] = []): string[] {
  const shown = Object.entries(whole).filter(
    ([name]) => ![...PICK_WORDS, ...BLOCK_WORDS].some((word) => word === name),
  );
  const held = new Set([...proved, ...shown.flatMap(([, value]) => figuresIn(value))]);
  return [
    ...numbersIn(said).flatMap((number) => (held.has(number) ? [] : [`number ${number} in a ${kind}`])),
    ...(UNSAFE.test(said) ? [`unsafe words in a ${kind}`] : []),
  ];
}

const UNSAFE = /https?:|www\.|javascript:|[<>`{}]|\]\(|\p{Cf}|\p{Cc}/iu;
const numbersIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];

/** Of a number also how a sentence tells it: shares as per cent. */
function figuresIn(value: unknown): string[] {
  const whole = numbersIn(JSON.stringify(value) ?? '');
  return typeof value === 'number'
    ? [...whole, ...[0, 1, 2].map((digits) => Math.abs(value * 100).toFixed(digits))]
    : whole;
}

/** What the numbers behind a pick come to, computed here from its price and proof: in per cent, or in points of it, and how many books agree. */
function provedIn({ oddsDecimal, fairProbability, proof }: PickView): string[] {
  if (!oddsDecimal || fairProbability === undefined || !proof) return [];
  const breakEven = 1 / oddsDecimal;
  const byBook = proof.books.flatMap(({ margin, fairProbability: fair }) =>
    fair === null ? [margin] : [margin, fair, fair * oddsDecimal - 1, fair - breakEven],
  );
  const { edgePositiveProbability: sure, fairProbabilitySd: doubt, methodRange, kelly, kellyShrunk } = proof;
  const own = [breakEven, fairProbability - breakEven, 1 - fairProbability, sure, 1 - sure, doubt];
  const shares = [...own, methodRange.low, methodRange.high, kelly, kellyShrunk, ...byBook];
  const heard = proof.books.filter(({ weight }) => weight > 0);
  const backing = heard.filter(({ fairProbability: fair }) => (fair ?? 0) > breakEven);
  const families = (books: typeof heard) => new Set(books.map(({ book, family }) => family ?? book)).size;
  const counts = [heard, backing, heard.filter((book) => !backing.includes(book))].map(families);
  // A share beyond these ends is told by the end.
  const ends = [
    ...(shares.some((share) => share > 0.99) ? ['99'] : []),
    ...(shares.some((share) => share > 0 && share < 0.01) ? ['1'] : []),
  ];
  return [...ends, ...shares.map((share) => Math.abs(share * 100).toFixed(1)), ...counts.map(String)];
}

/** A model's words follow the desk's own or take their place. Marks such as [1] lead to sources. */
function addedWords(whole: object, byDesk: object | undefined, names: readonly string[]): string {
  const before = textsOf(byDesk ?? {}, names);
  return [...textsOf(whole, names)]
    .map(([name, said]) => (said.startsWith(before.get(name) ?? '') ? said.slice(before.get(name)?.length ?? 0) : said))
    .join(' ')
    .replaceAll(/\[\d+\]/g, '');
}

/** Each text of the fields, those of a closer look by topic. */
const textsOf = (whole: object, names: readonly string[]): Map<string, string> =>
  new Map(
    Object.entries(whole)
      .filter(([name]) => names.includes(name))
      .flatMap(([name, value]) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).map(([topic, text]) => [`${name}.${topic}`, String(text)] as const)
          : [[name, String(value ?? '')] as const],
      ),
  );
