import { BacktestError } from './backtest-error.ts';

/** Finds columns by name, whatever their case. Where a name stands twice, the first column counts. */
export type Header = {
  names: string[];
  find: (name: string) => number | undefined;
  has: (...names: string[]) => boolean;
  /** @throws BacktestError that names every column missing. */
  need: <Name extends string>(...names: Name[]) => Record<Name, number>;
};

export function readHeader(row: readonly string[]): Header {
  const names = row.map((name) => name.trim().toLowerCase());
  const places = new Map<string, number>();
  for (const [place, name] of names.entries()) if (name !== '' && !places.has(name)) places.set(name, place);
  const find = (name: string) => places.get(name.toLowerCase());
  return {
    names: [...places.keys()],
    find,
    has: (...wanted) => wanted.every((name) => find(name) !== undefined),
    need(...wanted) {
      const missing = wanted.filter((name) => find(name) === undefined);
      if (missing.length > 0)
        throw new BacktestError(`The file lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`);
      return Object.fromEntries(wanted.map((name) => [name, find(name)])) as Record<(typeof wanted)[number], number>;
    },
  };
}
