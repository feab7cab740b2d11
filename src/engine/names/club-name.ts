import { EPL_ALIASES, WORLD_SOCCER_ALIASES } from './soccer-aliases.ts';

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const SHORTEST = 8;

const CANONICAL: ReadonlyMap<string, string> = new Map(
  [EPL_ALIASES, WORLD_SOCCER_ALIASES].flatMap((aliases) =>
    Object.entries(aliases).flatMap(([name, others]) =>
      [name, ...others]
        .filter((one) => one.includes(' ') || one.length > SHORTEST)
        .map((one) => [plain(one), name] as const),
    ),
  ),
);

/**
 * What the tables call a club, whichever of its spellings a provider uses: "Internazionale Milano" is Inter Milan. A name that no table
 * knows stays as it is. Known bias: short names that several clubs share are left alone.
 */
export const clubName = (name: string): string => CANONICAL.get(plain(name)) ?? name;
