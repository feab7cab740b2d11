import { upgradeContent } from '#contract/content/upgrade-content.ts';

/**
 * Says what of the words in an answer's blocks cannot be found among what the same block shows. Written apart from the product's own
 * check and sharing nothing with it: it reads the finished answer and knows nothing of references.
 */
export function untracedIn(content: string): string[] {
  const { blocks } = upgradeContent(content);
  return blocks.flatMap((block) => {
    const shown = JSON.stringify({ ...block, why: undefined, risk: undefined, note: undefined });
    const held = new Set(numbersIn(shown));
    const said = wordsOf(block);
    return [
      ...numbersIn(said).flatMap((number) => (held.has(number) ? [] : [`number ${number} in a ${block.kind}`])),
      ...(UNSAFE.test(said) ? [`unsafe words in a ${block.kind}`] : []),
    ];
  });
}

const UNSAFE = /https?:|www\.|javascript:|[<>`{}]|\]\(|\p{Cf}|\p{Cc}/iu;
const numbersIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
const wordsOf = (block: object): string =>
  ['why', 'risk', 'note'].map((field) => new Map(Object.entries(block)).get(field) ?? '').join(' ');
