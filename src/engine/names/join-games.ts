/** A game as one source names it. */
export type NamedGame = { home: string; away: string; startsAtMs: number };

export type JoinRule = {
  /** Equal for two spellings of one side; null for a name that cannot be told. */
  keyOf: (name: string) => string | null;
  /** Two starts farther apart than this are two games. */
  windowMs: number;
};

export type JoinedGame<Ours, Theirs> = {
  ours: Ours;
  theirs: Theirs;
  /** The other source names the sides the other way around, as it happens on neutral ground. */
  isSwapped: boolean;
};

/** A game is only taken before another one of the same sides when its start is nearer by this much. */
const CLEARLY_NEARER_MS = 30 * 60_000;

/**
 * Finds for each of our games the same game in another source's list: both sides by name, in either order, and starts
 * within the window. Games of the same two sides that lie close together (doubleheaders) are joined in the order of
 * their starts where both sources list equally many, else by the nearest start; where two are about as near, neither
 * is taken. No game is joined twice.
 *
 * @param ours any order; times in epoch milliseconds
 * @param theirs any order, each game listed once
 * @throws RangeError for a window that is not above 0
 */
export function joinGames<Ours extends NamedGame, Theirs extends NamedGame>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
  rule: JoinRule,
): JoinedGame<Ours, Theirs>[] {
  if (!(rule.windowMs > 0)) throw new RangeError('windowMs must be above 0.');
  const bySides = new Map<string, { ours: Ours[]; theirs: Theirs[] }>();
  const groupOf = (game: NamedGame) => {
    const sides = sidesOf(game, rule);
    if (sides === null) return null;
    const group = bySides.get(sides) ?? { ours: [], theirs: [] };
    bySides.set(sides, group);
    return group;
  };
  for (const game of ours) groupOf(game)?.ours.push(game);
  for (const game of theirs) groupOf(game)?.theirs.push(game);
  return [...bySides.values()]
    .flatMap((group) => clusters(group.ours, group.theirs, rule.windowMs))
    .flatMap((cluster) => joinCluster(cluster, rule));
}

/** Null where a side cannot be told, or where both sides are one. */
function sidesOf({ home, away }: NamedGame, { keyOf }: JoinRule): string | null {
  const [first, second] = [keyOf(home), keyOf(away)];
  if (first === null || second === null || first === second) return null;
  return first < second ? `${first}|${second}` : `${second}|${first}`;
}

type Cluster<Ours, Theirs> = { ours: Ours[]; theirs: Theirs[] };

/** Games of two sides, parted wherever nothing starts for longer than the window. */
function clusters<Ours extends NamedGame, Theirs extends NamedGame>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
  windowMs: number,
): Cluster<Ours, Theirs>[] {
  const found: Cluster<Ours, Theirs>[] = [];
  let lastMs = Number.NEGATIVE_INFINITY;
  const all = [
    ...ours.map((game) => ({ startsAtMs: game.startsAtMs, add: (to: Cluster<Ours, Theirs>) => to.ours.push(game) })),
    ...theirs.map((game) => ({
      startsAtMs: game.startsAtMs,
      add: (to: Cluster<Ours, Theirs>) => to.theirs.push(game),
    })),
  ].sort((a, b) => a.startsAtMs - b.startsAtMs);
  for (const { startsAtMs, add } of all) {
    if (startsAtMs - lastMs > windowMs) found.push({ ours: [], theirs: [] });
    const current = found.at(-1);
    if (current) add(current);
    lastMs = startsAtMs;
  }
  return found;
}

function joinCluster<Ours extends NamedGame, Theirs extends NamedGame>(
  cluster: Cluster<Ours, Theirs>,
  rule: JoinRule,
): JoinedGame<Ours, Theirs>[] {
  const pairs = inOrder(cluster, rule.windowMs) ?? byNearness(cluster, rule.windowMs);
  return pairs.map(([own, other]) => ({
    ours: own,
    theirs: other,
    isSwapped: rule.keyOf(own.home) !== rule.keyOf(other.home),
  }));
}

const gapMs = (a: NamedGame, b: NamedGame): number => Math.abs(a.startsAtMs - b.startsAtMs);

/** First to first, second to second; null where the lists differ in length or a list does not tell its games apart. */
function inOrder<Ours extends NamedGame, Theirs extends NamedGame>(
  { ours, theirs }: Cluster<Ours, Theirs>,
  windowMs: number,
): [Ours, Theirs][] | null {
  if (ours.length !== theirs.length || !isSpread(ours) || !isSpread(theirs)) return null;
  const pairs = ours.flatMap((own, at): [Ours, Theirs][] => {
    const other = theirs[at];
    return other && gapMs(own, other) <= windowMs ? [[own, other]] : [];
  });
  return pairs.length === ours.length ? pairs : null;
}

const isSpread = (games: readonly NamedGame[]): boolean =>
  games.every((game, at) => at === 0 || gapMs(game, games[at - 1] ?? game) >= CLEARLY_NEARER_MS);

/** The nearest two first. A pair with a rival that is about as near takes itself and its rival out. */
function byNearness<Ours extends NamedGame, Theirs extends NamedGame>(
  { ours, theirs }: Cluster<Ours, Theirs>,
  windowMs: number,
): [Ours, Theirs][] {
  let open = ours
    .flatMap((own) => theirs.map((other) => ({ own, other, gap: gapMs(own, other) })))
    .filter(({ gap }) => gap <= windowMs)
    .sort((a, b) => a.gap - b.gap);
  const pairs: [Ours, Theirs][] = [];
  for (let best = open[0]; best; best = open[0]) {
    const { own, other, gap } = best;
    const rivals = open.filter((pair) => (pair.own === own) !== (pair.other === other));
    const unclear = rivals.filter((pair) => pair.gap - gap < CLEARLY_NEARER_MS);
    if (unclear.length === 0) pairs.push([own, other]);
    const taken = unclear.length === 0 ? [best] : [best, ...unclear];
    const usedOurs = new Set(taken.map((pair) => pair.own));
    const usedTheirs = new Set(taken.map((pair) => pair.other));
    open = open.filter((pair) => !usedOurs.has(pair.own) && !usedTheirs.has(pair.other));
  }
  return pairs;
}
