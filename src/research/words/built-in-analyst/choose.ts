import type { PickView } from './pick-view.ts';

/** One way to say a thing; `when` holds it back where the evidence does not carry it. */
export type Way = string | { text: string; when: (view: PickView) => boolean };

/** Chooses among ways to say a thing. One chooser serves one answer, so that no answer says it twice the same way. */
export type Chooser = {
  /** Null when no way fits. */
  choose: (seed: string, ways: readonly Way[], view: PickView) => string | null;
  /** The same for sentences that hold for every pick. */
  plain: (seed: string, ways: readonly string[]) => string;
};

export function createChooser(): Chooser {
  const used = new Map<string, number>();
  const take = (seed: string, texts: readonly string[]): string | null => {
    const least = texts.reduce((low, text) => Math.min(low, used.get(text) ?? 0), Number.POSITIVE_INFINITY);
    const left = texts.filter((text) => (used.get(text) ?? 0) === least);
    const chosen = left[hashOf(seed) % left.length];
    if (chosen === undefined) return null;
    used.set(chosen, least + 1);
    return chosen;
  };
  return {
    choose: (seed, ways, view) =>
      take(
        seed,
        ways.flatMap((way) => (typeof way === 'string' ? [way] : way.when(view) ? [way.text] : [])),
      ),
    plain: (seed, ways) => take(seed, ways) ?? '',
  };
}

/** FNV-1a over the text: the same pick reads the same in the same answer, two picks rarely do. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
