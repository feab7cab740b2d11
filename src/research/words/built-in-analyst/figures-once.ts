import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** Names may be said again, and so may the price that all is about. */
const NAMES: ReadonlySet<string> = new Set(['bet', 'Bet', 'side', 'Side', 'book', 'text', 'team']);
const PRICE = 'offer.odds';

const textOf = (way: Way): string => (typeof way === 'string' ? way : way.text);

type ValueOf = PickView['value'];

/** Two references to one figure are one: the next price may be the sharp book's. */
function figuresOf(text: string, figureOf: ValueOf): string[] {
  const references = [...text.matchAll(/\{\{(\w+)\.(\w+)\}\}/g)];
  return references.flatMap(([, item = '', name = '']) =>
    NAMES.has(name) || `${item}.${name}` === PRICE ? [] : [figureOf(item, name) || `${item}.${name}`],
  );
}

/** The ways that tell no figure which stands in a sentence before; all of them where none is left. */
export function tellingNew(ways: readonly Way[], said: readonly string[], figureOf: ValueOf): readonly Way[] {
  const told = new Set(said.flatMap((text) => figuresOf(text, figureOf)));
  const fresh = ways.filter((way) => !figuresOf(textOf(way), figureOf).some((figure) => told.has(figure)));
  return fresh.length > 0 ? fresh : ways;
}
