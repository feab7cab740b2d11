import { upgradeContent } from '#contract/content/upgrade-content.ts';

/**
 * Says what of the words in an answer's picks and blocks cannot be found among what the same pick or block shows. Written apart from the
 * product's own check and sharing nothing with it: it reads the finished answer and knows nothing of references. `byDesk`: the same
 * answer before a model wrote in it; what its notes say is the desk's, and no figure that a model may take.
 */
export function untracedIn(content: string, byDesk = ''): string[] {
  const { blocks: own } = upgradeContent(byDesk);
  const { blocks, picks } = upgradeContent(content);
  return [
    ...picks.flatMap((pick) => untraced('pick', wordsIn(pick, PICK_WORDS), pick)),
    ...blocks.flatMap((block, at) => untraced(block.kind, addedWords(block, own[at]), block)),
  ];
}

const PICK_WORDS = ['analysis', 'reasoning', 'keyFactor', 'riskFactor', 'valueExplanation', 'deepDive'] as const;
const BLOCK_WORDS = ['why', 'risk', 'note'] as const;

function untraced(kind: string, said: string, whole: object): string[] {
  const shown = Object.entries(whole).filter(
    ([name]) => ![...PICK_WORDS, ...BLOCK_WORDS].some((word) => word === name),
  );
  const held = new Set(shown.flatMap(([, value]) => figuresIn(value)));
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

const valueOf = (whole: object, name: string): unknown => new Map(Object.entries(whole)).get(name) ?? '';
/** Without marks such as [1], which lead to sources. */
const wordsIn = (whole: object, names: readonly string[]): string =>
  names
    .flatMap((name) => {
      const value = valueOf(whole, name);
      return typeof value === 'object' && value !== null ? Object.values(value) : [value];
    })
    .join(' ')
    .replaceAll(/\[\d+\]/g, '');

/** A model's note follows the desk's own. */
const addedWords = (block: object, byDesk: object = {}): string =>
  BLOCK_WORDS.map((name) => {
    const [said, before] = [String(valueOf(block, name)), String(valueOf(byDesk, name))];
    return said.startsWith(before) ? said.slice(before.length) : said;
  }).join(' ');
