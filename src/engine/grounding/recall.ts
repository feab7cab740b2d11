/** So many texts are kept; forgotten together when there are more. A few megabytes at the length limit of a sentence. */
const KEPT_MAX = 2_000;

/**
 * A pure function that works each text out once. The words of sentences repeat, with the references left out, across games and
 * bettors; what they say by themselves is the same in all of them. What it answers must not be changed.
 */
export function recallByText<Known>(work: (text: string) => Known, keptMax = KEPT_MAX): (text: string) => Known {
  const kept = new Map<string, { known: Known }>();
  return (text) => {
    const before = kept.get(text);
    if (before) return before.known;
    if (kept.size >= keptMax) kept.clear();
    const known = work(text);
    kept.set(text, { known });
    return known;
  };
}

/** The same for what follows from a value that does not change, such as the evidence of a game. */
export function recallByValue<Value extends object, Known>(work: (value: Value) => Known): (value: Value) => Known {
  const kept = new WeakMap<Value, { known: Known }>();
  return (value) => {
    const before = kept.get(value);
    if (before) return before.known;
    const known = work(value);
    kept.set(value, { known });
    return known;
  };
}
