/** Counts what a property saw, so that it cannot hold of nothing. */
export function tally<Name extends string>(...names: readonly Name[]) {
  const counts = new Map(names.map((name) => [name, 0]));
  return {
    note(name: Name, count: number | boolean = 1): void {
      counts.set(name, (counts.get(name) ?? 0) + Number(count));
    },
    /** Of what was seen least. */
    least: (): number => Math.min(...counts.values()),
  };
}

export type Tally<Name extends string> = ReturnType<typeof tally<Name>>;
