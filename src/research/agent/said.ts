import type { Direction } from '../language/calls/pieces.ts';
import { type Question, type Tagged, tag } from '../language/calls/tagged.ts';
import type { BetFocus, MarketKind } from '../language/reading.ts';
import { spelledNumber } from '../language/spelled-number.ts';

/** What a question names, and what was spoken of before it: a model's call is held to it. */
export type Said = {
  tagged: Tagged;
  /** The games of whom it names. Empty: it names nobody whom the slate has. */
  games: ReadonlySet<string>;
  /** The sides that it names, by game. */
  sides: ReadonlyMap<string, ReadonlySet<'home' | 'away'>>;
  players: ReadonlySet<string>;
  directions: ReadonlySet<Direction>;
  markets: ReadonlySet<MarketKind>;
  lines: readonly { line: number; signed: boolean }[];
  /** Decimal odds. */
  prices: readonly number[];
  /** Every number in it, whatever it counts. */
  numbers: ReadonlySet<number>;
  /** The bets that the answers before were about. */
  spoken: readonly BetFocus[];
};

export function saidIn(question: Question): Said {
  const tagged = tag(question);
  const { mentions, pieces, amounts, tokens, reading, previous } = tagged;
  const persons = mentions.flatMap(({ persons: all }) => all);
  const sides = new Map<string, Set<'home' | 'away'>>();
  for (const person of persons)
    if (person.kind === 'side')
      sides.set(person.event.id, (sides.get(person.event.id) ?? new Set()).add(person.selection));
  const lines = pieces.flatMap((piece) => (piece.kind === 'line' ? [{ line: piece.line, signed: piece.signed }] : []));
  const decimals = pieces.flatMap((piece) => (piece.kind === 'price' ? [piece.decimal] : []));
  return {
    tagged,
    games: new Set(persons.map(({ event }) => event.id)),
    sides,
    players: new Set(persons.flatMap((person) => (person.kind === 'player' ? [person.name] : []))),
    directions: new Set(pieces.flatMap((piece) => (piece.kind === 'direction' ? [piece.direction] : []))),
    markets: new Set(reading.markets),
    lines,
    prices: [...new Set([...decimals, ...amounts.prices.map(({ decimal }) => decimal)])],
    numbers: numbersIn(tokens),
    spoken: [...(previous?.focus ?? []), ...(previous?.given ?? [])],
  };
}

function numbersIn(tokens: Tagged['tokens']): ReadonlySet<number> {
  const found = tokens.flatMap((token, at) => {
    const spelled = spelledNumber(tokens, at);
    return [
      ...(token.number ? [Math.abs(token.number.value), ...thousands(token.number)] : []),
      ...(token.pair ?? []),
      ...(spelled ? [spelled.value] : []),
    ];
  });
  return new Set(found);
}

/** "5k". */
const thousands = ({ value, suffix }: { value: number; suffix: string }): number[] =>
  suffix === 'k' ? [Math.abs(value) * 1_000] : [];
