import { tokenise } from '#engine/names/tokenise.ts';
import { bookAt } from '../sportsbooks.ts';

/** "..., thats 135 better than dk": what a price is beside another book's is told, and names no second book for the bet. */
const BEHIND =
  /[\s,.;:!-]+(?:and )?(?:that['’]?s|that is|its|it['’]s|which is|pays|paying)\s+(?:(?:like|about|a|way|so|still|even)\s+)*(?:\d+\s*(?:cents?|c|points?)?\s+|a lot |much |far )?(?:better|more|higher|longer|fatter|bigger) than\s+(?:at |on |what )?([a-z0-9][a-z0-9 .]*?)(?:['’]s)?(?:\s+(?:has|have|got|is (?:at|paying|giving)|pays|gives))?[\s.!…]*$/i;
const PRICE = /[+-]\d{3,}/;

/** A message that names a price without what its writer adds of another book's. */
export function withoutComparison(message: string): string {
  const found = BEHIND.exec(message);
  const tokens = tokenise(found?.[1] ?? '');
  if (!found || bookAt(tokens, 0)?.to !== tokens.length) return message;
  const head = message.slice(0, found.index);
  return PRICE.test(head) ? head : message;
}
