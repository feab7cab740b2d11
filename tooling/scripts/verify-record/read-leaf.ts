import { isCanonical } from './is-canonical.ts';
import { Leaf, RevealedPick } from './leaf-shapes.ts';
import { readUtf8 } from './read-utf8.ts';

/** What is wrong with the bytes of one leaf; the leaf itself as far as it can be read. */
export type ReadLeaf = { leaf: Leaf | null; faults: string[] };

/** Never throws: whoever wrote a leaf that is none must not keep anybody from reading the others. */
export function readLeaf(entry: Uint8Array): ReadLeaf {
  try {
    const text = readUtf8(entry);
    if (text === null) return NO_JSON;
    const value: unknown = JSON.parse(text);
    const { success, error } = Leaf.safeParse(value);
    const isWritten = isCanonical(value, text);
    // The value that was read, not the copy: a copy may lack what no schema looks at.
    if (success) return { leaf: value as Leaf, faults: isWritten ? [] : ['is not written in the canonical form'] };
    return { leaf: null, faults: [`is none that the format describes (${error.issues[0]?.path.join('.') || 'kind'})`] };
  } catch {
    return NO_JSON;
  }
}

const NO_JSON: ReadLeaf = { leaf: null, faults: ['is none that the format describes (no JSON in UTF-8)'] };

/** The text of a reveal; null where it is none. */
export function readRevealed(text: string): RevealedPick | null {
  try {
    const value: unknown = JSON.parse(text);
    return RevealedPick.safeParse(value).success && isCanonical(value, text) ? (value as RevealedPick) : null;
  } catch {
    return null;
  }
}
