import * as z from 'zod/mini';
import { Pick } from './analysis.ts';
import type { PickView } from './content/read-answer.ts';
import { upgradeContent } from './content/upgrade-content.ts';

/** What names a pick: without it nothing can be said of it, nor joined to another. */
const Named = z.pick(Pick, { eventId: true, pick: true });

/** The figures that it takes to tell the reasons of a pick; words may be missing. */
const Told = z.pick(Pick, {
  pick: true,
  game: true,
  book: true,
  oddsDecimal: true,
  fairProbability: true,
  fairOdds: true,
  edge: true,
  worstOdds: true,
  verdict: true,
  confidence: true,
  units: true,
});
export type ToldPick = PickView & z.infer<typeof Told>;

/** The names of the picks of an answer, as any version of the product saved it. */
export const storedBets = (content: string): { eventId: string; pick: string }[] =>
  upgradeContent(content).picks.flatMap((pick) => Named.safeParse(pick).data ?? []);

/** The picks of such an answer as they are shown, in their order; null in the place of one without its figures. */
export const storedPicks = (content: string): (ToldPick | null)[] =>
  upgradeContent(content).picks.map((pick) => {
    const told = Told.safeParse(pick);
    return told.success ? { ...pick, ...told.data } : null;
  });
