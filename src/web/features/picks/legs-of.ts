import type { ParlayView, PickView } from '#contract/content/read-answer.ts';

/** The picks that a parlay joins, leg by leg; none where a leg is not among them. */
export function legsOf({ legs }: ParlayView, picks: readonly PickView[]): readonly PickView[] {
  const found = legs.map((leg) =>
    picks.find(({ pick, game }) => leg.startsWith(pick) && (game === undefined || leg.includes(game))),
  );
  const all = found.filter((pick) => pick !== undefined);
  return all.length === legs.length && new Set(all).size === all.length ? all : [];
}
